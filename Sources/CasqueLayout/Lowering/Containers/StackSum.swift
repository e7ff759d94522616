import CasqueGeometry
import CasqueModel
import CasqueSolver

/// A sum of measures of items along one axis, as a row of a stack view is written.
struct StackSum {
  /// What of an item is summed.
  enum Measure {
    case lower
    case center
    case upper
    case extent
  }

  let axis: Axis
  private(set) var terms: [LoweredTerm] = []
  var constant = SymbolicConstant()

  init(_ axis: Axis) { self.axis = axis }

  /// The sum with a multiple of a measure of an item.
  func adding(_ measure: Measure, of item: Int, times factor: Double = 1) -> StackSum {
    var sum = self
    let position = LayoutVariable(item: item, axis, .position)
    let size = LayoutVariable(item: item, axis, .size)
    if measure != .extent { LoweredRow.add(factor, of: position, to: &sum.terms) }
    switch measure {
    case .lower: break
    case .center: LoweredRow.add(factor / 2, of: size, to: &sum.terms)
    case .upper, .extent: LoweredRow.add(factor, of: size, to: &sum.terms)
    }
    return sum
  }

  /// The sum less a measure of an item.
  func subtracting(_ measure: Measure, of item: Int) -> StackSum {
    adding(measure, of: item, times: -1)
  }

  /// The sum with a constant.
  func adding(_ other: SymbolicConstant, times factor: Double = 1) -> StackSum {
    var sum = self
    sum.constant.add(other, times: factor)
    return sum
  }
}

extension Lowering {
  /// Adds the row sum (≤, =, ≥) 0.
  mutating func add(
    _ rule: StackRule, _ view: Int, in stack: Int, _ sum: StackSum, _ relation: Relation = .equal,
    at priority: LayoutPriority = .required
  ) {
    rows.append(
      LoweredRow(
        terms: sum.terms, constant: sum.constant, relation: relation,
        strength: priority.strength, source: .stack(rule, view: view, stack: stack, sum.axis)))
  }

  /// Adds a row about where a view lies at the lower end of its stack, inside its margins.
  mutating func addLower(
    _ rule: StackRule, _ view: Int, of views: ArrangedViews, _ axis: Axis,
    _ relation: Relation = .equal
  ) {
    let sum = StackSum(axis).adding(.lower, of: view).subtracting(.lower, of: views.stack)
      .adding(margin(of: views, axis, .lower), times: -1)
    add(rule, view, in: views.stack, sum, relation)
  }

  /// Adds a row about where a view lies at the upper end of its stack, inside its margins.
  mutating func addUpper(
    _ rule: StackRule, _ view: Int, of views: ArrangedViews, _ axis: Axis,
    _ relation: Relation = .equal
  ) {
    let sum = StackSum(axis).adding(.upper, of: view).subtracting(.upper, of: views.stack)
      .adding(margin(of: views, axis, .upper))
    add(rule, view, in: views.stack, sum, relation)
  }

  /// The margin inside which a stack arranges its views.
  mutating func margin(
    of views: ArrangedViews, _ axis: Axis, _ side: Side
  ) -> SymbolicConstant {
    views.content.isLayoutMarginsRelativeArrangement
      ? constant(.margin(view: views.stack, axis, side)) : SymbolicConstant()
  }
}
