import CasqueGeometry
import CasqueModel

/// A table's cell as an app shows it: the system's content view holds what the document's does.
///
/// So margins, the safe area beside the content, and what an accessory takes are those of the device
/// and not of the canvas that the cell was saved on.
struct CellTree {
  let document: InterfaceDocument

  /// Makes the view of a cell, whose only subview is its content view, a cell of the system.
  ///
  /// Any other cell stays as it is.
  func fill(_ view: inout View, _ source: InterfaceView) {
    guard source.kind == "tableViewCell", view.subviews.count == 1,
      case .contentView? = document.viewPlaces[view.subviews[0].id]
        .map({ document.views[$0].role })
    else { return }
    let content = view.subviews[0]
    var cell = TableViewCell()
    cell.accessory = Self.accessory(source.tag)
    view.content = .tableViewCell(cell)
    view.subviews = content.subviews
    view.constraints = content.constraints + view.constraints
    view.layoutGuides += content.layoutGuides
    view.directionalLayoutMargins = document.viewPlaces[content.id]
      .flatMap { MarginRule.stated(by: document.views[$0].tag) }
    view.appearance.backgroundColor =
      view.appearance.backgroundColor ?? content.appearance.backgroundColor
    view = view.replacingItems(of: content.id, by: view.id)
    SystemCell(source.tag)?.place(in: &view)
  }

  /// What a cell says stands at its trailing end.
  static func accessory(_ tag: MarkupTag) -> TableViewCell.Accessory {
    tag["accessoryType"].flatMap(TableViewCell.Accessory.init(rawValue:)) ?? .none
  }
}
