import CasqueGeometry
import CasqueModel

/// A character is half as wide as its font is high, and a line as high as the font: body 17.
extension HandDerivedCase {
  private static func table(
    _ style: TableView.Style, _ sections: [TableView.Section], _ cells: [View]
  ) -> Layout {
    let table = View.tableView("list", style: style, sections: sections, cells: cells)
    return Layout("screen", subviews: [table]) { root in table.edges(root) }
  }

  private static func cell(_ text: String, _ id: String = "cell") -> View {
    .tableViewCell(id, text: text)
  }

  private static let ownCell: View = {
    let box = View.view("box")
    var cell = View.tableViewCell("cell", accessory: .disclosureIndicator, subviews: [box])
    cell.constraints =
      box.edges(cell.layoutMarginsGuide) + [box.heightAnchor.constraint(equalToConstant: 80)]
    return cell
  }()

  static let tables: [HandDerivedCase] = [
    HandDerivedCase(
      name: "rows of a plain table are 44 high and as wide as the table",
      derivation:
        "11 + 17 + 11 = 39 is less than 44; the text keeps to margins of 16, in the middle",
      layout: table(.plain, [TableView.Section(cellCount: 2)], [cell("A", "a"), cell("B", "b")]),
      frames: [
        ("a", 0, 0, 320, 44), ("b", 0, 44, 320, 44), ("b.textLabel", 16, 13.5, 288, 17),
      ]),
    HandDerivedCase(
      name: "a text that wraps makes its row higher",
      derivation: """
        40 characters and 20 words' spaces: 288 / 8.5 = 33 characters fit, so two lines: \
        11 + 34 + 11 = 56
        """,
      layout: table(
        .plain, [TableView.Section(cellCount: 1)],
        [cell("aaaaaaaaa bbbbbbbbb ccccccccc ddddddddd eeeeeeeee")]),
      frames: [("cell", 0, 0, 320, 56), ("cell.textLabel", 16, 11, 288, 34)]),
    HandDerivedCase(
      name: "a section's header of a plain table",
      derivation: "22 above the header, its text 4 below its top: 26 + 17 + 3.5; the row follows",
      layout: table(.plain, [TableView.Section(header: "H", cellCount: 1)], [cell("A")]),
      frames: [
        ("list.header0", 0, 0, 320, 46.5), ("list.header0.textLabel", 16, 26, 288, 17),
        ("list.section0", 0, 46.5, 320, 44),
      ]),
    HandDerivedCase(
      name: "sections of an inset grouped table are cards",
      derivation: """
        35 above the first; 16 from the sides; 17.5 below and above the next section; in the card \
        the text is 16 from the edge
        """,
      layout: table(
        .insetGrouped, [TableView.Section(cellCount: 1), TableView.Section(cellCount: 1)],
        [cell("A", "a"), cell("B", "b")]),
      frames: [
        ("list.section0", 16, 35, 288, 44), ("a.textLabel", 16, 13.5, 256, 17),
        ("list.section1", 16, 114, 288, 44),
      ]),
    HandDerivedCase(
      name: "cards keep to the safe area at the sides",
      derivation: "left 40 + 16, width 320 - 40 - 32",
      layout: table(.insetGrouped, [TableView.Section(cellCount: 1)], [cell("A")]),
      environment: .window(safeArea: Insets(left: 40)),
      frames: [("list.section0", 56, 35, 248, 44)]),
    HandDerivedCase(
      name: "a row of a plain table reaches under the notch, its content does not",
      derivation: "content view from 40: the text 16 inside it",
      layout: table(.plain, [TableView.Section(cellCount: 1)], [cell("A")]),
      environment: .window(safeArea: Insets(left: 40)),
      frames: [
        ("cell", 0, 0, 320, 44), ("cell.contentView", 40, 0, 280, 44),
        ("cell.textLabel", 16, 13.5, 248, 17),
      ]),
    HandDerivedCase(
      name: "a cell of one's own is as high as its contents",
      derivation: """
        content view 320 - 30.5 (chevron at two pixels to a point); margins 16, 8 at the accessory, \
        11 above and below: 80 + 22 = 102
        """,
      layout: table(.plain, [TableView.Section(cellCount: 1)], [ownCell]),
      frames: [
        ("cell", 0, 0, 320, 102), ("cell.contentView", 0, 0, 289.5, 102),
        ("box", 16, 11, 265.5, 80),
      ]),
    HandDerivedCase(
      name: "the detail of a value cell stands at the trailing margin",
      derivation: "three characters of 8.5 are 25.5: 320 - 16 - 25.5 = 278.5",
      layout: table(
        .plain, [TableView.Section(cellCount: 1)],
        [.tableViewCell("cell", text: "A", detailText: "Off", style: .value1)]),
      frames: [("cell.detailTextLabel", 278.5, 13.5, 25.5, 17)]),
    HandDerivedCase(
      name: "a subtitle stands below the text",
      derivation: "8.5 + 17 + 3 = 28.5; subheadline 15 high; 8.5 below: 52",
      layout: table(
        .plain, [TableView.Section(cellCount: 1)],
        [.tableViewCell("cell", text: "A", detailText: "B", style: .subtitle)]),
      frames: [
        ("cell", 0, 0, 320, 52), ("cell.textLabel", 16, 8.5, 288, 17),
        ("cell.detailTextLabel", 16, 28.5, 288, 15),
      ]),
    HandDerivedCase(
      name: "a row height that is given holds",
      derivation: "60, the text in the middle: (60 - 17) / 2 = 21.5",
      layout: {
        var layout = table(.plain, [TableView.Section(cellCount: 1)], [cell("A")])
        layout.root.subviews[0].content = .tableView(
          TableView(sections: [TableView.Section(cellCount: 1)], rowHeight: 60))
        return layout
      }(), frames: [("cell", 0, 0, 320, 60), ("cell.textLabel", 16, 21.5, 288, 17)]),
    HandDerivedCase(
      name: "from right to left the text and the accessory change sides",
      derivation: "content view from 30.5; the text ends 16 before its right end",
      layout: table(
        .plain, [TableView.Section(cellCount: 1)],
        [.tableViewCell("cell", text: "A", accessory: .disclosureIndicator)]),
      environment: .window().rightToLeft,
      frames: [("cell.contentView", 30.5, 0, 289.5, 44), ("cell.textLabel", 8, 13.5, 265.5, 17)]),
  ]

