import CasqueGeometry
import Testing

@testable import CasqueImaging

/// The size of a PDF's first page.
@Suite struct PDFHeaderTests {
  private func size(_ text: String) -> Size? { PDFHeader.size(of: Array(text.utf8)) }

  @Test func boxesAreRead() {
    #expect(size("%PDF-1.4 /MediaBox [0 0 48 32]") == Size(width: 48, height: 32))
    #expect(size("%PDF-1.4 /MediaBox[-10 5 90.5 25]") == Size(width: 100.5, height: 20))
    #expect(
      size("%PDF-1.7 /MediaBox [0 0 48 32] /CropBox [0 0 40 30]") == Size(width: 40, height: 30))
  }

  @Test func compressedPartsAreLookedThrough() {
    let inner = Deflate.compress(Array("<</Type/Page/MediaBox [0 0 20 10]>>".utf8))
    let bytes =
      Array("%PDF-1.5 stream\r\n".utf8) + inner + Array("\nendstream endobj".utf8)
    #expect(PDFHeader.size(of: bytes) == Size(width: 20, height: 10))
  }

  @Test(arguments: [
    "", "%PDF-", "GIF89a /MediaBox [0 0 1 1]", "%PDF-1.4 /MediaBox [0 0 48]",
    "%PDF-1.4 /MediaBox ]0 0 4 4[", "%PDF-1.4 /MediaBox [0 0 0 0]", "%PDF-1.4 stream",
    "%PDF-1.4 streamendstream",
    "%PDF-1.4 /MediaBox", "%PDF-1.4 stream\r\nendstreamstream\nxendstream",
  ])
  func otherFilesHaveNone(_ text: String) { #expect(size(text) == nil) }
}
