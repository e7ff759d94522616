import CasqueModel

/// The keys of a button of an alert.
private enum AlertActionKeys {
  static let title = DocumentKey.required("title", "The title.", ValueForm.text)
  static let style = DocumentKey(
    "style", "What the button does.",
    ValueForm<AlertController.Action.Style>.choice("a style of a button"))
  static let isEnabled = DocumentKey(
    "isEnabled", "Whether it answers touches.", ValueForm.boolean)
  static let isHighlighted = DocumentKey(
    "isHighlighted", "Whether a finger is on it.", ValueForm.boolean)
  static let table = KeyTable(
    "a button of an alert", [title.row, style.row, isEnabled.row, isHighlighted.row])
}

extension ValueForm where Value == AlertController.Action {
  /// A button of an alert: its title, or `{title:, style:, isEnabled:, isHighlighted:}`.
  static var alertAction: ValueForm {
    let title = ValueForm<String>.text
    let schema = JSONValue.members(["anyOf": [title.schema, AlertActionKeys.table.schema]])
    return ValueForm(schema: schema) { value, context in
      if value.mapping == nil || value[LocalizedTextKeys.key.name] != nil {
        return title.read(value, &context).map { AlertController.Action(title: $0) }
      }
      guard let keys = context.check(value, against: AlertActionKeys.table),
        let title = keys.read(AlertActionKeys.title, &context)
      else { return nil }
      return AlertController.Action(
        title: title, style: keys.read(AlertActionKeys.style, &context) ?? .default,
        isEnabled: keys.read(AlertActionKeys.isEnabled, &context) ?? true,
        isHighlighted: keys.read(AlertActionKeys.isHighlighted, &context) ?? false)
    }
    .defined(as: "alertAction")
  }
}

/// The keys of a field of an alert.
private enum AlertFieldKeys {
  static let text = DocumentKey("text", "The characters.", ValueForm.text)
  static let placeholder = DocumentKey(
    "placeholder", "What is shown while there is no text.", ValueForm.text)
  static let isSecure = DocumentKey(
    "isSecureTextEntry", "Whether characters are shown as dots.", ValueForm.boolean)
  static let isEditing = DocumentKey(
    "isEditing", "Whether it has the cursor.", ValueForm.boolean)
  static let table = KeyTable(
    "a field of an alert", [text.row, placeholder.row, isSecure.row, isEditing.row])
}

extension ValueForm where Value == TextField {
  /// A field of an alert: `{text:, placeholder:, isSecureTextEntry:, isEditing:}`.
  static var alertTextField: ValueForm {
    .mapping(AlertFieldKeys.table) { keys, context in
      var field = TextField(
        text: keys.read(AlertFieldKeys.text, &context) ?? "",
        placeholder: keys.read(AlertFieldKeys.placeholder, &context) ?? "",
        isSecureTextEntry: keys.read(AlertFieldKeys.isSecure, &context) ?? false)
      field.isEditing = keys.read(AlertFieldKeys.isEditing, &context) ?? false
      return field
    }
    .defined(as: "alertTextField")
  }
}
