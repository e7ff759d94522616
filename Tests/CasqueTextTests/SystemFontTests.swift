import CasqueGeometry
import CasqueModel
import Testing

@testable import CasqueText

/// The system font's widths against the reference reader, and its glyphs against its widths.
@Suite struct SystemFontTests {
  @Test func widthsAreTheReadersWithinAMillionth() throws {
    let engine = TextEngine()
    for (text, weight, size, width) in ReaderVectors.rows {
      let weight = try #require(FontWeight(rawValue: weight))
      let font = Font.system(size, weight: weight)
      let shape = engine.shape(.label(ReaderVectors.texts[text], font: font))
      #expect(
        abs(shape.size.width - width) < 1e-6,
        "\(ReaderVectors.texts[text]) \(weight) \(size): \(shape.size.width), not \(width)")
    }
  }
}

extension TextRequest {
  /// A request under default traits, or those that `change` makes of them.
  static func label(
    _ text: String, font: Font = .system(17), lines: Int = 1,
    mode: LineBreakMode = .byTruncatingTail, width: Double? = nil, height: Double? = nil,
    change: (inout TraitCollection) -> Void = { _ in }
  ) -> TextRequest {
    var traits = TraitCollection()
    change(&traits)
    return TextRequest(
      text: text, font: font, numberOfLines: lines, lineBreakMode: mode, width: width,
      height: height, traits: traits)
  }
}
