import CasqueImaging
import CasqueText

/// What a picture says of its making, so that a difference can be told from another engine's.
enum Fingerprint {
  /// The entries of a PNG: no clock, no machine.
  static func text(of request: PictureRequest, _ engine: TextEngine) -> [PNGText] {
    [
      PNGText("Software", "Casque \(Version.number)"), PNGText("Title", request.slug),
      PNGText("Source", summary(of: engine)),
    ]
  }

  /// The libraries with their versions, and all font files as one number.
  static func summary(of engine: TextEngine) -> String {
    "libraries: \(engine.fingerprint.libraries.joined(separator: ", "))\nfonts: \(fonts(of: engine))"
  }

  /// All font files as their count and one number.
  static func fonts(of engine: TextEngine) -> String {
    let fingerprint = engine.fingerprint
    return "\(fingerprint.presentCount) files, \(Checksum.text(of: Array(fingerprint.text.utf8)))"
  }
}
