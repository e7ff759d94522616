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
    let lines = engine.fingerprint.split(separator: "\n")
    let libraries = lines.prefix { !$0.contains(".otf") && !$0.contains(".ttf") }
    let present = lines.dropFirst(libraries.count).filter { !$0.hasSuffix(" absent") }
    let number = Checksum.text(of: engine.fingerprint.utf8)
    return
      "libraries: \(libraries.joined(separator: ", "))\nfonts: \(present.count) files, \(number)"
  }

}
