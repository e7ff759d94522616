import CasqueDiagnostics
import CasqueGeometry
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
  static let sourceView = DocumentKey(
    "sourceView", "The id of the view of the screen under it that it points at.",
    ValueForm<String>.viewPath)
  static let sourceRect = DocumentKey(
    "sourceRect", "What it points at, in that view's coordinates, or the screen's without one.",
    ValueForm<Rect>.frame)
  static let arrows = DocumentKey(
    "permittedArrowDirections", "Where its arrow may point: up, down, left, right; [] for none.",
    ValueForm<PopoverPresentation.ArrowDirection>.choice("a direction").list(count: 0...4))
  private static let popoverTable = KeyTable(
    "a popover", [width.row, height.row, sourceView.row, sourceRect.row, arrows.row])

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
    "popover",
    "The layout is a popover, in compact width a sheet: {width:, height:, sourceView:, …}.",
    ValueForm<PopoverPresentation>.mapping(popoverTable) { keys, context in
      var popover = PopoverPresentation(
        width: keys.read(width, &context), height: keys.read(height, &context),
        sourceView: keys.read(sourceView, &context), sourceRect: keys.read(sourceRect, &context))
      if let directions = keys.read(arrows, &context) {
        popover.permittedArrowDirections = Set(directions)
      }
      return popover
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

  /// Reports a popover that points at a view which the screen under it does not have.
  static func checkSource(
    of layout: Layout, _ keys: CheckedMapping, _ context: inout ReadingContext
  ) {
    guard case .popover(let popover) = layout.presentation, let id = popover.sourceView,
      let value = keys.entry(PresentationKeys.popover.name)?.value[sourceView.name]
    else { return }
    guard let under = layout.presenting else {
      // A screen that was named and cannot be read has been reported.
      guard keys.entry(presenting.name) == nil else { return }
      return context.report(
        .documentInvalidValue, "'\(sourceView.name)' wants the screen under the popover",
        at: value.bytes, severity: .warning,
        hints: [Hint("name its document with '\(presenting.name):'")])
    }
    var names: [String] = []
    under.root.forEachView { view, _ in names.append(view.id) }
    guard !names.contains(id) else { return }
    context.report(
      .documentUnknownID, "the screen under the popover has no view '\(id.prefix(60))'",
      at: value.bytes,
      hints: context.didYouMean(context.suggestion(for: id, in: names), at: value.bytes))
  }
}
