import CasqueDiagnostics
import CasqueGeometry
import CasqueModel

/// The keys of a border.
private enum BorderKeys {
  static let width = DocumentKey.required(
    "width", "The width in points.", ValueForm.number(0...documentNumberLimit))
  static let color = DocumentKey("color", "The colour; black if left out.", ValueForm.color)
  static let table = KeyTable("a border", [width.row, color.row])
}

extension ValueForm where Value == Border {
  /// A border: `{width:, color:}`.
  static var border: ValueForm {
    .mapping(BorderKeys.table) { keys, context in
      let color = keys.read(BorderKeys.color, &context) ?? .rgb(0, 0, 0)
      return keys.read(BorderKeys.width, &context).map { Border(width: $0, color: color) }
    }
    .defined(as: "border")
  }
}

/// The keys of a shadow.
private enum ShadowKeys {
  static let color = DocumentKey.required(
    "color", "The colour, its alpha being the opacity.", ValueForm.color)
  static let radius = DocumentKey(
    "radius", "The blur radius in points; 3 if left out.",
    ValueForm.number(0...documentNumberLimit))
  static let offset = DocumentKey(
    "offset", "The shift in points; {x: 0, y: -3} if left out.", ValueForm.point)
  static let spread = DocumentKey(
    "spread", "How far the outline is moved outwards, in points; 0 if left out.",
    ValueForm.number(-1000...1000))
  static let path = DocumentKey(
    "path",
    "The outline that throws it: ellipse or {cornerRadius:}; what the view shows if left out.",
    ValueForm.shadowPath)
  static let table = KeyTable(
    "a shadow", [color.row, radius.row, offset.row, spread.row, path.row])
}

/// The keys of a shadow's outline that is no ellipse.
private enum ShadowPathKeys {
  static let cornerRadius = DocumentKey.required(
    "cornerRadius", "Round corners of this radius in points.",
    ValueForm.number(0...documentNumberLimit))
  static let table = KeyTable("a shadow's path", [cornerRadius.row])
}

extension ValueForm where Value == Shadow.Path {
  /// The outline that throws a shadow: `ellipse` or `{cornerRadius:}`.
  static var shadowPath: ValueForm {
    let shapes = ValueForm<String>.name("a shadow's path", among: ["ellipse"])
    let schema = JSONValue.members(["anyOf": [shapes.schema, ShadowPathKeys.table.schema]])
    return ValueForm(schema: schema) { value, context in
      if value.scalar != nil { return shapes.read(value, &context).map { _ in .ellipse } }
      return context.check(value, against: ShadowPathKeys.table).flatMap {
        $0.read(ShadowPathKeys.cornerRadius, &context).map(Shadow.Path.roundedRect)
      }
    }
  }
}

extension ValueForm where Value == Shadow {
  /// A shadow: `{color:, radius:, offset:, spread:, path:}` with CALayer's defaults.
  static var shadow: ValueForm {
    .mapping(ShadowKeys.table) { keys, context in
      let radius = keys.read(ShadowKeys.radius, &context) ?? 3
      let offset = keys.read(ShadowKeys.offset, &context) ?? Point(x: 0, y: -3)
      let spread = keys.read(ShadowKeys.spread, &context) ?? 0
      let path = keys.read(ShadowKeys.path, &context)
      return keys.read(ShadowKeys.color, &context).map {
        Shadow(color: $0, radius: radius, offset: offset, spread: spread, path: path)
      }
    }
    .defined(as: "shadow")
  }
}

/// The keys of a gradient.
private enum GradientKeys {
  static let colors = DocumentKey.required(
    "colors", "The colours from start to end.", ValueForm.color.list(count: 2...64))
  static let locations = DocumentKey(
    "locations", "Where each colour stands, 0…1, not decreasing; even spacing if left out.",
    ValueForm.number(0...1).list(count: 2...64))
  static let startPoint = DocumentKey(
    "startPoint", "The start in the unit square; {x: 0.5, y: 0} if left out.", ValueForm.point)
  static let endPoint = DocumentKey(
    "endPoint", "The end in the unit square; {x: 0.5, y: 1} if left out.", ValueForm.point)
  static let kind = DocumentKey(
    "type", "What the colours follow; axial if left out.",
    ValueForm<Gradient.Kind>.choice("a gradient's type"))
  static let table = KeyTable(
    "a gradient", [kind.row, colors.row, locations.row, startPoint.row, endPoint.row])
}

extension ValueForm where Value == Gradient {
  /// A gradient: `{type:, colors:, locations:, startPoint:, endPoint:}`.
  static var gradient: ValueForm {
    .mapping(GradientKeys.table) { keys, context in
      let kind = keys.read(GradientKeys.kind, &context) ?? .axial
      let start = keys.read(GradientKeys.startPoint, &context) ?? Point(x: 0.5, y: 0)
      let end = keys.read(GradientKeys.endPoint, &context) ?? Point(x: 0.5, y: 1)
      var locations = keys.read(GradientKeys.locations, &context) ?? []
      guard let colors = keys.read(GradientKeys.colors, &context), colors.count >= 2 else {
        return nil
      }
      if let entry = keys.entry(GradientKeys.locations.name), !locations.isEmpty {
        let isOrdered = zip(locations, locations.dropFirst()).allSatisfy { $0 <= $1 }
        if locations.count != colors.count || !isOrdered {
          context.report(
            .documentInvalidValue,
            "'locations' has one number for each of the \(colors.count) colours, not decreasing",
            at: context.firstLine(of: entry.value.bytes))
          locations = []
        }
      }
      return Gradient(
        kind: kind, colors: colors, locations: locations, startPoint: start, endPoint: end)
    }
    .defined(as: "gradient")
  }
}

/// The keys of a mask that is more than an ellipse.
private enum MaskKeys {
  static let cornerRadius = DocumentKey(
    "cornerRadius", "Round corners of this radius in points.",
    ValueForm.number(0...documentNumberLimit))
  static let image = DocumentKey("image", "The alpha of an image.", ValueForm.image)
  static let table = KeyTable("a mask", [cornerRadius.row, image.row])
}

extension ValueForm where Value == Mask {
  /// A mask: `ellipse`, `{cornerRadius:}` or `{image:}`.
  static var mask: ValueForm {
    let shapes = ValueForm<String>.name("a mask", among: ["ellipse"])
    let schema = JSONValue.members(["anyOf": [shapes.schema, MaskKeys.table.schema]])
    return ValueForm(schema: schema) { value, context in
      if value.scalar != nil { return shapes.read(value, &context).map { _ in .ellipse } }
      guard let keys = context.check(value, against: MaskKeys.table) else { return nil }
      let radius = keys.read(MaskKeys.cornerRadius, &context)
      let image = keys.read(MaskKeys.image, &context)
      let given = MaskKeys.table.names.filter { keys.entry($0) != nil }
      guard given.count == 1 else {
        context.report(
          .documentInvalidValue, "a mask has either 'cornerRadius' or 'image'",
          at: context.firstLine(of: value.bytes))
        return nil
      }
      return radius.map(Mask.roundedRect(cornerRadius:)) ?? image.map(Mask.image)
    }
    .defined(as: "mask")
  }
}
