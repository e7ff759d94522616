internal import CasqueModel
internal import CasqueStrings
import Foundation

/// What an app's project holds for a document that lies in it: an app has its catalogs and
/// pictures in one bundle, wherever in the project they lie.
///
/// A project is the nearest folder around the document that has an Xcode project or workspace, or the
/// description of one. Links are not followed; what other people's packages hold is left out.
struct ProjectFiles {
  /// The folder of the project; nil where the document lies in none.
  let root: URL?
  /// The asset catalogs, those nearest to the document first.
  private(set) var catalogs: [URL] = []
  /// The paths within the root of pictures by their names, the nearest first.
  private(set) var paths: [String: [String]] = [:]

  /// The language that the project is developed in; nil where it does not say.
  private(set) var developmentRegion: String?

  /// How far a project is looked for above a document, and how much of it is looked at.
  private static let heightLimit = 8
  private static let folderLimit = 2_000
  private static let nameLimit = 50_000
  private static let depthLimit = 16

  private static let others: Set<String> = [
    "Pods", "Carthage", "node_modules", "DerivedData", "build", "Build", "vendor", "Tests",
  ]
  private static let endings: Set<String> = ["png", "jpg", "jpeg", "pdf"]

  /// Finds the project around a document's folder.
  init(around folder: String) {
    let own = URL(filePath: folder.isEmpty ? "." : folder, directoryHint: .isDirectory)
      .standardizedFileURL.resolvingSymlinksInPath()
    root = Self.root(above: own)
    guard let root else { return }
    search(root)
    developmentRegion = Self.developmentRegion(in: root)
    let near = own.pathComponents
    func distance(_ path: [String]) -> Int {
      -zip(near, path).prefix { $0 == $1 }.count
    }
    catalogs.sort {
      (distance($0.pathComponents), $0.path) < (distance($1.pathComponents), $1.path)
    }
    let base = root.pathComponents
    for (name, found) in paths where found.count > 1 {
      paths[name] = found.sorted {
        let (first, second) = (
          base + $0.split(separator: "/").map(String.init),
          base + $1.split(separator: "/").map(String.init)
        )
        return (distance(first), $0) < (distance(second), $1)
      }
    }
  }

  private static func root(above folder: URL) -> URL? {
    var folder = folder
    for _ in 0..<heightLimit {
      let names = names(in: folder)
      if names.contains(where: isProject) { return folder }
      guard !names.contains(".git"), folder.pathComponents.count > 2 else { return nil }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  private static func isProject(_ name: String) -> Bool {
    name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") || name == "project.yml"
      || name == "Project.swift"
  }

  /// What the Xcode project, or the description that it is made from, says of its language.
  private static func developmentRegion(in root: URL) -> String? {
    let projects = names(in: root).filter { $0.hasSuffix(".xcodeproj") }.map {
      ("\($0)/project.pbxproj", "developmentRegion = ")
    }
    for (file, key) in projects + [("project.yml", "developmentLanguage: ")] {
      guard let bytes = Document.bytes(of: root.appending(path: file).path(percentEncoded: false)),
        let place = bytes.firstRange(of: key.utf8)
      else { continue }
      let word = bytes[place.upperBound...].drop { $0 == UInt8(ascii: "\"") }.prefix { byte in
        byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
          || (0x61...0x7A).contains(byte | 0x20)
      }
      let name = String(decoding: word, as: UTF8.self)
      if LocaleName.isValid(name), name != "Base" { return name }
    }
    return nil
  }

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  /// Looks through folders level by level, so that what lies deep is what a limit leaves out.
  private mutating func search(_ root: URL) {
    var level = [""]
    var (folders, count) = (0, 0)
    for _ in 0..<Self.depthLimit {
      var next: [String] = []
      for path in level {
        folders += 1
        guard folders <= Self.folderLimit else { return }
        for name in Self.names(in: root.appending(path: path)) where !name.hasPrefix(".") {
          count += 1
          guard count <= Self.nameLimit else { return }
          let own = path.isEmpty ? name : "\(path)/\(name)"
          if name.hasSuffix(".xcassets") {
            let url = root.appending(path: own, directoryHint: .isDirectory)
            if Self.isFolder(url) { catalogs.append(url) }
          } else if Self.endings.contains(Self.ending(of: name)) {
            paths[name, default: []].append(own)
          } else if !Self.others.contains(name), Self.mayBeFolder(name),
            Self.isFolder(root.appending(path: own))
          {
            next.append(own)
          }
        }
      }
      level = next
    }
  }

  private static func ending(of name: String) -> String {
    name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }

  /// Whether a name is that of a plain folder: one without an ending, or with one of a version.
  static func mayBeFolder(_ name: String) -> Bool {
    let ending = ending(of: name)
    return ending.isEmpty || ending == "lproj" || ending.contains { !$0.isLetter }
  }

  private static func isFolder(_ url: URL) -> Bool {
    let values = try? url.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
    return values?.isDirectory == true && values?.isSymbolicLink != true
  }
}

/// The pictures of a project that are in no catalog, by the names that they have in the app.
struct ProjectImages: Resources {
  private let folder: FolderResources
  private let paths: [String: [String]]

  /// Gives the pictures of a project; nil where there is none.
  init?(_ project: ProjectFiles) {
    guard let root = project.root else { return nil }
    folder = FolderResources(folder: root.path(percentEncoded: false))
    paths = project.paths
  }

  func imageDescription(named name: String) -> ImageDescription? {
    path(of: name).flatMap(folder.imageDescription)
  }

  func imageData(named name: String) -> [UInt8]? { path(of: name).flatMap(folder.imageData) }

  /// The path of a picture, with its ending; that of a scale alone stands for it.
  private func path(of name: String) -> String? {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let (stem, ending) = (name[..<dot], name[dot...])
    for candidate in [name, "\(stem)@3x\(ending)", "\(stem)@2x\(ending)"] {
      guard let found = paths[candidate]?.first else { continue }
      return found.dropLast(candidate.count) + name
    }
    return nil
  }
}
