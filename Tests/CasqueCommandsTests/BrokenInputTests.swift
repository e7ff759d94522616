import Casque
import CasqueCommands
import Foundation
import Testing
import _CasqueTestSupport

/// Broken input through the command: each ends in its diagnostic, none in a crash or hang.
@Suite struct BrokenInputTests {
  private static let cell = ["--cell", "iphone-se-3_portrait"]

  /// Every broken document, with path, line, column and code as a reader of the output sees them.
  @Test(arguments: BrokenDocuments.all)
  func documentsEndInTheirDiagnostic(_ fixture: Fixture) throws {
    let folder = try ScratchFolder()
    try Data(fixture.bytes).write(to: URL(filePath: folder.path + "x.yml"))
    let run = CommandRun(words: ["check", folder.path + "x.yml"] + Self.cell)
    let path = folder.path + "x.yml:"
    let line = try #require(run.err.split(separator: "\n").first { $0.hasPrefix(path) })
    #expect(line.hasSuffix("[\(fixture.code.rawValue)]"), "\(line)")
    guard let marked = fixture.marked else { return }
    let place = Fixture.location(of: marked.lowerBound, in: fixture.bytes)
    #expect(line.hasPrefix("\(path)\(place.line):\(place.column): "), "\(line)")
  }

  /// Ten billion values are never counted out.
  @Test func aliasesOfAliasesEnd() throws {
    let folder = try ScratchFolder()
    let path = try folder.write(BrokenDocuments.aliases, to: "x.yml")
    let run = CommandRun(words: ["check", path] + Self.cell)
    #expect(run.status == .findings)
    #expect(run.err.contains("x.yml:5:7: error: expected a name, found a list"))
  }

  /// Files that cannot be images, and files that do as if they were.
  static let images: [(name: String, make: @Sendable (String) throws -> Void, code: String)] = [
    ("none.png", { _ in }, "resource/missing"),
    (
      "folder.png",
      {
        try FileManager.default.createDirectory(
          atPath: $0, withIntermediateDirectories: false)
      }, "resource/missing"
    ),
    ("empty.png", write([]), "resource/unsupported"),
    ("text.png", write(Array("no picture".utf8)), "resource/unsupported"),
    ("gif.png", write(Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0]), "resource/unsupported"),
    (
      "link.png",
      {
        try FileManager.default.createSymbolicLink(
          atPath: $0, withDestinationPath: "/etc/hostname")
      }, "resource/outside-folder"
    ),
    (
      "loop.png",
      {
        try FileManager.default.createSymbolicLink(
          atPath: $0, withDestinationPath: $0)
      }, "resource/missing"
    ),
    ("head.png", write(Array(png.prefix(33))), "resource/corrupt"),
    ("cut.png", write(png.dropLast(16)), "resource/corrupt"),
    ("flipped.png", write(flipped), "resource/corrupt"),
    ("wide.png", write(header(width: 1 << 30, height: 1)), "resource/too-large"),
    ("huge.png", write(header(width: 16_000, height: 16_000)), "resource/too-large"),
    ("flat.png", write(header(width: 0, height: 4)), "resource/corrupt"),
    ("head.jpg", write(photo.prefix(700)), "resource/corrupt"),
    ("half.jpg", write(photo.prefix(photo.count / 2)), "resource/corrupt"),
    ("start.jpg", write([0xFF, 0xD8, 0xFF]), "resource/corrupt"),
  ]

  /// What cannot be used is said at the view that names it, and the rest is checked.
  @Test(arguments: images.indices)
  func imagesEndInTheirDiagnostic(_ index: Int) throws {
    let image = Self.images[index]
    let folder = try ScratchFolder()
    try image.make(folder.path + image.name)
    let document = """
      casque: 1
      root:
        id: screen
        subviews:
          - imageView: photo
            image: \(image.name)
        constraints: [photo.edges = screen.edges]
      """
    let path = try folder.write(document, to: "x.yml")
    let run = CommandRun(words: ["check", path] + Self.cell)
    #expect(run.status == .findings)
    let line = try #require(run.err.split(separator: "\n").first)
    #expect(line.hasPrefix("\(path):5:7: "), "\(line)")
    #expect(line.hasSuffix("[\(image.code)]"), "\(line)")
  }

  /// A symbol that is not drawn is named at the view, with the nearest that is.
  @Test func unknownSymbolsEndInTheirDiagnostic() throws {
    let folder = try ScratchFolder()
    let document = """
      casque: 1
      root:
        id: screen
        subviews:
          - imageView: favourite
            image: {systemName: magnifyinglass}
        constraints: [favourite.edges = screen.edges]
      """
    let path = try folder.write(document, to: "x.yml")
    let run = CommandRun(words: ["check", path] + Self.cell)
    let lines = run.err.split(separator: "\n").map(String.init)
    let line = try #require(lines.first)
    #expect(line.hasPrefix("\(path):5:7: "), "\(line)")
    #expect(line.contains("'magnifyinglass'"), "\(line)")
    #expect(line.hasSuffix("[resource/unknown-symbol]"), "\(line)")
    #expect(run.err.contains("did you mean 'magnifyingglass'?"))
  }

  private static let png = PNGWriter.encode(
    Bitmap(width: 64, height: 64, fill: Pixel(red: 10, green: 200, blue: 90)))

  /// A byte of the pixels is another one, so that its sum is wrong.
  private static let flipped: [UInt8] = {
    var bytes = png
    bytes[bytes.count - 20] ^= 0x55
    return bytes
  }()

  private static let photo: [UInt8] = {
    let url = ReadmeTests.root.appending(path: "Layouts/images/ridge.jpg")
    return ((try? Data(contentsOf: url)) ?? Data()).map(\.self)
  }()

  /// The head of a PNG file of any size, with the right sum.
  private static func header(width: UInt32, height: UInt32) -> [UInt8] {
    func word(_ value: UInt32) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
    }
    let head = Array("IHDR".utf8) + word(width) + word(height) + [8, 6, 0, 0, 0]
    var sum = UInt32.max
    for byte in head {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
    }
    return Array(png.prefix(8)) + word(13) + head + word(~sum) + Array(png.dropFirst(33))
  }

  private static func write(
    _ bytes: some Sequence<UInt8> & Sendable
  ) -> @Sendable (String) throws -> Void {
    { try Data(bytes).write(to: URL(filePath: $0)) }
  }
}
