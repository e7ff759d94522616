public import CasqueDiagnostics
import CasqueGeometry
public import CasqueModel

/// Reads layered images of asset catalogs: the folders `.imagestack` and `.solidimagestack`.
///
/// **Source** MotionFacts §2; Apple, Asset Catalog Format Reference, “Image Stack Type”.
public struct ImageStackReader {
  /// The two kinds of stack.
  enum Kind: String, CaseIterable {
    case imagestack
    case solidimagestack

    /// The ending of a layer's folder.
    var layerEnding: String { ".\(rawValue)layer" }

    /// How many layers such a stack has.
    var layerCounts: ClosedRange<Int> { self == .imagestack ? 2...5 : 2...3 }

    /// The kind of a folder by its name, or nil.
    init?(_ name: String) {
      guard let kind = Kind.allCases.first(where: { name.hasSuffix(".\($0.rawValue)") }) else {
        return nil
      }
      self = kind
    }
  }

  /// What a catalog's file of members is called.
  private static let contents = "Contents.json"
  /// The most layers that are looked at.
  private static let layerLimit = 100

  private let name: String
  private let kind: Kind
  private let prefix: String
  private let files: DocumentFiles
  private let resources: any Resources
  private var diagnostics: [Diagnostic] = []

  /// Reads a stack.
  ///
  /// - Parameters:
  ///   - name: its folder within the folder of `files`, written with `/`.
  ///   - files: where its `Contents.json` and those of its layers are.
  ///   - resources: knows the layers' images, by the names of their image sets.
  ///   - prefix: what diagnostics put before the names of files.
  ///   - place: where the stack is named, for what has no place in a file of its own.
  /// - Returns: the layers that can be had, nil without a background, and what is wrong.
  public static func read(
    _ name: String, files: DocumentFiles, resources: any Resources, prefix: String = "",
    place: SourceRange? = nil
  ) -> Diagnosed<ImageStack?> {
    guard let kind = Kind(name) else {
      return Diagnosed(
        nil,
        diagnostics: [
          Diagnostic(
            .resourceUnsupported,
            "'\(name.suffix(60))' is no folder .imagestack or .solidimagestack", at: place,
            hints: name.hasSuffix(".lsr")
              ? [Hint("an .lsr is such a folder in an archive: unpack it")] : [])
        ])
    }
    var reader = ImageStackReader(
      name: name, kind: kind, prefix: prefix, files: files, resources: resources)
    let stack = reader.read(place)
    return Diagnosed(stack, diagnostics: reader.diagnostics)
  }

  private init(
    name: String, kind: Kind, prefix: String, files: DocumentFiles, resources: any Resources
  ) {
    self.name = name
    self.kind = kind
    self.prefix = prefix
    self.files = files
    self.resources = resources
  }

  private mutating func read(_ place: SourceRange?) -> ImageStack? {
    guard let file = file("\(name)/\(Self.contents)") else {
      diagnostics.append(
        Diagnostic(
          .resourceMissing, "there is no layered image '\(name)' with a \(Self.contents)",
          at: place, severity: .error))
      return nil
    }
    guard let root = file.root else { return nil }
    guard let entries = root["layers"]?.sequence, !entries.isEmpty else {
      report("a layered image has a list 'layers'", at: root["layers"] ?? root, in: file)
      return nil
    }
    // The file has the front first.
    var images: [LayerImage] = []
    for entry in entries.prefix(Self.layerLimit).reversed() {
      if let image = layer(entry, in: file, after: images) { images.append(image) }
    }
    if !kind.layerCounts.contains(entries.count) {
      report(
        "a .\(kind.rawValue) has \(kind.layerCounts.lowerBound) to "
          + "\(kind.layerCounts.upperBound) layers, this one \(entries.count)",
        at: root["layers"] ?? root, in: file, severity: .warning)
    }
    guard let back = images.first else { return nil }
    let stated = size(root["properties"]?["canvasSize"], in: file)
    let stack = ImageStack(
      canvasSize: stated ?? back.size, layers: images.map { $0.layer(on: stated ?? back.size) })
    check(stack, back, in: file, at: entries.last ?? root)
    return stack
  }

  /// The rearmost layer is the ground of all others.
  private mutating func check(
    _ stack: ImageStack, _ back: LayerImage, in file: File, at entry: DocumentValue
  ) {
    let (frame, canvas) = (stack.layers[0].frame, stack.canvasSize)
    let isCovered =
      frame.minX <= 0 && frame.minY <= 0 && frame.maxX >= canvas.width
      && frame.maxY >= canvas.height
    let isOpaque = resources.imageTones(named: back.image)?.colors.allSatisfy { $0.alpha > 0.99 }
    guard !isCovered || isOpaque == false else { return }
    report(
      "the rearmost layer '\(back.name)' "
        + (isCovered ? "is not opaque" : "does not cover the canvas"),
      at: entry, in: file, severity: .warning)
  }

