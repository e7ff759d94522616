import CasqueGeometry
import CasqueLayout
import CasqueModel

extension OverlayDrawing {
  /// Draws every constraint of the layout as a dimension line with its constant.
  mutating func drawConstraints() {
    let geometry = ConstraintGeometry(result: result)
    for holder in result.views where !holder.isEffectivelyHidden {
      for constraint in holder.view.constraints {
        draw(constraint, heldBy: holder, geometry)
      }
    }
  }

  private mutating func draw(
    _ constraint: LayoutConstraint, heldBy holder: ResolvedView, _ geometry: ConstraintGeometry
  ) {
    guard let frame = geometry.frame(of: constraint.firstItem),
      result.view(constraint.firstItem.viewID)?.isEffectivelyHidden == false
    else { return }
    let color = color(of: constraint, heldBy: holder, geometry)
    let axis = constraint.firstAttribute.axis
    guard !constraint.firstAttribute.isDimension else {
      return drawExtent(constraint, of: frame, axis, color)
    }
    let item = constraint.secondItem
    let start = geometry.value(
      of: constraint.firstAttribute, of: constraint.firstItem, towards: item)
    guard let start, let item, let attribute = constraint.secondAttribute,
      let end = geometry.value(of: attribute, of: item, towards: constraint.firstItem),
      let other = geometry.frame(of: item)
    else { return }
    let cross = crossing(frame, other, axis.crossing)
    if abs(start - end) < 0.75 {
      drawJoint(constraint, at: start, of: frame, axis, color)
    } else {
      drawGap(constraint, from: min(start, end), to: max(start, end), at: cross, axis, color)
    }
  }

  /// Red in a conflict, amber if it gave way, blue if it holds.
  private func color(
    of constraint: LayoutConstraint, heldBy holder: ResolvedView, _ geometry: ConstraintGeometry
  ) -> RGBA {
    let isInConflict = result.conflicts.contains { conflict in
      conflict.members.contains { member in
        member.origin == .user && member.place == constraint.place
          && (constraint.place != nil || member.text == constraint.text)
      }
    }
    if isInConflict { return OverlayColor.conflict }
    return geometry.holds(constraint, heldBy: holder)
      ? OverlayColor.constraint : OverlayColor.broken
  }

  /// The middle of what two frames share across an axis, or of the first.
  private func crossing(_ first: Rect, _ second: Rect, _ axis: Axis) -> Double {
    let lower = max(first.min(axis), second.min(axis))
    let upper = min(first.max(axis), second.max(axis))
    return upper > lower ? (lower + upper) / 2 : (first.min(axis) + first.max(axis)) / 2
  }

  /// A dimension line between two coordinates along an axis.
  private mutating func drawGap(
    _ constraint: LayoutConstraint, from lower: Double, to upper: Double, at cross: Double,
    _ axis: Axis, _ color: RGBA
  ) {
    dimension(from: lower, to: upper, at: cross, axis, color)
    let text = constraint.dimensionText
    guard !text.isEmpty else { return }
    let middle = Point(along: (lower + upper) / 2, across: cross, axis)
    label(text, at: middle, color: color, style: .filled, along: axis.crossing)
  }

  /// A dimension line across a frame, a little off its middle so that edges stay visible.
  private mutating func drawExtent(
    _ constraint: LayoutConstraint, of frame: Rect, _ axis: Axis, _ color: RGBA
  ) {
    let crossing = axis.crossing
    let cross = frame.min(crossing) + frame.size[crossing] * (axis == .horizontal ? 0.75 : 0.85)
    drawGap(
      constraint, from: frame.min(axis), to: frame.max(axis), at: cross, axis, color)
  }

  /// A short bar where two attributes coincide.
  private mutating func drawJoint(
    _ constraint: LayoutConstraint, at place: Double, of frame: Rect, _ axis: Axis, _ color: RGBA
  ) {
    let crossing = axis.crossing
    let middle = (frame.min(crossing) + frame.max(crossing)) / 2
    let isCenter = constraint.firstAttribute == .centerX || constraint.firstAttribute == .centerY
    let reach = isCenter ? frame.size[crossing] / 2 + 6 : min(14, frame.size[crossing] / 2)
    list.line(
      from: Point(along: place, across: middle - reach, axis),
      to: Point(along: place, across: middle + reach, axis), color, width: isCenter ? 0.75 : 2,
      dashes: isCenter ? [3, 2] : [])
  }

  private mutating func dimension(
    from lower: Double, to upper: Double, at cross: Double, _ axis: Axis, _ color: RGBA
  ) {
    list.line(
      from: Point(along: lower, across: cross, axis),
      to: Point(along: upper, across: cross, axis), color, width: 0.75)
    for end in [lower, upper] {
      list.line(
        from: Point(along: end, across: cross - 3, axis),
        to: Point(along: end, across: cross + 3, axis), color, width: 0.75)
    }
  }
}

extension Point {
  /// The point at a coordinate along an axis and one across it.
  fileprivate init(along: Double, across: Double, _ axis: Axis) {
    self = axis == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
  }
}
