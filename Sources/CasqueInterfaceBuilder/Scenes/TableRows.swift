import CasqueGeometry
import CasqueModel

/// The rows of a table, or the cells of a collection, as what a scroll view shows.
///
/// A table shows each of its cells once, from top to bottom, with what stands above and below them.
/// A row is as wide as the table; it has the height that the document gives it, or else what its
/// content needs, at least the saved one.
/// **Source** auto-layout.md rule 12.
struct TableRows {
  let document: InterfaceDocument

  /// Whether a kind of view shows cells.
  static func shows(_ kind: String) -> Bool { kind == "tableView" || kind == "collectionView" }

  /// Makes a scroll view with its cells of a view that shows cells.
  ///
  /// - Parameter rows: the cells, in order.
  func fill(_ view: inout View, _ source: InterfaceView, rows: [View]) {
    view.content = .scrollView(ScrollView())
    view.appearance.clipsToBounds = true
    view.subviews = rows + view.subviews
    guard source.kind == "tableView" else { return fillCollection(&view, rows) }
    var above: String?
    for row in rows {
      let item = LayoutItem.view(row.id)
      let table = LayoutItem.view(view.id)
      view.constraints += [
        LayoutConstraint(item, .leading, to: table, .leading),
        LayoutConstraint(item, .width, to: table, .width),
        LayoutConstraint(
          item, .top, to: above.map(LayoutItem.view) ?? table, above == nil ? .top : .bottom),
      ]
      view.constraints.append(height(of: row.id))
      above = row.id
    }
    if let above {
      view.constraints.append(
        LayoutConstraint(.view(above), .bottom, to: .view(view.id), .bottom))
      view.constraints.append(
        LayoutConstraint(.view(above), .trailing, to: .view(view.id), .trailing))
    }
  }

  /// Cells of a collection keep the places that the canvas gave them.
  private func fillCollection(_ view: inout View, _ rows: [View]) {
    for index in view.subviews.indices {
      guard let place = document.viewPlaces[view.subviews[index].id],
        case .cell = document.views[place].role
      else { continue }
      view.subviews[index].autoresizing = Autoresizing(frame: document.views[place].frame)
    }
  }

  private func height(of row: String) -> LayoutConstraint {
    let source = document.viewPlaces[row].map { document.views[$0] }
    let saved = source?.frame.height ?? 44
    let stated = (source?.tag["rowHeight"]).flatMap(NumberReading.number) ?? -1
    if stated > 0 {
      return LayoutConstraint(.view(row), .height, constant: stated, priority: 999)
    }
    return LayoutConstraint(.view(row), .height, constant: saved, priority: .fittingSizeLevel)
  }
}
