import CasqueModel

/// The keys of `motion:`.
enum MotionKeys {
  static let animations = KeyRow(
    name: "animations", summary: "Changes of views and constraints over time.",
    schema: list(AnimationKeys.table.schema), isRequired: false)
  static let builds = KeyRow(
    name: "builds", summary: "The builds of a slide, in their order.",
    schema: list(BuildKeys.table.schema), isRequired: false)
  static let clicks = DocumentKey(
    "clicks", "When builds are clicked, in seconds.", ValueForm.number(0...86_400).list())
  static let interactions = KeyRow(
    name: "interactions", summary: "What fingers do to views.",
    schema: list(InteractionKeys.table.schema), isRequired: false)
  static let table = KeyTable("a motion", [animations, builds, clicks.row, interactions])

  private static func list(_ schema: JSONValue) -> JSONValue {
    .members(["type": "array", "items": schema])
  }
}

/// The keys of an animation.
enum AnimationKeys {
  static let view = DocumentKey("view", "The id of the view.", ValueForm.identifier)
  static let constraint = DocumentKey(
    "constraint", "The id of the constraint whose constant changes.", ValueForm.identifier)
  static let property = DocumentKey(
    "property", "The property of the view; constant for a constraint.",
    ValueForm<AnimatableProperty>.choice("a property"))
  static let from = value("from", "The value at first; where the property stands if left out.")
  static let to = value("to", "The value in the end.")
  static let values = KeyRow(
    name: "values", summary: "All values, in place of from and to.",
    schema: .members(["type": "array", "items": ValueForm.anySchema]), isRequired: false)
  static let keyTimes = DocumentKey(
    "keyTimes", "The moment of each value, as a share of the run.",
    ValueForm.number(0...1).list(count: 1...10_000))
  static let timingCurves = DocumentKey(
    "timingCurves", "The curve of each segment between values.",
    ValueForm.timingCurve.list(count: 1...10_000))
  static let calculationMode = DocumentKey(
    "calculationMode", "What lies between the values.",
    ValueForm<CalculationMode>.choice("a calculation mode"))
  static let path = DocumentKey(
    "path", "The way of the view's centre, in place of values.", ValueForm.path)
  static let duration = DocumentKey(
    "duration", "How long a run lasts, in seconds; a spring's settling time if left out.",
    ValueForm.number(0...86_400))
  static let delay = DocumentKey(
    "delay", "When it begins, in seconds.", ValueForm.number(0...86_400))
  static let curve = DocumentKey(
    "curve", "How it runs; easeInEaseOut if left out.", ValueForm.timingCurve)
  static let spring = DocumentKey(
    "spring", "A spring in place of a curve.", ValueForm.startedSpring)
  static let repeatCount = DocumentKey(
    "repeatCount", "How many runs there are, or forever.", ValueForm.repeatCount)
  static let autoreverses = DocumentKey(
    "autoreverses", "Whether every run is followed by one backwards.", ValueForm.boolean)
  static let speed = DocumentKey(
    "speed", "How fast it runs; 1 if left out.", ValueForm.number(0...1000))
  static let timeOffset = DocumentKey(
    "timeOffset", "Where it stands as it begins, in its own seconds.",
    ValueForm.number(0...86_400))
  static let fillMode = DocumentKey(
    "fillMode", "What it shows outside its time; both if left out, as UIView's animations do.",
    ValueForm<FillMode>.choice("a fill mode"))
  static let composition = DocumentKey(
    "composition", "Whether it takes the property's place or is added.",
    ValueForm<Animation.Composition>.choice("a composition"))
  static let reduceMotion = DocumentKey(
    "reduceMotion", "What Reduce Motion puts in its place.",
    ValueForm<Animation.ReducedForm>.choice("a form"))
  static let table = KeyTable(
    "an animation",
    [
      view.row, constraint.row, property.row, from, to, values, keyTimes.row, timingCurves.row,
      calculationMode.row, path.row, duration.row, delay.row, curve.row, spring.row,
      repeatCount.row, autoreverses.row, speed.row, timeOffset.row, fillMode.row,
      composition.row, reduceMotion.row,
    ])

  private static func value(_ name: String, _ summary: String) -> KeyRow {
    KeyRow(
      name: name, summary: summary, schema: ValueForm<AnimatedValue>.anySchema,
      isRequired: false)
  }
}

extension ValueForm where Value == Double {
  /// A number of runs, or `forever`.
  fileprivate static var repeatCount: ValueForm {
    let number = ValueForm.number(0...1_000_000)
    let schema = JSONValue.members(["anyOf": [number.schema, .members(["enum": ["forever"]])]])
    return ValueForm(schema: schema) { value, context in
      value.scalar?.text == "forever" ? .infinity : number.read(value, &context)
    }
  }
}

