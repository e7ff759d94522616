import Casque
import Foundation

/// A storyboard with an asset catalog beside it, written for tests.
struct CatalogFixture {
  private let folder: URL

  private init(_ folder: URL) { self.folder = folder }

  /// Calls `body` with a folder that is gone afterwards.
  static func with<Result>(_ body: (CatalogFixture) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "casque-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(CatalogFixture(folder))
  }

  /// Writes a file; its folders are made.
  func write(_ bytes: [UInt8], to path: String) throws {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Writes an image set of an entry for each file, with pictures of one colour.
  ///
  /// - Parameters:
  ///   - name: the path of the set within the catalog, without its ending.
  ///   - entries: what is stated of each file beside its name.
  ///   - colors: the colour of each file.
  ///   - size: the pixels of every file.
  func writeSet(
    _ name: String, _ entries: [String], colors: [Pixel], size: (Int, Int) = (20, 20),
    properties: String = "{}"
  ) throws {
    let set = "Assets.xcassets/\(name).imageset/"
    var images: [String] = []
    for (index, entry) in entries.enumerated() {
      let file = "f\(index).png"
      images.append("{\"filename\": \"\(file)\"\(entry.isEmpty ? "" : ", ")\(entry)}")
      let bitmap = Bitmap(width: size.0, height: size.1, fill: colors[index])
      try write(PNGWriter.encode(bitmap), to: set + file)
    }
    let text = "{\"images\": [\(images.joined(separator: ", "))], \"properties\": \(properties)}"
    try write(Array(text.utf8), to: set + "Contents.json")
  }

  /// A PDF of one page.
  static func page(_ content: String, _ box: String, fonts: String = "") -> [UInt8] {
    let text = """
      %PDF-1.4
      1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
      2 0 obj <</Kids[<</Type/Page/MediaBox[\(box)]/Contents 3 0 R
      /Resources<</Font<<\(fonts)>>>>>>]>> endobj
      3 0 obj <</Length \(content.utf8.count)>> stream
      \(content)
      endstream endobj
      trailer <</Root 1 0 R>>
      """
    return Array(text.utf8)
  }

  /// A storyboard that shows images, each filling a view of 100 × 50 below the one before.
  private func storyboard(_ views: [String]) throws -> String {
    let markup = views.enumerated().map { index, view in
      InterfaceFixture.view(
        "v\(index)", kind: view.hasPrefix("<") ? "button" : "imageView",
        view.hasPrefix("<") ? "buttonType=\"system\"" : "image=\"\(view)\"",
        view.hasPrefix("<") ? view : "")
    }
    let constraints = views.indices.map { index in
      InterfaceFixture.equal("v\(index)", "leading", "root", "leading", "constant=\"20\"")
        + InterfaceFixture.equal(
          "v\(index)", "top", "root", "top", "constant=\"\(60 + 60 * index)\"")
        + InterfaceFixture.extent("v\(index)", "width", 100)
        + InterfaceFixture.extent("v\(index)", "height", 50)
    }
    return InterfaceFixture.storyboard(markup.joined(), constraints: constraints.joined())
  }

  /// The document that shows images, with what its reader had to say.
  func document(_ images: String..., locale: String? = nil) throws -> Diagnosed<Document?> {
    try write(Array(try storyboard(images).utf8), to: "Main.storyboard")
    return Document.readAll(
      folder.appending(path: "Main.storyboard").path(percentEncoded: false), locale: locale
    ).map(\.first)
  }

  /// The pixels of a document in a cell, without the system's bars.
  func bitmap(_ document: Document?, in cell: String = "iphone-11_portrait") throws -> Bitmap {
    guard let document else { throw CocoaError(.fileReadUnknown) }
    return try LayoutPipeline.standard.bitmap(
      PictureRequest(document, in: try Cell(slug: cell, in: .standard), surroundings: .none))
  }

  /// The path of a file in the folder.
  func path(_ name: String) -> String { folder.appending(path: name).path(percentEncoded: false) }
}

extension Bitmap {
  /// The pixel at a point of a picture with two pixels to a point.
  func at(_ x: Double, _ y: Double) -> Pixel { self[Int(x * 2), Int(y * 2)] }
}
