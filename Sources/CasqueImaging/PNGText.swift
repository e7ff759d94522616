/// A text that a PNG file carries besides its pixels.
public struct PNGText: Sendable, Hashable, Codable {
  /// What the text is about, such as `Software`: 1 to 79 Latin-1 characters.
  public let keyword: String
  /// The text itself.
  public let value: String

  /// Creates a text under a keyword.
  ///
  /// - Parameters:
  ///   - keyword: 1 to 79 printable Latin-1 characters, no space first, last or twice in a row.
  ///     **Source** PNG, third edition, 11.3.3.1.
  ///   - value: Any text; the character NUL, which PNG cannot hold, is left out.
  public init(_ keyword: String, _ value: String) {
    precondition(PNGText.isKeyword(keyword), "a PNG keyword is 1 to 79 Latin-1 characters")
    self.keyword = keyword
    self.value = String(String.UnicodeScalarView(value.unicodeScalars.filter { $0 != "\0" }))
  }

  static func isKeyword(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    let isPrintable = scalars.allSatisfy {
      (0x20...0x7E).contains($0.value) || (0xA1...0xFF).contains($0.value)
    }
    return isPrintable && (1...79).contains(scalars.count) && scalars.first != " "
      && scalars.last != " " && !text.contains("  ")
  }

  private var isLatin1: Bool { value.unicodeScalars.allSatisfy { $0.value <= 0xFF } }

  /// `tEXt`, or `iTXt` for a value that is not Latin-1.
  var chunkType: String { isLatin1 ? "tEXt" : "iTXt" }

  /// The keyword, a NUL and the value.
  var chunkBody: [UInt8] {
    let key = PNGText.latin1(keyword) + [0]
    if isLatin1 { return key + PNGText.latin1(value) }
    // Not compressed, method 0, no language tag, no translated keyword.
    return key + [0, 0, 0, 0] + Array(value.utf8)
  }

  private static func latin1(_ text: String) -> [UInt8] {
    text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
  }

  /// Reads the body of a `tEXt` or an uncompressed `iTXt` chunk; nil if it is malformed.
  init?(chunkType type: String, body: ArraySlice<UInt8>) {
    guard let end = body.firstIndex(of: 0) else { return nil }
    let keyword = PNGText.text(latin1: body[..<end])
    guard PNGText.isKeyword(keyword) else { return nil }
    let rest = body[(end + 1)...]
    switch type {
    case "tEXt": self.init(keyword, PNGText.text(latin1: rest))
    case "iTXt":
      guard rest.starts(with: [0, 0]), let tag = rest.dropFirst(2).firstIndex(of: 0),
        let translated = rest[(tag + 1)...].firstIndex(of: 0)
      else { return nil }
      self.init(keyword, String(decoding: rest[(translated + 1)...], as: UTF8.self))
    default: return nil
    }
  }

  private static func text(latin1 bytes: ArraySlice<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    for byte in bytes { text.append(Unicode.Scalar(byte)) }
    return String(text)
  }
}
