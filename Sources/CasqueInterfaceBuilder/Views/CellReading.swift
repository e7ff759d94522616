import CasqueGeometry
import CasqueModel

extension ContentReading {
  /// The content of a table's cell that has a content configuration, or nil for another one.
  func configuredCell(_ tag: MarkupTag) -> TableViewCell? {
    guard tag.name == "tableViewCell",
      let configuration = tag.child("listContentConfiguration")
    else { return nil }
    let detail = TextReading.plain(configuration, "secondaryText")
    var cell = TableViewCell(
      text: TextReading.plain(configuration, "text"), detailText: detail.isEmpty ? nil : detail)
    switch configuration["style"] ?? tag["style"] {
    case "valueCell", "IBUITableViewCellStyleValue1": cell.style = .value1
    default: cell.style = detail.isEmpty ? .default : .subtitle
    }
    cell.image = imageName(configuration).map {
      image($0, of: configuration, configuredBy: configuration, besideText: nil)
    }
    cell.indentation =
      max(0, number(tag, "indentationLevel") ?? 0) * max(0, number(tag, "indentationWidth") ?? 10)
    cell.accessory = CellTree.accessory(tag)
    return cell
  }
}
