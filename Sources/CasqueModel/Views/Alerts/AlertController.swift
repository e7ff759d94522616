/// The content of a UIAlertController's view, which fills its window and dims what lies under it.
///
/// Its card, texts, fields and buttons are the system's: `ALERT.card`, `ALERT.title`,
/// `ALERT.message`, `ALERT.textField0`, `ALERT.action0` and so on.
public struct AlertController: Sendable, Hashable, PropertyHolder {
  /// What it is, as in UIAlertController.Style.
  public enum Style: String, Sendable, Hashable, Codable, CaseIterable {
    /// A card in the middle.
    case alert
    /// A list of choices: on iPhone at the bottom before iOS 26, on iPad a popover.
    case actionSheet
  }

  /// A button, as UIAlertAction.
  public struct Action: Sendable, Hashable {
    /// What it does, as in UIAlertAction.Style.
    public enum Style: String, Sendable, Hashable, Codable, CaseIterable {
      /// Something.
      case `default`
      /// Nothing: all stays as it is.
      case cancel
      /// Something that may destroy data.
      case destructive
    }

    /// The title.
    public var title: String
    /// What it does.
    public var style: Style
    /// Whether it answers touches.
    public var isEnabled: Bool
    /// Whether a finger is on it.
    public var isHighlighted: Bool

    /// Creates a button.
    public init(
      title: String, style: Style = .default, isEnabled: Bool = true, isHighlighted: Bool = false
    ) {
      self.title = title
      self.style = style
      self.isEnabled = isEnabled
      self.isHighlighted = isHighlighted
    }
  }

  /// The title; empty for none.
  public var title: String
  /// The text below the title; empty for none.
  public var message: String
  /// What it is.
  public var preferredStyle: Style
  /// The buttons, in the order in which they are added.
  public var actions: [Action]
  /// Which of the buttons of an alert is emphasised, from 0; nil for none.
  public var preferredAction: Int?
  /// The fields of an alert; an action sheet has none.
  public var textFields: [TextField]

  /// Creates the content of an alert or an action sheet.
  public init(
    title: String = "", message: String = "", preferredStyle: Style = .alert,
    actions: [Action] = [], preferredAction: Int? = nil, textFields: [TextField] = []
  ) {
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    self.actions = actions
    self.preferredAction = preferredAction
    self.textFields = textFields
  }

  mutating func set(_ property: ViewProperty) -> Bool {
    switch property {
    case .title(let title): self.title = title
    case .message(let message): self.message = message
    case .preferredStyle(let style): preferredStyle = style
    case .alertActions(let actions): self.actions = actions
    case .preferredAction(let index): preferredAction = index
    case .alertTextFields(let fields): textFields = fields
    default: return false
    }
    return true
  }
}

extension AlertController {
  /// How an alert or action sheet stands on the screen.
  package enum Form: Sendable, Hashable {
    /// A card in the middle.
    case card
    /// Cards at the bottom: the choices, and the button that cancels.
    case bottom
    /// A popover, without the button that cancels.
    case popover
  }

  /// How it stands in an environment: action sheets are popovers where the window is of regular
  /// width, and stand at the bottom before iOS 26.
  ///
  /// **Source** ControlFacts, Action sheet (high).
  package func form(in environment: LayoutEnvironment) -> Form {
    guard preferredStyle == .actionSheet else { return .card }
    let traits = environment.traits
    if traits.userInterfaceIdiom == .pad, traits.horizontalSizeClass == .regular {
      return .popover
    }
    return environment.profile.alerts.bottom == nil ? .card : .bottom
  }
}
