import CasqueModel

extension PropertyTests {
  /// The properties of alerts, and what controls look like while they are used.
  static let alertsAndStates: [Case] = [
    Case("alertController", "title: Sure?", .title("Sure?")),
    Case("alertController", "message: It is gone then.", .message("It is gone then.")),
    Case("alertController", "preferredStyle: actionSheet", .preferredStyle(.actionSheet)),
    Case("alertController", "preferredAction: 1", .preferredAction(1)),
    Case("alertController", "preferredAction: null", .preferredAction(nil)),
    Case(
      "alertController",
      "actions: [Go, {title: Delete, style: destructive, isEnabled: false, isHighlighted: true}]",
      .alertActions([
        AlertController.Action(title: "Go"),
        AlertController.Action(
          title: "Delete", style: .destructive, isEnabled: false, isHighlighted: true),
      ])),
    Case(
      "alertController", "textFields: [{placeholder: Name}, {text: x, isSecureTextEntry: true}]",
      .alertTextFields([
        TextField(placeholder: "Name"), TextField(text: "x", isSecureTextEntry: true),
      ])),
    Case("switch", "isHighlighted: true", .isHighlighted(true)),
    Case("slider", "isHighlighted: true", .isHighlighted(true)),
    Case("tableViewCell", "isHighlighted: true", .isHighlighted(true)),
    Case("tableViewCell", "isSelected: true", .isSelected(true)),
    Case("stepper", "highlightedStep: increment", .highlightedStep(.increment)),
    Case("segmentedControl", "highlightedSegmentIndex: 1", .highlightedSegmentIndex(1)),
    Case("textField", "isEditing: true", .isEditing(true)),
    Case("textField", "isEnabled: false", .isEnabled(false)),
    Case("textView", "isEditing: true", .isEditing(true)),
    Case("searchBar", "isEditing: true", .isEditing(true)),
    Case("searchBar", "scopeButtonTitles: [All, Mine]", .scopeButtonTitles(["All", "Mine"])),
    Case("searchBar", "selectedScopeButtonIndex: 1", .selectedScopeButtonIndex(1)),
    Case("tableView", "isEditing: true", .isEditing(true)),
    Case(
      "tableView", "allowsMultipleSelectionDuringEditing: true",
      .allowsMultipleSelectionDuringEditing(true)),
    Case("tableViewCell", "editingStyle: insert", .editingStyle(.insert)),
    Case("tableViewCell", "showsReorderControl: true", .showsReorderControl(true)),
    Case("navigationBar", "isAtScrollEdge: false", .isAtScrollEdge(false)),
    Case("tabBar", "isAtScrollEdge: true", .isAtScrollEdge(true)),
    Case("toolbar", "isAtScrollEdge: null", .isAtScrollEdge(nil)),
    Case(
      "segmentedControl", "segmentImages: [null, a.png]", .segmentImages([nil, "a.png"])),
    Case(
      "segmentedControl", "apportionsSegmentWidthsByContent: true",
      .apportionsSegmentWidthsByContent(true)),
  ]
}
