package import CasqueDiagnostics
package import CasqueModel

/// Writes layouts as documents: the inverse of ``DocumentReader``.
///
/// A layout that is written and read is the same layout, but for the places in files, the names that
/// the form does not take, and what the form cannot say; that is reported. Constraints are written one
/// by one, as equations. Motion is not written.
package struct DocumentWriter {
  let names: DocumentNames
  let properties: PropertyNodes
  var lines = DocumentLines()
  let layoutFile: (String) -> String?
  private let layout: Layout
  private var diagnostics: [Diagnostic] = []
  private var reported: Set<String> = []

  /// The text of a layout's document.
  ///
  /// - Parameters:
  ///   - layout: the layout.
  ///   - imageFile: the file, in the document's folder, of an image by its name in the layout.
  ///   - layoutFile: the document, in the same folder, of what a container view without subviews
  ///     shows, by the view's id; nil for none.
  /// - Returns: the document, and what of the layout is not in it, each kind once.
  package static func text(
    of layout: Layout, imageFile: @escaping @Sendable (String) -> String = { $0 },
    layoutFile: @escaping (String) -> String? = { _ in nil }
  ) -> Diagnosed<String> {
    var writer = DocumentWriter(layout, ImageNodes(file: imageFile), layoutFile)
    writer.write()
    return Diagnosed(writer.lines.text, diagnostics: writer.diagnostics)
  }

  /// The name that a layout has in its document: one that can be part of file names.
  package static func name(of layout: Layout) -> String {
    var name = ""
    for scalar in layout.name.unicodeScalars.drop(while: { $0 == "." }) {
      let isPlain =
        scalar.value >= 0x20 && scalar.value != 0x7F && !"/\\:".unicodeScalars.contains(scalar)
      let next = isPlain ? String(scalar) : "-"
      guard name.utf8.count + next.utf8.count <= DocumentKeys.nameLimit else { break }
      name += next
    }
    return name.isEmpty ? "layout" : name
  }

  private init(
    _ layout: Layout, _ images: ImageNodes, _ layoutFile: @escaping (String) -> String?
  ) {
    self.layout = layout
    self.layoutFile = layoutFile
    names = DocumentNames(layout.root)
    properties = PropertyNodes(names: names, images: images)
  }

  private mutating func write() {
    lines.add(DocumentKeys.casque.name, .number(1))
    lines.add(DocumentKeys.layout.name, .text(Self.name(of: layout)))
    writePresentation()
    if layout.presenting != nil {
      report(.documentUnknownKey, "the screen under it is not written", at: layout.root.place)
    }
    if layout.motion != nil {
      report(.documentUnknownKey, "motion is not written", at: layout.root.place)
    }
    lines.open(DocumentKeys.root.name)
    let isPlain = layout.root.content == .plain
    write(layout.root, heading: isPlain ? ViewKeys.id.name : nil)
    lines.close()
  }

  private mutating func writePresentation() {
    switch layout.presentation {
    case .sheet(let sheet):
      let detent: DocumentNode =
        switch sheet.detent {
        case .large: .plain("large")
        case .medium: .plain("medium")
        case .height(let height): .number(height)
        }
      lines.add(
        PresentationKeys.sheet.name,
        .keys([
          (PresentationKeys.style.name, .name(sheet.style)),
          (PresentationKeys.detent.name, detent),
          (PresentationKeys.grabber.name, sheet.prefersGrabberVisible ? .boolean(true) : nil),
        ]))
    case .popover(let popover):
      lines.add(
        PresentationKeys.popover.name,
        .keys([
          (PresentationKeys.width.name, popover.width.map(DocumentNode.number)),
          (PresentationKeys.height.name, popover.height.map(DocumentNode.number)),
          (PresentationKeys.sourceView.name, popover.sourceView.map(DocumentNode.text)),
          (PresentationKeys.sourceRect.name, popover.sourceRect.map(DocumentNode.frame)),
          (PresentationKeys.arrows.name, arrows(of: popover)),
        ]))
    case nil: break
    }
    if let traits = TraitKeys.node(of: layout.traitOverrides) {
      lines.add(TraitKeys.overrides.name, traits)
    }
    if layout.isKeyboardShown { lines.add(PresentationKeys.keyboard.name, .plain("shown")) }
  }

  private func arrows(of popover: PopoverPresentation) -> DocumentNode? {
    let all = PopoverPresentation.ArrowDirection.allCases
    guard popover.permittedArrowDirections.count < all.count else { return nil }
    return .list(all.filter(popover.permittedArrowDirections.contains).map(DocumentNode.name))
  }

  /// Reports what the document form cannot say, each kind once.
  mutating func report(_ code: DiagnosticCode, _ message: String, at place: SourceRange?) {
    guard reported.insert(message).inserted else { return }
    diagnostics.append(
      Diagnostic(
        code, "a layout document cannot say this: \(message)", at: place, severity: .warning))
  }
}
