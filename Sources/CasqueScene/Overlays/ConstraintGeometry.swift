import CasqueGeometry
import CasqueLayout
import CasqueModel

/// Where the sides of a constraint lie in a result, in the window's coordinates.
struct ConstraintGeometry {
  let result: LayoutResult

  /// The rectangle whose edges an item's attributes are; nil for an item that is not there.
  func frame(of item: LayoutItem) -> Rect? {
    guard let view = result.view(item.viewID) else { return nil }
    switch item {
    case .view: return view.alignmentRect
    case .guide(.safeArea, _): return view.safeAreaFrame
    case .guide(.layoutMargins, _): return view.layoutMarginsFrame
    case .guide(.readableContent, _): return view.readableContentFrame
    case .guide(.custom(let id), _): return result.guides[id]
    case .guide(.contentLayout, _): return view.contentFrame
    case .guide(.frameLayout, _): return view.absoluteFrame
    case .guide(.topLayout, _):
      let frame = view.absoluteFrame
      return Rect(
        minX: frame.minX, minY: frame.minY, maxX: frame.maxX, maxY: view.safeAreaFrame.minY)
    case .guide(.bottomLayout, _):
      let frame = view.absoluteFrame
      return Rect(
        minX: frame.minX, minY: view.safeAreaFrame.maxY, maxX: frame.maxX, maxY: frame.maxY)
    case .guide(.keyboard, _):
      let height = max(result.environment.keyboardHeight, view.safeAreaInsets.bottom)
      let frame = view.absoluteFrame
      let top = max(frame.minY, min(frame.maxY, result.environment.size.height - height))
      return Rect(minX: frame.minX, minY: top, maxX: frame.maxX, maxY: frame.maxY)
    }
  }

  /// The value of an attribute: a coordinate, or an extent for a dimension.
  ///
  /// - Parameter other: the other side of the constraint; to what lies inside it the edges of a
  ///   scroll view are those of its content.
  func value(
    of attribute: LayoutAttribute, of item: LayoutItem, towards other: LayoutItem? = nil
  ) -> Double? {
    guard let view = result.view(item.viewID), var frame = frame(of: item) else { return nil }
    if case .view = item, let content = view.contentFrame,
      (attribute.withinMargins ?? attribute).isEdge,
      let other, isInside(other.viewID, view.id)
    {
      frame = content
    }
    var attribute = attribute
    if let inner = attribute.withinMargins {
      frame = frame.inset(by: view.layoutMargins)
      attribute = inner
    }
    switch attribute {
    case .leading: return view.isMirrored ? frame.maxX : frame.minX
    case .trailing: return view.isMirrored ? frame.minX : frame.maxX
    case .left: return frame.minX
    case .right: return frame.maxX
    case .top: return frame.minY
    case .bottom: return frame.maxY
    case .width: return frame.width
    case .height: return frame.height
    case .centerX: return frame.midX
    case .centerY: return frame.midY
    case .firstBaseline: return frame.minY + view.firstBaseline
    case .lastBaseline: return frame.maxY - view.lastBaselineToBottom
    default: return nil
    }
  }

  /// Whether a constraint holds, but for rounding to pixels.
  ///
  /// Positions with a multiplier are measured in the holder, leading from its right if mirrored.
  func holds(_ constraint: LayoutConstraint, heldBy holder: ResolvedView) -> Bool {
    let left = value(
      of: constraint.firstAttribute, of: constraint.firstItem, towards: constraint.secondItem)
    guard var left else { return true }
    var right = 0.0
    let origin = holder.absoluteFrame.origin[constraint.firstAttribute.axis]
    if let item = constraint.secondItem, let attribute = constraint.secondAttribute {
      let value = value(of: attribute, of: item, towards: constraint.firstItem)
      guard let value else { return true }
      right = attribute.isDimension ? value : value - origin
      if !constraint.firstAttribute.isDimension { left -= origin }
    }
    var constant = constraint.constant
    let isDirectional =
      constraint.firstAttribute.isDirectional || constraint.secondAttribute?.isDirectional == true
    if isDirectional, holder.isMirrored {
      // Mirrored, everything is measured from the right edge and grows to the left.
      left = holder.absoluteFrame.width - left
      right = holder.absoluteFrame.width - right
    }
    if constraint.spacing != nil { constant = left - right }
    let excess = left - (constraint.multiplier * right + constant)
    return switch constraint.relation {
    case .equal: abs(excess) < 0.51
    case .lessThanOrEqual: excess < 0.51
    case .greaterThanOrEqual: excess > -0.51
    }
  }

  /// Whether a view lies inside another, at any depth.
  private func isInside(_ id: String, _ outer: String) -> Bool {
    var superview = result.view(id)?.superview
    while let current = superview {
      if current == outer { return true }
      superview = current == result.root.id ? nil : result.view(current)?.superview
    }
    return false
  }
}

extension LayoutAttribute {
  /// Whether it is an edge, not a centre, an extent or a baseline.
  fileprivate var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    default: false
    }
  }
}
