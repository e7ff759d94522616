import CasqueModel

/// A text with what its attributes say of it.
struct ReadText {
  var text = ""
  /// The font of the first stretch, or nil.
  var font: Font?
  var lineHeightMultiple = 1.0
  var minimumLineHeight = 0.0
  var color: MarkupTag?
  /// Whether a paragraph is set tighter before it is cut.
  var tightens = false
  /// How the first paragraph is placed, or nil.
  var alignment: TextAlignment?
  /// The text with its attributes, where stretches differ or have more than a font and a colour.
  var attributed: AttributedText?
}

extension TextAttributes {
  fileprivate var isOnlyFontAndColor: Bool {
    var rest = self
    rest.font = nil
    rest.color = nil
    return rest == TextAttributes()
  }
}

/// Texts as Interface Builder writes them: attributes, strings, or attributed strings.
struct TextReading {
  let fonts: FontReading
  let colors: ColorReading

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
    var runs: [TextRun] = []
    var style = ParagraphStyle()
    for fragment in found.children where fragment.name == "fragment" {
      // No document that is known has an image in a text: what stands for one shows nothing.
      let text = (fragment["content"] ?? Self.plain(fragment, "content"))
        .filter { $0 != Self.attachment }
      let values = Self.values(of: fragment)
      let attributes = attributes(values)
      result.text += text
      if result.font == nil { result.font = attributes.font }
      if result.color == nil { result.color = values["NSColor"] }
      runs.append(TextRun(text, attributes))
      if let tag = values["NSParagraphStyle"] { add(tag, to: &result, &style) }
    }
    let isPlain =
      style.lineSpacing == 0 && style.tabStops.isEmpty && style.paragraphSpacing == 0
      && style.maximumLineHeight == 0
      && Set(runs.map(\.attributes)).count < 2
      && runs.allSatisfy { $0.attributes.isOnlyFontAndColor }
    if !isPlain {
      style.lineHeightMultiple = result.lineHeightMultiple == 1 ? 0 : result.lineHeightMultiple
      style.minimumLineHeight = result.minimumLineHeight
      result.attributed = AttributedText(runs, paragraphStyle: style)
    }
    return result
  }

  /// How a paragraph stands; the first one that says something counts for the text.
  private func add(_ tag: MarkupTag, to result: inout ReadText, _ style: inout ParagraphStyle) {
    func number(_ name: String) -> Double { max(0, tag[name].flatMap(NumberReading.number) ?? 0) }
    let stated = (tag["alignment"]).flatMap(TextAlignment.init(rawValue:))
    let direction: TextAlignment? =
      switch tag["baseWritingDirection"] {
      case "leftToRight": .left
      case "rightToLeft": .right
      default: nil
      }
    // Where a text begins by its nature is where its paragraph's direction says.
    let isNatural = (stated ?? .natural) == .natural
    result.alignment = result.alignment ?? (isNatural ? direction ?? stated : stated)
    if number("lineHeightMultiple") > 0, result.lineHeightMultiple == 1 {
      result.lineHeightMultiple = number("lineHeightMultiple")
    }
    if result.minimumLineHeight == 0 { result.minimumLineHeight = number("minimumLineHeight") }
    if style.maximumLineHeight == 0 { style.maximumLineHeight = number("maximumLineHeight") }
    if style.lineSpacing == 0 { style.lineSpacing = number("lineSpacing") }
    if style.paragraphSpacing == 0 { style.paragraphSpacing = number("paragraphSpacing") }
    if style.tabStops.isEmpty { style.tabStops = tabStops(of: tag) }
    if number("tighteningFactorForTruncation") > 0 { result.tightens = true }
  }

  /// Where the tabulators of a paragraph end, in points; none if they are the system's own.
  ///
  /// Each is taken as one at the leading side (`alignment`).
  private func tabStops(of paragraph: MarkupTag) -> [Double] {
    let stops = paragraph.descendants.filter { $0.name == "textTab" }
      .compactMap { $0["location"].flatMap(NumberReading.number) }.filter { $0 > 0 }.sorted()
    let usual = stops.indices.allSatisfy { stops[$0] == 28 * Double($0 + 1) }
    return usual ? [] : stops
  }

  /// The character that stands for an image in a text.
  private static let attachment: Character = "\u{FFFC}"

  /// What is stated of a stretch of a text, by its keys; a paragraph's style without one as well.
  private static func values(of fragment: MarkupTag) -> [String: MarkupTag] {
    var values: [String: MarkupTag] = [:]
    for tag in fragment.descendants {
      if tag.name == "paragraphStyle", values["NSParagraphStyle"] == nil {
        values["NSParagraphStyle"] = tag
      } else if let key = tag["key"], values[key] == nil {
        values[key] = tag
      }
    }
    return values
  }

  /// How a stretch of a text looks.
  private func attributes(_ values: [String: MarkupTag]) -> TextAttributes {
    func number(_ key: String) -> Double {
      (values[key]?["value"]).flatMap(NumberReading.number) ?? 0
    }
    func line(_ key: String) -> UnderlineStyle? {
      Int(exactly: number(key)).flatMap(UnderlineStyle.init(rawValue:))
    }
    var attributes = TextAttributes(
      font: values["NSFont"].map { font($0) }, color: colors.color(values["NSColor"]),
      backgroundColor: colors.color(values["NSBackgroundColor"]), kern: number("NSKern"),
      baselineOffset: number("NSBaselineOffset"), underlineStyle: line("NSUnderline"),
      underlineColor: colors.color(values["NSUnderlineColor"]),
      strikethroughStyle: line("NSStrikethrough"),
      strikethroughColor: colors.color(values["NSStrikethroughColor"]))
    attributes.isLink = values["NSLink"] != nil
    return attributes
  }

  private func font(_ tag: MarkupTag) -> Font {
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
