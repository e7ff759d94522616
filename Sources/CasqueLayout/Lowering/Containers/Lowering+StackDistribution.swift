import CasqueGeometry
import CasqueModel
import CasqueSolver

extension Lowering {
  /// How arranged views follow one another and share the extent along the axis.
  ///
  /// | distribution | space | sizes |
  /// |---|---|---|
  /// | fill | = spacing | by the views' own priorities |
  /// | fillEqually | = spacing | that of the first |
  /// | fillProportionally | = spacing | share · stack at 999, 998, … |
  /// | equalSpacing | ≥ spacing, all equal | by the views' own priorities |
  /// | equalCentering | ≥ spacing | centres equally far apart at 149, 148, … |
  mutating func addDistribution(of views: ArrangedViews) {
    let axis = views.axis
    if let first = views.ordered.first, let last = views.ordered.last {
      addLower(.canvasConnection, first, of: views, axis)
      addUpper(.canvasConnection, last, of: views, axis)
    }
    addSpacing(of: views)
    switch views.content.distribution {
    case .fill: break
    case .fillEqually: addEqualSizes(of: views)
    case .fillProportionally: addProportions(of: views)
    case .equalSpacing:
      addEqualGaps(of: views)
      addFit(.canvasFit, of: views, axis, at: 49)
    case .equalCentering:
      addEqualCentering(of: views)
      addFit(.canvasFit, of: views, axis, at: 49)
    }
  }

  private mutating func addSpacing(of views: ArrangedViews) {
    let axis = views.axis
    let relation: Relation =
      switch views.content.distribution {
      case .fill, .fillEqually, .fillProportionally: .equal
      case .equalSpacing, .equalCentering: .greaterThanOrEqual
      }
    let isFromBaselines = axis == .vertical && views.content.isBaselineRelativeArrangement
    for (lower, upper, space) in views.neighbors {
      let start = StackSum(axis).adding(SymbolicConstant(-space))
      let sum =
        isFromBaselines
        ? start.adding(.first, of: upper, in: &self).adding(.last, of: lower, in: &self, times: -1)
        : start.adding(.lower, of: upper).subtracting(.upper, of: lower)
      add(.spacing, upper, in: views.stack, sum, relation)
    }
  }

  private mutating func addEqualSizes(of views: ArrangedViews) {
    guard let first = views.listed.first else { return }
    for view in views.listed.dropFirst() {
      let sum = StackSum(views.axis).adding(.extent, of: view).subtracting(.extent, of: first)
      add(.fillEqually, view, in: views.stack, sum)
    }
  }

  /// size = share · stack; once there are spaces the last view does not come out, as in UIKit.
  private mutating func addProportions(of views: ArrangedViews) {
    let whole = LayoutVariable(item: views.stack, views.axis, .size)
    for (index, view) in views.listed.enumerated() {
      let share = constant(.share(view: view, stack: views.stack))
      let priority = LayoutPriority(999 - Float(index))
      add(
        .fillProportionally, view, in: views.stack,
        StackSum(views.axis).adding(.extent, of: view), at: priority)
      rows[rows.count - 1].sharedTerms = share.parts.map {
        SharedTerm(variable: whole, symbol: $0.symbol, factor: -1)
      }
    }
  }

  private mutating func addEqualGaps(of views: ArrangedViews) {
    for (lower, middle, upper) in views.triples {
      let sum = StackSum(views.axis).adding(.lower, of: upper).subtracting(.upper, of: middle)
        .subtracting(.lower, of: middle).adding(.upper, of: lower)
      add(.distributing, upper, in: views.stack, sum)
    }
  }

  private mutating func addEqualCentering(of views: ArrangedViews) {
    for (index, triple) in views.triples.enumerated() {
      let sum = StackSum(views.axis).adding(.center, of: triple.upper)
        .adding(.center, of: triple.middle, times: -2).adding(.center, of: triple.lower)
      let priority = LayoutPriority(149 - Float(index))
      add(.distributing, triple.upper, in: views.stack, sum, at: priority)
    }
  }
}
