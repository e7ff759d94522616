import CasqueModel

/// The keys of `parallax:`.
enum ParallaxKeys {
  static let container = DocumentKey(
    "container", "The id of the container; the root view if left out.", ValueForm.identifier)
  static let background = DocumentKey(
    "background", "The id of the subview at the very back.", ValueForm.identifier)
  static let layers = DocumentKey(
    "layers", "The ids of the layers, back to front.", ValueForm.identifier.list())
  static let frontView = DocumentKey(
    "frontView", "The id of the subview that moves against the layers.", ValueForm.identifier)
  static let distanceFactor = DocumentKey(
    "distanceFactor", "The divisor of the layers' movement; 2 if left out.", ValueForm.number())
  static let frontFactor = DocumentKey(
    "frontFactor", "The divisor of the front view's movement; 20 if left out.",
    ValueForm.number())
  static let travel = DocumentKey(
    "travel", "The content offset at tilt 1, in points; 100 if left out.", ValueForm.number())
  static let fidelity = DocumentKey(
    "fidelity", "As the original code does, or the corrected form.",
    ValueForm<MotionFidelity>.choice("a fidelity"))
  static let yAxis = DocumentKey(
    "yAxis", "Which way a positive offset moves content; up if left out.",
    ValueForm<ParallaxYAxis>.choice("a direction"))
  static let depths = DocumentKey(
    "depths", "How far each part moves for a point of offset, in place of the factors.",
    ValueForm.parallaxDepths)
  static let imageStack = DocumentKey(
    "imageStack", "A layered image as background and layers: an .imagestack or .solidimagestack.",
    ValueForm.imageStack)
  static let imageStackScale = DocumentKey(
    "imageStackScale", "How much larger than the container its canvas is; 1.2 if left out.",
    ValueForm.number(1...10))
  static let table = KeyTable(
    "a parallax",
    [
      container.row, background.row, layers.row, frontView.row, distanceFactor.row,
      frontFactor.row, travel.row, fidelity.row, yAxis.row, depths.row, imageStack.row,
      imageStackScale.row,
    ])
}

/// The keys of `depths:`.
private enum DepthKeys {
  static let background = DocumentKey(
    "background", "The background's; 0 if left out.", ValueForm.number(-1...1))
  static let layers = DocumentKey.required(
    "layers", "The layers', back to front.", ValueForm.number(-1...1).list())
  static let frontView = DocumentKey(
    "frontView", "The front view's, against the layers; 0 if left out.",
    ValueForm.number(-1...1))
  static let table = KeyTable("depths", [background.row, layers.row, frontView.row])
}

extension ValueForm where Value == ParallaxDepths {
  /// Depths: `{background:, layers:, frontView:}`.
  fileprivate static var parallaxDepths: ValueForm {
    .mapping(DepthKeys.table) { keys, context in
      let background = keys.read(DepthKeys.background, &context) ?? 0
      let frontView = keys.read(DepthKeys.frontView, &context) ?? 0
      return keys.read(DepthKeys.layers, &context).map {
        ParallaxDepths(background: background, layers: $0, frontView: frontView)
      }
    }
  }
}

/// The keys of `splash:`.
enum SplashKeys {
  static let foreground = KeyRow(
    name: "foreground", summary: "The root view of the foreground splash window.",
    schema: SchemaReference.root, isRequired: true)
  static let background = KeyRow(
    name: "background", summary: "The root view of the background splash window.",
    schema: SchemaReference.root, isRequired: true)
  static let logo = DocumentKey.required(
    "logo", "The id of the logo's image view in the foreground.", ValueForm.identifier)
  static let text = DocumentKey(
    "text", "The id of the text in the foreground.", ValueForm.identifier)
  static let backgroundText = DocumentKey(
    "backgroundText", "The id of the text in the background.", ValueForm.identifier)
  static let hold = DocumentKey(
    "hold", "How long the splash stands, in seconds; 2 if left out.", ValueForm.number())
  static let duration = DocumentKey(
    "duration", "How long the opening lasts, in seconds; 0.6 if left out.", ValueForm.number())
  static let aim = DocumentKey(
    "aim", "Where the logo turns to.", ValueForm<Splash.Aim>.choice("an aim"))
  static let growth = DocumentKey(
    "growth", "How large the logo grows.", ValueForm<Splash.Growth>.choice("a growth"))
  static let hole = DocumentKey(
    "hole", "Whether the hole follows the main window's scale.",
    ValueForm<Splash.Hole>.choice("a hole"))
  static let texts = DocumentKey(
    "texts", "What both texts may say; a seed chooses.", ValueForm.text.list(count: 1...1000))
  static let launch = KeyRow(
    name: "launch", summary: "The root view of the launch screen, for checks.",
    schema: SchemaReference.root, isRequired: false)
  static let alert = KeyRow(
    name: "alert", summary: "The root view of an alert's window, over everything.",
    schema: SchemaReference.root, isRequired: false)
  static let alertTime = DocumentKey(
    "alertTime", "When the alert is shown, in seconds; once the splash is over if left out.",
    ValueForm.number(0...60))
  static let table = KeyTable(
    "a splash",
    [
      foreground, background, logo.row, text.row, backgroundText.row, hold.row, duration.row,
      aim.row, growth.row, hole.row, texts.row, launch, alert, alertTime.row,
    ])
}
