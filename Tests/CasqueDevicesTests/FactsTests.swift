import CasqueFacts
import Testing

@Suite struct FactsTests {
  @Test func everyFileIsJSON() throws {
    for bytes in [
      Facts.devices(), Facts.sources(), Facts.dynamicType(), Facts.colors(), Facts.systemFont(),
      Facts.families(),
    ] {
      #expect(bytes.count > 1000)
      #expect(!(try JSONReader.read(bytes).members.isEmpty))
    }
  }

  @Test(arguments: [
    ("0", 0.0), ("-0.5", -0.5), ("47.33", 47.33), ("1e3", 1000), ("2.5E-1", 0.25),
    ("12345678901234567168", 12_345_678_901_234_567_168), ("0.1", 0.1), ("282.68", 282.68),
    ("3.141592653589793238", 3.141592653589793238),
  ])
  func numbersAreTheNearestDouble(_ text: String, _ number: Double) throws {
    #expect(try JSONReader.read(Array(text.utf8)).number == number)
  }

  @Test func escapesAreRead() throws {
    let text = #""a\"\\\/\b\f\n\r\té\u00e9\ud83d\ude00""#
    let read = try JSONReader.read(Array(text.utf8)).string
    #expect(read == "a\"\\/\u{8}\u{C}\n\r\téé😀")
  }

  @Test func pathsLeadToPlaces() throws {
    let root = try JSONReader.read(Array(#"{"a": [1, {"b": 2}], "c": 3}"#.utf8))
    #expect(root.path(to: 0) == "")
    #expect(root.path(to: 7) == "a[0]")
    #expect(root.path(to: 16) == "a[1].b")
    #expect(root.path(to: 26) == "c")
    #expect(root.path(to: 3) == nil)
  }
}
