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
      view.content = .collectionView(collection(source, rows))
      return
    }
    let style: TableView.Style =
      switch source.tag["style"] {
      case "grouped": .grouped
      case "insetGrouped": .insetGrouped
      default: .plain
      }
    view.content = .tableView(
      TableView(
        style: style, sections: sections(of: source, rows),
        hasSeparators: source.tag["separatorStyle"] != "none"))
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

  /// A collection with the flow that its layout states; cells are as large as the first is saved.
  private func collection(_ source: InterfaceView, _ rows: [View]) -> CollectionView {
    let layout = source.tag.child("collectionViewFlowLayout")
    func number(_ tag: MarkupTag?, _ name: String) -> Double? {
      (tag?[name]).flatMap(NumberReading.number).map { max(0, $0) }
    }
    var flow = CollectionView.Flow(
      itemSize: rows.first.flatMap { document.viewPlaces[$0.id] }
        .map { document.views[$0].frame.size } ?? .zero)
    flow.minimumLineSpacing = number(layout, "minimumLineSpacing") ?? flow.minimumLineSpacing
    flow.minimumInteritemSpacing =
      number(layout, "minimumInteritemSpacing") ?? flow.minimumInteritemSpacing
    if layout?["scrollDirection"] == "horizontal" { flow.scrollDirection = .horizontal }
    let inset = layout?.child(key: "sectionInset")
    return CollectionView(
      arrangement: .flow(flow),
      sectionInset: DirectionalInsets(
        top: number(inset, "minY") ?? 0, leading: number(inset, "minX") ?? 0,
        bottom: number(inset, "maxY") ?? 0, trailing: number(inset, "maxX") ?? 0))
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
