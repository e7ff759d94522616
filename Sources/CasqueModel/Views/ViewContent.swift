/// What kind of view it is, with the properties that only that kind has.
public enum ViewContent: Sendable, Hashable {
  /// UIView.
  case plain
  /// UILabel.
  case label(Label)
  /// UIButton.
  case button(Button)
  /// UIImageView.
  case imageView(ImageView)
  /// UITextField.
  case textField(TextField)
  /// UISwitch.
  case `switch`(Switch)
  /// UISlider.
  case slider(Slider)
  /// UIStepper.
  case stepper(Stepper)
  /// UISegmentedControl.
  case segmentedControl(SegmentedControl)
  /// UIProgressView.
  case progressView(ProgressView)
  /// UIActivityIndicatorView.
  case activityIndicatorView(ActivityIndicatorView)
  /// UIPageControl.
  case pageControl(PageControl)
  /// UITextView.
  case textView(TextView)
  /// UISearchBar.
  case searchBar(SearchBar)
  /// UIDatePicker.
  case datePicker(DatePicker)
  /// UIPickerView.
  case pickerView(PickerView)
  /// UINavigationBar.
  case navigationBar(NavigationBar)
  /// UITabBar.
  case tabBar(TabBar)
  /// UIToolbar.
  case toolbar(Toolbar)
  /// UIVisualEffectView.
  case visualEffectView(VisualEffectView)
  /// UIStackView.
  case stackView(StackView)
  /// UIScrollView.
  case scrollView(ScrollView)
}

/// The content of a UILabel.
public struct Label: Sendable, Hashable {
  /// The characters.
  public var text: String
  /// The font; 17 points of the system font unless stated.
  public var font: Font
  /// The colour of the text.
  public var textColor: Color
  /// How lines are placed within the width.
  public var textAlignment: TextAlignment
  /// The most lines; 0 for any number.
  public var numberOfLines: Int
  /// What happens to text that is too long.
  public var lineBreakMode: LineBreakMode
  /// The width to wrap at whatever the layout says, in points; 0 for the layout's own.
  public var preferredMaxLayoutWidth: Double

  /// Creates a label's content with UIKit's defaults.
  public init(
    text: String, font: Font = .system(17), textColor: Color = .label,
    textAlignment: TextAlignment = .natural, numberOfLines: Int = 1,
    lineBreakMode: LineBreakMode = .byTruncatingTail, preferredMaxLayoutWidth: Double = 0
  ) {
    self.text = text
    self.font = font
    self.textColor = textColor
    self.textAlignment = textAlignment
    self.numberOfLines = numberOfLines
    self.lineBreakMode = lineBreakMode
    self.preferredMaxLayoutWidth = preferredMaxLayoutWidth
  }
}

/// The content of a UIButton.
public struct Button: Sendable, Hashable {
  /// How the button is drawn and padded.
  public enum Style: String, Sendable, Hashable, Codable, CaseIterable {
    /// The system button without configuration.
    case system
    /// A configuration without ground.
    case plain
    /// A configuration with a grey ground.
    case gray
    /// A configuration with a ground of the tint at low opacity.
    case tinted
    /// A configuration with a ground of the tint.
    case filled
  }

  /// The title.
  public var title: String
  /// The name of the image before the title.
  public var image: String?
  /// How the button is drawn and padded.
  public var style: Style
  /// The font of the title; nil for the style's own.
  public var font: Font?
  /// Whether it answers touches.
  public var isEnabled: Bool

  /// Creates a button's content.
  public init(
    title: String, image: String? = nil, style: Style = .system, font: Font? = nil,
    isEnabled: Bool = true
  ) {
    self.title = title
    self.image = image
    self.style = style
    self.font = font
    self.isEnabled = isEnabled
  }
}

/// How content is placed in a view of another size, as in UIView.ContentMode.
public enum ContentMode: String, Sendable, Hashable, Codable, CaseIterable {
  /// Stretched to the bounds.
  case scaleToFill
  /// As large as fits, its proportions kept.
  case scaleAspectFit
  /// As small as covers, its proportions kept.
  case scaleAspectFill
  /// Drawn again at the bounds' size; for an image as `scaleToFill`.
  case redraw
  /// In the middle at its own size.
  case center
  /// At the middle of the top edge at its own size.
  case top
  /// At the middle of the bottom edge at its own size.
  case bottom
  /// At the middle of the left edge at its own size.
  case left
  /// At the middle of the right edge at its own size.
  case right
  /// In the top left corner at its own size.
  case topLeft
  /// In the top right corner at its own size.
  case topRight
  /// In the bottom left corner at its own size.
  case bottomLeft
  /// In the bottom right corner at its own size.
  case bottomRight
}

/// The content of a UIImageView.
public struct ImageView: Sendable, Hashable {
  /// The name of the image, a path within the document's folder; nil for none.
  public var image: String?
  /// How the image is placed in the bounds.
  public var contentMode: ContentMode

  /// Creates an image view's content.
  public init(image: String?, contentMode: ContentMode = .scaleToFill) {
    self.image = image
    self.contentMode = contentMode
  }
}

/// The content of a UITextField.
public struct TextField: Sendable, Hashable {
  /// The border of a text field, as in UITextField.BorderStyle.
  public enum BorderStyle: String, Sendable, Hashable, Codable, CaseIterable {
    /// No border.
    case none
    /// A thin line.
    case line
    /// A bezel.
    case bezel
    /// A rounded rectangle.
    case roundedRect
  }

  /// The characters typed.
  public var text: String
  /// What is shown while there is no text.
  public var placeholder: String
  /// The font; 17 points of the system font unless stated.
  public var font: Font
  /// The colour of the text.
  public var textColor: Color
  /// How the text is placed within the width.
  public var textAlignment: TextAlignment
  /// The border.
  public var borderStyle: BorderStyle
  /// Whether characters are shown as dots.
  public var isSecureTextEntry: Bool

  /// Creates a text field's content.
  public init(
    text: String = "", placeholder: String = "", font: Font = .system(17),
    textColor: Color = .label, textAlignment: TextAlignment = .natural,
    borderStyle: BorderStyle = .none, isSecureTextEntry: Bool = false
  ) {
    self.text = text
    self.placeholder = placeholder
    self.font = font
    self.textColor = textColor
    self.textAlignment = textAlignment
    self.borderStyle = borderStyle
    self.isSecureTextEntry = isSecureTextEntry
  }
}

/// The content of a UISwitch.
public struct Switch: Sendable, Hashable {
  /// Whether it is on.
  public var isOn: Bool
  /// The colour of the track while on; nil for the system's green.
  public var onTintColor: Color?
  /// Whether it answers touches.
  public var isEnabled: Bool

  /// Creates a switch's content.
  public init(isOn: Bool = false, onTintColor: Color? = nil, isEnabled: Bool = true) {
    self.isOn = isOn
    self.onTintColor = onTintColor
    self.isEnabled = isEnabled
  }
}
