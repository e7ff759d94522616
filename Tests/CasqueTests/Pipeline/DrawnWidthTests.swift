import Casque
import Foundation
import Testing

/// What is drawn is as wide as what was measured, over all text of the documents at hand.
@Suite struct DrawnWidthTests {
  private static let corpus =
    ProcessInfo.processInfo.environment["CASQUE_CORPUS"]
    ?? LayoutsTests.folder + "/../../shared/corpus"

  /// The texts of attributes of storyboards, each once, a few thousand at most.
  private static func corpusTexts() throws -> [String] {
    let root = URL(filePath: corpus)
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    var texts: Set<String> = []
    for case let file as URL in files ?? .init() {
      guard ["storyboard", "xib"].contains(file.pathExtension), texts.count < 4000,
        let content = try? String(contentsOf: file, encoding: .utf8)
      else { continue }
      for match in content.matches(of: /(?:text|title|placeholder)="([^"&]+)"/) {
        texts.insert(String(match.1))
      }
    }
    return texts.sorted()
  }

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: corpus),
      "the corpus is not there: set CASQUE_CORPUS"))
  func overTheCorpus() throws {
    let texts = try Self.corpusTexts()
    try #require(texts.count > 100)
    let engine = TextEngine()
    for text in texts {
      for font in [Font.preferred(.body), .system(13, weight: .semibold), .system(34)] {
        let whole = engine.shape(TextRequest(text: text, font: font, traits: TraitCollection()))
        let drawn = Self.drawnWidth(of: whole)
        #expect(abs(drawn - whole.size.width) < 0.01, "\(text): \(drawn), \(whole.size.width)")
      }
    }
  }

  /// From the left end of the line to the right end of the glyph that reaches farthest.
  private static func drawnWidth(of text: ShapedText) -> Double {
    text.lines.reduce(0) { widest, line in
      line.runs.reduce(widest) { widest, run in
        run.glyphs.reduce(widest) { max($0, $1.x + $1.advance) }
      }
    }
  }

  @Test func overTheLayouts() throws {
    let files =
      LayoutsTests.documents.map { LayoutsTests.folder + "/" + $0 }
      + GalleryTests.documents.map { GalleryTests.folder + "/" + $0 }
    for file in files {
      let document = try #require(Document.read(file).value)
      for cell in GalleryReferenceTests.cells {
        let result = LayoutPipeline.standard.resolve(document.layout, in: cell)
        for view in result.views {
          guard let text = view.text else { continue }
          #expect(abs(Self.drawnWidth(of: text) - text.size.width) < 0.01, "\(view.id)")
          // Nothing of the gallery is cut.
          #expect(!text.isTruncated, "\(file) \(view.id)")
        }
      }
    }
  }
}
