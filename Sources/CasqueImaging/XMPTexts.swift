/// The texts of a picture as an XMP packet, which is how a WebP file holds them.
///
/// **Source** XMP specification, part 1 (serialization); what made the file is also the packet's
/// `CreatorTool`, which other programs show.
enum XMPTexts {
  private static let opening = "<rdf:li casque:keyword=\""

  /// The packet of texts, in their order.
  static func packet(_ texts: [PNGText]) -> [UInt8] {
    let tool = texts.first { $0.keyword == "Software" }.map {
      " xmp:CreatorTool=\"\(escaped($0.value))\""
    }
    let items = texts.map { text in
      "\(opening)\(escaped(text.keyword))\">\(escaped(text.value))</rdf:li>"
    }
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/">\
      <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">\
      <rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" \
      xmlns:casque="urn:casque:picture"\(tool ?? "")>\
      <casque:texts><rdf:Seq>\(items.joined())</rdf:Seq></casque:texts>\
      </rdf:Description></rdf:RDF></x:xmpmeta>
      """
    return Array(packet.utf8)
  }

  /// The texts of a packet that was written here; none of any other.
  static func texts(_ packet: some Collection<UInt8>) -> [PNGText] {
    var texts: [PNGText] = []
    var rest = Substring(String(decoding: packet, as: UTF8.self))
    while let start = rest.firstRange(of: opening) {
      rest = rest[start.upperBound...]
      guard let quote = rest.firstRange(of: "\">") else { break }
      let keyword = unescaped(rest[..<quote.lowerBound])
      rest = rest[quote.upperBound...]
      guard let end = rest.firstRange(of: "</rdf:li>") else { break }
      let value = unescaped(rest[..<end.lowerBound])
      rest = rest[end.upperBound...]
      if PNGText.isKeyword(keyword) { texts.append(PNGText(keyword, value)) }
    }
    return texts
  }

  /// Characters with a meaning in XML, and the ends of lines, which attributes lose.
  private static let entities: [(character: String, entity: String)] = [
    ("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("\n", "&#10;"),
    ("\r", "&#13;"), ("\t", "&#9;"),
  ]

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let known = entities.first { $0.character == String(scalar) }
      // XML has no other control characters.
      if known == nil, scalar.value < 0x20 { continue }
      result += known?.entity ?? String(scalar)
    }
    return result
  }

  private static func unescaped(_ text: Substring) -> String {
    entities.reversed().reduce(String(text)) { text, pair in
      text.split(separator: pair.entity, omittingEmptySubsequences: false)
        .joined(separator: pair.character)
    }
  }
}
