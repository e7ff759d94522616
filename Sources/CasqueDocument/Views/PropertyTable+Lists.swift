import CasqueGeometry
import CasqueModel

extension PropertyTable {
  /// The properties of tables, their cells, and collection views.
  static let lists: [PropertyRule] = [
    PropertyRule(
      "style", "How rows and sections are set off.", of: [.tableView],
      ValueForm<TableView.Style>.choice("a table's style")
    ) { .tableStyle($0) },
    PropertyRule(
      "rowHeight", "The height of every row in points; null for what its content asks for.",
      of: [.tableView], ValueForm<Double>.number(0...documentNumberLimit).orNull
    ) { .rowHeight($0) },
    PropertyRule(
      "sectionHeaderHeight",
      "The space above a grouped section without a header, in points; null for the system's.",
      of: [.tableView], ValueForm<Double>.number(0...documentNumberLimit).orNull
    ) { .sectionHeaderHeight($0) },
    PropertyRule(
      "sectionFooterHeight",
      "The space below a grouped section without a footer, in points; null for the system's.",
      of: [.tableView], ValueForm<Double>.number(0...documentNumberLimit).orNull
    ) { .sectionFooterHeight($0) },
    PropertyRule(
      "separatorStyle", "Whether lines are drawn between rows.", of: [.tableView],
      ValueForm<String>.name("a separator style", among: ["none", "singleLine"])
    ) { .hasSeparators($0 == "singleLine") },
    PropertyRule(
      "separatorColor", "The colour of the lines between rows; null for the system's.",
      of: [.tableView], ValueForm.color.orNull
    ) { .separatorColor($0) },
    PropertyRule(
      "separatorInset", "Where the lines between rows begin and end; null for the system's.",
      of: [.tableView], ValueForm.insets.orNull
    ) { .separatorInset($0) },
    PropertyRule(
      "style", "How texts stand.", of: [.tableViewCell],
      ValueForm<TableViewCell.Style>.choice("a cell's style")
    ) { .cellStyle($0) },
    PropertyRule(
      "detailText", "The other text; null for none.", of: [.tableViewCell], ValueForm.text.orNull
    ) { .detailText($0) },
    PropertyRule(
      "accessory", "What stands at the trailing end.", of: [.tableViewCell],
      ValueForm<TableViewCell.Accessory>.choice("an accessory")
    ) { .accessory($0) },
    PropertyRule(
      "indentation", "How far texts are moved from where a line starts, in points.",
      of: [.tableViewCell], .number(0...documentNumberLimit)
    ) { .indentation($0) },
    PropertyRule(
      "collectionViewLayout", "How cells are placed: {columns:, …} or {itemSize:, …}.",
      of: [.collectionView], .collectionLayout
    ) { .collectionLayout($0) },
    PropertyRule(
      "sectionInset", "The space around all cells, in points.", of: [.collectionView], .insets
    ) { .sectionInset($0) },
  ]
}
