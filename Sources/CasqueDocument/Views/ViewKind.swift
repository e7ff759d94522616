import CasqueModel

/// The kinds of views, by the keys that documents use for them.
enum ViewKind: String, CaseIterable, Sendable {
  case view
  case label
  case button
  case imageView
  case textField
  case `switch`

  /// The content of a new view of the kind.
  var content: ViewContent {
    switch self {
    case .view: .plain
    case .label: .label(Label(text: ""))
    case .button: .button(Button(title: ""))
    case .imageView: .imageView(ImageView(image: nil))
    case .textField: .textField(TextField())
    case .switch: .switch(Switch())
    }
  }

  /// What a view of the kind is, for editors.
  var summary: String {
    switch self {
    case .view: "The id of a plain view, as UIView."
    case .label: "The id of a text, as UILabel."
    case .button: "The id of a button, as UIButton."
    case .imageView: "The id of an image, as UIImageView."
    case .textField: "The id of a field for text, as UITextField."
    case .switch: "The id of a switch, as UISwitch."
    }
  }

  /// The words that ids cannot be: the kinds, and the guides of every view.
  static let reservedWords = allCases.map(\.rawValue) + GuideWord.allCases.map(\.rawValue)
}

/// The guides that every view has, by the words that documents use for them.
enum GuideWord: String, CaseIterable, Sendable {
  case safeArea
  case margins
  case readable
  case keyboard

  /// The guide.
  var kind: LayoutGuideKind {
    switch self {
    case .safeArea: .safeArea
    case .margins: .layoutMargins
    case .readable: .readableContent
    case .keyboard: .keyboard
    }
  }
}
