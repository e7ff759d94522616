import CasqueGeometry
import CasqueModel

/// The keys of a point.
private enum PointKeys {
  static let x = DocumentKey("x", "Along x, in points.", ValueForm.number())
  static let y = DocumentKey("y", "Along y, in points.", ValueForm.number())
  static let table = KeyTable("a point", [x.row, y.row])
}

extension ValueForm where Value == Point {
  /// A point: `{x:, y:}`, what is left out being 0.
  static var point: ValueForm {
    .mapping(PointKeys.table) { keys, context in
      Point(x: keys.read(PointKeys.x, &context) ?? 0, y: keys.read(PointKeys.y, &context) ?? 0)
    }
    .defined(as: "point")
  }
}

/// The keys of directional insets.
private enum InsetsKeys {
  static let top = DocumentKey("top", "In points.", ValueForm.number())
  static let leading = DocumentKey("leading", "In points.", ValueForm.number())
  static let bottom = DocumentKey("bottom", "In points.", ValueForm.number())
  static let trailing = DocumentKey("trailing", "In points.", ValueForm.number())
  static let table = KeyTable(
    "margins", [top.row, leading.row, bottom.row, trailing.row])
}

extension ValueForm where Value == DirectionalInsets {
  /// Margins: one number for every edge, or `{top:, leading:, bottom:, trailing:}` with 0 for
  /// what is left out, as in NSDirectionalEdgeInsets.
  static var insets: ValueForm {
    let number = ValueForm<Double>.number()
    let schema = JSONValue.members(["anyOf": [number.schema, InsetsKeys.table.schema]])
    return ValueForm(schema: schema) { value, context in
      if value.scalar?.number != nil {
        return number.read(value, &context).map {
          DirectionalInsets(top: $0, leading: $0, bottom: $0, trailing: $0)
        }
      }
      guard let keys = context.check(value, against: InsetsKeys.table) else { return nil }
      return DirectionalInsets(
        top: keys.read(InsetsKeys.top, &context) ?? 0,
        leading: keys.read(InsetsKeys.leading, &context) ?? 0,
        bottom: keys.read(InsetsKeys.bottom, &context) ?? 0,
        trailing: keys.read(InsetsKeys.trailing, &context) ?? 0)
    }
    .defined(as: "insets")
  }
}

/// The keys of a transform.
private enum TransformKeys {
  static let scale = DocumentKey(
    "scale", "The factor of both axes, or of each as {x:, y:}; applied first.", ValueForm.scale)
  static let rotationDegrees = DocumentKey(
    "rotationDegrees", "The turn in degrees, clockwise; applied second.", ValueForm.number())
  static let translation = DocumentKey(
    "translation", "The shift in points; applied last.", ValueForm.point)
  static let table = KeyTable(
    "a transform", [scale.row, rotationDegrees.row, translation.row])
}

extension ValueForm where Value == Point {
  /// One factor, or one for each axis, 1 where it is left out.
  fileprivate static var scale: ValueForm {
    let number = ValueForm<Double>.number(-1000...1000)
    let schema = JSONValue.members(["anyOf": [number.schema, PointKeys.table.schema]])
    return ValueForm(schema: schema) { value, context in
      if value.mapping == nil { return number.read(value, &context).map { Point(x: $0, y: $0) } }
      guard let keys = context.check(value, against: PointKeys.table) else { return nil }
      return Point(
        x: keys.read(PointKeys.x, &context) ?? 1, y: keys.read(PointKeys.y, &context) ?? 1)
    }
  }
}

extension ValueForm where Value == AffineTransform {
  /// A transform: scale, then rotation, then translation; or the six entries as a list.
  static var transform: ValueForm {
    let entries = ValueForm<Double>.number().list(count: 6...6)
    let schema = JSONValue.members(["anyOf": [TransformKeys.table.schema, entries.schema]])
    return ValueForm(schema: schema) { value, context in
      if value.sequence != nil {
        guard let m = entries.read(value, &context), m.count == 6 else { return nil }
        return AffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])
      }
      guard let keys = context.check(value, against: TransformKeys.table) else { return nil }
      let scale = keys.read(TransformKeys.scale, &context) ?? Point(x: 1, y: 1)
      let degrees = keys.read(TransformKeys.rotationDegrees, &context) ?? 0
      let shift = keys.read(TransformKeys.translation, &context) ?? .zero
      return AffineTransform.scale(x: scale.x, y: scale.y)
        .concatenating(degrees == 0 ? .identity : .rotation(degrees * .pi / 180))
        .concatenating(.translation(x: shift.x, y: shift.y))
    }
    .defined(as: "transform")
  }
}

/// The keys of a movement with unequal ends.
private enum AmountKeys {
  static let minimum = DocumentKey.required(
    "minimum", "The movement at tilt -1, in points.", ValueForm.number())
  static let maximum = DocumentKey.required(
    "maximum", "The movement at tilt 1, in points.", ValueForm.number())
  static let table = KeyTable("a movement", [minimum.row, maximum.row])
}

/// The keys of a motion effect.
private enum MotionEffectKeys {
  static let x = DocumentKey("x", "The movement along x, in points.", ValueForm.amount)
  static let y = DocumentKey("y", "The movement along y, in points.", ValueForm.amount)
  static let table = KeyTable("a motion effect", [x.row, y.row])
}

extension ValueForm where Value == MotionEffect.Amount {
  /// A movement: `12` for −12…12, or `{minimum:, maximum:}`.
  fileprivate static var amount: ValueForm {
    let number = ValueForm<Double>.number()
    let schema = JSONValue.members(["anyOf": [number.schema, AmountKeys.table.schema]])
    return ValueForm(schema: schema) { value, context in
      if value.mapping == nil {
        return number.read(value, &context).map { Value(minimum: -$0, maximum: $0) }
      }
      guard let keys = context.check(value, against: AmountKeys.table),
        let minimum = keys.read(AmountKeys.minimum, &context),
        let maximum = keys.read(AmountKeys.maximum, &context)
      else { return nil }
      return Value(minimum: minimum, maximum: maximum)
    }
  }
}

extension ValueForm where Value == MotionEffect {
  /// A motion effect: `{x:, y:}`, no movement along an axis that is left out.
  static var motionEffect: ValueForm {
    .mapping(MotionEffectKeys.table) { keys, context in
      let still = MotionEffect.Amount(minimum: 0, maximum: 0)
      return MotionEffect(
        amount: AxisPair(
          horizontal: keys.read(MotionEffectKeys.x, &context) ?? still,
          vertical: keys.read(MotionEffectKeys.y, &context) ?? still))
    }
    .defined(as: "motionEffect")
  }
}
