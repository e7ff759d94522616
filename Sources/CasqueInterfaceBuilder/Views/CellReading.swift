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
    cell.accessory =
      tag["accessoryType"].flatMap(TableViewCell.Accessory.init(rawValue:)) ?? cell.accessory
    if tag["accessoryType"] == "detailDisclosureButton" { cell.accessory = .disclosureIndicator }
    return cell
  }
}

/// The labels that the system lays out in a cell of one of its styles.
struct CellReading {
  let document: InterfaceDocument

  /// How such a label follows its cell; nil for another view.
  ///
  /// Its saved frame is one of the system's, whose autoresizing mask says nothing: as the system does,
  /// it stays in the middle of its height, a detail at the trailing end keeps there, and texts below
  /// each other are as wide as there is room.
  func mask(of view: InterfaceView) -> Set<Autoresizing.FlexiblePart>? {
    guard let content = view.superview.map({ document.views[$0] }), let place = content.superview
    else { return nil }
    let cell = document.views[place].tag
    let isDetail = cell["detailTextLabel"] == view.id
    guard cell.name == "tableViewCell", isDetail || cell["textLabel"] == view.id else {
      return nil
    }
    let middle: Set<Autoresizing.FlexiblePart> = [.flexibleTopMargin, .flexibleBottomMargin]
    switch cell["style"] {
    case "IBUITableViewCellStyleValue1":
      return middle.union([isDetail ? .flexibleLeftMargin : .flexibleRightMargin])
    case "IBUITableViewCellStyleValue2":
      return middle.union([isDetail ? .flexibleWidth : .flexibleRightMargin])
    default: return middle.union([.flexibleWidth])
    }
  }
}
