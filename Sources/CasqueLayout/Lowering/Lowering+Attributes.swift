import CasqueGeometry
import CasqueModel

extension Lowering {
  /// The value of an attribute of an item.
  mutating func value(of attribute: PhysicalAttribute, of item: LoweredItem) -> AttributeValue {
    let axis = attribute.axis
    switch item {
    case .item(let item):
      if let line = attribute.measure.baseline {
        let (edge, offset) = baseline(line, of: item)
        return value(edge, of: item, axis, lower: offset, upper: offset)
      }
      guard attribute.isWithinMargins else {
        return value(
          attribute.measure, of: item, axis, lower: SymbolicConstant(), upper: SymbolicConstant())
      }
      return inset(attribute, of: .layoutMargins, view: tree.owner(of: item), around: item)
    case .insetGuide(let kind, let view) where axis == .vertical && kind.isBand:
      return bandValue(attribute, of: kind, view: view)
    case .insetGuide(let kind, let view):
      return inset(attribute, of: kind, view: view, around: view)
    }
  }

  /// The value on a rectangle whose edges lie `lower` and `upper` beyond those of the item.
  private func value(
    _ measure: PhysicalAttribute.Measure, of item: Int, _ axis: Axis, lower: SymbolicConstant,
    upper: SymbolicConstant
  ) -> AttributeValue {
    var value = AttributeValue(item: item, axis: axis, position: 1, size: 0, constant: lower)
    switch measure {
    case .upper:
      value.size = 1
      value.constant = upper
    case .center:
      value.size = 0.5
      value.constant = lower.times(0.5)
      value.constant.add(upper, times: 0.5)
    case .extent:
      value.position = 0
      value.size = 1
      value.constant = upper
      value.constant.add(lower, times: -1)
    case .lower, .firstBaseline, .lastBaseline: break
    }
    return value
  }

  /// The value on a guide inside a view's frame, or inside the content area of one that scrolls.
  private mutating func inset(
    _ attribute: PhysicalAttribute, of kind: LayoutGuideKind, view: Int, around item: Int
  ) -> AttributeValue {
    var lower = frameOffset(of: item, attribute.axis, .lower)
    var upper = frameOffset(of: item, attribute.axis, .upper)
    lower.add(inset(kind, of: view, attribute.axis, .lower))
    upper.add(inset(kind, of: view, attribute.axis, .upper), times: -1)
    return value(attribute.measure, of: item, attribute.axis, lower: lower, upper: upper)
  }

  /// How far a guide lies inside its view at one edge.
  private mutating func inset(
    _ kind: LayoutGuideKind, of view: Int, _ axis: Axis, _ side: Side
  ) -> SymbolicConstant {
    switch kind {
    case .safeArea: constant(.safeArea(view: view, axis, side))
    case .layoutMargins: constant(.margin(view: view, axis, side))
    case .readableContent where axis == .horizontal: constant(.readable(view: view, side))
    case .readableContent: constant(.margin(view: view, axis, side))
    case .keyboard, .topLayout, .bottomLayout, .contentLayout, .frameLayout, .custom:
      SymbolicConstant()
    }
  }

  /// The offset from an edge of a view's alignment rectangle to the same edge of its frame.
  ///
  /// Only kinds that may have alignment insets get a symbol.
  mutating func frameOffset(of view: Int, _ axis: Axis, _ side: Side) -> SymbolicConstant {
    guard view != 0, view < tree.views.count else { return SymbolicConstant() }
    return switch tree.views[view].view.content {
    case .imageView, .switch, .segmentedControl, .slider:
      constant(.alignment(view: view, axis, side), times: side == .lower ? -1 : 1)
    default: SymbolicConstant()
    }
  }
}

extension LayoutGuideKind {
  /// Whether it is a band along an edge of its view.
  fileprivate var isBand: Bool {
    switch self {
    case .keyboard, .topLayout, .bottomLayout: true
    default: false
    }
  }
}
