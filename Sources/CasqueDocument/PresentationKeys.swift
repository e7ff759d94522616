import CasqueDiagnostics
import CasqueModel

/// The keys of how a layout is presented: over another screen, and with the keyboard.
enum PresentationKeys {
  private static let points = ValueForm<Double>.number(1...documentNumberLimit)

  static let style = DocumentKey(
    "style", "pageSheet or formSheet, which differ on iPad.",
    ValueForm<SheetPresentation.Style>.choice("a sheet's style"))
  static let detent = DocumentKey(
    "detent", "Where it rests: large, medium, or a height in points.", detentForm)
  static let grabber = DocumentKey(
    "prefersGrabberVisible", "Whether a grabber is shown at its top.", ValueForm<Bool>.boolean)
  private static let sheetTable = KeyTable("a sheet", [style.row, detent.row, grabber.row])
  static let width = DocumentKey("width", "In points.", points)
  static let height = DocumentKey("height", "In points.", points)
  private static let popoverTable = KeyTable("a popover", [width.row, height.row])

  static let sheet = DocumentKey(
    "sheet",
    "The layout is a sheet over another screen: {style:, detent:, prefersGrabberVisible:}.",
    ValueForm<SheetPresentation>.mapping(sheetTable) { keys, context in
      SheetPresentation(
        style: keys.read(style, &context) ?? .pageSheet,
        detent: keys.read(detent, &context) ?? .large,
        prefersGrabberVisible: keys.read(grabber, &context) ?? false)
    })
  static let popover = DocumentKey(
    "popover", "The layout is a popover, in compact width a sheet: {width:, height:}.",
    ValueForm<PopoverPresentation>.mapping(popoverTable) { keys, context in
      PopoverPresentation(
        width: keys.read(width, &context), height: keys.read(height, &context))
    })
  static let keyboard = DocumentKey(
    "keyboard", "Whether the software keyboard is shown: shown or hidden.",
    ValueForm<String>.name("a state of the keyboard", among: ["shown", "hidden"])
      .map { $0 == "shown" })

  static let presenting = KeyRow(
    name: "presenting",
    summary: "The document of the screen that it is presented over, within this one's folder.",
    schema: ViewKeys.layout.schema, isRequired: false)

  /// `large`, `medium` or points.
  private static let detentForm: ValueForm<SheetPresentation.Detent> = {
    let names = ValueForm<String>.name("a detent", among: ["large", "medium"])
    let schema = JSONValue.members(["anyOf": [names.schema, points.schema]])
    return ValueForm(schema: schema) { value, context in
      if value.scalar?.number != nil { return points.read(value, &context).map { .height($0) } }
      return names.read(value, &context).map { $0 == "large" ? .large : .medium }
    }
  }()

  /// How a layout is presented over another screen; nil for a screen of its own.
  static func read(
    _ keys: CheckedMapping, _ context: inout ReadingContext
  ) -> LayoutPresentation? {
    let sheet = keys.read(sheet, &context).map(LayoutPresentation.sheet)
    let popover = keys.read(popover, &context).map(LayoutPresentation.popover)
    if sheet != nil, popover != nil, let entry = keys.entry(PresentationKeys.popover.name) {
      context.report(
        .documentInvalidValue, "a layout is either a sheet or a popover: the sheet counts",
        at: entry.keyBytes)
    }
    return sheet ?? popover
  }
}
