import CasqueModel

extension PropertyTable {
  /// What controls look like while they are used.
  static let states: [PropertyRule] = [
    PropertyRule(
      "isEnabled", "Whether it answers touches.",
      of: [.button, .switch, .slider, .stepper, .segmentedControl, .datePicker, .textField],
      .boolean
    ) { .isEnabled($0) },
    PropertyRule(
      "isHighlighted", "Whether a finger is on it.",
      of: [.button, .switch, .slider, .tableViewCell], .boolean
    ) { .isHighlighted($0) },
    PropertyRule(
      "isSelected", "Whether it is selected.", of: [.button, .tableViewCell], .boolean
    ) { .isSelected($0) },
    PropertyRule(
      "isEditing", "Whether it has the cursor.", of: [.textField, .textView, .searchBar],
      .boolean
    ) { .isEditing($0) },
    PropertyRule(
      "isEditing", "Whether rows show what they are edited with.", of: [.tableView], .boolean
    ) { .isEditing($0) },
    PropertyRule(
      "allowsMultipleSelectionDuringEditing",
      "Whether rows have circles to be chosen by while they are edited.", of: [.tableView],
      .boolean
    ) { .allowsMultipleSelectionDuringEditing($0) },
    PropertyRule(
      "editingStyle", "What the row is edited with while its table is edited.",
      of: [.tableViewCell], ValueForm<TableViewCell.EditingStyle>.choice("an editing style")
    ) { .editingStyle($0) },
    PropertyRule(
      "showsReorderControl", "Whether the row can be moved while its table is edited.",
      of: [.tableViewCell], .boolean
    ) { .showsReorderControl($0) },
    PropertyRule(
      "isAtScrollEdge",
      "Whether content rests at the bar: then it has no ground, and shows a large title; null for "
        + "what the system begins with.",
      of: [.navigationBar, .tabBar, .toolbar], ValueForm<Bool>.boolean.orNull
    ) { .isAtScrollEdge($0) },
    PropertyRule(
      "highlightedStep", "The half that is under a finger; null for none.", of: [.stepper],
      ValueForm<Stepper.Step>.choice("a half of a stepper").orNull
    ) { .highlightedStep($0) },
    PropertyRule(
      "highlightedSegmentIndex", "The segment under a finger, from 0; null for none.",
      of: [.segmentedControl], ValueForm<Int>.integer(0...100).orNull
    ) { .highlightedSegmentIndex($0) },
  ]
}
