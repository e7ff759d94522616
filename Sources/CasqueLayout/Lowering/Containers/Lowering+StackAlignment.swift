import CasqueGeometry
import CasqueModel
import CasqueSolver

extension Lowering {
  /// How arranged views lie across the axis.
  ///
  /// Where they do not fill it, the stack is as long as its largest view (at 51, or 49 for one
  /// view and on baselines), and a view that asks for no size fills the stack at 25.
  mutating func addAlignment(of views: ArrangedViews) {
    let axis = views.axis.crossing
    for view in views.listed {
      switch Place(views.content.alignment, views) {
      case .fill:
        addFilling(of: view, in: views, axis)
        continue
      case .lower:
        addLower(.alignment, view, of: views, axis)
        addUpper(.spanningBoundary, view, of: views, axis, .lessThanOrEqual)
      case .upper:
        addUpper(.alignment, view, of: views, axis)
        addLower(.spanningBoundary, view, of: views, axis, .greaterThanOrEqual)
      case .center:
        addCenter(of: view, in: views, axis)
        addLower(.spanningBoundary, view, of: views, axis, .greaterThanOrEqual)
        addUpper(.spanningBoundary, view, of: views, axis, .lessThanOrEqual)
      case .firstBaseline: addFirstBaseline(of: view, in: views)
      case .lastBaseline: addLastBaseline(of: view, in: views)
      }
      addAmbiguitySuppression(of: view, in: views, axis)
    }
    if views.content.alignment.isBaseline { addTextWidths(of: views) }
    guard views.content.alignment != .fill else { return }
    let isSpanning = views.listed.count > 1 && !views.content.alignment.isBaseline
    addFit(
      isSpanning ? .spanningFit : .canvasFit, of: views, axis, at: isSpanning ? 51 : 49)
  }

  /// An alignment with its direction applied.
  private enum Place {
    case fill
    case lower
    case center
    case upper
    case firstBaseline
    case lastBaseline

    /// Leading and top are one alignment, as in UIKit; baselines of a vertical stack do not lie
    /// across its axis, and it is aligned at its leading edge.
    init(_ alignment: StackView.Alignment, _ views: ArrangedViews) {
      let isTurned = views.axis == .vertical && views.isMirrored
      self =
        switch alignment {
        case .fill: .fill
        case .leading, .top: isTurned ? .upper : .lower
        case .center: .center
        case .trailing, .bottom: isTurned ? .lower : .upper
        case .firstBaseline where views.axis == .horizontal: .firstBaseline
        case .lastBaseline where views.axis == .horizontal: .lastBaseline
        case .firstBaseline, .lastBaseline: isTurned ? .upper : .lower
        }
    }
  }

  /// The first view fills the stack, and the others lie as the first does: what the author asks of one
  /// of them against the stack holds for all.
  ///
  /// **Source** EnvironmentFacts §9, canvas-connection and UISV-alignment; a xib whose stack's first view
  /// has an inset of its author's, and the others as well.
  private mutating func addFilling(of view: Int, in views: ArrangedViews, _ axis: Axis) {
    guard let first = views.listed.first, first != view else {
      addLower(.canvasConnection, view, of: views, axis)
      return addUpper(.canvasConnection, view, of: views, axis)
    }
    for measure in [StackSum.Measure.lower, .upper] {
      let sum = StackSum(axis).adding(measure, of: view).subtracting(measure, of: first)
      add(.alignment, view, in: views.stack, sum)
    }
  }

  private mutating func addCenter(of view: Int, in views: ArrangedViews, _ axis: Axis) {
    let sum = StackSum(axis).adding(.center, of: view).subtracting(.center, of: views.stack)
      .adding(margin(of: views, axis, .lower), times: -0.5)
      .adding(margin(of: views, axis, .upper), times: 0.5)
    add(.alignment, view, in: views.stack, sum)
  }

  /// The first view lies at the top, the others have their baselines on its line; they may reach
  /// beyond the top.
  ///
  /// **Source** SavedFrames §8b: only the first view is pinned (13 of 13 views).
  private mutating func addFirstBaseline(of view: Int, in views: ArrangedViews) {
    let axis = Axis.vertical
    addUpper(.spanningBoundary, view, of: views, axis, .lessThanOrEqual)
    guard let first = views.listed.first, first != view else {
      return addLower(.canvasConnection, view, of: views, axis)
    }
    let sum = StackSum(axis).adding(.first, of: view, in: &self)
      .adding(.first, of: first, in: &self, times: -1)
    add(.alignment, view, in: views.stack, sum)
  }

  /// The first view lies at the bottom, the others have their last baselines on its line.
  private mutating func addLastBaseline(of view: Int, in views: ArrangedViews) {
    let axis = Axis.vertical
    addLower(.spanningBoundary, view, of: views, axis, .greaterThanOrEqual)
    guard let first = views.listed.first, first != view else {
      return addUpper(.canvasConnection, view, of: views, axis)
    }
    let sum = StackSum(axis).adding(.last, of: view, in: &self)
      .adding(.last, of: first, in: &self, times: -1)
    add(.alignment, view, in: views.stack, sum)
  }

  /// Labels that wrap would rather share the width than be as wide as their text in one line:
  /// width = (stack − spaces) / N, ten above their compression resistance.
  ///
  /// So in a horizontal stack of N labels, N ≥ 2. Where other views stand between them the share is
  /// not documented, and they get none.
  /// **Source** EnvironmentFacts §9.
  private mutating func addTextWidths(of views: ArrangedViews) {
    let labels = views.listed.compactMap { item -> (item: Int, wraps: Bool)? in
      guard case .label(let label) = tree.views[item].view.content else { return nil }
      return (item, label.numberOfLines != 1)
    }
    let count = Double(views.listed.count)
    guard views.axis == .horizontal, labels.count == views.listed.count, count >= 2 else { return }
    for label in labels where label.wraps {
      let sum = StackSum(.horizontal).adding(.extent, of: label.item)
        .adding(.extent, of: views.stack, times: -1 / count)
        .adding(SymbolicConstant(views.totalSpace / count))
        .adding(margin(of: views, .horizontal, .lower), times: 1 / count)
        .adding(margin(of: views, .horizontal, .upper), times: 1 / count)
      let resistance = tree.views[label.item].view.effectiveCompressionResistance(.horizontal)
      guard resistance.rawValue + 10 < LayoutPriority.required.rawValue else { continue }
      add(
        .textWidthDisambiguation, label.item, in: views.stack, sum,
        at: LayoutPriority(resistance.rawValue + 10))
    }
  }

  /// **Source** SavedFrames §8b, rule 8.
  private mutating func addAmbiguitySuppression(
    of view: Int, in views: ArrangedViews, _ axis: Axis
  ) {
    let sum = StackSum(axis).adding(.extent, of: view).subtracting(.extent, of: views.stack)
      .adding(margin(of: views, axis, .lower)).adding(margin(of: views, axis, .upper))
    add(.ambiguitySuppression, view, in: views.stack, sum, at: 25)
  }
}

extension StackView.Alignment {
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
