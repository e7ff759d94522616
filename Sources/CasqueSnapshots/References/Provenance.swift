public import CasqueImaging

/// What made a snapshot, so that other fonts are told from another layout.
public struct Provenance: Sendable, Hashable {
  /// The program with its version, such as `Casque 0.1.0`.
  public var engine: String
  /// The fonts, as their number and a checksum of all.
  public var fonts: String
  /// The device row and the settings of the cell.
  public var device: String

  /// Creates a provenance.
  public init(engine: String, fonts: String, device: String) {
    self.engine = engine
    self.fonts = fonts
    self.device = device
  }

  /// The facts of a ``FrameText`` that say it.
  public var facts: [FrameText.Fact] {
    [FrameText.Fact("engine", engine), FrameText.Fact("fonts", fonts)]
  }

  /// The names of ``facts``: on their own they are no difference.
  static let factNames: Set<String> = ["engine", "fonts"]

  /// What a PNG file carries of it.
  public var texts: [PNGText] {
    [PNGText("Software", engine), PNGText("Source", fonts), PNGText("Device", device)]
  }

  /// Reads what a PNG file carries; nil if it is none of ours.
  public init?(_ texts: [PNGText]) {
    func value(_ keyword: String) -> String? { texts.first { $0.keyword == keyword }?.value }
    guard let engine = value("Software"), let fonts = value("Source") else { return nil }
    self.init(engine: engine, fonts: fonts, device: value("Device") ?? "")
  }

  /// What is not the same, a line each, such as `fonts differ: …`.
  public func lines(from reference: Provenance) -> [String] {
    [
      ("fonts differ", reference.fonts, fonts), ("engine differs", reference.engine, engine),
      ("device differs", reference.device, device),
    ].compactMap { what, old, new in
      old == new || old.isEmpty || new.isEmpty ? nil : "\(what): \(old) → \(new)"
    }
  }
}
