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
    return "\(present.count) files, \(String(checksum(engine.fingerprint), radix: 16))"
  }

  private static func libraries(of engine: TextEngine) -> [Substring] {
    let lines = engine.fingerprint.split(separator: "\n")
    return Array(lines.prefix { !$0.contains(".otf") && !$0.contains(".ttf") })
  }

  /// The 64-bit FNV-1a checksum of a text.
  private static func checksum(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
