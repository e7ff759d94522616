import CasqueDiagnostics

extension BrokenDocuments {
  /// What is no document at all, or means harm.
  package static let hostile: [Fixture] = [
    Fixture(
      "byte FF", .documentEncoding, bytes: bytes("casque: 1\nlayout: a", [0xFF], "b\n"),
      marked: 19..<20),
    Fixture("overlong form", .documentEncoding, bytes: bytes("casque: 1\nlayout: ", [0xC0, 0xAF])),
    Fixture("surrogate", .documentEncoding, bytes: bytes("layout: ", [0xED, 0xA0, 0x80], "\n")),
    Fixture("beyond Unicode", .documentEncoding, bytes: bytes("a: ", [0xF4, 0x90, 0x80, 0x80])),
    Fixture("cut within a character", .documentEncoding, bytes: bytes("layout: ", [0xE2, 0x82])),
    Fixture("UTF-16", .documentEncoding, bytes: [0xFF, 0xFE, 0x63, 0x00, 0x61, 0x00]),
    Fixture("UTF-16, high byte first", .documentEncoding, bytes: [0xFE, 0xFF, 0x00, 0x63]),
    Fixture("two marks of the byte order", .documentEncoding, "\u{FEFF}\u{FEFF}casque: 1\n"),
    Fixture("delete", .documentEncoding, "casque: 1\nlayout: a⟦\u{7F}⟧b\nroot: {id: a}\n"),
    Fixture("a program", .documentEncoding, bytes: [0x7F, 0x45, 0x4C, 0x46, 0x02, 0x01, 0x00]),
    Fixture("a picture", .documentEncoding, bytes: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A]),
    Fixture("zeros", .documentEncoding, bytes: [0, 0, 0, 0, 0, 0]),
    Fixture("null", .documentEmpty, "~\n"),
    Fixture("a number", .documentWrongType, "⟦42⟧\n"),
    Fixture("a truth", .documentWrongType, "⟦true⟧\n"),
    Fixture(
      "DOCTYPE with entities", .documentWrongType,
      "⟦<!DOCTYPE a [<!ENTITY b \"c\">]>⟧\n<a>&b;</a>\n"),
    Fixture(
      "DOCTYPE that names a file", .documentWrongType,
      "⟦<?xml version=\"1.0\"?>⟧\n<!DOCTYPE a SYSTEM \"file:///etc/passwd\">\n"),
    Fixture(
      "cut JSON", .documentSyntax, "{\"casque\": 1, \"root\": {\"id\": \"a\", \"subviews\": ["),
    Fixture("cut key", .documentSyntax, "casque: 1\nroot:\n  id: a\n  subvie"),
    Fixture("cut list", .documentWrongType, "casque: 1\nroot:\n  id: a\n  subviews:\n    -⟦⟧ "),
    Fixture(
      "cut text", .documentSyntax, "casque: 1\nroot:\n  id: a\n  subviews:\n    - label: \"Hel"),
    Fixture(
      "tag that calls", .documentTag, "casque: 1\nroot: ⟦!!python/object:os.system⟧ {id: a}\n"),
    Fixture("version beyond an integer", .documentVersion, "casque: ⟦\(digits)⟧\nroot: {id: a}\n"),
    Fixture("root is null", .documentWrongType, "casque: 1\nroot: ⟦~⟧\n"),
    Fixture("hexadecimal beyond an integer", .documentWrongType, root("alpha: ⟦0x\(digits)⟧")),
    Fixture("NaN as a key", .documentUnknownKey, "casque: 1\n⟦.nan⟧: 1\nroot: {id: a}\n"),
    Fixture("id of thousands", .documentInvalidID, "casque: 1\nroot: {id: ⟦\(digits)⟧}\n"),
    Fixture("id of a picture", .documentInvalidID, "casque: 1\nroot: {id: ⟦🦤⟧}\n"),
    Fixture("id that turns the line", .documentInvalidID, "casque: 1\nroot: {id: ⟦a\u{202E}b⟧}\n"),
    Fixture(
      "mappings without end", .documentTooDeep,
      "casque: 1\nroot: " + String(repeating: "{a: ", count: 5000)),
    Fixture("lists without end", .documentTooDeep, String(repeating: "[", count: 100_000)),
    Fixture("views without end", .documentTooDeep, nested(300)),
  ]

  /// Every table.
  package static let all: [Fixture] =
    files + values + views + constraints + quotes + variations + motion + reuse + lists + hostile

  private static let digits = String(repeating: "9", count: 2000)

  private static func root(_ line: String) -> String { "casque: 1\nroot: {id: a, \(line)}\n" }

  private static func bytes(_ start: String, _ middle: [UInt8], _ end: String = "") -> [UInt8] {
    Array(start.utf8) + middle + Array(end.utf8)
  }

  /// Views within views.
  private static func nested(_ depth: Int) -> String {
    (0..<depth).reduce("casque: 1\nroot:\n  id: r\n") { text, level in
      let space = String(repeating: " ", count: 4 * level + 2)
      return text + "\(space)subviews:\n\(space)  - view: v\(level)\n"
    }
  }

  /// Lists of ten aliases of lists of ten aliases: ten to the tenth where they are followed.
  package static let aliases: String = {
    var text =
      "casque: 1\nroot:\n  id: a\n  layoutGuides:\n    - &a0 [l, l, l, l, l, l, l, l, l, l]\n"
    for level in 1...10 {
      let names = [String](repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "    - &a\(level) [\(names)]\n"
    }
    return text
  }()
}
