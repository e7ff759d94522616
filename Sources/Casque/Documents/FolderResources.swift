internal import CasqueDocument
internal import CasqueGeometry
public import CasqueImaging
internal import CasqueInterfaceBuilder
public import CasqueModel
import Foundation
import Synchronization

/// Why a file that a layout names cannot be used.
public enum ResourceError: Error, Sendable, Hashable {
  /// There is no such file.
  case missing
  /// The name leads out of the document's folder, by itself or through a link.
  case outsideFolder
  /// The file is larger than ``FolderResources/maximumBytes``.
  case tooLarge(bytes: Int)
  /// The file cannot be read as an image.
  case image(ImageDecodingError)
}

/// The images, and other files, in a document's folder.
///
/// A name is a path within the folder; neither `..` nor a link leads out of it. A name with `@2x`
/// or `@3x` has that scale; where the named file is missing, the variant with the largest scale
/// takes its place. A folder `.imageset` stands for its file for the device and style, with its slices,
/// alignment insets and rendering intent. Each file is read once, and decoded once if its pixels matter.
public final class FolderResources: Resources {
  /// The size above which a file is refused, in bytes.
  public static let maximumBytes = 64 << 20

  private struct Image {
    var description: ImageDescription
    var data: [UInt8]
  }

  private let folder: URL
  private let images = Mutex<[String: Result<Image, ResourceError>]>([:])
  private let tones = Mutex<[String: Result<ImageTones, ResourceError>]>([:])

  /// Creates the resources of a folder.
  public init(folder path: String) {
    folder = URL(filePath: path.isEmpty ? "." : path, directoryHint: .isDirectory)
      .resolvingSymlinksInPath()
  }

  /// The measures of an image, or nil if it cannot be used.
  public func imageDescription(named name: String) -> ImageDescription? {
    try? image(named: name).get().description
  }

  /// The encoded bytes of an image, or nil if it cannot be used.
  public func imageData(named name: String) -> [UInt8]? {
    try? image(named: name).get().data
  }

  /// The colours of an image, coarsely, or nil if it cannot be used.
  public func imageTones(named name: String) -> ImageTones? {
    try? decodedTones(named: name).get()
  }

  /// The image of a set that is for traits; any other name stands for itself.
  public func variant(ofImageNamed name: String, in traits: TraitCollection) -> String {
    guard name.hasSuffix(".imageset"), let set = try? imageSet(of: name) else { return name }
    return set.variant(
      of: name, in: AssetTraits(traits, locale: nil), usually: AssetTraits())
  }

  /// Why an image cannot be used, or nil if it can: every pixel of it is decoded.
  public func error(ofImageNamed name: String) -> ResourceError? {
    switch decodedTones(named: name) {
    case .success: nil
    case .failure(let error): error
    }
  }

  private func decodedTones(named name: String) -> Result<ImageTones, ResourceError> {
    tones.withLock { tones in
      if let known = tones[name] { return known }
      let result = Result { () throws(ResourceError) in try decode(name) }
      tones[name] = result
      return result
    }
  }

  private func decode(_ name: String) throws(ResourceError) -> ImageTones {
    let data = try image(named: name).get().data
    let bitmap: Bitmap
    do { bitmap = try ImageReader.decode(data) } catch { throw .image(error) }
    return ImageTones(of: bitmap)
  }

  private func image(named name: String) -> Result<Image, ResourceError> {
    images.withLock { images in
      if let known = images[name] { return known }
      let result = Result { () throws(ResourceError) in try read(name) }
      images[name] = result
      return result
    }
  }

  /// The documents and strings of the folder, no larger than documents may be.
  var documentFiles: DocumentFiles {
    DocumentFiles { name in
      do throws(ResourceError) {
        let (url, _) = try self.file(named: name, candidates: [(name, 1)])
        return .success(try self.bytes(of: url, atMost: DocumentLimits().bytes))
      } catch {
        switch error {
        case .outsideFolder: return .failure(.outsideFolder)
        case .tooLarge: return .failure(.tooLarge)
        case .missing, .image: return .failure(.missing)
        }
      }
    }
  }

