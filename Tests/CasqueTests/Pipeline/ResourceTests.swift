import Casque
import Foundation
import Testing

@Suite struct ResourceTests {
  /// A folder with one picture of 4 × 2 pixels, and one beside it.
  private func folder() throws -> URL {
    let base = FileManager.default.temporaryDirectory.appending(
      path: "casque-\(UUID().uuidString)", directoryHint: .isDirectory)
    let inside = base.appending(path: "doc", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
    let png = Data(PNGWriter.encode(Bitmap(width: 4, height: 2, fill: .black)))
    for url in [
      inside.appending(path: "a.png"), inside.appending(path: "b@2x.png"),
      base.appending(path: "secret.png"),
    ] { try png.write(to: url) }
    try Data("no picture".utf8).write(to: inside.appending(path: "text.png"))
    try png.dropLast(20).write(to: inside.appending(path: "cut.png"))
    let photo = try Data(contentsOf: URL(filePath: LayoutsTests.folder + "/images/ridge.jpg"))
    try photo.prefix(photo.count / 2).write(to: inside.appending(path: "cut.jpg"))
    try FileManager.default.createSymbolicLink(
      at: inside.appending(path: "link.png"),
      withDestinationURL: base.appending(path: "secret.png"))
    try FileManager.default.createDirectory(
      at: inside.appending(path: "dir.png"), withIntermediateDirectories: true)
    return base
  }

  @Test func sizesAreInPoints() throws {
    let base = try folder()
    defer { try? FileManager.default.removeItem(at: base) }
    let resources = FolderResources(folder: base.path(percentEncoded: false) + "doc")
    #expect(resources.imageDescription(named: "a.png")?.size == Size(width: 4, height: 2))
    #expect(resources.imageDescription(named: "b.png")?.size == Size(width: 2, height: 1))
    #expect(resources.imageDescription(named: "b@2x.png")?.scale == 2)
    #expect(resources.error(ofImageNamed: "a.png") == nil)
  }

  @Test(arguments: [
    ("none.png", ResourceError.missing), ("dir.png", .missing), ("", .outsideFolder),
    ("../secret.png", .outsideFolder), ("/etc/passwd", .outsideFolder),
    ("x/../../secret.png", .outsideFolder), ("link.png", .outsideFolder),
    ("~/a.png", .outsideFolder), ("a.png\0", .outsideFolder),
    ("text.png", .image(.unknownFormat)),
  ])
  func whatCannotBeUsedIsSaid(name: String, error: ResourceError) throws {
    let base = try folder()
    defer { try? FileManager.default.removeItem(at: base) }
    let resources = FolderResources(folder: base.path(percentEncoded: false) + "doc")
    #expect(resources.error(ofImageNamed: name) == error)
    #expect(resources.imageData(named: name) == nil)
  }

  /// The head of a file that is cut tells its size; only its pixels tell that it is cut.
  @Test(arguments: ["cut.png", "cut.jpg"])
  func whatIsCutAfterItsHeadIsSaid(name: String) throws {
    let base = try folder()
    defer { try? FileManager.default.removeItem(at: base) }
    let resources = FolderResources(folder: base.path(percentEncoded: false) + "doc")
    #expect(resources.imageDescription(named: name) != nil)
    #expect(resources.error(ofImageNamed: name) == .image(.truncated))
    #expect(resources.imageTones(named: name) == nil)
  }

  @Test func tonesAreTheMeansOfFields() throws {
    let bitmap = Bitmap(width: 100, height: 50, fill: .white)
    let tones = ImageTones(of: bitmap)
    #expect(tones.columns == 24 && tones.rows == 24)
    #expect(tones.color(at: Point(x: 2, y: -1)) == RGBA(red: 1, green: 1, blue: 1))
    let half = Pixel(straightRed: 255, green: 0, blue: 0, alpha: 128)
    let clear = ImageTones(of: Bitmap(width: 1, height: 1, fill: half))
    #expect(clear.colors == [RGBA(red: 1, green: 0, blue: 0, alpha: 128.0 / 255)])
  }

  @Test func documentsReportTheirImages() throws {
    let base = try folder()
    defer { try? FileManager.default.removeItem(at: base) }
    let path = base.path(percentEncoded: false) + "doc/images.yml"
    let yaml = """
      casque: 1
      root:
        id: screen
        subviews:
          - {imageView: one, image: none.png}
          - {imageView: two, image: link.png}
          - {imageView: three, image: text.png}
        constraints: [one.edges = screen.edges, two.edges = screen.edges, three.edges = screen.edges]
      """
    try Data(yaml.utf8).write(to: URL(filePath: path))
    let read = Document.read(path)
    #expect(read.value != nil)
    #expect(
      read.diagnostics.map(\.code) == [
        .resourceMissing, .resourceOutsideFolder, .resourceUnsupported,
      ])
    #expect(read.diagnostics.map { $0.place?.start.line } == [5, 6, 7])
  }
}
