import CasqueGeometry
import CasqueModel

extension Lowering {
  /// The value on a guide that is a band at the top or the bottom of a view.
  ///
  /// The keyboard guide stands on the bottom edge; the top and bottom layout guides are what the
  /// safe area leaves out there. Along x they are as wide as the view.
  mutating func bandValue(
    _ attribute: PhysicalAttribute, of kind: LayoutGuideKind, view: Int
  ) -> AttributeValue {
    let height =
      switch kind {
      case .keyboard: constant(.keyboard(view: view))
      case .topLayout: constant(.safeArea(view: view, .vertical, .lower))
      default: constant(.safeArea(view: view, .vertical, .upper))
      }
    let side: Side = kind == .topLayout ? .lower : .upper
    var value = AttributeValue(
      item: view, axis: .vertical, position: 1, size: side == .lower ? 0 : 1,
      constant: frameOffset(of: view, .vertical, side))
    // From the view's edge into it.
    let inward: Double = side == .lower ? 1 : -1
    switch attribute.measure {
    case .lower where side == .upper, .upper where side == .lower:
      value.constant.add(height, times: inward)
    case .center: value.constant.add(height, times: inward / 2)
    case .extent:
      (value.position, value.size) = (0, 0)
      value.constant = height
    case .lower, .upper, .firstBaseline, .lastBaseline: break
    }
    return value
  }
}
