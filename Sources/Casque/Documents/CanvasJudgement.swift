import CasqueGeometry
import CasqueLayout
import CasqueModel
import CasqueText

/// Tells which views of a canvas lie elsewhere than their constraints put them.
///
/// How large content is, the widths of text above all, is known within a few percent, and one label
/// that is off would move everything around it. So two layouts are judged. In the first, every view's
/// content has the size that the document shows: a frame that differs there is wrong whatever content
/// measures. (Where the shown frames solve the constraints, they still do with contents of just
/// these sizes: what a content loses by hugging or resisting only falls, by no less than elsewhere.) In
/// the second, a content that no measuring explains has its measured size; a view that is of another
/// size there is wrong as well.
struct CanvasJudgement {
  /// A view that lies elsewhere than it is shown.
  struct Misplacement {
    var view: ResolvedView
    var saved: Rect
    /// Where its constraints put it.
    var frame: Rect
    /// What of the frame is off.
    var measures: [FrameMeasure]
  }

  private let root: CanvasRoot
  private let saved: [String: Rect]
  private let resources: any Resources
  /// Whether all saved frames are in whole points: of documents that were never shown on a screen of
  /// two pixels to a point.
  private let isWhole: Bool
  /// How far a frame may be off, in points.
  private var tolerance: Double { isWhole ? 1.01 : 0.51 }

  /// Makes it for a root with the saved frames of the views that are placed by constraints.
  init(_ root: CanvasRoot, saved: [String: Rect], resources: any Resources) {
    self.root = root
    self.saved = saved
    self.resources = resources
    isWhole = saved.values.allSatisfy { rect in
      [rect.minX, rect.minY, rect.width, rect.height].allSatisfy { $0 == $0.rounded() }
    }
  }

  /// The views that are misplaced, in the order of the layout.
  ///
  /// Where measured contents explain the canvas with fewer misplaced views, they are believed; with as
  /// many, either may be right.
  ///
  /// - Parameter plain: the root as it is solved with measured contents.
  func misplacements(in plain: LayoutResult, with engine: inout Engine) -> [Misplacement] {
    let measuredOff = off(in: plain) { _, _, _ in true }
    if measuredOff.isEmpty { return [] }
    let asMeasured = misfits(measuredOff, in: root.layout, with: &engine)
    let contents = ContentRanges(
      plain, saved: saved, isWhole: isWhole, root: root, resources: resources, with: &engine)
    let shown = root.layout.givingContent(contents.shownSizes)
    let byShown = misfits(
      off(in: solve(shown, &engine)) { _, _, _ in true }, in: shown, with: &engine)
    let measured = root.layout.givingContent(contents.plausibleSizes)
    let ownSizes = off(in: solve(measured, &engine)) { view, part, axis in
      part == .size && contents.isImplausible(view.id, axis)
    }
    let byMeasured = misfits(ownSizes, in: measured, with: &engine)
    let asShown = byShown.merging(byMeasured)
    if asMeasured.count < asShown.count { return asMeasured }
    let found = asMeasured.count > asShown.count ? asShown : asShown.merging(asMeasured)
    let byView = Dictionary(uniqueKeysWithValues: found.map { ($0.view.id, $0) })
    return plain.views.compactMap { byView[$0.id] }
  }

  /// What is open on the canvas, by more than a frame may be off, whatever contents measure.
  ///
  /// Two labels side by side lack a point each where the widths of their texts are taken a little
  /// too large; with the sizes that they are shown with nothing is open.
  ///
  /// - Parameter plain: the root as it is solved with measured contents.
  func ambiguities(in plain: LayoutResult, with engine: inout Engine) -> [LayoutAmbiguity] {
    let open = plain.ambiguities.filter(isSeen)
    guard !open.isEmpty else { return [] }
    let contents = ContentRanges(
      plain, saved: saved, isWhole: isWhole, root: root, resources: resources, with: &engine)
    let plausible = engine.resolve(
      root.layout.givingContent(contents.plausibleSizes), in: root.environment,
      cellName: plain.cellName, resources: resources
    ).ambiguities.filter(isSeen)
    return open.filter { ambiguity in
      plausible.contains { $0.viewID == ambiguity.viewID && $0.axis == ambiguity.axis }
    }
  }

  private func isSeen(_ ambiguity: LayoutAmbiguity) -> Bool {
    ambiguity.range.upperBound - ambiguity.range.lowerBound > tolerance
  }

  /// The saved frame of a view that constraints place, if it can be seen.
  private func savedFrame(of view: ResolvedView) -> Rect? {
    view.isEffectivelyHidden ? nil : saved[view.id]
  }

