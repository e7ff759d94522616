import Casque
import Testing

/// Excerpts show as much of a place as fits, and say where they cut a line.
@Suite struct SourceExcerptTests {
  private func excerpt(_ line: String, _ columns: Range<Int>) throws -> (line: String, mark: String)
  {
    let place = SourceRange(
      path: "a.xib", bytes: 0..<1, start: SourcePosition(line: 2, column: columns.lowerBound),
      end: SourcePosition(line: 2, column: columns.upperBound))
    let lines = try #require(SourceExcerpt(of: place, in: "first\r\n\(line)\r\nlast")).lines
    #expect(lines.count == 2)
    return (String(lines[0].dropFirst(8)), String(lines[1].dropFirst(8)))
  }

  /// What of the line stands above the mark.
  private func marked(_ excerpt: (line: String, mark: String)) -> String {
    let blank = excerpt.mark.prefix { $0 == " " }.count
    return String(excerpt.line.dropFirst(blank).prefix(excerpt.mark.count - blank))
  }

  @Test func aShortLineIsShownWhole() throws {
    let short = try excerpt("abc def ghi", 5..<8)
    #expect(short.line == "abc def ghi")
    #expect(short.mark == "    ^~~")
  }

  @Test func aTagLongerThanTheWindowIsCutAtItsEnd() throws {
    let tag = "<label " + String(repeating: "x", count: 400) + "/>"
    let line = String(repeating: " ", count: 40) + tag
    let long = try excerpt(line, 41..<(41 + tag.count))
    #expect(long.line.count <= 102)
    #expect(long.line.hasPrefix("…") && long.line.hasSuffix("…"))
    // The cut itself is not underlined.
    #expect(marked(long) == String(tag.prefix(92)))
  }

  @Test func aPlaceFarToTheRightIsSeen() throws {
    let line = String(repeating: "x", count: 300) + "HERE" + String(repeating: "y", count: 300)
    let far = try excerpt(line, 301..<305)
    #expect(far.line.count == 102)
    #expect(marked(far) == "HERE")
  }

  @Test func theEndOfALineHasNoSign() throws {
    let far = try excerpt(String(repeating: "x", count: 300) + "HERE", 301..<305)
    #expect(far.line.hasPrefix("…") && far.line.hasSuffix("HERE"))
    #expect(marked(far) == "HERE")
  }

  /// A document without line ends has all its places on one line.
  @Test(arguments: [0, 150, 255, 256, 257, 511, 512, 700, 1_299, 1_400])
  func placesOfALongLineAreFoundByTheirColumns(before: Int) throws {
    let line =
      String(repeating: "é", count: before) + "<here/>" + String(repeating: "ü", count: 1_000)
    let found = try excerpt(line, before + 1..<before + 8)
    #expect(marked(found) == "<here/>")
    #expect(found.line.hasPrefix("…") == (before > 93))
    #expect(found.line.hasSuffix("…"))
  }
}
