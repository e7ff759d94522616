import CasqueModel

extension PropertyNodes {
  func state(_ property: ViewProperty) -> DocumentNode.Entry? {
    switch property {
    case .isEnabled(let value): entry("isEnabled", .boolean(value))
    case .isHighlighted(let value): entry("isHighlighted", .boolean(value))
    case .isSelected(let value): entry("isSelected", .boolean(value))
    case .isEditing(let value): entry("isEditing", .boolean(value))
    case .allowsMultipleSelectionDuringEditing(let value):
      entry("allowsMultipleSelectionDuringEditing", .boolean(value))
    case .editingStyle(let value): entry("editingStyle", .name(value))
    case .showsReorderControl(let value): entry("showsReorderControl", .boolean(value))
    case .isAtScrollEdge(let value):
      entry("isAtScrollEdge", value.map(DocumentNode.boolean) ?? .null)
    case .highlightedStep(let value):
      entry("highlightedStep", value.map(DocumentNode.name) ?? .null)
    case .highlightedSegmentIndex(let value):
      entry("highlightedSegmentIndex", value.map { .number(Double($0)) } ?? .null)
    default: nil
    }
  }

  func alert(_ property: ViewProperty) -> DocumentNode.Entry? {
    switch property {
    case .message(let value): entry("message", .text(value))
    case .preferredStyle(let value): entry("preferredStyle", .name(value))
    case .alertActions(let value): entry("actions", .list(value.map(action)))
    case .preferredAction(let value):
      entry("preferredAction", value.map { .number(Double($0)) } ?? .null)
    case .alertTextFields(let value): entry("textFields", .list(value.map(field)))
    default: nil
    }
  }

  private func action(_ action: AlertController.Action) -> DocumentNode {
    .keys([
      ("title", .text(action.title)),
      ("style", action.style == .default ? nil : .name(action.style)),
      ("isEnabled", action.isEnabled ? nil : .boolean(false)),
      ("isHighlighted", action.isHighlighted ? .boolean(true) : nil),
    ])
  }

  private func field(_ field: TextField) -> DocumentNode {
    .keys([
      ("text", field.text.isEmpty ? nil : .text(field.text)),
      ("placeholder", field.placeholder.isEmpty ? nil : .text(field.placeholder)),
      ("isSecureTextEntry", field.isSecureTextEntry ? .boolean(true) : nil),
      ("isEditing", field.isEditing ? .boolean(true) : nil),
    ])
  }
}
