import CasqueDiagnostics
import Testing

@testable import CasqueStrings

/// `.stringsdict` files, and `.strings` files that are property lists.
@Suite struct StringsDictionaryTests {
  private static func list(_ body: String) -> [UInt8] {
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN"
        "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>\(body)</dict></plist>
      """.utf8)
  }

  private static let rule = """
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    """

  @Test func theTextForOtherNumbersIsTaken() throws {
    let texts = try #require(
      StringsDictionary.read(
        Self.list(
          """
          <key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@ in %#@m@</string>
          <key>n</key><dict>\(Self.rule)<key>one</key><string>%d file</string>
          <key>other</key><string>%d files</string></dict>
          <key>m</key><dict>\(Self.rule)<key>other</key><string>%d of %#@k@</string></dict>
          <key>k</key><dict>\(Self.rule)<key>other</key><string>%d folders</string></dict></dict>
          <key>b</key><dict><key>NSStringVariableWidthRuleType</key><dict>
          <key>1</key><string>Short</string><key>200</key><string>A long text</string>
          <key>53</key><string>Longer</string></dict></dict>
          <key>c</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
          <key>mac</key><string>Click</string><key>iphone</key><string>Tap</string></dict></dict>
          <key>d</key><integer>3</integer>
          """)))
    #expect(
      texts == ["a": "%d files in %d of %d folders", "b": "A long text", "c": "Tap"])
  }

  @Test func variationsGoBeforePlainTexts() {
    let files = [
      "de.lproj/Main.stringsdict": Self.list(
        """
        <key>x.text</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key><dict>\(Self.rule)<key>other</key><string>%d Orte</string></dict></dict>
        """),
      "de.lproj/Main.strings": Self.list(
        "<key>x.text</key><string>Ort</string><key>y.text</key><string>Weiter</string>"),
    ]
    let read = StringTable.read("Main", locale: "de-AT", path: { $0 }, file: { files[$0] })
    #expect(read.diagnostics.isEmpty)
    #expect(read.value["x.text"] == .localized("%d Orte"))
    #expect(read.value["y.text"] == .localized("Weiter"))
  }

  /// A variable that is its own text, lists without end, and what is none.
  @Test func hostileListsEnd() {
    let own = Self.list(
      """
      <key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@%#@n@</string>
      <key>n</key><dict><key>other</key><string>%#@n@%#@n@</string></dict></dict>
      """)
    #expect(StringsDictionary.read(own)?["a"]?.utf8.count ?? 0 < 1000)
    let deep = String(repeating: "<key>a</key><dict>", count: 100_000)
    #expect(StringsDictionary.read(Self.list(deep)) == nil)
    #expect(StringsDictionary.read(Array("bplist00".utf8)) == nil)
    let read = StringTable.read(
      "Main", locale: "de", path: { $0 },
      file: { $0 == "de.lproj/Main.stringsdict" ? Array("no".utf8) : nil })
    #expect(read.diagnostics.map(\.code) == [.stringsSyntax])
  }
}
