import CasqueDiagnostics
import CasqueGeometry
import CasqueModel

extension TimingCurve {
  /// The curves that have a name, as CAMediaTimingFunctionName and UIView.AnimationOptions.
  fileprivate static let named: [(name: String, curve: TimingCurve)] = [
    ("linear", .linear), ("default", .default), ("easeIn", .easeIn), ("easeOut", .easeOut),
    ("easeInEaseOut", .easeInEaseOut),
  ]
}

extension ValueForm where Value == TimingCurve {
  /// A curve: a name, or the four numbers of its control points.
  static var timingCurve: ValueForm {
    let names = ValueForm<String>.name("a curve", among: TimingCurve.named.map(\.name))
    let points = ValueForm<Double>.number(-100...100).list(count: 4...4)
    let schema = JSONValue.members(["anyOf": [names.schema, points.schema]])
    return ValueForm(schema: schema) { value, context in
      guard value.sequence != nil else {
        return names.read(value, &context).flatMap { name in
          TimingCurve.named.first { $0.name == name }?.curve
        }
      }
      guard let p = points.read(value, &context), p.count == 4 else { return nil }
      guard TimingCurve.isValid(p[0], p[1], p[2], p[3]) else {
        context.report(
          .motionInvalidParameter,
          "the first and third number of a curve are shares of the time, from 0 to 1",
          at: value.bytes)
        return nil
      }
      return TimingCurve(p[0], p[1], p[2], p[3])
    }
    .defined(as: "timingCurve")
  }
}

/// The keys of a spring.
enum SpringKeys {
  static let dampingRatio = DocumentKey.required(
    "dampingRatio", "How soon oscillation dies: 1 without overshoot.", ValueForm.number(0...1000))
  static let response = DocumentKey.required(
    "response", "The period of the undamped spring, in seconds.", ValueForm.number(0.001...1000))
  static let relativeVelocity = DocumentKey(
    "relativeVelocity", "The speed at the start in ways a second; 0 if left out.",
    ValueForm.number(-1000...1000))
  static let table = KeyTable(
    "a spring", [dampingRatio.row, response.row, relativeVelocity.row])
}

/// A spring with its speed at the start.
struct StartedSpring: Sendable {
  var spring: Spring
  var relativeVelocity: Double
}

extension ValueForm where Value == StartedSpring {
  /// A spring: `{dampingRatio:, response:, relativeVelocity:}`.
  static var startedSpring: ValueForm {
    .mapping(SpringKeys.table) { keys, context in
      guard let ratio = keys.read(SpringKeys.dampingRatio, &context),
        let response = keys.read(SpringKeys.response, &context)
      else { return nil }
      return StartedSpring(
        spring: Spring(dampingRatio: ratio, response: response),
        relativeVelocity: keys.read(SpringKeys.relativeVelocity, &context) ?? 0)
    }
    .defined(as: "spring")
  }
}

/// The keys of a point of a path.
private enum PathPointKeys {
  static let x = DocumentKey("x", "From the place at rest along x, in points.", ValueForm.number())
  static let y = DocumentKey("y", "From the place at rest along y, in points.", ValueForm.number())
  static let kind = DocumentKey(
    "kind", "smooth if left out.", ValueForm.name("a kind of point", among: ["smooth", "corner"]))
  static let incoming = DocumentKey(
    "incoming", "The control point before it, with which it is a Bézier point.", ValueForm.point)
  static let outgoing = DocumentKey(
    "outgoing", "The control point after it.", ValueForm.point)
  static let table = KeyTable(
    "a point of a path", [x.row, y.row, kind.row, incoming.row, outgoing.row])
}

extension ValueForm where Value == PathPoint {
  /// A point of a path: `{x:, y:, kind:}`, or with `incoming:` and `outgoing:` control points.
  static var pathPoint: ValueForm {
    .mapping(PathPointKeys.table) { keys, context in
      let position = Point(
        x: keys.read(PathPointKeys.x, &context) ?? 0,
        y: keys.read(PathPointKeys.y, &context) ?? 0)
      let kind = keys.read(PathPointKeys.kind, &context)
      let incoming = keys.read(PathPointKeys.incoming, &context)
      let outgoing = keys.read(PathPointKeys.outgoing, &context)
      if incoming != nil || outgoing != nil {
        return PathPoint(
          position,
          kind: .bezier(incoming: incoming ?? position, outgoing: outgoing ?? position))
      }
      return PathPoint(position, kind: kind == "corner" ? .corner : .smooth)
    }
  }
}

/// The keys of a path.
private enum PathKeys {
  static let points = DocumentKey.required(
    "points", "The points, in points from where the view lies at rest.",
    ValueForm.pathPoint.list(count: 2...1000))
  static let alignToPath = DocumentKey(
    "alignToPath", "Whether the view turns with the path.", ValueForm.boolean)
  static let rotationDegrees = DocumentKey(
    "rotationDegrees", "A turn that is added to the path's direction.",
    ValueForm.number(-3600...3600))
  static let start = DocumentKey(
    "start", "The share of the length at which the view starts; 0 if left out.",
    ValueForm.number(0...1))
  static let end = DocumentKey(
    "end", "The share of the length at which the view ends; 1 if left out.",
    ValueForm.number(0...1))
  static let table = KeyTable(
    "a path", [points.row, alignToPath.row, rotationDegrees.row, start.row, end.row])
}

extension ValueForm where Value == AnimationPath {
  /// A path: `{points:, alignToPath:, rotationDegrees:, start:, end:}`.
  static var path: ValueForm {
    .mapping(PathKeys.table) { keys, context in
      let aligned = keys.read(PathKeys.alignToPath, &context) ?? false
      let degrees = keys.read(PathKeys.rotationDegrees, &context) ?? 0
      let start = keys.read(PathKeys.start, &context) ?? 0
      let end = keys.read(PathKeys.end, &context) ?? 1
      return keys.read(PathKeys.points, &context).map {
        AnimationPath(
          $0, alignment: aligned ? .alongPath(offsetDegrees: degrees) : .fixed, start: start,
          end: end)
      }
    }
    .defined(as: "path")
  }
}

/// The keys of a size.
private enum SizeKeys {
  static let width = DocumentKey.required("width", "In points.", ValueForm.number(0...100_000))
  static let height = DocumentKey.required("height", "In points.", ValueForm.number(0...100_000))
  static let table = KeyTable("a size", [width.row, height.row])
}

extension ValueForm where Value == AnimatedValue {
  /// The value of a property: a number, `{x:, y:}`, `{width:, height:}` or a colour.
  static func animated(_ kind: AnimatableProperty.Kind) -> ValueForm {
    switch kind {
    case .number: ValueForm<Double>.number().map(AnimatedValue.number)
    case .point: ValueForm<Point>.point.map(AnimatedValue.point)
    case .color: ValueForm<Color>.color.map(AnimatedValue.color)
    case .size:
      .mapping(SizeKeys.table) { keys, context in
        guard let width = keys.read(SizeKeys.width, &context),
          let height = keys.read(SizeKeys.height, &context)
        else { return nil }
        return .size(Size(width: width, height: height))
      }
    }
  }

  /// The schema of a value whose property is not known.
  static let anySchema = JSONValue.members([
    "anyOf": [
      ValueForm.animated(.number).schema, ValueForm.animated(.point).schema,
      ValueForm.animated(.size).schema, ValueForm.animated(.color).schema,
    ]
  ])
}