  private func solve(_ layout: Layout, _ engine: inout Engine) -> LayoutResult {
    engine.frames(of: layout, in: root.environment, resources: resources)
  }

  /// The views that lie elsewhere than they are shown.
  private func off(
    in result: LayoutResult, where counts: (ResolvedView, FrameMeasure.Part, Axis) -> Bool
  ) -> [Misplacement] {
    result.views.dropFirst().compactMap { view in
      savedFrame(of: view).flatMap { off(view, from: $0) { counts(view, $0, $1) } }
    }
  }

  /// Those of views that are off by constraints of their own: what only hangs on another view that
  /// is, or on a bar that nobody told of, lies as it should.
  private func misfits(
    _ found: [Misplacement], in layout: Layout, with engine: inout Engine
  ) -> [Misplacement] {
    if found.isEmpty { return [] }
    let isMisfit = engine.misfits(
      of: found.flatMap(\.measures), shown: saved, tolerance: tolerance, in: layout,
      root.environment, resources: resources)
    var next = 0
    return found.compactMap { item in
      var item = item
      let own = isMisfit[next..<next + item.measures.count]
      next += item.measures.count
      item.measures = zip(item.measures, own).filter(\.1).map(\.0)
      return item.measures.isEmpty ? nil : item
    }
  }

  private func off(
    _ view: ResolvedView, from saved: Rect, where counts: (FrameMeasure.Part, Axis) -> Bool
  ) -> Misplacement? {
    var measures: [FrameMeasure] = []
    for axis in Axis.allCases {
      if axis == .vertical, view.isImageOfSymbol, isAlignedAsSymbol(saved, view.frame) { continue }
      for part in [FrameMeasure.Part.position, .size] where counts(part, axis) {
        let difference =
          part == .size
          ? view.frame.size[axis] - saved.size[axis] : view.frame.min(axis) - saved.min(axis)
        if difference.magnitude > tolerance {
          measures.append(FrameMeasure(viewID: view.id, axis: axis, part: part))
        }
      }
    }
    return measures.isEmpty
      ? nil : Misplacement(view: view, saved: saved, frame: view.frame, measures: measures)
  }

  /// Whether an image view of a symbol may lie where it is shown by constraints that give it a frame.
  ///
  /// They place a symbol's alignment rectangle, about a line of text, which the symbol fills, leaves
  /// or reaches beyond as it is drawn; its measures are not public.
  /// **Source** 6 image views of 3 documents and 4 of 4 others: up to 6 points lower and 2 higher than
  /// their constraints say, their middles 1.5 points off at most.
  private func isAlignedAsSymbol(_ saved: Rect, _ frame: Rect) -> Bool {
    let higher = saved.height - frame.height
    let middle = saved.minY - frame.minY + higher / 2
    return (-6 - tolerance...2 + tolerance).contains(higher) && middle.magnitude <= 1.5
  }
}

extension [CanvasJudgement.Misplacement] {
  /// These, and those of another layout: along an axis where only that one tells that a view is off,
  /// it is where that one puts it.
  fileprivate func merging(_ other: [Element]) -> [Element] {
    var result = self
    let places = Dictionary(uniqueKeysWithValues: enumerated().map { ($1.view.id, $0) })
    for item in other {
      guard let index = places[item.view.id] else {
        result.append(item)
        continue
      }
      for measure in item.measures where !result[index].measures.contains(measure) {
        result[index].measures.append(measure)
        result[index].frame = result[index].frame.taking(measure.axis, of: item.frame)
      }
    }
    return result
  }
}

extension ResolvedView {
  fileprivate var isImageOfSymbol: Bool {
    guard case .imageView(let view) = view.content else { return false }
    return view.image.map { SymbolImage(name: $0) != nil } ?? false
  }
}

extension Rect {
  /// The rectangle with the place and the length of another one along an axis.
  fileprivate func taking(_ axis: Axis, of other: Rect) -> Rect {
    switch axis {
    case .horizontal: Rect(x: other.minX, y: minY, width: other.width, height: height)
    case .vertical: Rect(x: minX, y: other.minY, width: width, height: other.height)
    }
  }
}

extension Layout {
  /// The layout with lengths that the contents of views ask for.
  func givingContent(_ sizes: [String: AxisPair<Double?>]) -> Layout {
    var layout = self
    layout.root = root.givingContent(sizes)
    return layout
  }
}

extension View {
  fileprivate func givingContent(_ sizes: [String: AxisPair<Double?>]) -> View {
    var view = self
    if let size = sizes[id] {
      for axis in Axis.allCases {
        if let length = size[axis] { view.intrinsicSize[axis] = .points(length) }
      }
    }
    view.subviews = subviews.map { $0.givingContent(sizes) }
    return view
  }
}
