import CasqueModel

/// The keys of a turn in space.
private enum Transform3DKeys {
  private static let degrees = ValueForm<Double>.number(-360...360)
  static let rotationX = DocumentKey("rotationX", "About the horizontal axis, degrees.", degrees)
  static let rotationY = DocumentKey("rotationY", "About the vertical axis, degrees.", degrees)
  static let rotationZ = DocumentKey("rotationZ", "In the plane, degrees clockwise.", degrees)
  static let translationZ = DocumentKey(
    "translationZ", "The distance towards the eye in points.", ValueForm.number(-10_000...10_000))
  static let perspective = DocumentKey(
    "perspective", "How far the eye is, in points; infinitely far if left out.",
    ValueForm.number(1...documentNumberLimit))
  static let table = KeyTable(
    "a turn in space",
    [rotationX.row, rotationY.row, rotationZ.row, translationZ.row, perspective.row])
}

extension ValueForm where Value == Transform3D {
  /// A turn: `{rotationX:, rotationY:, rotationZ:, translationZ:, perspective:}`.
  static var transform3D: ValueForm {
    .mapping(Transform3DKeys.table) { keys, context in
      Transform3D(
        rotationX: keys.read(Transform3DKeys.rotationX, &context) ?? 0,
        rotationY: keys.read(Transform3DKeys.rotationY, &context) ?? 0,
        rotationZ: keys.read(Transform3DKeys.rotationZ, &context) ?? 0,
        translationZ: keys.read(Transform3DKeys.translationZ, &context) ?? 0,
        perspective: keys.read(Transform3DKeys.perspective, &context))
    }
    .defined(as: "transform3D")
  }
}
