import CasqueImaging
import CasqueText

/// What a picture says of its making, so that a difference can be told from another engine's.
enum Fingerprint {
  /// The entries of a PNG: no clock, no machine.
  static func text(of request: PictureRequest, _ engine: TextEngine) -> [PNGText] {
    [
      PNGText("Software", "Casque \(Version.number)"), PNGText("Title", request.slug),
      PNGText("Fonts", engine.fingerprint),
    ]
  }
}
