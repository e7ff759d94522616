import CasqueGeometry
import CasqueModel
import Testing

@testable import CasqueText

/// The cache gives what shaping anew would, and the interval of widths is exact.
@Suite struct MeasuringCacheTests {
  static let texts = [
    "The quick brown fox jumps over the lazy dog", "Well-known e-mail 2024-05-06", "One",
    "Donaudampfschifffahrtsgesellschaft", "a\nbb bb\nccc ", "trailing   blanks   ",
    "\u{5D0}\u{5D1}\u{5D2} hello \u{5D3}\u{5D4}", "\u{6F22}\u{5B57}\u{6F22}\u{3002}\u{5B57}",
  ]

  @Test(arguments: texts, LineBreakMode.allCases)
  func intervalIsExact(text: String, mode: LineBreakMode) throws {
    let fonts = AnalysisCache(set: .standard, capacity: 1 << 16)
    for lines in [0, 1, 2] {
      let key = ShapeKey(.label(text, lines: lines, mode: mode))
      let shape = { (width: Double) in TextShaper.shape(key, width: width, fonts: fonts) }
      for width in stride(from: 0.0, through: 360, by: 23.7) {
        let expected = shape(width)
        let interval = expected.widthsWithSameBreaks
        #expect(interval.contains(width))
        #expect(shape(interval.lowerBound) == expected)
        if interval.lowerBound > 0 { #expect(shape(interval.lowerBound.nextDown) != expected) }
        guard interval.upperBound < .infinity else { continue }
        #expect(shape(interval.upperBound) == expected)
        #expect(shape(interval.upperBound.nextUp) != expected)
      }
    }
  }

  @Test func widthsWithTheSameBreaksAreHits() {
    let engine = TextEngine()
    let request = { (width: Double?) in TextRequest.label("one two three", lines: 0, width: width) }
    let shape = engine.shape(request(70))
    #expect(engine.statistics == EngineStatistics(hits: 0, misses: 1, shapings: 1))
    let middle =
      (shape.widthsWithSameBreaks.lowerBound + shape.widthsWithSameBreaks.upperBound) / 2
    #expect(engine.shape(request(middle)) == shape)
    #expect(engine.statistics == EngineStatistics(hits: 1, misses: 1, shapings: 1))
    _ = engine.shape(request(nil))
    #expect(engine.statistics == EngineStatistics(hits: 1, misses: 2, shapings: 1))
    #expect(engine.shape(request(1e9)) == engine.shape(request(nil)))
    #expect(engine.statistics == EngineStatistics(hits: 3, misses: 2, shapings: 1))
  }

  @Test func textSizesOfAFixedFontAreHits() {
    let engine = TextEngine()
    for category in ContentSizeCategory.allCases {
      _ = engine.shape(.label("fixed") { $0.preferredContentSizeCategory = category })
    }
    #expect(engine.statistics == EngineStatistics(hits: 11, misses: 1, shapings: 1))
  }

  @Test func equivalentTextsAreNotTheSame() {
    let engine = TextEngine()
    let composed = engine.shape(.label("\u{E9}"))
    let decomposed = engine.shape(.label("e\u{301}"))
    #expect(composed.text.utf8.count == 2)
    #expect(decomposed.text.utf8.count == 3)
    #expect(decomposed.lines[0].range == 0..<3)
  }

  @Test func cacheForgetsWhatWasNotUsedForAGeneration() {
    var cache = GenerationCache<Int, Int>(capacity: 4)
    for key in 0..<4 { cache.insert(key * 10, for: key, cost: 1) }
    #expect(cache[0] == 0)
    cache.insert(40, for: 4, cost: 1)  // Starts a generation.
    #expect(cache[1] == 10)  // Moves to it.
    for key in 5..<8 { cache.insert(key * 10, for: key, cost: 1) }
    #expect([0, 1, 2, 7].map { cache[$0] } == [nil, 10, nil, 70])
    cache.insert(1, for: 99, cost: 3)
    #expect(cache[99] == nil, "too large to keep")
  }

  /// A text of parts is measured once for all widths, and is the same as without what was kept.
  @Test func textOfPartsIsTheSameAtEveryWidth() {
    let engine = TextEngine()
    let text = "An affine office\nfirst 0123 وقت שלום, then the last line of several words"
    var request = TextRequest.label(text)
    for (lines, mode) in [(0, LineBreakMode.byWordWrapping), (2, .byTruncatingMiddle)] {
      request.numberOfLines = lines
      request.lineBreakMode = mode
      for sizes in [[17.0, 12, 20], [17, 13, 20], [17, 12, 20]] {
        request.styledRanges = sizes.enumerated().map { index, size in
          StyledRange(length: 5 + 9 * index, font: .system(size), kern: Double(index))
        }
        for width in [40.0, 90, 141.5, 300, 90, 40] {
          request.width = width
          #expect(engine.shape(request) == TextEngine().shape(request), "\(sizes) \(width)")
        }
      }
    }
  }

  /// Of a text that is longer than what is kept of all, the last shape is kept.
  @Test func theLastShapeOfALongTextIsKept() {
    let engine = TextEngine()
    var request = TextRequest.label(String(repeating: "word ", count: 30_000))
    request.numberOfLines = 0
    for width in [300.0, 200, 200, 200] {
      request.width = width
      _ = engine.shape(request)
    }
    #expect(engine.statistics == EngineStatistics(hits: 2, misses: 2, shapings: 1))
  }
}
