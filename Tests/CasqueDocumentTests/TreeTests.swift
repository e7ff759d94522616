import CasqueDiagnostics
import CasqueModel
import Testing

@testable import CasqueDocument

/// The value tree: places, scalars, limits.
@Suite struct TreeTests {
  @Test(arguments: [
    ("no", CoreValue.string), ("on", .string), ("yes", .string), ("off", .string),
    ("true", .boolean(true)), ("FALSE", .boolean(false)), ("~", .null), ("null", .null),
    ("12", .integer(12)), ("-7", .integer(-7)), ("+7", .integer(7)), ("0o17", .integer(15)),
    ("0xff", .integer(255)), ("017", .integer(17)), ("1.5", .number(1.5)), (".5", .number(0.5)),
    ("5.", .number(5)), ("1e3", .number(1000)), ("-2.5E-1", .number(-0.25)), (".", .string),
    ("1_000", .string), ("1e", .string), ("0x", .string), ("0x-1", .string), ("12:30", .string),
    ("1.2.3", .string), ("-", .string), (".inf", .number(.infinity)), ("Infinity", .string),
    ("nan", .string), ("99999999999999999999", .number(1e20)),
  ])
  func plainScalarsFollowTheCoreSchema(_ text: String, _ expected: CoreValue) {
    #expect(DocumentScalar(text: text, style: .plain, comment: nil).coreValue == expected)
  }

  @Test func quotedScalarsAreText() {
    for style in [DocumentScalar.Style.singleQuoted, .doubleQuoted, .block] {
      #expect(DocumentScalar(text: "12", style: style, comment: nil).coreValue == .string)
    }
  }

  @Test func placesCountScalarsBehindAByteOrderMark() throws {
    let text = "\u{FEFF}é: 😀x\r\nü: [ß, y]\r\n"
    let tree = DocumentTree.read(Array(text.utf8), path: "p")
    #expect(tree.diagnostics == [])
    let root = try #require(tree.value.root)
    let first = try #require(root["é"])
    #expect(
      tree.value.source.range(of: first.bytes).start
        == CasqueDiagnostics.SourceLocation(line: 1, column: 4))
    #expect(
      tree.value.source.range(of: first.bytes).end
        == CasqueDiagnostics.SourceLocation(line: 1, column: 6))
    let y = try #require(root["ü"]?.sequence?.last)
    #expect(tree.value.source.range(of: y.bytes).description == "p:2:8")
    #expect(tree.value.source.text(of: y.bytes) == "y")
  }

  @Test func longLinesKeepTheirColumns() throws {
    let count = 300
    let text = "[" + (0..<count).map { "é\($0)" }.joined(separator: ", ") + "]"
    let tree = DocumentTree.read(Array(text.utf8), path: "p").value
    let members = try #require(tree.root?.sequence)
    var column = 2
    for (index, member) in members.enumerated() {
      #expect(tree.source.location(of: member.bytes.lowerBound).column == column)
      column += "é\(index), ".unicodeScalars.count
    }
  }

  @Test func sourceMapFindsCodingPaths() throws {
    let text =
      "{\"devices\": [\n  {\"id\": \"a\"},\n  {\"id\": \"b\", \"points\": {\"w\": 320}}\n]}"
    let map = SourceMap(DocumentTree.read(Array(text.utf8), path: "d.json").value)
    #expect(map.range(of: "devices[1].points.w")?.description == "d.json:3:31")
    #expect(map.range(of: "devices[1].points.h")?.description == "d.json:3:25")
    #expect(map.range(of: "devices[7].id")?.description == "d.json:1:13")
    #expect(map.value(at: "devices[0].id")?.scalar?.text == "a")
    #expect(map.value(at: "nothing") == nil)
  }

  @Test func filesAboveTheLimitAreRefused() {
    let result = DocumentReader.read(
      [UInt8](repeating: 0x20, count: 8 << 20 + 1), path: "p", palette: [])
    #expect(result.diagnostics.map(\.code) == [.documentTooLarge])
  }

  @Test func moreValuesThanTheLimitAreRefused() {
    let result = DocumentReader.read(
      Array(("[" + String(repeating: "a,", count: 200_001) + "]").utf8), path: "p", palette: [])
    #expect(result.diagnostics.first?.code == .documentTooLarge)
  }

  @Test func aliasesAreCountedAsIfWrittenOut() {
    // 1 + 10, 1 + 10 · 11, … : e is 111 111 values, and with its own definitions 123 455.
    var text = "- &a [x,x,x,x,x,x,x,x,x,x]\n"
    for (name, next) in zip("abcd", "bcde") {
      text += "- &\(next) [" + [String](repeating: "*\(name)", count: 10).joined(separator: ",")
      text += "]\n"
    }
    text += "- *e\n"
    let tree = DocumentTree.read(Array(text.utf8), path: "p")
    #expect(tree.diagnostics.map(\.code) == [.documentAliasLimit])
    #expect(tree.diagnostics.first?.place?.description == "p:6:3")
  }

  @Test func depthIsCountedThroughAliases() {
    var limits = DocumentLimits()
    limits.depth = 4
    let text = "- &a [[x]]\n- *a\n- [*a]\n"
    let tree = DocumentTree.read(Array(text.utf8), path: "p", limits: limits)
    #expect(tree.diagnostics.map(\.code) == [.documentAliasLimit])
    #expect(tree.diagnostics.first?.place?.description == "p:3:4")
  }

  @Test(
    arguments: [
      [0xFF], [0xC3], [0xC0, 0x80], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xF8, 0x88, 0x80, 0x80, 0x80],
    ] as [[UInt8]])
  func bytesThatAreNotUTF8(_ bytes: [UInt8]) {
    let result = DocumentReader.read(Array("a: é".utf8) + bytes, path: "p", palette: [])
    #expect(result.diagnostics.map(\.code) == [.documentEncoding])
    #expect(result.diagnostics.first?.place?.description == "p:1:5")
    #expect(result.value == nil)
  }

  @Test func utf16IsNamed() {
    let result = DocumentReader.read([0xFF, 0xFE, 0x61, 0x00], path: "p", palette: [])
    #expect(result.diagnostics.first?.message == "this is UTF-16; documents are UTF-8")
  }

  @Test func anchorsAndAliasesAreRead() throws {
    let text = """
      casque: 1
      root:
        id: screen
        subviews:
          - label: a
            text: &words Hello
            font: &font {size: 12}
          - label: b
            text: *words
            font: *font
      """
    let result = readDocument(text)
    #expect(result.diagnostics == [])
    let views = try #require(result.value?.root.subviews)
    #expect(views[0].content == views[1].content)
  }
}
