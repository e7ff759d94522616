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
