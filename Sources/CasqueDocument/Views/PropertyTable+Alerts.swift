import CasqueModel

extension PropertyTable {
  /// The properties of alerts and action sheets.
  static let alerts: [PropertyRule] = [
    PropertyRule(
      "message", "The text below the title.", of: [.alertController], .text
    ) { .message($0) },
    PropertyRule(
      "preferredStyle", "Whether it is an alert or an action sheet.", of: [.alertController],
      ValueForm<AlertController.Style>.choice("a style of an alert")
    ) { .preferredStyle($0) },
    PropertyRule(
      "actions", "The buttons, in the order in which they are added.", of: [.alertController],
      ValueForm.alertAction.list(count: 0...100)
    ) { .alertActions($0) },
    PropertyRule(
      "preferredAction", "The button of an alert that is emphasised, from 0; null for none.",
      of: [.alertController], ValueForm<Int>.integer(0...100).orNull
    ) { .preferredAction($0) },
    PropertyRule(
      "textFields", "The fields of an alert.", of: [.alertController],
      ValueForm.alertTextField.list(count: 0...20)
    ) { .alertTextFields($0) },
  ]
}
