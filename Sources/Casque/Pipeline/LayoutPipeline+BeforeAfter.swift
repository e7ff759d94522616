public import CasqueCairo
internal import CasqueGeometry
internal import CasqueImaging
internal import CasqueLayout
internal import CasqueModel
internal import CasqueScene

extension LayoutPipeline {
  /// Two pictures beside each other at true relative size; where both have the same size, a third
  /// shows the later one with what moved, came and went.
  ///
  /// - Parameters:
  ///   - before: the earlier document or the one device.
  ///   - after: the later document or the other device, in the same folder.
  ///   - format: how the sheet is encoded; SVG is not offered.
  ///
  /// Throws if the sheet is too large.
  public func beforeAfter(
    _ before: PictureRequest, _ after: PictureRequest, as format: PictureFormat
  ) throws(DrawingError) -> [UInt8] {
    try beforeAfter([(before, after)], as: format)
  }

  /// The same for several pairs, such as the scenes of two versions of a storyboard: one below the other,
  /// or a page of a PDF each.
  package func beforeAfter(
    _ pairs: [(before: PictureRequest, after: PictureRequest)], as format: PictureFormat
  ) throws(DrawingError) -> [UInt8] {
    guard let first = pairs.first else { return [] }
    return try withEngine { engine in
      Result { () throws(DrawingError) in
        let sheets = pairs.map { engine.comparison($0.before, $0.after) }
        let renderer = engine.renderer(first.after)
        guard format != .pdf, format != .svg else {
          return try renderer.pdf(
            sheets.map { $0.displayList(text: engine.text) }, title: sheets[0].title)
        }
        var sheet = sheets[0]
        sheet.groups = sheets.flatMap(\.groups)
        if sheets.count > 1 { sheet.title = "" }
        let list = sheet.displayList(text: engine.text)
        return format == .webp ? try webP(try renderer.bitmap(list)) : try renderer.png(list)
      }
    }.get()
  }
}

extension Engine {
  fileprivate mutating func comparison(
    _ before: PictureRequest, _ after: PictureRequest
  ) -> ContactSheet {
    let lists = (displayList(for: before), displayList(for: after))
    func name(_ request: PictureRequest) -> String {
      [request.document.layout.name, request.bookmark].joined(separator: ", ")
    }
    var cells = [
      ContactSheet.Cell(list: lists.0, caption: "Before", detail: name(before)),
      ContactSheet.Cell(list: lists.1, caption: "After", detail: name(after)),
    ]
    if lists.0.size == lists.1.size, before.rendition == after.rendition,
      after.rendition != .exploded, after.surroundings != .device
    {
      let changes = LayoutChanges(
        from: resolved(before), to: resolved(after))
      var marked = lists.1
      let veil = Color.systemBackground.resolved(in: after.cell.environment)
      marked.fill(
        .rect(Rect(origin: .zero, size: marked.size)), veil.multiplyingAlpha(by: 0.6))
      changes.draw(in: &marked)
      let count = changes.changes.count
      cells.append(
        ContactSheet.Cell(
          list: marked, caption: "Changes", detail: count == 1 ? "1 view" : "\(count) views"))
    }
    return ContactSheet(
      title: after.document.layout.name, groups: [ContactSheet.Group(cells: cells)],
      reduction: 0.5)
  }

  private mutating func resolved(_ request: PictureRequest) -> LayoutResult {
    resolve(
      request.document.layout, in: request.cell.environment,
      cellName: request.cell.description, resources: request.document.resources)
  }
}
