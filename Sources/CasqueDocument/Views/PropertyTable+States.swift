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
      "highlightedStep", "The half that is under a finger; null for none.", of: [.stepper],
      ValueForm<Stepper.Step>.choice("a half of a stepper").orNull
    ) { .highlightedStep($0) },
    PropertyRule(
      "highlightedSegmentIndex", "The segment under a finger, from 0; null for none.",
      of: [.segmentedControl], ValueForm<Int>.integer(0...100).orNull
    ) { .highlightedSegmentIndex($0) },
  ]
}
