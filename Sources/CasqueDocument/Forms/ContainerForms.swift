import CasqueDiagnostics
import CasqueGeometry
import CasqueModel

extension ValueForm where Value == Double {
  /// The space between views of a stack: a number of points, or `system`.
  static var stackSpacing: ValueForm {
    let number = ValueForm.number()
    let schema = JSONValue.members(["anyOf": [number.schema, .members(["enum": ["system"]])]])
    return ValueForm(schema: schema) { value, context in
      if value.scalar?.text == "system" { return StackView.spacingUseSystem }
      return number.read(value, &context)
    }
  }
}

extension ValueForm where Value == [String: Double] {
  /// The space after views of a stack, by their ids.
  static var customSpacing: ValueForm {
    let spacing = ValueForm<Double>.stackSpacing
    let schema = JSONValue.members([
      "type": "object", "additionalProperties": spacing.schema,
    ])
    return ValueForm(schema: schema) { value, context in
      guard let entries = value.mapping else {
        context.wrongType(value, expected: "spaces by the ids of views")
        return nil
      }
      var spaces: [String: Double] = [:]
      for entry in entries { spaces[entry.key] = spacing.read(entry.value, &context) }
      return spaces
    }
  }
}

/// The keys of insets that do not follow the writing direction.
private enum EdgeInsetsKeys {
  static let top = DocumentKey("top", "In points.", ValueForm.number())
  static let left = DocumentKey("left", "In points.", ValueForm.number())
  static let bottom = DocumentKey("bottom", "In points.", ValueForm.number())
  static let right = DocumentKey("right", "In points.", ValueForm.number())
  static let table = KeyTable("insets", [top.row, left.row, bottom.row, right.row])
}

extension ValueForm where Value == Insets {
  /// Insets: one number for every edge, or `{top:, left:, bottom:, right:}` with 0 for what is left
  /// out, as in UIEdgeInsets.
  static var edgeInsets: ValueForm {
    let number = ValueForm<Double>.number()
    let schema = JSONValue.members(["anyOf": [number.schema, EdgeInsetsKeys.table.schema]])
    return ValueForm(schema: schema) { value, context in
      if value.scalar?.number != nil {
        return number.read(value, &context).map { Insets(all: $0) }
      }
      guard let keys = context.check(value, against: EdgeInsetsKeys.table) else { return nil }
      return Insets(
        top: keys.read(EdgeInsetsKeys.top, &context) ?? 0,
        left: keys.read(EdgeInsetsKeys.left, &context) ?? 0,
        bottom: keys.read(EdgeInsetsKeys.bottom, &context) ?? 0,
        right: keys.read(EdgeInsetsKeys.right, &context) ?? 0)
    }
  }
}

/// The keys of a rectangle.
private enum RectKeys {
  static let x = DocumentKey("x", "The left edge, in points.", ValueForm.number())
  static let y = DocumentKey("y", "The top edge, in points.", ValueForm.number())
  static let width = DocumentKey.required(
    "width", "In points.", ValueForm.number(0...documentNumberLimit))
  static let height = DocumentKey.required(
    "height", "In points.", ValueForm.number(0...documentNumberLimit))
  static let frame = KeyTable("a frame", [x.row, y.row, width.row, height.row])
  static let size = KeyTable("a size", [width.row, height.row])
}

extension ValueForm where Value == Rect {
  /// A frame: `{x:, y:, width:, height:}`, the corner being 0, 0 if it is left out.
  static var frame: ValueForm {
    .mapping(RectKeys.frame) { keys, context in
      let x = keys.read(RectKeys.x, &context) ?? 0
      let y = keys.read(RectKeys.y, &context) ?? 0
      guard let width = keys.read(RectKeys.width, &context),
        let height = keys.read(RectKeys.height, &context)
      else { return nil }
      return Rect(x: x, y: y, width: width, height: height)
    }
  }
}

extension ValueForm where Value == Size {
  /// A size: `{width:, height:}`.
  static var size: ValueForm {
    .mapping(RectKeys.size) { keys, context in
      guard let width = keys.read(RectKeys.width, &context),
        let height = keys.read(RectKeys.height, &context)
      else { return nil }
      return Size(width: width, height: height)
    }
  }
}