  private static func collection(
    _ arrangement: CollectionView.Arrangement, count: Int,
    inset: DirectionalInsets = DirectionalInsets(), height: Double? = nil
  ) -> Layout {
    let cells = (0..<count).map { index in
      var cell = View.view("c\(index)")
      if let height {
        let box = View.view("box\(index)")
        cell.subviews = [box]
        cell.constraints =
          box.edges(cell) + [
            box.heightAnchor.constraint(equalToConstant: height + 10 * Double(index))
          ]
      }
      return cell
    }
    var view = View.collectionView("list", arrangement: arrangement, cells: cells)
    view.content = .collectionView(
      CollectionView(arrangement: arrangement, sectionInset: inset))
    return Layout("screen", subviews: [view]) { root in view.edges(root) }
  }

  private static let flow = CollectionView.Arrangement.flow(
    CollectionView.Flow(
      itemSize: Size(width: 90, height: 60), minimumInteritemSpacing: 10, minimumLineSpacing: 5))

  static let collections: [HandDerivedCase] = [
    HandDerivedCase(
      name: "as many cells in a line as fit, from edge to edge",
      derivation: """
        three of 90 and two spaces of 10 are 290 of 320; the 50 left go between: 25 each; the \
        second line 60 + 5 below has the same spaces
        """,
      layout: collection(flow, count: 5),
      frames: [
        ("c0", 0, 0, 90, 60), ("c1", 115, 0, 90, 60), ("c2", 230, 0, 90, 60),
        ("c3", 0, 65, 90, 60), ("c4", 115, 65, 90, 60),
      ]),
    HandDerivedCase(
      name: "a section inset leaves less room",
      derivation:
        "280 inside 20: two spaces of (280 - 270) / 2 = 5 would be less than 10, so two fit",
      layout: collection(
        flow, count: 2,
        inset: DirectionalInsets(top: 7, leading: 20, bottom: 0, trailing: 20)),
      frames: [("c0", 20, 7, 90, 60), ("c1", 210, 7, 90, 60)]),
    HandDerivedCase(
      name: "a cell wider than its line stands in the middle",
      derivation: "between insets of 120 a line is 80 wide: 120 + (80 - 90) / 2",
      layout: collection(
        flow, count: 1,
        inset: DirectionalInsets(top: 0, leading: 120, bottom: 0, trailing: 120)),
      frames: [("c0", 115, 0, 90, 60)]),
    HandDerivedCase(
      name: "cells from right to left",
      derivation: "the first at the right: 320 - 90",
      layout: collection(flow, count: 3), environment: .window().rightToLeft,
      frames: [("c0", 230, 0, 90, 60), ("c1", 115, 0, 90, 60)]),
    HandDerivedCase(
      name: "columns of a grid share the width",
      derivation: "(320 - 2 · 10) / 3 = 100",
      layout: collection(
        .grid(
          CollectionView.Grid(
            columns: 3, itemHeight: 40, interItemSpacing: 10, interGroupSpacing: 4)), count: 4),
      frames: [("c2", 220, 0, 100, 40), ("c3", 0, 44, 100, 40)]),
    HandDerivedCase(
      name: "cells that size themselves make their line as high as the highest",
      derivation: "heights 20, 30, 40: the second line starts at 30 + 4",
      layout: collection(
        .grid(
          CollectionView.Grid(columns: 2, interItemSpacing: 20, interGroupSpacing: 4)), count: 3,
        height: 20),
      frames: [
        ("c0", 0, 0, 150, 20), ("c1", 170, 0, 150, 30), ("c2", 0, 34, 150, 40),
        ("box2", 0, 0, 150, 40),
      ]),
  ]
}
