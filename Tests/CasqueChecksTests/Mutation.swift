import Casque
import Testing

/// A shipped layout with a fault put into it, and the code that has to be found.
struct Mutation: Sendable, CustomTestStringConvertible {
  /// The document's name in `Layouts/`, without its ending.
  var document: String
  /// Text of the document with what takes its place; each stands there exactly once.
  var edits: [(old: String, new: String)]
  var code: DiagnosticCode

  var testDescription: String { "\(document): \(code.rawValue)" }

  init(_ document: String, _ code: DiagnosticCode, _ edits: (old: String, new: String)...) {
    self.document = document
    self.edits = edits
    self.code = code
  }

  static let all: [Mutation] = [
    Mutation(
      "welcome", .layoutUnsatisfiable,
      ("continue.height >= 50", "continue.height = 50\n    - continue.height = 60")),
    Mutation("welcome", .layoutAmbiguous, ("    - title.top = safeArea.top + 24\n", "")),
    Mutation(
      "welcome", .layoutOutsideSafeArea, ("title.top = safeArea.top", "title.top = screen.top")),
    Mutation(
      "welcome", .layoutTie,
      (
        "title.top = safeArea.top + 24",
        "title.top = safeArea.top + 24 @500\n    - title.top = safeArea.top + 100 @500"
      )),
    Mutation("welcome", .layoutUnderCutout, ("safeArea.top + 24", "screen.top + 20")),
    Mutation("welcome", .layoutHomeIndicator, ("safeArea.bottom - 24", "screen.bottom - 4")),
    Mutation("welcome", .layoutTouchTarget, ("continue.height >= 50", "continue.height = 30")),
    Mutation(
      "welcome", .textTruncated,
      (
        "title: Continue, style: filled",
        "title: Continue to the next of many steps now, font: largeTitle"
      )),
    Mutation("welcome", .textMissingGlyph, ("text: Welcome aboard", "text: \"\\U00013000\"")),
    Mutation(
      "welcome", .textMissingFamily, ("font: largeTitle", "font: {family: No Such, size: 34}")),
    Mutation(
      "welcome", .constraintAbsoluteSide,
      ("title.horizontalEdges = margins.horizontalEdges", "title.left = margins.left")),
    Mutation(
      "photo-detail", .layoutOffScreen,
      ("share.trailing = margins.trailing", "share.trailing = margins.trailing + 60")),
    Mutation(
      "photo-detail", .textLowContrast,
      (
        "textColor: white\n                  numberOfLines: 0",
        "textColor: darkGray\n                  numberOfLines: 0"
      )),
    Mutation("article", .layoutOverlap, ("quote.top = body.bottom", "quote.top = body.top")),
    Mutation(
      "chat", .layoutClipped,
      (
        """
            - header.bottom >= call.bottom + 4
            - header.bottom >= name.bottom + 4
            - header.bottom = call.bottom + 4 @700
        """, "    - header.height = 60"
      ), ("    - view: header\n", "    - view: header\n      clipsToBounds: true\n")),
    Mutation(
      "mail", .layoutOverlap, ("message: {isHidden: true}", "message: {isHidden: false}")),
    Mutation(
      "mail", .layoutBackgroundGap, ("list.bottom = window.bottom", "list.bottom = safeArea.bottom")
    ),
    Mutation(
      "sign-in", .layoutOverlap, ("subtitle.top = title.bottom", "subtitle.top = title.top")),
    Mutation(
      "article", .constraintAbsoluteSide,
      ("byline.leading = readable.leading", "byline.left = readable.left")),
    Mutation(
      "article", .textTooSmall,
      (
        "text: 6 min read\n                  font: footnote",
        "text: 6 min read\n                  font: {size: 9}"
      )),
    Mutation(
      "article", .textTooWide, ("body.leading = readable", "body.leading = margins"),
      ("body.trailing = readable", "body.trailing = margins")),
    Mutation(
      "article", .textLowContrast,
      ("textColor: {light: \"#B04A00\", dark: \"#FF9F0A\"}", "textColor: systemOrange")),
    Mutation("parallax-home", .motionNoSlack, ("1.2 * home.width", "1 * home.width")),
    // In the windows of a splash.
    Mutation(
      "splash", .layoutUnderCutout,
      ("slogan.top = logo.bottom + 32", "slogan.top = foreground.top + 16")),
    Mutation(
      "splash", .textLowContrast,
      (
        "id: backdrop\n    gradient: {colors: [\"#3B2A98\"",
        "id: backdrop\n    gradient: {colors: [\"#FFFFFF\""
      )),
    Mutation("splash", .motionSplashHold, ("  hold: 1\n", "  hold: 2\n")),
    Mutation("splash", .motionSplashAim, ("  aim: corner\n", "  aim: faithful\n")),
    Mutation("splash", .motionSplashCoverage, ("  growth: cover\n", "  growth: faithful\n")),
    Mutation("splash", .motionLogoResolution, ("images/logo.svg", "images/logo.png")),
    Mutation(
      "splash", .motionLaunchFrame,
      (
        "  foreground:\n",
        "  launch:\n    id: start\n    backgroundColor: white\n  foreground:\n"
      )),
    // Movement put into a layout that stands still.
    Mutation(
      "welcome", .motionNoReducedForm,
      (
        "root:\n",
        """
        motion:
          animations:
            - {view: title, property: position.y, to: 300, duration: 1}
        root:

        """
      )),
    Mutation(
      "photo-detail", .motionUncovered,
      (
        "clipsToBounds: true\n    - view: shade",
        "clipsToBounds: true\n      motionEffect: {x: 20, y: 20}\n    - view: shade"
      )),
  ]
}
