import CasqueModel

extension LayoutConstraint {
  /// What stands at a constraint's dimension line: relation, amount, and priority below required.
  var dimensionText: String {
    var text =
      switch dimensionRelation {
      case .equal: ""
      case .lessThanOrEqual: "≤ "
      case .greaterThanOrEqual: "≥ "
      }
    if let secondItem, firstAttribute.isDimension {
      text += multiplier == 1 ? "= " : "\(multiplier.compact) × "
      text += secondItem.viewID
      if constant != 0 {
        text += constant < 0 ? " − \((-constant).compact)" : " + \(constant.compact)"
      }
    } else if secondItem != nil, multiplier != 1 {
      text += "× \(multiplier.compact)"
    } else {
      text += spacing == nil ? abs(constant).compact : "std"
    }
    if priority != .required { text += " @\(Double(priority.rawValue).compact)" }
    return text
  }

  /// How the drawn distance compares with the constant.
  ///
  /// A distance has no sign: first ≤ second − 12 leaves at least 12 between them. Without a constant
  /// an inequality says on which side the other item lies, so that the distance is at least 0.
  private var dimensionRelation: LayoutRelation {
    guard secondItem != nil, !firstAttribute.isDimension, multiplier == 1, relation != .equal else {
      return relation
    }
    if constant == 0 { return .greaterThanOrEqual }
    guard constant < 0 else { return relation }
    return relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
  }
}

extension Double {
  /// The number with at most two decimals and no zeros at the end.
  fileprivate var compact: String {
    guard isFinite, magnitude < 1e9 else { return "\(self)" }
    let hundredths = Int((magnitude * 100).rounded())
    let sign = self < 0 && hundredths > 0 ? "−" : ""
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(sign)\(whole)" }
    let decimals = rest < 10 ? "0\(rest)" : rest % 10 == 0 ? "\(rest / 10)" : "\(rest)"
    return "\(sign)\(whole).\(decimals)"
  }
}
