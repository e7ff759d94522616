import CasqueDiagnostics
import CasqueGeometry
import CasqueModel

/// Makes the values of a result from the last round of a resolve.
struct ResultAssembly {
  private let loop: OuterLoop
  private let tree: ViewTree
  private let frames: [Rect]
  private let grid: PixelGrid

  init(_ loop: OuterLoop) {
    self.loop = loop
    tree = loop.lowered.tree
    frames = loop.frames
    grid = loop.measurer.grid
  }

  /// The views in preorder.
  func views() -> [ResolvedView] {
    let rounded = tree.views.indices.map(roundedFrame)
    return tree.views.indices.map { view($0, rounded) }
  }

  /// The frames of the custom guides by id, edges on the pixel grid; the first of equal ids.
  func guides() -> [String: Rect] {
    var result: [String: Rect] = [:]
    for (index, guide) in tree.guides.enumerated()
    where !guide.isContentArea && result[guide.id] == nil {
      result[guide.id] = grid.round(loop.rects[tree.views.count + index])
    }
    return result
  }

  /// What to say of views whose constants never settled.
  func unstableDiagnostics() -> [Diagnostic] {
    guard let first = loop.unstable.first else { return [] }
    let names = loop.unstable.map { "'\(tree.id(of: $0))'" }.joined(separator: ", ")
    return [
      Diagnostic(
        .layoutUnstable,
        "the layout does not settle in \(OuterLoop.roundLimit) rounds because of \(names)",
        at: tree.views[first].view.place)
    ]
  }

  /// The edges of the alignment rectangle go to the pixel grid of the window; the frame follows.
  ///
  /// **Source** layout rule 8.
  private func roundedFrame(_ item: Int) -> Rect {
    let rect = grid.round(loop.rects[item])
    return item == 0 ? rect : rect.outset(by: loop.contents[item].alignmentInsets)
  }

  private func view(_ item: Int, _ rounded: [Rect]) -> ResolvedView {
    let entry = tree.views[item]
    let shared = entry.shared
    let absolute = rounded[item]
    let origin = entry.superview.map { contentFrame(of: $0) ?? rounded[$0] }?.origin ?? .zero
    let rect = loop.rects[item]
    var result = ResolvedView(
      shared, superview: entry.superview.map(tree.id),
      frame: Rect(origin: absolute.origin - origin, size: absolute.size),
      absoluteFrame: absolute, alignmentRect: rect)
    let insets = loop.insets[item]
    result.safeAreaInsets = insets.safeArea
    result.layoutMargins = insets.margins
    result.readableContentFrame = readableFrame(item, absolute)
    let content = loop.contents[item]
    result.intrinsicContentSize = content.size
    (result.firstBaseline, result.lastBaselineToBottom) = loop.baselines(of: item)
    result.contentFrame = contentFrame(of: item)
    result.contentSize = result.contentFrame?.size
    let placed = loop.measurer.place(
      shared.view.content, content, in: rect.size, isMirrored: entry.isMirrored)
    if let placed {
      let inner = Point(x: content.alignmentInsets.left, y: content.alignmentInsets.top)
      result.text = placed.text
      result.textFrame = placed.frame.offset(by: inner)
    }
    result.isMirrored = entry.isMirrored
    result.isEffectivelyHidden = entry.isEffectivelyHidden
    return result
  }

  /// Where what a view scrolls lies in the window, or nil if it does not scroll.
  private func contentFrame(of item: Int) -> Rect? {
    tree.contentArea(of: item).map { grid.round(loop.rects[$0]) }
  }

  private func readableFrame(_ item: Int, _ absolute: Rect) -> Rect {
    let insets = loop.insets[item]
    let rule = loop.measurer.environment.profile.readableWidth
    let (left, right) = rule.insets(inWidth: frames[item].width, insets)
    return absolute.inset(
      by: Insets(top: insets.margins.top, left: left, bottom: insets.margins.bottom, right: right))
  }
}
