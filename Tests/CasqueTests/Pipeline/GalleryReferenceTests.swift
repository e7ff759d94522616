import Casque
import Foundation
import Testing

/// The pictures of the gallery as they are committed, pixel for pixel.
///
/// `CASQUE_RECORD_GALLERY=1 swift test --filter GalleryReferenceTests` draws them anew.
@Suite struct GalleryReferenceTests {
  static let folder = LayoutsTests.folder + "/../Snapshots/gallery"

  /// A phone of iOS 18 in light style and one of iOS 26 in dark style, side by side.
  static let cells: [Cell] = {
    let old = TraitMatrix(
      devices: .ids(["iphone-se-3"]), orientations: [.portrait], windows: [.full],
      osProfiles: .only([.ios18]))
    let new = TraitMatrix(
      devices: .ids(["iphone-16-pro"]), orientations: [.portrait], windows: [.full],
      styles: [.dark], osProfiles: .only([.ios26]))
    return old.cells + new.cells
  }()

  /// A tablet of either release, where popovers are popovers.
  private static let tablets = TraitMatrix(
    devices: .ids(["ipad-mini-6"]), orientations: [.portrait], windows: [.full],
    osProfiles: .only([.ios18, .ios26])
  ).cells

  private static func sheet(of name: String) throws -> Bitmap {
    let document = try #require(Document.read(GalleryTests.folder + "/" + name).value)
    let cells = name == "popover.yml" ? tablets : cells
    return try LayoutPipeline.standard.sheet(
      cells.map { PictureRequest(document, in: $0) }, reduction: 0.2)
  }

  private static func path(of name: String) -> String {
    folder + "/" + name.replacing(".yml", with: ".webp")
  }

  @Test(arguments: GalleryTests.documents)
  func picturesAreTheReferences(name: String) throws {
    let found = try Self.sheet(of: name)
    let path = Self.path(of: name)
    if ProcessInfo.processInfo.environment["CASQUE_RECORD_GALLERY"] == "1" {
      try Data(WebPWriter.encode(found)).write(to: URL(filePath: path), options: .atomic)
    }
    let data = try #require(FileManager.default.contents(atPath: path), "no reference \(path)")
    let reference = try ImageReader.decode([UInt8](data), scale: found.scale)
    #expect(reference.width == found.width && reference.height == found.height)
    // Compared beforehand, so that a failure does not print the pixels.
    let isSame = reference.pixels == found.pixels
    #expect(
      isSame,
      "\(name) is drawn otherwise; look at it, and record it anew if that is meant")
  }

  /// Each reference has its document, and all together are small.
  @Test func referencesAreFewAndSmall() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
      .filter { $0.hasSuffix(".webp") }.sorted()
    #expect(files == GalleryTests.documents.map { $0.replacing(".yml", with: ".webp") })
    let sizes = try files.map {
      try FileManager.default.attributesOfItem(atPath: Self.folder + "/" + $0)[.size] as? Int ?? 0
    }
    #expect(sizes.reduce(0, +) <= files.count * 20 * 1024)
  }
}