  /// A layer before the size of the canvas is known.
  private struct LayerImage {
    var name: String
    var image: String
    /// The image's own size, in pixels.
    var size: Size
    var frameSize: Size?
    var frameCenter: Point?

    /// Size and place are the canvas's own unless the layer states others.
    func layer(on canvas: Size) -> ImageStack.Layer {
      let size = frameSize ?? canvas
      let center = frameCenter ?? Point(x: canvas.width / 2, y: canvas.height / 2)
      let origin = center - Point(x: size.width / 2, y: size.height / 2)
      return ImageStack.Layer(name: name, image: image, frame: Rect(origin: origin, size: size))
    }
  }

  private mutating func layer(
    _ entry: DocumentValue, in file: File, after others: [LayerImage]
  ) -> LayerImage? {
    guard let value = entry["filename"], let folder = value.scalar?.text else {
      report("a layer has a 'filename'", at: entry, in: file)
      return nil
    }
    let ending = kind.layerEnding
    guard folder.hasSuffix(ending), folder.count > ending.count,
      !folder.contains(where: { "/\\\0".contains($0) })
    else {
      report("'\(folder.prefix(60))' is no folder \(ending) beside this file", at: value, in: file)
      return nil
    }
    let layer = String(folder.dropLast(ending.count))
    guard !others.contains(where: { $0.name == layer }) else {
      report("the layer '\(layer.prefix(60))' is there twice", at: value, in: file)
      return nil
    }
    let own = self.file("\(name)/\(folder)/\(Self.contents)")
    let image = own.flatMap { reference($0) } ?? "\(name)/\(folder)/Content.imageset"
    guard let description = resources.imageDescription(named: image) else {
      diagnostics.append(
        Diagnostic(
          .resourceMissing, "the layer '\(layer.prefix(60))' has no image: '\(image)' names none",
          at: file.source.range(of: value.bytes), severity: .error))
      return nil
    }
    let pixels = description.scale
    var result = LayerImage(
      name: layer, image: image,
      size: Size(width: description.size.width * pixels, height: description.size.height * pixels))
    if let own, let properties = own.root?["properties"] {
      result.frameSize = size(properties["frame-size"], in: own)
      result.frameCenter = center(properties["frame-center"], in: own)
    }
    return result
  }

  /// The image set of the catalog that a layer refers to in place of one of its own.
  private func reference(_ file: File) -> String? {
    guard let target = file.root?["properties"]?["content-reference"]?["name"]?.scalar?.text,
      !target.isEmpty
    else { return nil }
    let parts = name.split(separator: "/")
    guard let catalog = parts.lastIndex(where: { $0.hasSuffix(".xcassets") }) else { return nil }
    return parts[...catalog].joined(separator: "/") + "/\(target).imageset"
  }

  // MARK: Files

  private struct File {
    var source: SourceText
    var root: DocumentValue?
  }

  /// A file of the stack, or nil if there is none; what is wrong with its text is reported.
  private mutating func file(_ path: String) -> File? {
    guard case .success(let bytes) = files.read(path) else { return nil }
    let tree = DocumentTree.read(bytes, path: prefix + path)
    diagnostics += tree.diagnostics
    return File(source: tree.value.source, root: tree.value.root)
  }

  private mutating func size(_ value: DocumentValue?, in file: File) -> Size? {
    pair(value, "width", "height", in: file).map { Size(width: $0.0, height: $0.1) }
  }

  private mutating func center(_ value: DocumentValue?, in file: File) -> Point? {
    pair(value, "x", "y", in: file).map { Point(x: $0.0, y: $0.1) }
  }

  /// Two numbers of pixels; nil after a diagnostic if they are none.
  private mutating func pair(
    _ value: DocumentValue?, _ first: String, _ second: String, in file: File
  ) -> (Double, Double)? {
    guard let value else { return nil }
    // A place may be at the corner, a size has an area.
    let least = first == "x" ? 0.0 : 1
    let numbers = [first, second].compactMap { value[$0]?.scalar?.number }
    guard numbers.count == 2, numbers.allSatisfy({ (least...1_000_000).contains($0) }) else {
      report("expected '\(first)' and '\(second)' in pixels", at: value, in: file)
      return nil
    }
    return (numbers[0], numbers[1])
  }

  private mutating func report(
    _ message: String, at value: DocumentValue, in file: File, severity: Severity? = nil
  ) {
    guard !value.isUnreadable else { return }
    diagnostics.append(
      Diagnostic(
        .resourceImageStack, message, at: file.source.range(of: value.bytes), severity: severity))
  }
}
