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
    "libraries: \(libraries(of: engine).joined(separator: ", "))\nfonts: \(fonts(of: engine))"
  }

  /// All font files as their count and one number.
  static func fonts(of engine: TextEngine) -> String {
    let lines = engine.fingerprint.split(separator: "\n")
    let present = lines.dropFirst(libraries(of: engine).count).filter { !$0.hasSuffix(" absent") }
    return "\(present.count) files, \(Checksum.text(of: engine.fingerprint.utf8))"
  }

  private static func libraries(of engine: TextEngine) -> [Substring] {
    let lines = engine.fingerprint.split(separator: "\n")
    return Array(lines.prefix { !$0.contains(".otf") && !$0.contains(".ttf") })
  }

}
