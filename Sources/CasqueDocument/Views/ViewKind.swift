import CasqueModel

/// The kinds of views, by the keys that documents use for them.
enum ViewKind: String, CaseIterable, Sendable {
  case view
  case label
  case button
  case imageView
  case textField
  case `switch`
  case stackView
  case scrollView

  /// The content of a new view of the kind.
  var content: ViewContent {
    switch self {
    case .view: .plain
    case .label: .label(Label(text: ""))
    case .button: .button(Button(title: ""))
    case .imageView: .imageView(ImageView(image: nil))
    case .textField: .textField(TextField())
    case .switch: .switch(Switch())
    case .stackView: .stackView(StackView())
    case .scrollView: .scrollView(ScrollView())
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
    case .stackView: "The id of a view that arranges its subviews, as UIStackView."
    case .scrollView: "The id of a view that scrolls its subviews, as UIScrollView."
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
  case topLayout
  case bottomLayout

  /// The guide.
  var kind: LayoutGuideKind {
    switch self {
    case .safeArea: .safeArea
    case .margins: .layoutMargins
    case .readable: .readableContent
    case .keyboard: .keyboard
    case .topLayout: .topLayout
    case .bottomLayout: .bottomLayout
    }
  }
}

/// The guides that only scroll views have, by the words that documents use for them.
///
/// They are no reserved words: an id of the same name goes first.
enum ScrollGuideWord: String, CaseIterable, Sendable {
  case content
  case frame

  /// The guide.
  var kind: LayoutGuideKind {
    switch self {
    case .content: .contentLayout
    case .frame: .frameLayout
    }
  }
}