  private func read(_ name: String) throws(ResourceError) -> Image {
    if let set = try imageSet(of: name) { return try image(named: name, of: set) }
    let (url, scale) = try file(
      named: name, candidates: FolderResources.candidates(for: name))
    let bytes = try bytes(of: url, atMost: FolderResources.maximumBytes)
    let header: ImageHeader
    do { header = try ImageHeader.read(bytes) } catch { throw .image(error) }
    let density = header.format.isVector ? SVGReader.density : scale
    let size = Size(
      width: Double(header.width) / density, height: Double(header.height) / density)
    return Image(description: ImageDescription(size: size, scale: density), data: bytes)
  }

  private func bytes(of url: URL, atMost limit: Int) throws(ResourceError) -> [UInt8] {
    guard let values = try? url.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey]),
      values.isRegularFile == true
    else { throw .missing }
    if let size = values.fileSize, size > limit { throw .tooLarge(bytes: size) }
    guard let data = try? Data(contentsOf: url) else { throw .missing }
    return [UInt8](data)
  }

  /// The file that a name stands for, with its scale.
  private func file(
    named name: String, candidates: [(String, scale: Double)]
  ) throws(ResourceError) -> (URL, scale: Double) {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !name.isEmpty, !name.contains("\0"), !name.hasPrefix("/"), !name.hasPrefix("~"),
      !parts.contains("..")
    else { throw .outsideFolder }
    for (candidate, scale) in candidates {
      let url = folder.appending(path: candidate)
      guard FileManager.default.fileExists(atPath: url.path(percentEncoded: false)) else {
        continue
      }
      let resolved = url.resolvingSymlinksInPath()
      let (inside, base) = (resolved.pathComponents, folder.pathComponents)
      guard inside.starts(with: base) else { throw .outsideFolder }
      return (resolved, scale)
    }
    throw .missing
  }

  /// The list of an image set of an asset catalog; nil for the name of anything else.
  private func imageSet(of name: String) throws(ResourceError) -> AssetImageSet? {
    let folder = AssetImageSet.parts(of: name).name
    guard folder.hasSuffix(".imageset") else { return nil }
    let contents = "\(folder)/Contents.json"
    let (url, _) = try file(named: contents, candidates: [(contents, 1)])
    let bytes = try bytes(of: url, atMost: DocumentLimits().bytes)
    guard let set = AssetImageSet(contents: bytes) else {
      throw .image(.corrupt("its Contents.json names no image"))
    }
    return set
  }

  /// An image of a set: the file with the most pixels to a point, whatever device it is for, or the one
  /// of a place.
  private func image(
    named name: String, of set: AssetImageSet
  ) throws(ResourceError) -> Image {
    let (folder, index) = AssetImageSet.parts(of: name)
    guard let first = set.files(for: AssetTraits(), first: index).first else {
      throw .image(.corrupt("its Contents.json names no image"))
    }
    let path = "\(folder)/\(first.name)"
    let (url, _) = try file(named: path, candidates: [(path, 1)])
    let bytes = try bytes(of: url, atMost: FolderResources.maximumBytes)
    do throws(ImageDecodingError) {
      let image = try CatalogImage(bytes, first, of: set)
      guard let data = image.data else { throw image.error ?? .truncated }
      return Image(description: image.description, data: data)
    } catch {
      throw .image(error)
    }
  }

  private static func candidates(for name: String) -> [(String, scale: Double)] {
    if name.contains("@2x.") { return [(name, 2)] }
    if name.contains("@3x.") { return [(name, 3)] }
    guard let dot = name.lastIndex(of: ".") else { return [(name, 1)] }
    let (stem, end) = (name[..<dot], name[dot...])
    return [(name, 1), ("\(stem)@3x\(end)", 3), ("\(stem)@2x\(end)", 2)]
  }
}
