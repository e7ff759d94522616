import CasqueGeometry
import CasqueModel

extension ReadableWidthRule {
  /// How far the readable content guide lies inside a view along x.
  ///
  /// It is the margins guide, narrowed to the rule's width in the middle of it where the rule asks
  /// for that. Only the default text size is known; other sizes use the same width.
  /// **Source** EnvironmentFacts §2.
  func insets(inWidth width: Double, _ insets: ViewInsets) -> (left: Double, right: Double) {
    let margins = insets.margins
    let room = width - margins.left - margins.right
    let measured =
      switch extent {
      case .safeWidth: width - insets.safeArea.left - insets.safeArea.right
      case .boundsWidth: width
      }
    guard measured > threshold, room > maximumWidth else { return (margins.left, margins.right) }
    let surplus = (room - maximumWidth) / 2
    return (margins.left + surplus, margins.right + surplus)
  }
}
