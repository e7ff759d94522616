import CasqueGeometry
import CasqueModel

/// The cells of a table or a collection as its subviews.
///
/// A table shows each of its cells once, in its sections, after what stands above the rows; a row has
/// the height that it states, or else its table.
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
    let bands = [band(of: source, "tableHeaderView"), band(of: source, "tableFooterView")]
      .map { id in rows.first { $0.id == id }.map(band) }
    let rows = rows.filter { row in !bands.contains { $0?.id == row.id } }
    view.subviews = [bands[0]].compactMap(\.self) + rows + [bands[1]].compactMap(\.self)
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
    (table.hasHeaderView, table.hasFooterView) = (bands[0] != nil, bands[1] != nil)
    view.content = .tableView(table)
    for index in view.subviews.indices {
      let row = view.subviews[index].id
      guard let place = document.viewPlaces[row], document.views[place].kind == "tableViewCell",
        let (tag, stated) = Self.statedHeight([document.views[place].tag, source.tag]), stated > 0
      else { continue }
      view.subviews[index].constraints.append(
        LayoutConstraint(
          .view(row), .height, constant: stated, priority: 999, place: tag.place(of: "rowHeight")))
    }
  }

  /// The id of the view above or below all rows of a table.
  private func band(of source: InterfaceView, _ key: String) -> String? {
    source.subviews.map { document.views[$0] }.first { $0.tag["key"] == key }?.id
  }

  /// A view above or below all rows: as high as it was saved, whatever is in it.
  ///
  /// **Source** UITableView.tableHeaderView: the table sets the width of the view alone.
  private func band(_ view: View) -> View {
    guard let place = document.viewPlaces[view.id] else { return view }
    var view = view
    view.constraints.append(
      LayoutConstraint(
        .view(view.id), .height, constant: document.views[place].frame.height, priority: 999,
        place: view.place))
    return view
  }

  /// The height of a row by the first of some tags that states one, and that tag.
  ///
  /// **Source** 25 of 25 rows without a height of their own in corpus documents whose table states one.
  private static func statedHeight(_ tags: [MarkupTag]) -> (MarkupTag, Double)? {
    for tag in tags {
      if let height = tag["rowHeight"].flatMap(NumberReading.number) { return (tag, height) }
    }
    return nil
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
