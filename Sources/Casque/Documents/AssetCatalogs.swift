import CasqueGeometry
import CasqueImaging
import CasqueInterfaceBuilder
import CasqueModel
import Foundation
import Synchronization

/// The asset catalogs beside a storyboard or xib.
///
/// They are looked for in the document's folder and below it, and around a folder of localised
/// documents (`Base.lproj`). Links are not followed.
final class AssetCatalogs: Resources {
  /// How many entries of folders are looked at.
  private static let entryLimit = 20_000

  private let sets: [String: URL]
  /// The named colours.
  let colors: [String: DynamicColor]
  private let images = Mutex<[String: Image?]>([:])

  private struct Image {
    var description: ImageDescription
    var data: [UInt8]
  }

  /// Finds the catalogs of a document's folder.
  init(folder path: String) {
    var folder = URL(filePath: path.isEmpty ? "." : path, directoryHint: .isDirectory)
    if folder.pathExtension == "lproj" { folder = folder.deletingLastPathComponent() }
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.isSymbolicLinkKey], options: [.skipsHiddenFiles])
    var sets: [String: URL] = [:]
    var colors: [String: DynamicColor] = [:]
    var count = 0
    while let url = found?.nextObject() as? URL, count < Self.entryLimit {
      count += 1
      guard url.pathComponents.contains(where: { $0.hasSuffix(".xcassets") }) else { continue }
      let name = url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "imageset", "symbolset": if sets[name] == nil { sets[name] = url }
      case "colorset":
        if colors[name] == nil, let bytes = Self.contents(of: url) {
          colors[name] = AssetColorSet.read(bytes)
        }
      default: break
      }
    }
    self.sets = sets
    self.colors = colors
  }

  /// The measures of an image of a catalog.
  func imageDescription(named name: String) -> ImageDescription? { image(name)?.description }

  /// The encoded bytes of an image of a catalog.
  func imageData(named name: String) -> [UInt8]? { image(name)?.data }

  private func image(_ name: String) -> Image? {
    images.withLock { images in
      if let known = images[name] { return known }
      let image = read(name)
      images[name] = .some(image)
      return image
    }
  }

  private func read(_ name: String) -> Image? {
    guard let folder = sets[name], let bytes = Self.contents(of: folder),
      let set = AssetImageSet(contents: bytes)
    else { return nil }
    for file in set.files {
      guard let data = Self.file(folder.appending(path: file.name)),
        let header = try? ImageHeader.read(data)
      else { continue }
      let size = Size(
        width: Double(header.width) / file.scale, height: Double(header.height) / file.scale)
      return Image(description: ImageDescription(size: size, scale: file.scale), data: data)
    }
    return nil
  }

  private static func contents(of set: URL) -> [UInt8]? {
    file(set.appending(path: "Contents.json"))
  }

  private static func file(_ url: URL) -> [UInt8]? {
    guard
      let values = try? url.resourceValues(forKeys: [
        .fileSizeKey, .isRegularFileKey, .isSymbolicLinkKey,
      ]), values.isRegularFile == true, values.isSymbolicLink != true,
      values.fileSize ?? 0 <= FolderResources.maximumBytes
    else { return nil }
    return (try? Data(contentsOf: url)).map { [UInt8]($0) }
  }
}
