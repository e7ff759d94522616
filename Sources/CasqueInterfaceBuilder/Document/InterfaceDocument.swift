package import CasqueDiagnostics
import CasqueGeometry
package import CasqueModel

/// A .storyboard or .xib: its tags, and what follows from them before anything is laid out.
package struct InterfaceDocument: Sendable {
  let tree: MarkupTree
  /// The tags with the document's own texts, one for one those of ``tree``.
  let ownTree: MarkupTree
  /// The keys of texts that the other language has not, with their places; none without one.
  package let untranslated: [(key: String, place: SourceRange)]
  /// How many texts are those of another language.
  package let translatedCount: Int
  /// Whether it is a .xib, whose views stand by themselves.
  let isXib: Bool
  let era: XcodeEra
  let device: CanvasDevice
  /// Whether the document has size classes.
  let usesTraits: Bool
  /// Whether the document has safe areas in place of the guides of its controllers.
  let usesSafeAreas: Bool
  /// The views, in the order of the file; superviews come first.
  let views: [InterfaceView]
  /// The places of views by their ids.
  let viewPlaces: [String: Int]
  /// The ids of views and constraints that are not installed, by size classes.
  let excluded: [AxisPair<UserInterfaceSizeClass?>: Set<String>]
  let guides: [String: InterfaceGuide]
  /// The first tag of each id.
  let tags: [String: MarkupTag]
  let bars: BarInference
  let catalog: ImageCatalog
  /// The content sizes that views of one's own classes told Interface Builder, by their ids.
  let designableSizes: [String: Size]
  /// The values of named colours that the document lists.
  let namedColors: [String: MarkupTag]
  /// The named colours of asset catalogs, which may differ in dark style.
  let assetColors: [String: Color]

  /// Reads a document.
  ///
  /// What cannot be understood is left out or taken as a plain view, with a diagnostic; everything
  /// else stays. There is no document if the text is no XML or no document of Interface Builder.
  ///
  /// - Parameters:
  ///   - bytes: the file's content, UTF-8.
  ///   - path: the file, as the user named it.
  ///   - colors: the named colours of asset catalogs.
  ///   - texts: the text of a key, such as `8Dk-xA-p2c.text`, in another language than the
  ///     document's; nil for the document's own texts.
  /// - Complexity: O(bytes).
  package static func read(
    _ bytes: [UInt8], path: String, colors: [String: Color] = [:],
    texts: ((String) -> String?)? = nil
  ) -> Diagnosed<InterfaceDocument?> {
    let parsed = MarkupParser.parse(bytes, path: path)
    guard let own = parsed.value, let root = own.root else {
      return Diagnosed(nil, diagnostics: parsed.diagnostics)
    }
    guard root.name == "document" else {
      let problem = Diagnostic(
        .documentMissingKey,
        "'\(root.name)' is no document of Interface Builder: that begins with 'document'",
        at: root.place)
      return Diagnosed(nil, diagnostics: parsed.diagnostics + [problem])
    }
    var diagnostics = parsed.diagnostics + platformProblem(of: root)
    let localized = texts.map { LocalizedMarkup(own, text: $0) }
    let document = InterfaceDocument(
      own, localized, root: MarkupTag(tree: localized?.tree ?? own, index: root.index),
      colors: colors, diagnostics: &diagnostics)
    return Diagnosed(document, diagnostics: diagnostics)
  }

  /// Whether a document is for another platform than iOS, whose sizes are not those of its views.
  private static func platformProblem(of root: MarkupTag) -> [Diagnostic] {
    guard let runtime = root["targetRuntime"], !runtime.hasPrefix("iOS.") else { return [] }
    return [
      Diagnostic(
        .documentInvalidValue,
        "the document is for '\(runtime.prefix(40))' and is laid out as if it were for iOS",
        at: root.place(of: "targetRuntime"), severity: .warning)
    ]
  }

  private init(
    _ own: MarkupTree, _ localized: LocalizedMarkup?, root: MarkupTag,
    colors: [String: Color], diagnostics: inout [Diagnostic]
  ) {
    let tree = root.tree
    self.tree = tree
    ownTree = own
    untranslated = localized?.missing ?? []
    translatedCount = localized?.count ?? 0
    assetColors = colors
    let type = root["type"] ?? ""
    isXib = !type.contains("Storyboard")
    era = XcodeEra(root["toolsVersion"])
    let isPad = type.contains("iPad") || root["targetRuntime"] == "iOS.CocoaTouch.iPad"
    device = CanvasDevice(root.child("device"), isPadRuntime: isPad)
    usesTraits = root.isYes("useTraitCollections")
    usesSafeAreas = root.isYes("useSafeAreas")
    var tags: [String: MarkupTag] = [:]
    var guides: [String: InterfaceGuide] = [:]
    for tag in tree.tags {
      guard let id = tag["id"] else { continue }
      if tags[id] == nil { tags[id] = tag }
      let guide: InterfaceGuide? =
        switch tag.name {
        case "viewLayoutGuide": InterfaceGuide.ofView(tag)
        case "viewControllerLayoutGuide": InterfaceGuide.ofController(tag)
        default: nil
        }
      if let guide, guides[id] == nil { guides[id] = guide }
    }
    self.tags = tags
    self.guides = guides
    var collector = ViewCollector(
      VariationSelection(sizeClasses: device.sizeClasses(usesTraits: usesTraits)), era: era)
    collector.collect(root)
    views = collector.views
    viewPlaces = collector.places
    excluded = VariationSelection.excluded(from: collector.views)
    diagnostics += collector.diagnostics + InterfaceVocabulary.unknown(in: own)
    bars = BarInference(tree, tags: tags)
    catalog = ImageCatalog(root)
    designableSizes = Self.designableSizes(root)
    var namedColors: [String: MarkupTag] = [:]
    for tag in root.child("resources")?.children ?? [] where tag.name == "namedColor" {
      if let name = tag["name"], let color = tag.child("color") { namedColors[name] = color }
    }
    self.namedColors = namedColors
  }

  /// The names of colours that neither catalogs nor the document itself has, each where it is used first.
  package var missingColors: [(name: String, place: SourceRange)] {
    var seen: Set<String> = []
    let reading = ColorReading(document: self)
    return tree.tags.compactMap { tag in
      guard tag.name == "color", tag["systemColor"] == nil, let name = tag["name"],
        reading.color(tag) == nil, seen.insert(name).inserted
      else { return nil }
      return (name, tag.place)
    }
  }

  /// What is listed under `designables`: `<size key="intrinsicContentSize" …>` of a view.
  private static func designableSizes(_ root: MarkupTag) -> [String: Size] {
    var sizes: [String: Size] = [:]
    for tag in root.child("designables")?.children ?? [] {
      guard let name = tag["name"], let size = tag.child(key: "intrinsicContentSize"),
        let width = size["width"].flatMap(NumberReading.number), width >= 0,
        let height = size["height"].flatMap(NumberReading.number), height >= 0
      else { continue }
      sizes[name] = Size(width: width, height: height)
    }
    return sizes
  }

  /// The size classes that the canvas shows; nil for “any”.
  var sizeClasses: AxisPair<UserInterfaceSizeClass?> {
    device.sizeClasses(usesTraits: usesTraits)
  }

  /// The places of the views that are laid out by themselves.
  var layoutRoots: [Int] { views.indices.filter { views[$0].isLayoutRoot } }
}
