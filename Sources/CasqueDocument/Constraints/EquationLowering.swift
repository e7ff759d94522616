import CasqueDiagnostics
import CasqueModel

/// Turns an equation whose names are known into constraints.
struct EquationLowering {
  let resolver: AnchorResolver

  /// The constraints of an equation: one, or one for each attribute of a group.
  func constraints(of equation: Equation) throws(ConstraintProblem) -> [LayoutConstraint] {
    let first = try resolver.resolve(equation.first)
    var second: ResolvedAnchor?
    if let anchor = equation.second { second = try resolver.resolve(anchor) }
    try checkNumbers(equation)
    switch (first.measure, second?.measure) {
    case (.attribute(let a), nil):
      try checkConstant([a], first, equation)
      return [make(first.item, a, nil, nil, equation)]
    case (.attribute(let a), .attribute(let b)?):
      try check(a, b, equation)
      return [make(first.item, a, second?.item, b, equation)]
    case (.group(let group), nil):
      try checkConstant(group.attributes, first, equation)
      return group.attributes.map { make(first.item, $0, nil, nil, equation) }
    case (.group(let a), .group(let b)?):
      guard a == b else { throw mixed(equation, "'\(a.rawValue)' and '\(b.rawValue)'") }
      if a.isInset, let offsets = equation.multiplierOffsets {
        throw ConstraintProblem(
          .constraintNumber, "'\(a.rawValue)' cannot be multiplied", at: offsets)
      }
      return a.attributes.map { make(first.item, $0, second?.item, $0, inset(equation, $0, a)) }
    case (.group(let a), .attribute(let b)?):
      throw mixed(equation, "'\(a.rawValue)' and '\(b.rawValue)'")
    case (.attribute(let a), .group(let b)?):
      throw mixed(equation, "'\(a.rawValue)' and '\(b.rawValue)'")
    }
  }

  private func make(
    _ item: LayoutItem, _ attribute: LayoutAttribute, _ other: LayoutItem?,
    _ otherAttribute: LayoutAttribute?, _ equation: Equation
  ) -> LayoutConstraint {
    LayoutConstraint(
      item, attribute, equation.relation, to: other, otherAttribute,
      multiplier: equation.multiplier, constant: equation.constant,
      priority: equation.priority ?? .required)
  }

  /// The equation of one edge: at the far edges inwards is the other way.
  private func inset(
    _ equation: Equation, _ attribute: LayoutAttribute, _ group: AttributeGroup
  ) -> Equation {
    guard group.isInset, attribute == .bottom || attribute == .trailing else { return equation }
    var turned = equation
    turned.constant = equation.constant == 0 ? 0 : -equation.constant
    turned.relation =
      switch equation.relation {
      case .equal: .equal
      case .lessThanOrEqual: .greaterThanOrEqual
      case .greaterThanOrEqual: .lessThanOrEqual
      }
    return turned
  }

  // MARK: Rules

  private func checkNumbers(_ equation: Equation) throws(ConstraintProblem) {
    guard let offsets = equation.multiplierOffsets else { return }
    guard equation.multiplier != 0 else {
      throw ConstraintProblem(
        .constraintNumber, "with a factor of 0 nothing of the anchor is left", at: offsets)
    }
    guard equation.multiplier.magnitude <= documentNumberLimit else {
      throw ConstraintProblem(
        .constraintNumber, "the factor is larger than \(shortNumber(documentNumberLimit))",
        at: offsets)
    }
  }

  private func checkConstant(
    _ attributes: [LayoutAttribute], _ first: ResolvedAnchor, _ equation: Equation
  ) throws(ConstraintProblem) {
    guard let position = attributes.first(where: { !$0.isDimension }) else { return }
    let name = attributes.count == 1 ? position.rawValue : "a position"
    throw ConstraintProblem(
      .constraintMixedAttributes,
      "'\(name)' cannot equal a number alone: it needs the anchor of another item",
      at: equation.rightOffsets)
  }

  private func check(
    _ a: LayoutAttribute, _ b: LayoutAttribute, _ equation: Equation
  ) throws(ConstraintProblem) {
    let names = "'\(a.rawValue)' and '\(b.rawValue)'"
    guard a.isDimension == b.isDimension else {
      throw mixed(equation, "\(names): one is a size, the other a position")
    }
    guard a.isDimension || a.axis == b.axis else {
      throw mixed(equation, "\(names): they are of different axes")
    }
    guard !(a.isDirectional && b.isAbsoluteSide), !(a.isAbsoluteSide && b.isDirectional) else {
      throw mixed(equation, "\(names): one follows the writing direction, the other does not")
    }
  }

  private func mixed(_ equation: Equation, _ what: String) -> ConstraintProblem {
    ConstraintProblem(
      .constraintMixedAttributes, "a constraint cannot relate \(what)",
      at: equation.second?.offsets ?? equation.rightOffsets)
  }
}
