extension DiagnosticCode {
  /// The pages of codes about motion.
  static let motionPages: [DiagnosticCode: DiagnosticPage] = [
    .motionInvalidParameter: DiagnosticPage(
      summary: "A parameter of a motion has no meaning.",
      cause: """
        The factors of a parallax divide its movement: at 0 the layers would be infinitely far \
        away, and in the original a layer at rest has no place at all. A splash stands and opens \
        for a time between 0 and 60 seconds, its opening longer than 0.
        """,
      remedy: "Use a value within the bounds; a large factor makes a layer nearly still.",
      example: "parallax: {distanceFactor: 0}"),
    .motionUnknownView: DiagnosticPage(
      summary: "A motion names a view that is not where it has to be.",
      cause: """
        The background, the layers and the front view of a parallax are subviews of its \
        container, the root view unless `container` names another. The logo of a splash is an \
        imageView of its foreground, each text a view of its own window.
        """,
      remedy: "Correct the id, or move the view.",
      example: "parallax: {layers: [earth, mooon]}"),
    .motionNoSlack: DiagnosticPage(
      summary: "The background of a parallax cannot move.",
      cause: """
        The background must cover the container at every tilt, so it can move only by half of \
        what it is larger. Here it is not larger than the container on an axis, and its edge \
        bound holds all layers still on that axis.
        """,
      remedy: """
        Make the background larger than the container on every device, or leave `background` \
        out, which means no bound.
        """,
      example: "- galaxy.edges = screen.edges\nparallax: {background: galaxy, layers: [earth]}"),
    .motionUncovered: DiagnosticPage(
      summary: "A ground that fills the window leaves an edge of it at some tilt.",
      cause: """
        The view reaches every edge while the device faces its user, but its motion effect, or the \
        parallax, moves it further than it is larger than what it fills: a strip of what lies \
        behind it comes into sight.
        """,
      remedy: "Make it larger by its movement on every side, or move it less.",
      example: "- imageView: photo\n  motionEffect: {x: 20, y: 20}\n  … photo.edges = screen.edges"),
    .motionSplashCoverage: DiagnosticPage(
      summary: "The logo of a splash does not cover the screen in the end.",
      cause: """
        The original lets the logo grow by the height of the screen alone. Held sideways, or far \
        from the middle, the grown logo does not reach the farthest corner, and as the mask is \
        taken away the corners pop. A logo is taken to hold a disc of a quarter of its width.
        """,
      remedy: "State `growth: cover`, or make the logo larger.",
      example: "splash: {logo: logo, growth: faithful}   # on a phone in landscape"),
    .motionSplashAim: DiagnosticPage(
      summary: "The logo of a splash turns to a place beside the corner.",
      cause: """
        The original turns by −atan(y/x) of the logo's centre, which points to the corner on a \
        square screen only; the upper side of the logo meets it at −atan2(x, y).
        """,
      remedy: "State `aim: corner`.", example: "splash: {logo: logo, aim: faithful}"),
    .motionSplashHold: DiagnosticPage(
      summary: "A splash stands longer than a second.",
      cause: "Whoever opens an app waits for nothing while a splash stands though all is ready.",
      remedy: "State a `hold` of at most 1 second.", example: "splash: {logo: logo, hold: 2}"),
    .motionLogoResolution: DiagnosticPage(
      summary: "The image of a splash's logo has too few pixels for its size in the end.",
      cause: """
        The logo grows 15 to 30 times. A bitmap of the size at rest is blown up as much, and the \
        edge of the hole is blurred.
        """,
      remedy: "Use a vector image (.svg), or a bitmap with the pixels that are stated.",
      example: "- imageView: logo\n  image: images/logo.png   # 264 pixels, drawn over 6000"),
    .motionLaunchFrame: DiagnosticPage(
      summary: "The launch screen is not the splash's first frame.",
      cause: """
        The system shows the launch screen until the app draws its first frame. Both are drawn, and \
        where a pixel differs the launch flickers: by a ground, an image, a place, or a text that \
        the splash does not show yet. How either is written does not count.
        """,
      remedy: "Give `launch` the grounds, images and constraints of `foreground`.",
      example: "splash:\n  launch: {backgroundColor: white}\n  foreground: {backgroundColor: black}"
    ),
    .motionNoReducedForm: DiagnosticPage(
      summary: "Movement does not say what Reduce Motion puts in its place.",
      cause: """
        People turn on Reduce Motion because movement makes them ill. An animation of a place, a \
        size, an angle or a constraint has to say what they see: `crossFade` and `jump` show the \
        end, `none` leaves the start, `keep` stays as it is without overshoot.
        """,
      remedy: "State `reduceMotion`; without it the end is shown over a cross-fade.",
      example: "- {view: card, property: position.y, to: 400, duration: 0.4}"),
  ]

  /// The pages of codes about devices.
  static let devicePages: [DiagnosticCode: DiagnosticPage] = [
    .deviceInvalidCatalogue: DiagnosticPage(
      summary: "A device catalogue cannot be used.",
      cause: """
        A user's catalogue has the form of the built-in one (`casque devices --format json`). An \
        entry lacks a value, has one of another kind, states sizes that contradict each other, or \
        takes an id that is in use.
        """,
      remedy: "Correct the entry at the place that is shown; the other entries are used.",
      example: "{\"devices\": [{\"id\": \"kiosk\", \"points\": {\"w\": -1, \"h\": 600}}]}")
  ]
}
