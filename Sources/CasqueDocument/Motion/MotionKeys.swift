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
  static let table = KeyTable(
    "a parallax",
    [
      container.row, background.row, layers.row, frontView.row, distanceFactor.row,
      frontFactor.row, travel.row, fidelity.row,
    ])
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
  static let table = KeyTable(
    "a splash",
    [
      foreground, background, logo.row, text.row, backgroundText.row, hold.row, duration.row,
      aim.row, growth.row,
    ])
}
