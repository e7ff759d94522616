import CasqueGeometry
import CasqueImaging
import CasqueInterfaceBuilder
import CasqueModel
import Foundation
import Synchronization

/// The asset catalogs beside a storyboard or xib.
///
/// They are looked for in the document's folder and below it, around a folder of localised documents
/// (`Base.lproj`), and in the project that the document lies in. Links are not followed. A set in a
/// folder that provides a namespace is called by both names, `Buttons/plain`.
final class AssetCatalogs: Resources {
  /// How many entries of folders are looked at.
  private static let entryLimit = 20_000
  /// Why an image of a catalog cannot be drawn.
  enum Fault: Hashable {
    /// Its `Contents.json` is none.
    case contents(file: String)
    /// It names no file for the device, or none that is there.
    case files(set: String)
    /// It cannot be read as an image.
    case image(ImageDecodingError)
  }

  private let sets: [String: URL]
  private let locale: String?
  /// The named colours.
  let colors: [String: Color]
  /// The descriptions of named colours that cannot be read.
  let brokenColors: [String: String]
  private let read = Mutex<[String: AssetImageSet?]>([:])
  private let images = Mutex<[String: Result<CatalogImage, FaultError>]>([:])
  private let tones = Mutex<[String: ImageTones?]>([:])

  private struct FaultError: Error {
    var fault: Fault
  }

  /// Finds the catalogs of a document's folder.
  ///
  /// - Parameters:
  ///   - path: the folder.
  ///   - project: the project around it.
  ///   - locale: the language whose images are taken where a set has several.
  init(folder path: String, project: ProjectFiles? = nil, locale: String? = nil) {
    self.locale = locale
    let folder = Self.folder(path)
    let base = folder.standardizedFileURL.resolvingSymlinksInPath().pathComponents
    let others = (project?.catalogs ?? []).filter { !$0.pathComponents.starts(with: base) }
    let entries = Self.entries(of: folder) + others.flatMap(Self.entries)
    var sets: [String: URL] = [:]
    var colors: [String: Color] = [:]
    var broken: [String: String] = [:]
    var namespaces: [String: String] = [:]
    for url in entries {
      let (ending, stem) = (url.pathExtension, url.deletingPathExtension().lastPathComponent)
      let prefix = namespaces[url.deletingLastPathComponent().path] ?? ""
      let name = prefix + stem
      switch ending {
      case "imageset", "symbolset": if sets[name] == nil { sets[name] = url }
      case "colorset":
        guard colors[name] == nil else { break }
        colors[name] = Self.contents(of: url).flatMap(AssetColorSet.read)
        if colors[name] == nil {
          broken[name] = Self.description(of: url)
        }
      case _ where ProjectFiles.mayBeFolder(url.lastPathComponent):
        let provides = Self.contents(of: url).map(AssetFolder.providesNamespace) ?? false
        let folder = prefix + url.lastPathComponent
        namespaces[url.path] = provides ? "\(folder)/" : prefix
      default: break
      }
    }
    self.sets = sets
    self.colors = colors
    brokenColors = broken
  }

  /// The folder of a document, or the one around it where that is one of localised documents.
  private static func folder(_ path: String) -> URL {
    let folder = URL(filePath: path.isEmpty ? "." : path, directoryHint: .isDirectory)
    return folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
  }

  /// What is in the catalogs below a folder, folders before what is in them, in the order of names.
  private static func entries(of folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.isSymbolicLinkKey], options: [.skipsHiddenFiles])
    var urls: [URL] = []
    var count = 0
    while let url = found?.nextObject() as? URL, count < entryLimit {
      count += 1
      if url.pathComponents.contains(where: { $0.hasSuffix(".xcassets") }) { urls.append(url) }
    }
    return urls.sorted { $0.path < $1.path }
  }

  /// The measures of an image of a catalog.
  func imageDescription(named name: String) -> ImageDescription? {
    try? image(name).get().description
  }

  /// The encoded bytes of an image of a catalog.
  func imageData(named name: String) -> [UInt8]? { (try? image(name).get())?.data }

  /// The colours of an image of a catalog, coarsely, or nil if it cannot be drawn.
  func imageTones(named name: String) -> ImageTones? {
    tones.withLock { tones in
      if let known = tones[name] { return known }
      let bitmap = imageData(named: name).flatMap { try? ImageReader.decode($0) }
      let result = bitmap.map { ImageTones(of: $0) }
      tones[name] = .some(result)
      return result
    }
  }

  /// The name of the file of an image that is for traits; the name itself where that is the one that
  /// the name stands for.
  func variant(ofImageNamed name: String, in traits: TraitCollection) -> String {
    set(of: name)?.variant(
      of: name, in: AssetTraits(traits, locale: locale),
      usually: AssetTraits(TraitCollection(), locale: locale)) ?? name
  }

  /// Why the image of a name cannot be drawn; nil if it can, or if no catalog has it.
  func fault(ofImageNamed name: String) -> Fault? {
    guard sets[name] != nil else { return nil }
    switch image(name) {
    case .failure(let error): return error.fault
    case .success(let image):
      if let error = image.error { return .image(error) }
      guard let data = image.data else { return nil }
      do {
        _ = try ImageReader.decode(data)
        return nil
      } catch {
        return .image(error)
      }
    }
  }

  /// The files of an image set that says more than a file by itself does: its list and what that names.
  func files(ofSet name: String) -> [(name: String, bytes: [UInt8])]? {
    guard let folder = sets[name], let set = set(of: name), !set.isPlain, !set.isSymbol,
      let contents = Self.file(folder.appending(path: "Contents.json"))
    else { return nil }
    return [("Contents.json", contents)]
      + set.fileNames.compactMap { file in
        Self.file(folder.appending(path: file)).map { (file, $0) }
      }
  }

  private func set(of name: String) -> AssetImageSet? {
    guard let folder = sets[name] else { return nil }
    return read.withLock { read in
      if let known = read[name] { return known }
      let set = Self.contents(of: folder).flatMap { AssetImageSet(contents: $0) }
      read[name] = .some(set)
      return set
    }
  }

  private func image(_ name: String) -> Result<CatalogImage, FaultError> {
    images.withLock { images in
      if let known = images[name] { return known }
      let image = load(name)
      images[name] = image
      return image
    }
  }

  private func load(_ name: String) -> Result<CatalogImage, FaultError> {
    let (own, index) = AssetImageSet.parts(of: name)
    guard let folder = sets[own] else {
      return .failure(FaultError(fault: .files(set: own)))
    }
    guard let set = set(of: own) else {
      return .failure(FaultError(fault: .contents(file: Self.description(of: folder))))
    }
    let files = set.files(for: AssetTraits(TraitCollection(), locale: locale), first: index)
    var fault = Fault.files(set: folder.lastPathComponent)
    for file in files {
      guard let data = Self.file(folder.appending(path: file.name)) else { continue }
      do throws(ImageDecodingError) {
        return .success(try CatalogImage(data, file, of: set))
      } catch {
        fault = .image(error)
      }
    }
    return .failure(FaultError(fault: fault))
  }

  /// What the description of a set is called: its path from the catalog on, the same on every machine.
  private static func description(of set: URL) -> String {
    let path = set.pathComponents.drop { !$0.hasSuffix(".xcassets") }
    return (path + ["Contents.json"]).joined(separator: "/")
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
