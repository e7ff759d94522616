import CasqueGeometry
import CasqueModel
import CasqueScene
import Testing
import _CasqueTestSupport

@Suite struct ContactSheetTests {
  static func cell(_ width: Double, _ height: Double) -> ContactSheet.Cell {
    var list = DisplayList(size: Size(width: width, height: height), scale: 3)
    list.fill(.rect(Rect(x: 0, y: 0, width: width, height: height)), .marker)
    return ContactSheet.Cell(list: list, caption: "\(width)×\(height)", detail: "detail")
  }

  static let sizes = [(375.0, 667.0), (393, 852), (852, 393), (834, 1210), (320, 568)]

  static func sheet(copies: Int = 1) -> ContactSheet {
    let cells = sizes.map { cell($0.0, $0.1) }
    return ContactSheet(
      title: "Title", subtitle: "Subtitle",
      groups: (0..<copies).map { _ in ContactSheet.Group(title: "Group", cells: cells) })
  }

  @Test func allCellsAreReducedAlike() {
    let arrangement = Self.sheet().arranged(text: MonospaceMeasurer())
    for (size, frame) in zip(Self.sizes, arrangement.frames) {
      // Rounded up to the sheet's half points.
      #expect(frame.width - 0.4 * size.0 >= -1e-3 && frame.width - 0.4 * size.0 < 0.5)
      #expect(frame.height - 0.4 * size.1 >= -1e-3 && frame.height - 0.4 * size.1 < 0.5)
    }
  }

  @Test(arguments: [1, 2, 9]) func nothingOverlapsOrLeavesTheSheet(copies: Int) {
    let arrangement = Self.sheet(copies: copies).arranged(text: MonospaceMeasurer())
    let page = Rect(origin: .zero, size: arrangement.ground.size)
    #expect(arrangement.frames.count == 5 * copies)
    for (index, frame) in arrangement.frames.enumerated() {
      #expect(page.contains(frame.outset(by: 30)))
      for other in arrangement.frames.dropFirst(index + 1) {
        #expect(frame.intersection(other) == nil)
      }
    }
  }

  /// A heading that is wider than its pictures widens the sheet, and then goes on in further lines.
  @Test(arguments: [8, 24, 60, 200]) func aHeadingIsNotCut(length: Int) throws {
    let title = (0..<length).map { $0 % 8 == 7 ? " " : "m" }.joined()
    let sheet = ContactSheet(title: title, groups: [.init(cells: [Self.cell(100, 200)])])
    let ground = sheet.arranged(text: MonospaceMeasurer()).ground
    var widest = 0.0
    var lines = 0
    for command in ground.commands {
      guard case .text(let text) = command, text.text.text.contains("m") else { continue }
      lines += text.text.lines.count
      for (line, origin) in zip(text.text.lines, text.lineOrigins) {
        widest = max(widest, origin.x + line.width)
      }
    }
    #expect(widest > 36 && widest <= ground.size.width - 36 + 1)
    #expect(lines == (length > 30 ? lines : 1) && lines <= 3)
  }

  @Test func picturesOfARowStandOnOneLine() {
    let arrangement = Self.sheet().arranged(text: MonospaceMeasurer())
    var rows: [Double: Int] = [:]
    for frame in arrangement.frames { rows[frame.maxY.rounded(), default: 0] += 1 }
    #expect(rows.count <= 3)
  }

  @Test func aHugeSheetIsDrawnAtFewerPixels() {
    let cells = (0..<2000).map { _ in Self.cell(834, 1210) }
    let sheet = ContactSheet(groups: [ContactSheet.Group(cells: cells)], reduction: 1)
    let ground = sheet.arranged(text: MonospaceMeasurer()).ground
    let pixels = (ground.size.width * ground.scale, ground.size.height * ground.scale)
    #expect(pixels.0 <= 16_384 && pixels.1 <= 16_384 && pixels.0 * pixels.1 <= 1e8)
  }

  @Test func anEmptySheetIsASheet() {
    let list = ContactSheet(groups: []).displayList(text: MonospaceMeasurer())
    #expect(list.size.width > 0 && list.size.height > 0)
  }
}
