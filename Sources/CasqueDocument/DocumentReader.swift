public import CasqueDiagnostics
public import CasqueModel

/// Reads layout documents.
public enum DocumentReader {
  /// Reads a document.
  ///
  /// The layout is the best that can be made of the document: what cannot be read is reported and
  /// left out, and everything else stays. Diagnostics are in the order of the document. There is
  /// no layout if the text is not YAML, or if nothing in it is a root view.
  ///
  /// - Parameters:
  ///   - bytes: the file's content, UTF-8.
  ///   - path: the file, as the user named it, for the places of diagnostics.
  ///   - palette: the names of the system's colours.
  /// - Complexity: O(bytes), and at most 20 times that for files with values that lack quotes.
  public static func read(
    _ bytes: [UInt8], path: String, palette: Set<String>
  ) -> Diagnosed<Layout?> {
    read(bytes, path: path, ReadingSurroundings(palette: palette))
  }

  /// Reads a document together with the documents and strings that it names.
  ///
  /// Diagnostics about other files follow those of the document.
  ///
  /// - Parameters:
  ///   - bytes: the file's content, UTF-8.
  ///   - path: the file, as the user named it, for the places of diagnostics.
  ///   - surroundings: colours, the files of the document's folder, and the language.
  public static func read(
    _ bytes: [UInt8], path: String, _ surroundings: ReadingSurroundings
  ) -> Diagnosed<Layout?> {
    var surroundings = surroundings
    if let name = path.split(separator: "/").last { surroundings.chain = [String(name)] }
    let read = read(bytes, path: path, surroundings, instances: 0)
    return Diagnosed(read.layout, diagnostics: read.diagnostics)
  }

  /// Reads a document that may be shown by another one.
  ///
  /// - Parameter instances: how many components and documents have been put into others so far.
  static func read(
    _ bytes: [UInt8], path: String, _ surroundings: ReadingSurroundings, instances: Int
  ) -> (layout: Layout?, diagnostics: [Diagnostic], instances: Int) {
    let tree = DocumentTree.read(bytes, path: path)
    guard let root = tree.value.root, !(root.scalar?.isNull ?? false) else {
      return (nil, tree.diagnostics, instances)
    }
    var context = ReadingContext(source: tree.value.source, surroundings)
    context.instances = instances
    let layout = read(root, path: path, &context)
    let own = DocumentTree.ordered(tree.diagnostics + context.diagnostics)
    return (layout, own + context.elsewhere, context.instances)
  }

  private static func read(
    _ value: DocumentValue, path: String, _ context: inout ReadingContext
  ) -> Layout? {
    guard let checked = context.check(value, against: DocumentKeys.table) else { return nil }
    _ = checked.read(DocumentKeys.casque, &context)
    let name = checked.read(DocumentKeys.layout, &context) ?? fileName(of: path)
    if let components = checked.entry(ComponentKeys.components.name) {
      context.readComponents(components.value)
    }
    guard let entry = checked.entry(DocumentKeys.root.name) else { return nil }
    var reader = ViewTreeReader(context: context)
    var root = reader.read(root: entry.value, defaultID: "root")
    context = reader.context
    var presenting: Layout?
    if let entry = checked.entry(PresentationKeys.presenting.name) {
      presenting = context.readDocument(entry.value)
    }
    let motion = readMotion(checked, tree: reader, root: &root, &context)
    var last = ViewTreeReader(context: context)
    last.readUnusedComponents()
    context = last.context
    return root.map {
      var layout = Layout(name: name, root: $0, motion: motion, path: path)
      layout.presentation = PresentationKeys.read(checked, &context)
      layout.presenting = presenting
      layout.traitOverrides = checked.read(TraitKeys.overrides, &context) ?? TraitOverrides()
      PresentationKeys.checkSource(of: layout, checked, &context)
      layout.isKeyboardShown = checked.read(PresentationKeys.keyboard, &context) ?? false
      return layout
    }
  }

  private static func readMotion(
    _ checked: CheckedMapping, tree: ViewTreeReader, root: inout View?,
    _ context: inout ReadingContext
  ) -> LayoutMotion? {
    var motion = LayoutMotion()
    if let entry = checked.entry(DocumentKeys.motion.name) {
      motion = MotionReader(symbols: tree.symbols, identifiers: tree.identifiers)
        .read(entry.value, &context)
    }
    if let entry = checked.entry(DocumentKeys.parallax.name), let view = root {
      let read = ParallaxReader(symbols: tree.symbols, root: view.id)
        .read(entry.value, &context)
      motion.parallax = read?.parallax
      root = read?.completing(view) ?? view
    }
    if let entry = checked.entry(DocumentKeys.splash.name) {
      var reader = SplashReader(context: context)
      motion.splash = reader.read(entry.value)
      context = reader.context
    }
    return motion.isEmpty ? nil : motion
  }

  /// The last part of a path without its extension.
  private static func fileName(of path: String) -> String {
    let last = path.split(separator: "/").last?.filter { !"<>".contains($0) } ?? "layout"
    guard let dot = last.lastIndex(of: "."), dot > last.startIndex else { return String(last) }
    return String(last[..<dot])
  }
}
