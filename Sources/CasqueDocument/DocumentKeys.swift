import CasqueDiagnostics

/// The keys at the top of a layout document.
enum DocumentKeys {
  static let casque = DocumentKey.required(
    "casque", "The version of the document form: 1.", versionForm)
  static let layout = DocumentKey(
    "layout", "The layout's name, for reports and file names.", nameForm)
  static let root = KeyRow(
    name: "root", summary: "The root view, which fills the window.",
    schema: SchemaReference.root, isRequired: true)
  static let parallax = KeyRow(
    name: "parallax", summary: "Layers that move against each other as the device tilts.",
    schema: ParallaxKeys.table.schema, isRequired: false)
  static let splash = KeyRow(
    name: "splash", summary: "A launch that opens on the layout through a growing logo.",
    schema: SplashKeys.table.schema, isRequired: false)
  static let motion = KeyRow(
    name: "motion", summary: "Animations, builds and interactions.",
    schema: MotionKeys.table.schema, isRequired: false)
  static let table = KeyTable(
    "a document",
    [
      casque.row, layout.row, PresentationKeys.sheet.row, PresentationKeys.popover.row,
      PresentationKeys.keyboard.row, PresentationKeys.presenting, TraitKeys.overrides.row,
      ComponentKeys.components, root, parallax, splash,
      motion,
    ])

  private static let versionForm = ValueForm<Int>(
    schema: .members(["enum": [1]])
  ) { value, context in
    guard !value.isUnreadable else { return nil }
    guard case .integer(1)? = value.scalar?.coreValue else {
      context.report(
        .documentVersion, "this version reads documents of form 1, not \(value.kindName)",
        at: context.firstLine(of: value.bytes))
      return nil
    }
    return 1
  }

  /// The most bytes of a layout's name.
  static let nameLimit = 100

  private static let nameForm = ValueForm<String>(
    schema: .members(["type": ["string", "number"], "maxLength": .number(Double(nameLimit))])
  ) { value, context in
    guard let scalar = value.scalar, !scalar.isNull else {
      context.wrongType(value, expected: "a name")
      return nil
    }
    context.reportComment(after: value, scalar)
    let isPlain = scalar.text.unicodeScalars.allSatisfy {
      $0.value >= 0x20 && $0.value != 0x7F && $0 != "/" && $0 != "\\" && $0 != ":"
    }
    guard isPlain, !scalar.text.isEmpty, scalar.text.utf8.count <= nameLimit,
      !scalar.text.hasPrefix(".")
    else {
      context.report(
        .documentInvalidValue,
        "a layout's name becomes part of file names: at most 100 bytes, no '/', '\\' or ':', "
          + "no '.' first", at: context.firstLine(of: value.bytes))
      return nil
    }
    return scalar.text
  }
}
