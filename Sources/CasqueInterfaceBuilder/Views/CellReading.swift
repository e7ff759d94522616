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
    cell.accessory =
      tag["accessoryType"].flatMap(TableViewCell.Accessory.init(rawValue:)) ?? cell.accessory
    if tag["accessoryType"] == "detailDisclosureButton" { cell.accessory = .disclosureIndicator }
    return cell
  }
}
