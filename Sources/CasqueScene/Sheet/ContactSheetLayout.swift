import CasqueGeometry
import CasqueModel

/// Puts the cells of a sheet into rows from top to bottom.
struct ContactSheetLayout {
  let sheet: ContactSheet
  let context: SceneContext

  private static let margin = 36.0
  private static let columnGap = 24.0
  private static let rowGap = 26.0
  private static let captionGap = 8.0
  /// About what captions and the gap under them take.
  private static let captionRoom = 64.0
  /// The widest heading that widens a sheet.
  private static let widestHeading = 420.0
  private static let ground = RGBA(red: 0.949, green: 0.949, blue: 0.969)
  private static let ink = RGBA(gray: 0.09)
  private static let quietInk = RGBA(gray: 0.42)

  /// The most pixels of a side and of an area, those of a picture that can be drawn.
  private static let largestSide = 16_384.0
  private static let largestArea = 1e8

  init(sheet: ContactSheet, context: SceneContext) {
    self.sheet = sheet
    self.context = context
  }

  /// Text and where its top left corner lies.
  private struct Line {
    var text: ShapedText
    var origin: Point
    var color: RGBA
  }

  private var lines: [Line] = []
  private var frames: [Rect] = []
  private var y = ContactSheetLayout.margin

  mutating func arranged() -> ContactSheetArrangement {
    let width = sheetWidth
    let room = width - 2 * ContactSheetLayout.margin
    add(sheet.title, size: 22, weight: .bold, gap: 4, room: room)
    add(sheet.subtitle, size: 12, color: ContactSheetLayout.quietInk, gap: 0, room: room)
    if y > ContactSheetLayout.margin { y += 22 }
    for group in sheet.groups where !group.cells.isEmpty {
      add(group.title, size: 14, weight: .semibold, gap: 12, room: width - 2 * Self.margin)
      for row in rows(of: group.cells.map(slot), room: room) { place(group.cells[row]) }
      y += 8
    }
    let size = Size(
      width: width, height: y - ContactSheetLayout.rowGap - 8 + ContactSheetLayout.margin)
    return arrangement(size: Size(width: size.width, height: max(size.height, 80)))
  }

  private func arrangement(size: Size) -> ContactSheetArrangement {
    let fit = min(
      ContactSheetLayout.largestSide / max(size.width, size.height),
      (ContactSheetLayout.largestArea / (size.width * size.height)).squareRoot())
    let scale = min(sheet.scale, fit * 0.999)
    let grid = PixelGrid(scale: scale)
    var list = DisplayList(size: size, scale: scale)
    list.fill(.rect(Rect(origin: .zero, size: size)), ContactSheetLayout.ground)
    for line in lines {
      let frame = Rect(origin: line.origin, size: line.text.size)
      list.commands.append(
        .text(
          DisplayText(
            line.text, in: frame, alignment: .left, isMirrored: false, grid: grid,
            color: line.color)))
    }
    return ContactSheetArrangement(
      ground: list,
      frames: frames.map { frame in
        // Whole pixels, so that a cell drawn apart fits exactly.
        Rect(
          x: grid.round(frame.minX), y: grid.round(frame.minY), width: grid.ceil(frame.width),
          height: grid.ceil(frame.height))
      }, reduction: sheet.reduction)
  }

  /// The width asked for, or the one at which the sheet fits best into a picture of 3 to 2, less
  /// what no row needs.
  private var sheetWidth: Double {
    let groups = sheet.groups.map { $0.cells.map(slot) }
    let area = groups.joined().reduce(0) { sum, slot in
      sum + (slot.width + ContactSheetLayout.columnGap)
        * (slot.height + ContactSheetLayout.captionRoom)
    }
    var best = (used: 0.0, cost: Double.infinity)
    let candidates =
      sheet.width.map { [$0 - 2 * ContactSheetLayout.margin] }
      ?? (0...24).map { (area * 1.5).squareRoot() * (0.8 + 0.05 * Double($0)) }
    for room in candidates {
      var (used, height) = (200.0, 0.0)
      for group in groups {
        for row in rows(of: group, room: room) {
          used = max(used, extent(of: group[row]))
          height += group[row].reduce(0) { max($0, $1.height) } + ContactSheetLayout.captionRoom
        }
      }
      let cost = max(used / 1.5, height)
      if cost < best.cost { best = (used, cost) }
    }
    let titles = sheet.width == nil ? min(titleWidth, Self.widestHeading) : 0
    return max(best.used, titles) + 2 * ContactSheetLayout.margin
  }