/// The keys of a build.
enum BuildKeys {
  static let view = DocumentKey.required("view", "The id of the view.", ValueForm.identifier)
  static let buildIn = DocumentKey(
    "buildIn", "How it comes in.", ValueForm<ObjectBuild.Effect>.choice("an effect"))
  static let buildOut = DocumentKey(
    "buildOut", "How it goes out.", ValueForm<ObjectBuild.Effect>.choice("an effect"))
  static let move = DocumentKey("move", "The path it runs along.", ValueForm.path)
  static let rotateDegrees = DocumentKey(
    "rotateDegrees", "The angle it turns by.", ValueForm.number(-36_000...36_000))
  static let scale = DocumentKey("scale", "The factor it takes.", ValueForm.number(0...1000))
  static let opacity = DocumentKey("opacity", "The opacity it takes.", ValueForm.number(0...1))
  static let start = DocumentKey(
    "start", "What starts it; onClick if left out.", ValueForm<Build.Start>.choice("a start"))
  static let delay = DocumentKey(
    "delay", "How long it waits after that, in seconds.", ValueForm.number(0...600))
  static let duration = DocumentKey(
    "duration", "How long it lasts, in seconds; 1 if left out.", ValueForm.number(0...600))
  static let curve = DocumentKey(
    "curve", "How it speeds up and slows down.", ValueForm.timingCurve)
  static let actions = [
    buildIn.name, buildOut.name, move.name, rotateDegrees.name, scale.name, opacity.name,
  ]
  static let table = KeyTable(
    "a build",
    [
      view.row, buildIn.row, buildOut.row, move.row, rotateDegrees.row, scale.row, opacity.row,
      start.row, delay.row, duration.row, curve.row,
    ])
}

/// The keys of an interaction: one of the first eight says which it is.
enum InteractionKeys {
  static let calculatorButton = DocumentKey(
    "calculatorButton", "The ids of keys that light up under a finger.",
    ValueForm.identifier.list(count: 1...1000))
  static let spring = view("spring", "A view that a tap sends to and fro.")
  static let flashlight = view("flashlight", "A button that is pressed with force.")
  static let rubberBand = view("rubberBand", "A view that resists beyond its limits.")
  static let accelerationPause = view("accelerationPause", "A card that is dragged and paused.")
  static let momentum = view("momentum", "A sheet that a flick opens; the layout holds it open.")
  static let pictureInPicture = view(
    "pictureInPicture", "A picture that is thrown from corner to corner.")
  static let rotation = view("rotation", "A view that two fingers turn.")
  static let dampingRatio = DocumentKey(
    "dampingRatio", "Of spring; 1 if left out.", ValueForm.number(0...1000))
  static let response = DocumentKey(
    "response", "Of spring, in seconds; 0.4 if left out.", ValueForm.number(0.001...1000))
  static let offset = DocumentKey("offset", "Where spring sends the view.", ValueForm.point)
  static let formula = DocumentKey(
    "formula", "Of rubberBand; scroll if left out.",
    ValueForm<Interaction.RubberBand.Formula>.choice("a formula"))
  static let axis = DocumentKey(
    "axis", "Of rubberBand; vertical if left out.",
    ValueForm.name("an axis", among: ["horizontal", "vertical"]))
  static let length = DocumentKey(
    "length", "How far rubberBand moves back freely, in points.", ValueForm.number(0...100_000))
  static let verticalOffset = DocumentKey(
    "verticalOffset", "Of accelerationPause, in points; 180 if left out.",
    ValueForm.number(0...10_000))
  static let paused = DocumentKey(
    "paused", "A view that accelerationPause shows once it pauses.", ValueForm.identifier)
  static let fidelity = DocumentKey(
    "fidelity", "As the original code does, or the corrected form.",
    ValueForm<MotionFidelity>.choice("a fidelity"))
  static let kinds = [
    spring, flashlight, rubberBand, accelerationPause, momentum, pictureInPicture, rotation,
  ]
  static let table = KeyTable(
    "an interaction",
    [calculatorButton.row] + kinds.map(\.row) + [
      dampingRatio.row, response.row, offset.row, formula.row, axis.row, length.row,
      verticalOffset.row, paused.row, fidelity.row,
    ])

  private static func view(_ name: String, _ summary: String) -> DocumentKey<String> {
    DocumentKey(name, summary, ValueForm.identifier)
  }
}
