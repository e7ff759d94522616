import CasqueModel

extension LayoutConstraint {
  /// What stands at a constraint's dimension line: relation, amount, and priority below required.
  var dimensionText: String {
    var text =
      switch relation {
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
