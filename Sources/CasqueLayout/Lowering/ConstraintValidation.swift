import CasqueDiagnostics
import CasqueModel

/// Finds constraints that mean nothing: unknown items, attributes that do not go together, numbers
/// that no screen has.
///
/// Document readers report the same with better places; Swift code has only this.
struct ConstraintValidation {
  /// The greatest constant, in points, that is taken for a measure.
  static let greatestConstant: Double = 10_000_000
  /// The greatest multiplier that a row is built with.
  static let greatestMultiplier: Double = 1_000_000

  private let tree: ViewTree

  init(_ tree: ViewTree) { self.tree = tree }

  /// Why `constraint` has to be left out, or nil if it is sound.
  func problem(of constraint: LayoutConstraint) -> Diagnostic? {
    unknownItem(in: constraint) ?? unfitAttribute(in: constraint)
      ?? mixedAttributes(in: constraint) ?? unusableNumber(in: constraint)
  }

  private func unknownItem(in constraint: LayoutConstraint) -> Diagnostic? {
    let items = [constraint.firstItem] + (constraint.secondItem.map { [$0] } ?? [])
    guard let unknown = items.first(where: { tree.loweredItem($0) == nil }) else { return nil }
    let name: String
    if case .guide(.custom(let guide), let owner) = unknown, tree.view(owner) != nil {
      name = "view '\(owner)' has no layout guide '\(guide)'"
    } else if tree.view(unknown.viewID) != nil {
      name = "view '\(unknown.viewID)' does not scroll and has no content and frame guides"
    } else {
      name = "the layout has no view '\(unknown.viewID)'"
    }
    return Diagnostic(
      .constraintUnknownItem, "\(name), so '\(constraint)' is left out", at: constraint.place)
  }

  private func unfitAttribute(in constraint: LayoutConstraint) -> Diagnostic? {
    var sides = [(constraint.firstItem, constraint.firstAttribute)]
    if let item = constraint.secondItem, let attribute = constraint.secondAttribute {
      sides.append((item, attribute))
    }
    for (item, attribute) in sides {
      let needsView =
        attribute.withinMargins != nil || attribute == .firstBaseline
        || attribute == .lastBaseline
      guard needsView, case .guide = item else { continue }
      return Diagnostic(
        .constraintUnknownAttribute,
        "a layout guide has no \(attribute.rawValue), so '\(constraint)' is left out",
        at: constraint.place)
    }
    return nil
  }

  private func mixedAttributes(in constraint: LayoutConstraint) -> Diagnostic? {
    guard let reason = mixture(in: constraint) else { return nil }
    return Diagnostic(
      .constraintMixedAttributes, "\(reason), so '\(constraint)' is left out",
      at: constraint.place)
  }

  private func mixture(in constraint: LayoutConstraint) -> String? {
    let first = constraint.firstAttribute
    guard constraint.secondItem != nil, let second = constraint.secondAttribute else {
      if constraint.secondItem != nil || constraint.secondAttribute != nil {
        return "the second item and its attribute go together"
      }
      return first.isDimension ? nil : "\(first.rawValue) needs a second item to be measured from"
    }
    if first.isDimension != second.isDimension {
      return "\(first.rawValue) and \(second.rawValue) are a position and an extent"
    }
    if !first.isDimension && first.axis != second.axis {
      return "\(first.rawValue) and \(second.rawValue) lie on different axes"
    }
    if first.isDirectional && second.isAbsoluteSide || first.isAbsoluteSide && second.isDirectional
    {
      let (directional, absolute) = first.isDirectional ? (first, second) : (second, first)
      return "\(directional.rawValue) follows the writing direction"
        + " and \(absolute.rawValue) does not"
    }
    return nil
  }

  private func unusableNumber(in constraint: LayoutConstraint) -> Diagnostic? {
    let isConstantUsable = constraint.constant.magnitude <= ConstraintValidation.greatestConstant
    let isMultiplierUsable =
      constraint.multiplier.magnitude <= ConstraintValidation.greatestMultiplier
    if isConstantUsable && isMultiplierUsable { return nil }
    let number = isConstantUsable ? constraint.multiplier : constraint.constant
    return Diagnostic(
      .constraintNumber, "\(number) is no measure on a screen, so a constraint is left out",
      at: constraint.place)
  }
}

extension Double {
  /// The number as a measure on a screen: none for no number, cut at the greatest constant.
  var measure: Double {
    let limit = ConstraintValidation.greatestConstant
    return isNaN ? 0 : Swift.min(Swift.max(self, -limit), limit)
  }
}

extension ViewTree {
  /// The item as rows know it, or nil if the tree has none.
  func loweredItem(_ item: LayoutItem) -> LoweredItem? {
    switch item {
    case .view(let id): view(id).map(LoweredItem.item)
    case .guide(.custom(let guide), let owner):
      view(owner).flatMap { self.guide(guide, of: $0) }.map(LoweredItem.item)
    case .guide(.contentLayout, let owner):
      view(owner).flatMap(contentArea).map(LoweredItem.item)
    case .guide(.frameLayout, let owner):
      view(owner).flatMap { contentArea(of: $0) == nil ? nil : .insetGuide(.frameLayout, view: $0) }
    case .guide(let kind, let owner):
      view(owner).map { LoweredItem.insetGuide(kind, view: $0) }
    }
  }
}
