import CasqueGeometry
import CasqueImaging
import CasqueModel
import CasqueSymbols

/// The images of imported scenes, under names that documents take.
struct ImportedImages {
  /// The files by the names in the source.
  private(set) var names: [String: String] = [:]
  /// The files that are there or can be made.
  private(set) var files: [InterfaceImport.File] = []
  private var taken: Set<String> = []

  /// The most pixels that a side of a placeholder has.
  private static let sideLimit = 8192.0

  /// Adds the images that a document names.
  mutating func add(_ document: Document) {
    document.layout.root.forEachView { view, _ in
      for name in ImageDiagnostics.names(of: view)
      where names[name] == nil && !Self.isDrawnSymbol(name) {
        add(name, document)
      }
    }
  }

  /// Whether a name is that of a symbol; one without a drawing has its size from the source alone.
  private static func isDrawnSymbol(_ name: String) -> Bool {
    guard let symbol = SymbolImage(name: name) else { return false }
    return SymbolLibrary.symbol(named: symbol.systemName, weight: .regular) != nil
  }

  private mutating func add(_ name: String, _ document: Document) {
    let resources = document.resources
    guard let description = resources.imageDescription(named: name) else {
      names[name] = "images/" + fileName(name, scale: 1, ending: "png")
      return
    }
    let isThere = !description.isMissing
    if isThere, let set = document.catalogs?.files(ofSet: name) { return add(set, for: name) }
    let (scale, ending, bytes) =
      Self.stored(name, description, resources) ?? Self.placeholder(description.size)
    if let contents = Self.contents(of: description, scale, file: "image.\(ending)") {
      return add([("Contents.json", contents), ("image.\(ending)", bytes)], for: name)
    }
    let file = "images/" + fileName(name, scale: scale, ending: ending)
    names[name] = file
    files.append(InterfaceImport.File(name: file, bytes: bytes))
  }

  /// Adds an image set: it keeps slices, insets, appearances and all else that it says.
  private mutating func add(_ set: [(name: String, bytes: [UInt8])], for name: String) {
    let folder = "images/" + fileName(name, scale: 1, ending: "imageset")
    names[name] = folder
    files += set.map { InterfaceImport.File(name: "\(folder)/\($0.name)", bytes: $0.bytes) }
  }

  /// The list of a set for one file that alone would not say all of its image; nil where it would.
  private static func contents(
    of description: ImageDescription, _ scale: Int, file: String
  ) -> [UInt8]? {
    let insets = description.alignmentInsets
    let mode = description.renderingMode
    guard insets != .zero || mode != .automatic else { return nil }
    func pixels(_ points: Double) -> String { "\(points * Double(scale))" }
    let edges =
      "{\"top\": \(pixels(insets.top)), \"left\": \(pixels(insets.left)), "
      + "\"bottom\": \(pixels(insets.bottom)), \"right\": \(pixels(insets.right))}"
    let intent = mode == .alwaysTemplate ? "template" : mode == .alwaysOriginal ? "original" : nil
    let properties = intent.map { ", \"properties\": {\"template-rendering-intent\": \"\($0)\"}" }
    let text = """
      {"images": [{"filename": "\(file)", "idiom": "universal", "scale": "\(scale)x",
        "alignment-insets": \(edges)}]\(properties ?? "")}

      """
    return Array(text.utf8)
  }

  /// The image's own file, if it has the size that the source takes it to have.
  private static func stored(
    _ name: String, _ description: ImageDescription, _ resources: any Resources
  ) -> (scale: Int, ending: String, bytes: [UInt8])? {
    guard let bytes = resources.imageData(named: name),
      let header = try? ImageHeader.read(bytes),
      let ending = endings[header.format]
    else { return nil }
    let scale = header.format.isVector ? 1 : Int(description.scale)
    let density = header.format.isVector ? SVGReader.density : Double(scale)
    let size = Size(
      width: Double(header.width) / density, height: Double(header.height) / density)
    guard (1...3).contains(scale), size == description.size else { return nil }
    return (scale, ending, bytes)
  }

  private static let endings: [ImageFormat: String] = [
    .png: "png", .jpeg: "jpg", .webp: "webp", .svg: "svg", .pdf: "pdf",
  ]

  /// A grey image of a size.
  private static func placeholder(_ size: Size) -> (scale: Int, ending: String, bytes: [UInt8]) {
    let isHalves =
      (size.width * 2).rounded() == size.width * 2
      && (size.height * 2).rounded() == size.height * 2
    let isWhole = size.width.rounded() == size.width && size.height.rounded() == size.height
    if isHalves, !isWhole, max(size.width, size.height) * 2 <= sideLimit, size.width > 0,
      size.height > 0
    {
      let bitmap = Bitmap(
        width: Int(size.width * 2), height: Int(size.height * 2), scale: 2,
        fill: Pixel(red: 0xC7, green: 0xC7, blue: 0xCC, alpha: 0xFF))
      return (2, "png", PNGWriter.encode(bitmap))
    }
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(size.width)" height="\(size.height)">
      <rect width="100%" height="100%" fill="#C7C7CC"/>
      </svg>

      """
    return (1, "svg", Array(svg.utf8))
  }

  private mutating func fileName(_ name: String, scale: Int, ending: String) -> String {
    let plain = SymbolImage(name: name)?.systemName ?? name
    var stem = String(
      plain.map { character in
        character.isASCII && (character.isLetter || character.isNumber || "_-".contains(character))
          ? character : "-"
      }.prefix(100))
    for known in [".png", ".jpg", ".jpeg"] where name.lowercased().hasSuffix(known) {
      stem = String(stem.dropLast(known.count))
    }
    if stem.isEmpty { stem = "image" }
    var number = 1
    var unique = stem
    while !taken.insert(unique.lowercased()).inserted {
      number += 1
      unique = "\(stem)-\(number)"
    }
    return "\(unique)\(scale == 1 ? "" : "@\(scale)x").\(ending)"
  }
}
