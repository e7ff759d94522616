import CasqueGeometry
import CasqueModel

extension Lowering {
  /// The value of an attribute of an item.
  mutating func value(of attribute: PhysicalAttribute, of item: LoweredItem) -> AttributeValue {
    let axis = attribute.axis
    switch item {
    case .item(let item):
      if attribute.measure == .firstBaseline {
        let offset = constant(.firstBaseline(view: item))
        return AttributeValue(item: item, axis: axis, position: 1, size: 0, constant: offset)
      }
      if attribute.measure == .lastBaseline {
        let offset = constant(.lastBaseline(view: item), times: -1)
        return AttributeValue(item: item, axis: axis, position: 1, size: 1, constant: offset)
      }
      guard attribute.isWithinMargins else {
        return value(
          attribute.measure, of: item, axis, lower: SymbolicConstant(), upper: SymbolicConstant())
      }
      return inset(attribute, of: .layoutMargins, view: item)
    case .insetGuide(.keyboard, let view) where axis == .vertical:
      return keyboardValue(attribute.measure, of: view)
    case .insetGuide(let kind, let view):
      return inset(attribute, of: kind, view: view)
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

  /// The value on a guide inside a view's frame.
  private mutating func inset(
    _ attribute: PhysicalAttribute, of kind: LayoutGuideKind, view: Int
  ) -> AttributeValue {
    var lower = frameOffset(of: view, attribute.axis, .lower)
    var upper = frameOffset(of: view, attribute.axis, .upper)
    lower.add(inset(kind, of: view, attribute.axis, .lower))
    upper.add(inset(kind, of: view, attribute.axis, .upper), times: -1)
    return value(attribute.measure, of: view, attribute.axis, lower: lower, upper: upper)
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
    case .keyboard, .custom: SymbolicConstant()
    }
  }

  /// The keyboard guide stands on the view's bottom edge.
  private mutating func keyboardValue(
    _ measure: PhysicalAttribute.Measure, of view: Int
  ) -> AttributeValue {
    let height = constant(.keyboard(view: view))
    var value = AttributeValue(
      item: view, axis: .vertical, position: 1, size: 1,
      constant: frameOffset(of: view, .vertical, .upper))
    switch measure {
    case .lower: value.constant.add(height, times: -1)
    case .center: value.constant.add(height, times: -0.5)
    case .extent:
      (value.position, value.size) = (0, 0)
      value.constant = height
    case .upper, .firstBaseline, .lastBaseline: break
    }
    return value
  }

  /// The offset from an edge of a view's alignment rectangle to the same edge of its frame.
  ///
  /// Only kinds that may have alignment insets get a symbol.
  mutating func frameOffset(of view: Int, _ axis: Axis, _ side: Side) -> SymbolicConstant {
    guard view != 0 else { return SymbolicConstant() }
    return switch tree.views[view].view.content {
    case .imageView, .switch:
      constant(.alignment(view: view, axis, side), times: side == .lower ? -1 : 1)
    default: SymbolicConstant()
    }
  }
}
