internal import Casque
public import Foundation

/// A view that answers touches, as in UIKit; nothing is touched here.
open class UIControl: UIView {
  /// What a control is in.
  public struct State: OptionSet, Hashable, Sendable {
    /// The number that UIKit has for it.
    public let rawValue: UInt

    /// Takes the number that UIKit has for it.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The level of an app's window.
    public static let normal: State = []
    /// Touched.
    public static let highlighted = State(rawValue: 1)
    /// Not to be used.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
  }

  /// Whether it can be used.
  open var isEnabled = true

  /// Whether it is chosen.
  open var isSelected = false

  /// Whether it is touched.
  open var isHighlighted = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// There is no archive to read here: everything has its default.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A field for a line of text, as in UIKit.
open class UITextField: UIControl {
  /// What is drawn around a field.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  /// The text.
  open var text: String? = ""

  /// What stands in an empty field.
  open var placeholder: String?

  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17)

  /// The colour of the text.
  open var textColor: UIColor? = .label

  /// How lines are aligned.
  open var textAlignment: NSTextAlignment = .natural

  /// What is drawn around the field.
  open var borderStyle: BorderStyle = .none

  /// Whether dots stand for the letters.
  open var isSecureTextEntry = false

  /// Whether the font follows the user's text size; a style's always does here.
  open var adjustsFontForContentSizeCategory = false

  override var modelContent: ViewContent {
    let style: TextField.BorderStyle =
      switch borderStyle {
      case .none: .none
      case .line: .line
      case .bezel: .bezel
      case .roundedRect: .roundedRect
      }
    var field = TextField(text: text ?? "", placeholder: placeholder ?? "", borderStyle: style)
    field.font = (font ?? .systemFont(ofSize: 17)).model
    field.textColor = (textColor ?? .label).model
    field.textAlignment = textAlignment.model
    field.isSecureTextEntry = isSecureTextEntry
    return .textField(field)
  }
}

/// Text over several lines, as in UIKit.
open class UITextView: UIScrollView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text.
  open var text: String! = ""

  /// The font.
  open var font: UIFont?

  /// The colour of the text.
  open var textColor: UIColor?

  /// How lines are aligned.
  open var textAlignment: NSTextAlignment = .natural

  /// Whether the text can be changed.
  open var isEditable = true

  override var modelContent: ViewContent {
    var view = TextView()
    view.text = text ?? ""
    if let font { view.font = font.model }
    if let textColor { view.textColor = textColor.model }
    view.textAlignment = textAlignment.model
    view.isScrollEnabled = isScrollEnabled
    view.isEditable = isEditable
    return .textView(view)
  }
}

/// A switch, as in UIKit.
open class UISwitch: UIControl {
  /// Whether the switch is on.
  open var isOn = false

  /// The colour of the switch while it is on.
  open var onTintColor: UIColor?

  override func defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }

  override var modelContent: ViewContent {
    .switch(Switch(isOn: isOn, onTintColor: onTintColor?.model, isEnabled: isEnabled))
  }
}

/// A slider, as in UIKit.
open class UISlider: UIControl {
  /// The value.
  open var value: Float = 0

  /// The least value.
  open var minimumValue: Float = 0

  /// The largest value.
  open var maximumValue: Float = 1

  override var modelContent: ViewContent {
    .slider(
      Slider(
        value: Double(value), minimumValue: Double(minimumValue),
        maximumValue: Double(maximumValue), isEnabled: isEnabled))
  }
}

/// Segments of which one is chosen, as in UIKit.
open class UISegmentedControl: UIControl {
  /// No segment is chosen.
  public static let noSegment = -1

  private let titles: [String]

  /// The chosen segment.
  open var selectedSegmentIndex = UISegmentedControl.noSegment

  /// Makes segments of titles.
  public init(items: [Any]?) {
    titles = (items ?? []).map { $0 as? String ?? "" }
    super.init(frame: .zero)
  }

  /// There is no archive to read here: everything has its default.
  public required init?(coder: NSCoder) {
    titles = []
    super.init(coder: coder)
  }

  override var modelContent: ViewContent {
    .segmentedControl(
      SegmentedControl(
        segments: titles,
        selectedSegmentIndex: selectedSegmentIndex < 0 ? nil : selectedSegmentIndex,
        isEnabled: isEnabled))
  }
}

/// How far something is, as in UIKit.
open class UIProgressView: UIView {
  /// How it looks.
  public enum Style: Int, Sendable { case `default`, bar }

  /// How much is done, 0 to 1.
  open var progress: Float = 0

  /// How it looks.
  open var progressViewStyle = Style.default

  /// The colour of what is done.
  open var progressTintColor: UIColor?

  override var modelContent: ViewContent {
    var view = ProgressView()
    view.progress = Double(progress)
    view.style = progressViewStyle == .bar ? .bar : .default
    view.progressTintColor = progressTintColor?.model
    return .progressView(view)
  }
}

/// Turns while something works, as in UIKit.
open class UIActivityIndicatorView: UIView {
  /// How it looks.
  public enum Style: Int, Sendable { case medium = 100, large = 101 }

  /// How large it is.
  open var style = Style.medium

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour; the system's if nil.
  open var color: UIColor!

  /// Whether it is hidden while it stands still.
  open var hidesWhenStopped = true

  /// Whether it turns.
  public private(set) var isAnimating = false

  /// Makes one of a style.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  /// Lets it turn.
  open func startAnimating() { isAnimating = true }

  /// Lets it stand still.
  open func stopAnimating() { isAnimating = false }

  override func defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }

  override var modelContent: ViewContent {
    var view = ActivityIndicatorView()
    view.style = style == .large ? .large : .medium
    view.color = color?.model
    view.isAnimating = isAnimating
    view.hidesWhenStopped = hidesWhenStopped
    return .activityIndicatorView(view)
  }
}

/// Dots for pages, as in UIKit.
open class UIPageControl: UIControl {
  /// How many dots there are.
  open var numberOfPages = 0

  /// The dot that is marked.
  open var currentPage = 0

  /// Whether one dot alone is hidden.
  open var hidesForSinglePage = false

  override var modelContent: ViewContent {
    .pageControl(
      PageControl(
        numberOfPages: numberOfPages, currentPage: currentPage,
        hidesForSinglePage: hidesForSinglePage))
  }
}

/// Buttons to count up and down, as in UIKit.
open class UIStepper: UIControl {
  /// The value.
  open var value: Double = 0

  /// The least value.
  open var minimumValue: Double = 0

  /// The largest value.
  open var maximumValue: Double = 100

  override func defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }

  override var modelContent: ViewContent {
    var stepper = Stepper()
    stepper.value = value
    stepper.minimumValue = minimumValue
    stepper.maximumValue = maximumValue
    stepper.isEnabled = isEnabled
    return .stepper(stepper)
  }
}

/// A control for a date, as in UIKit.
open class UIDatePicker: UIControl {
  /// What can be chosen.
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }

  /// What can be chosen.
  open var datePickerMode = Mode.dateAndTime

  override var modelContent: ViewContent {
    var picker = DatePicker()
    picker.mode =
      switch datePickerMode {
      case .time: .time
      case .date: .date
      case .dateAndTime: .dateAndTime
      case .countDownTimer: .countDownTimer
      }
    return .datePicker(picker)
  }
}
