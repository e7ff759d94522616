import CasqueModel

/// A text with what its attributes say of it.
struct ReadText {
  var text = ""
  /// The font of the first stretch, or nil.
  var font: Font?
  var lineHeightMultiple = 1.0
  var minimumLineHeight = 0.0
  var color: MarkupTag?
  /// How the first paragraph is placed, or nil.
  var alignment: TextAlignment?
}

/// Texts as Interface Builder writes them: attributes, strings, or attributed strings.
struct TextReading {
  let fonts: FontReading

  /// The plain text of an attribute, or of the inner string of that key.
  static func plain(_ tag: MarkupTag, _ name: String) -> String {
    if let text = tag[name] { return text }
    let inner = tag.children.first {
      ($0.name == "string" || $0.name == "mutableString") && $0["key"] == name
    }
    guard let inner else { return "" }
    return inner.isYes("base64-UTF8") ? decoded(inner.text) : inner.text
  }

  /// The attributed text of a tag: that of its inner attributed string of a key.
  func attributed(_ tag: MarkupTag, key: String?) -> ReadText? {
    let found = tag.children.first {
      $0.name == "attributedString" && (key == nil || $0["key"] == key)
    }
    guard let found else { return nil }
    var result = ReadText()
    for fragment in found.children where fragment.name == "fragment" {
      result.text += fragment["content"] ?? Self.plain(fragment, "content")
      if result.font == nil { result.font = font(of: fragment) }
      if result.color == nil {
        result.color = fragment.descendants.first { $0["key"] == "NSColor" }
      }
      if let style = fragment.descendants.first(where: { $0.name == "paragraphStyle" }) {
        result.alignment =
          result.alignment ?? (style["alignment"]).flatMap(TextAlignment.init(rawValue:))
        let multiple = style["lineHeightMultiple"].flatMap(NumberReading.number) ?? 0
        if multiple > 0, result.lineHeightMultiple == 1 { result.lineHeightMultiple = multiple }
        if result.minimumLineHeight == 0 {
          result.minimumLineHeight =
            style["minimumLineHeight"].flatMap(NumberReading.number) ?? 0
        }
      }
    }
    return result
  }

  private func font(of fragment: MarkupTag) -> Font? {
    guard let tag = fragment.descendants.first(where: { $0["key"] == "NSFont" }) else {
      return nil
    }
    let size = tag["size"].flatMap(NumberReading.number) ?? 0
    let name = tag["name"] ?? ""
    let points = size > 0 ? size : 17
    if tag["metaFont"] != nil || name.hasPrefix(".") {
      let face = name.split(separator: "-").last.map(String.init) ?? ""
      let isBold = tag["metaFont"] == "systemBold"
      return .system(points, weight: isBold ? .bold : FontReading.weight(of: face))
    }
    return fonts.named(name, family: nil, size: points)
  }

  private static let base64: [UInt8: UInt32] = {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    return Dictionary(
      uniqueKeysWithValues: letters.utf8.enumerated().map { ($1, UInt32($0)) })
  }()

  /// The text of base 64; what is no digit is passed over.
  private static func decoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    var (bits, count) = (UInt32(0), 0)
    for byte in text.utf8 {
      guard let value = base64[byte] else { continue }
      bits = bits << 6 | value
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      bits &= (1 << UInt32(count)) - 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