  /// The width of the widest heading.
  private var titleWidth: Double {
    let headings =
      [(sheet.title, 22.0, FontWeight.bold), (sheet.subtitle, 12, .regular)]
      + sheet.groups.map { ($0.title, 14, .semibold) }
    return headings.reduce(0) { widest, heading in
      max(
        widest, context.line(heading.0, size: heading.1, weight: heading.2).size.width.rounded(.up))
    }
  }

  /// The width of slots in a row.
  private func extent(of row: ArraySlice<Size>) -> Double {
    row.reduce(-ContactSheetLayout.columnGap) { $0 + ContactSheetLayout.columnGap + $1.width }
  }

  /// The room of a cell without its caption; captions need some width to be read.
  private func slot(_ cell: ContactSheet.Cell) -> Size {
    Size(
      width: max(cell.list.size.width * sheet.reduction, 84),
      height: cell.list.size.height * sheet.reduction)
  }

  /// Breaks slots into rows no wider than the room, each of at least one slot.
  private func rows(of slots: [Size], room: Double) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var start = 0
    for index in slots.indices.dropFirst() where extent(of: slots[start...index]) > room + 0.01 {
      rows.append(start..<index)
      start = index
    }
    return slots.isEmpty ? rows : rows + [start..<slots.count]
  }

  /// Stands the pictures of a row on one line, captions under them.
  private mutating func place(_ row: ArraySlice<ContactSheet.Cell>) {
    let height = row.reduce(0) { max($0, slot($1).height) }
    var x = ContactSheetLayout.margin
    var lowest = y + height
    for cell in row {
      let slot = self.slot(cell)
      frames.append(
        Rect(
          x: x, y: y + height - slot.height, width: cell.list.size.width * sheet.reduction,
          height: slot.height))
      var bottom = y + height + ContactSheetLayout.captionGap
      for (string, weight, color) in [
        (cell.caption, FontWeight.semibold, ContactSheetLayout.ink),
        (cell.detail, .regular, ContactSheetLayout.quietInk),
      ] where !string.isEmpty {
        let text = caption(string, weight: weight, width: slot.width)
        lines.append(Line(text: text, origin: Point(x: x, y: bottom), color: color))
        bottom += text.size.height + 1
      }
      lowest = max(lowest, bottom)
      x += slot.width + ContactSheetLayout.columnGap
    }
    y = lowest + ContactSheetLayout.rowGap
  }

  private func caption(_ string: String, weight: FontWeight, width: Double) -> ShapedText {
    context.text.shape(
      TextRequest(
        text: string, font: .system(10, weight: weight), numberOfLines: 2,
        width: width + ContactSheetLayout.columnGap - 14, traits: TraitCollection()))
  }

  private mutating func add(
    _ string: String, size: Double, weight: FontWeight = .regular,
    color: RGBA = ContactSheetLayout.ink, gap: Double, room: Double
  ) {
    guard !string.isEmpty else { return }
    // A heading that is longer than its sheet is wide goes on in further lines.
    let text = context.text.shape(
      TextRequest(
        text: string, font: .system(size, weight: weight), numberOfLines: 3, width: room,
        traits: TraitCollection()))
    lines.append(
      Line(text: text, origin: Point(x: ContactSheetLayout.margin, y: y), color: color))
    y += text.size.height + gap
  }
}
