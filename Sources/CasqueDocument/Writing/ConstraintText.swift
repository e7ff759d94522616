import CasqueGeometry
import CasqueModel

/// Constraints as equations, and as visual format where they have a standard space.
struct ConstraintText {
  let names: DocumentNames
  /// The view that holds the list.
  let owner: String

  /// What the document form cannot say of a constraint.
  enum Unsayable: Error {
    /// Left or right against leading or trailing, different axes, or a size against a position.
    case mixedAttributes
    /// A position without another item.
    case lonePosition
    /// A margin or a baseline of a guide.
    case guideAttribute
    /// A factor of 0, or a number beyond the form's bounds.
    case number

    /// A view or guide that is not in the layout.
    case missingItem

    /// The reason in words.
    var reason: String {
      switch self {
      case .mixedAttributes: "it relates measures that do not go together"
      case .lonePosition: "a position needs the anchor of another item"
      case .guideAttribute: "a guide has neither margins nor baselines"
      case .missingItem: "it names a view that is not installed in every size class"
      case .number: "its factor or constant is 0 or too large"
      }
    }
  }

  /// A line of a list of constraints.
  func line(_ constraint: LayoutConstraint) throws(Unsayable) -> String {
    let equation = try text(constraint)
    guard let id = constraint.identifier.flatMap(names.constraint) else { return equation }
    // The brackets of visual format would begin a list in a flow mapping.
    let value = constraint.spacing == nil ? equation : ScalarText.quoted(equation)
    return "{equation: \(value), id: \(id)}"
  }

  private func text(_ constraint: LayoutConstraint) throws(Unsayable) -> String {
    if let spacing = constraint.spacing, let text = visualFormat(constraint, spacing) {
      return text
    }
    try check(constraint)
    var text = try anchor(constraint.firstItem, constraint.firstAttribute)
    text += " \(constraint.relation.rawValue) "
    if let item = constraint.secondItem, let attribute = constraint.secondAttribute,
      constraint.multiplier != 0
    {
      if constraint.multiplier != 1 { text += "\(shortNumber(constraint.multiplier)) * " }
      text += try anchor(item, attribute)
      let size = shortNumber(constraint.constant.magnitude)
      if constraint.constant > 0 { text += " + \(size)" }
      if constraint.constant < 0 { text += " - \(size)" }
    } else {
      text += shortNumber(constraint.constant)
    }
    if !constraint.priority.isRequired {
      text += " @\(shortNumber(Double(constraint.priority.rawValue)))"
    }
    return text
  }

  private func check(_ constraint: LayoutConstraint) throws(Unsayable) {
    let first = constraint.firstAttribute
    for case let item? in [constraint.firstItem, constraint.secondItem] {
      guard names.contains(item.viewID) else { throw .missingItem }
    }
    guard constraint.constant.magnitude <= documentNumberLimit,
      constraint.multiplier.magnitude <= documentNumberLimit
    else { throw .number }
    guard constraint.secondItem != nil, let second = constraint.secondAttribute else {
      if !first.isDimension { throw .lonePosition }
      return
    }
    if constraint.multiplier == 0, !first.isDimension { throw .number }
    guard first.isDimension == second.isDimension,
      first.isDimension || first.axis == second.axis,
      !(first.isDirectional && second.isAbsoluteSide),
      !(first.isAbsoluteSide && second.isDirectional)
    else { throw .mixedAttributes }
  }

  private func anchor(
    _ item: LayoutItem, _ attribute: LayoutAttribute
  ) throws(Unsayable) -> String {
    let name: String
    switch item {
    case .view(let id): return "\(names.item(id)).\(attribute.rawValue)"
    case .guide(.custom(let guide), _): name = names.item(guide)
    case .guide(let kind, let id): name = word(kind, of: id)
    }
    guard Measure.attribute(attribute).isOfGuides else { throw .guideAttribute }
    return "\(name).\(attribute.rawValue)"
  }

  /// A guide by its word, after its view unless that holds the list.
  private func word(_ kind: LayoutGuideKind, of id: String) -> String {
    if let word = GuideWord.allCases.first(where: { $0.kind == kind }) {
      return id == owner ? word.rawValue : "\(names.item(id)).\(word.rawValue)"
    }
    let word = ScrollGuideWord.allCases.first { $0.kind == kind }?.rawValue ?? ""
    return "\(names.item(id)).\(word)"
  }

  /// A standard space between siblings, or to the superview's edge.
  private func visualFormat(
    _ constraint: LayoutConstraint, _ spacing: LayoutConstraint.StandardSpacing
  ) -> String? {
    guard case .view(let first) = constraint.firstItem,
      case .view(let second)? = constraint.secondItem
    else { return nil }
    let isHorizontal = constraint.firstAttribute.axis == .horizontal
    let axis = isHorizontal ? "H:" : "V:"
    let near: [LayoutAttribute] = [.leading, .left, .top]
    switch spacing {
    case .sibling: return "\(axis)[\(names.item(second))]-[\(names.item(first))]"
    case .superview where near.contains(constraint.firstAttribute):
      return "\(axis)|-[\(names.item(first))]"
    case .superview: return "\(axis)[\(names.item(second))]-|"
    }
  }
}
