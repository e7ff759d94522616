import CasqueDiagnostics
import CasqueDocument
import Testing

/// Documents with random faults: reading always ends, with a layout or with diagnostics.
@Suite struct MutationTests {
  /// SplitMix64, so that every run tries the same documents.
  struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  static let sources: [[UInt8]] = [
    Array(ExampleDocumentTests.text.utf8),
    Array(
      """
      casque: 1
      layout: "überall"
      root:
        view: sky
        metrics: {gap: 8}
        directionalLayoutMargins: {leading: 16}
        subviews: [&m {label: moon, text: 'It''s', font: {size: 12}}, {switch: s, isOn: true}]
        constraints: ["H:|-(>=gap@750)-[moon(==s)]-|", "s.size = 9/16 * moon.size + 1"]
      parallax: {layers: [moon], background: s}
      """.utf8),
  ]

  static let fragments = [
    ":", " ", "\n", "- ", "#", " #", "[", "]", "{", "}", "\"", "'", "&a ", "*a", "!", "|", ">",
    "@", "%", "`", ",", "\t", "é", "\u{0}", "\u{FF}", "  ", "---\n", "...", "<<: ", "1e999",
    ".nan", "= ", ">= ", ".", "/0", "null", "~", "\r", "\u{2028}", "? ", "H:", "..<",
  ]

  @Test(arguments: 0..<20)
  func readingAlwaysEnds(_ seed: Int) {
    var random = Random(state: UInt64(seed))
    for _ in 0..<100 {
      var bytes = Self.sources[Int.random(in: 0..<2, using: &random)]
      for _ in 0..<Int.random(in: 1...6, using: &random) { mutate(&bytes, &random) }
      let result = DocumentReader.read(bytes, path: "m.yml", palette: testPalette)
      #expect(result.value != nil || !result.diagnostics.isEmpty)
      for diagnostic in result.diagnostics {
        guard let place = diagnostic.place else {
          Issue.record("no place: \(diagnostic.message)")
          continue
        }
        #expect(place.bytes.upperBound <= bytes.count)
        #expect(place.start <= place.end)
      }
      let again = DocumentReader.read(bytes, path: "m.yml", palette: testPalette)
      #expect(again.diagnostics == result.diagnostics)
      #expect(again.value == result.value)
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout Random) {
    let at = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, at + Int.random(in: 0...12, using: &random))
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes.removeSubrange(at..<end)
    case 1: bytes.insert(contentsOf: bytes[at..<end], at: Int.random(in: 0...at, using: &random))
    case 2:
      let fragment = Self.fragments[Int.random(in: 0..<Self.fragments.count, using: &random)]
      bytes.insert(contentsOf: Array(fragment.utf8), at: at)
    case 3: bytes.removeSubrange(at...)
    default:
      if at < bytes.count { bytes[at] = UInt8.random(in: 0...255, using: &random) }
    }
  }
}
