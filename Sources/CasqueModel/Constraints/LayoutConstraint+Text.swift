extension LayoutConstraint: CustomStringConvertible {
  /// The constraint as it was written, or as the equation that a document would hold.
  public var description: String {
    if let text { return text }
    var out = "\(LayoutConstraint.name(of: firstItem)).\(firstAttribute.rawValue) "
    out += relation.rawValue + " "
    if let secondItem, let secondAttribute {
      if multiplier != 1 { out += "\(LayoutConstraint.number(multiplier)) * " }
      out += "\(LayoutConstraint.name(of: secondItem)).\(secondAttribute.rawValue)"
      if constant > 0 { out += " + \(LayoutConstraint.number(constant))" }
      if constant < 0 { out += " - \(LayoutConstraint.number(-constant))" }
    } else {
      out += LayoutConstraint.number(constant)
    }
    if !priority.isRequired { out += " @\(LayoutConstraint.number(Double(priority.rawValue)))" }
    return out
  }

  private static func name(of item: LayoutItem) -> String {
    switch item {
    case .view(let id): id
    case .guide(.safeArea, let id): "\(id).safeArea"
    case .guide(.layoutMargins, let id): "\(id).margins"
    case .guide(.readableContent, let id): "\(id).readable"
    case .guide(.keyboard, let id): "\(id).keyboard"
    case .guide(.contentLayout, let id): "\(id).content"
    case .guide(.frameLayout, let id): "\(id).frame"
    case .guide(.topLayout, let id): "\(id).topLayout"
    case .guide(.bottomLayout, let id): "\(id).bottomLayout"
    case .guide(.custom(let name), _): name
    }
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
