import CasqueGeometry
import CasqueModel

/// The cells of a table or a collection as its subviews.
///
/// A table shows each of its cells once, in its sections, after what stands above the rows; a row of
/// a stated height has that.
struct TableRows {
  let document: InterfaceDocument

  /// Whether a kind of view shows cells.
  static func shows(_ kind: String) -> Bool { kind == "tableView" || kind == "collectionView" }

  /// Makes a table or a collection with its cells of a view that shows cells.
  ///
  /// - Parameter rows: the cells, in order, by their ids in the document.
  func fill(_ view: inout View, _ source: InterfaceView, rows: [View]) {
    view.subviews = rows
    view.appearance.clipsToBounds = true
    guard source.kind == "tableView" else {
      let size = rows.first.flatMap { document.viewPlaces[$0.id] }
        .map { document.views[$0].frame.size }
      view.content = .collectionView(Self.collection(source.tag, cellSize: size))
      return
    }
    let style: TableView.Style =
      switch source.tag["style"] {
      case "grouped": .grouped
      case "insetGrouped": .insetGrouped
      default: .plain
      }
    var table = TableView(
      style: style, sections: sections(of: source, rows),
      hasSeparators: source.tag["separatorStyle"] != "none")
    table.sectionHeaderHeight = Self.height(source.tag["sectionHeaderHeight"])
    table.sectionFooterHeight = Self.height(source.tag["sectionFooterHeight"])
    table.separatorColor = ColorReading(document: document).color(
      source.tag.child(key: "separatorColor"))
    table.separatorInset = source.tag.child(key: "separatorInset").map { inset in
      func number(_ name: String) -> Double {
        max(0, inset[name].flatMap(NumberReading.number) ?? 0)
      }
      return DirectionalInsets(leading: number("minX"), trailing: number("maxX"))
    }
    view.content = .tableView(table)
    for index in rows.indices {
      let row = view.subviews[index].id
      guard let place = document.viewPlaces[row],
        let stated = (document.views[place].tag["rowHeight"]).flatMap(NumberReading.number),
        stated > 0
      else { continue }
      view.subviews[index].constraints.append(
        LayoutConstraint(.view(row), .height, constant: stated, priority: 999))
    }
  }

  /// A height that is stated; below zero it is the system's.
  private static func height(_ text: String?) -> Double? {
    text.flatMap(NumberReading.number).flatMap { $0 >= 0 ? $0 : nil }
  }

  /// A collection as its flow layout states it; headers and footers take their room around the cells.
  ///
  /// **Source** UICollectionViewFlowLayout: spaces are 10 and items 50 × 50 unless it states others.
  private static func collection(_ tag: MarkupTag, cellSize: Size?) -> CollectionView {
    let layout = tag.child(key: "collectionViewLayout")
    func number(_ tag: MarkupTag?, _ name: String, _ initial: Double = 0) -> Double {
      max(0, tag?[name].flatMap(NumberReading.number) ?? initial)
    }
    let axis: Axis = layout?["scrollDirection"] == "horizontal" ? .horizontal : .vertical
    let item = layout?.child(key: "itemSize")
    let stated = Size(width: number(item, "width", 50), height: number(item, "height", 50))
    let inset = layout?.child(key: "sectionInset")
    var insets = DirectionalInsets(
      top: number(inset, "minY"), leading: number(inset, "minX"), bottom: number(inset, "maxY"),
      trailing: number(inset, "maxX"))
    func room(_ view: String, _ size: String) -> Double {
      guard tag.child(key: view) != nil else { return 0 }
      return number(layout?.child(key: size), axis == .vertical ? "height" : "width")
    }
    let before = room("sectionHeaderView", "headerReferenceSize")
    let after = room("sectionFooterView", "footerReferenceSize")
    switch axis {
    case .vertical:
      insets.top += before
      insets.bottom += after
    case .horizontal:
      insets.leading += before
      insets.trailing += after
    }
    let flow = CollectionView.Flow(
      itemSize: cellSize ?? stated,
      minimumInteritemSpacing: number(layout, "minimumInteritemSpacing", 10),
      minimumLineSpacing: number(layout, "minimumLineSpacing", 10), scrollDirection: axis)
    return CollectionView(arrangement: .flow(flow), sectionInset: insets)
  }

  /// The sections of a static table with their headers; other cells are in one without.
  private func sections(of source: InterfaceView, _ rows: [View]) -> [TableView.Section] {
    var sections: [TableView.Section] = []
    var last: Int?
    for row in rows {
      let place = document.viewPlaces[row.id]
      let section = place.flatMap { document.views[$0].tag.parent?.parent }
        .flatMap { $0.name == "tableViewSection" ? $0 : nil }
      if sections.isEmpty || section?.index != last {
        sections.append(
          TableView.Section(
            header: section?["headerTitle"], footer: section?["footerTitle"], cellCount: 0))
        last = section?.index
      }
      sections[sections.count - 1].cellCount += 1
    }
    return sections
  }
}
