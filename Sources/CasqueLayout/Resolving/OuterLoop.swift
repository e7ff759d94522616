import CasqueGeometry
import CasqueModel

/// Solves a structure in one environment until the constants that depend on frames stay.
///
/// 1. Solve with text measured unbounded and nested guides as if they had no safe area.
/// 2. Update insets and baselines from the frames, in preorder, and solve again, until they stay.
/// 3. Measure wrapping text at its solved width; go on with 2. Text is measured again after that
///    only where an inset changed, as UIKit measures twice and no more.
///
/// **Source** layout rules 3 and 4.
struct OuterLoop {
  /// How often a system is solved before it counts as unstable.
  ///
  /// **Source** layout rule 3.
  static let roundLimit = 8

  let lowered: LoweredLayout
  let measurer: ContentMeasurer
  private let memory: ContentMemory
  /// What the views' contents ask for, as measured last.
  private(set) var contents: [MeasuredContent]
  /// The alignment rectangles by item, in the window's coordinates, not rounded.
  private(set) var rects: [Rect] = []
  /// The frames by item, in the window's coordinates, not rounded.
  private(set) var frames: [Rect] = []
  private(set) var insets: [ViewInsets] = []
  /// Where cells of collection views lie, by the view.
  private(set) var collections: [Int: CellArrangement] = [:]
  /// The views whose constants still changed when the rounds ended, in layout order.
  private(set) var unstable: [Int] = []

  init(
    _ lowered: LoweredLayout, measurer: ContentMeasurer, contents: [MeasuredContent],
    memory: ContentMemory
  ) {
    self.lowered = lowered
    self.measurer = measurer
    self.contents = contents
    self.memory = memory
  }

  /// Runs the rounds; afterwards the frames are those of the last one.
  mutating func run(on system: inout LayoutSystem) {
    updateInsets()
    var table = evaluate()
    var isTextPending = contents.contains(where: \.wrapsAtLayoutWidth)
    for round in 1... {
      system.solve(table)
      system.read(into: &rects)
      updateFrames()
      updateInsets()
      var next = evaluate()
      var changes = next.changes(from: table)
      if changes.contains(where: { lowered.symbols[$0].isInset }) { isTextPending = true }
      if changes.isEmpty && isTextPending {
        isTextPending = false
        measureWrappingText()
        next = evaluate()
        changes = next.changes(from: table)
      }
      if changes.isEmpty { return }
      if round == OuterLoop.roundLimit {
        unstable = Set(changes.map { lowered.symbols[$0].view }).sorted()
        return
      }
      table = next
    }
  }

  private mutating func updateFrames() {
    frames.removeAll(keepingCapacity: true)
    frames.reserveCapacity(rects.count)
    for item in rects.indices { frames.append(frame(of: item)) }
  }

  private mutating func updateInsets() {
    ViewInsets.all(
      of: lowered.tree, frames: frames, in: measurer.environment, contents: contents,
      into: &insets)
  }

  private mutating func measureWrappingText() {
    for item in contents.indices where contents[item].wrapsAtLayoutWidth {
      let width = rects[item].width
      guard width > 0, let text = contents[item].text,
        !text.keepsItsBreaks(at: max(0, width - contents[item].textInset))
      else { continue }
      contents[item] = memory.content(of: item, width: width, measurer)
    }
    updateFrames()
  }

  private mutating func evaluate() -> ConstantTable {
    collections = arrangedCollections()
    var table = ConstantTable(capacity: lowered.symbols.count)
    for symbol in lowered.symbols { table.append(value(of: symbol)) }
    return table
  }

  private func value(of symbol: LayoutSymbol) -> Double {
    switch symbol {
    case .windowSize(let axis): max(0, measurer.environment.size[axis])
    case .safeArea(let view, let axis, let side): insets[view].safeArea.value(axis, side)
    case .margin(let view, let axis, let side): insets[view].margins.value(axis, side)
    case .readable(let view, let side): readableInset(of: view, side)
    case .keyboard(let view):
      measurer.environment.keyboardGuideHeight(in: frame(of: view), insets[view])
    case .alignment(let view, let axis, let side):
      contents[view].alignmentInsets.value(axis, side)
    case .firstBaseline(let view): baselines(of: view).first
    case .lastBaseline(let view): baselines(of: view).last
    case .baselineBelowCenter(let view, let line): baselineBelowCenter(line, of: view)
    case .contentInset(let view, let axis, let side): contentInset(of: view, axis, side)
    case .share(let view, let stack): share(of: view, in: stack)
    case .contentSize(let view, let axis): contents[view].size[axis] ?? 0
    case .controllerEdge(let view, let side): controllerEdge(of: view, side)
    case .barHeight(let view): controllerBar(view)?.height ?? 0
    case .cellOrigin(let view, let axis): cellFrame(of: view).min(axis)
    case .cellExtent(let view, let axis): cellFrame(of: view).size[axis]
    case .collectionExtent(let view, let axis): collections[view]?.contentSize[axis] ?? 0
    }
  }

  private func readableInset(of view: Int, _ side: Side) -> Double {
    let rule = measurer.environment.profile.readableWidth
    let (left, right) = rule.insets(inWidth: frame(of: view).width, insets[view])
    return side == .lower ? left : right
  }

  /// The frame of an item; before anything was solved that of the root, and no room for others.
  func frame(of item: Int) -> Rect {
    guard !rects.isEmpty else {
      return item == 0 ? Rect(origin: .zero, size: measurer.environment.size) : .zero
    }
    return item == 0 || item >= contents.count
      ? rects[item] : rects[item].outset(by: contents[item].alignmentInsets)
  }
}

extension Insets {
  /// The distance at one edge.
  func value(_ axis: Axis, _ side: Side) -> Double {
    side == .lower ? lower(axis) : upper(axis)
  }
}

extension Rect {
  /// The rectangle made larger by `insets`, edge by edge.
  func outset(by insets: Insets) -> Rect {
    Rect(
      minX: minX - insets.left, minY: minY - insets.top, maxX: maxX + insets.right,
      maxY: maxY + insets.bottom)
  }
}
