import CasqueDiagnostics
import CasqueModel

extension ViewTreeReader {
  /// Reads the view above or below all sections of a table view, which becomes its first or last subview.
  mutating func readBand(_ value: DocumentValue, isHeader: Bool, of table: inout View) {
    guard case .tableView(var content) = table.content,
      let view = readSubview(value, of: table.id)
    else { return }
    if isHeader {
      content.hasHeaderView = true
      table.subviews.insert(view, at: 0)
    } else {
      content.hasFooterView = true
      table.subviews.append(view)
    }
    table.content = .tableView(content)
  }

  /// Reads the sections of a table view, whose cells become its subviews.
  mutating func readSections(_ value: DocumentValue, of table: inout View) {
    guard case .tableView(var content) = table.content else { return }
    guard let members = value.sequence else {
      context.wrongType(value, expected: "a list of sections")
      return
    }
    for member in members {
      guard let keys = context.check(member, against: SectionKeys.table) else { continue }
      var section = TableView.Section(cellCount: 0)
      section.header = keys.read(SectionKeys.header, &context)
      section.footer = keys.read(SectionKeys.footer, &context)
      if let entry = keys.entry(SectionKeys.cells.name) {
        let cells = readCells(entry.value, of: table.id)
        section.cellCount = cells.count
        table.subviews.insert(
          contentsOf: cells, at: table.subviews.count - (content.hasFooterView ? 1 : 0))
      }
      content.sections.append(section)
    }
    table.content = .tableView(content)
  }

  /// Reads cells of a table; views of other kinds are reported and left out.
  private mutating func readCells(_ value: DocumentValue, of table: String) -> [View] {
    guard let members = value.sequence else {
      context.wrongType(value, expected: "a list of cells")
      return []
    }
    return members.compactMap { member in
      guard let cell = readSubview(member, of: table) else { return nil }
      if [.view, .tableViewCell].contains(ViewKind(of: cell.content)) { return cell }
      context.report(
        .documentViewKind, "a section holds views of the kinds 'tableViewCell' and 'view'",
        at: context.firstLine(of: member.bytes))
      return nil
    }
  }
}
