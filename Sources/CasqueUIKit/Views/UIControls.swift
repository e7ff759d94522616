internal import Casque
public import Foundation

/// A view that answers touches, as in UIKit; nothing is touched here.
open class UIControl: UIView {
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }

  public var isEnabled = true
  public var isSelected = false
  public var isHighlighted = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A field for a line of text, as in UIKit.
open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  public var text: String? = ""
  public var placeholder: String?
  public var font: UIFont? = .systemFont(ofSize: 17)
  public var textColor: UIColor? = .label
  public var textAlignment: NSTextAlignment = .natural
  public var borderStyle: BorderStyle = .none
  public var isSecureTextEntry = false
  public var adjustsFontForContentSizeCategory = false

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
  public var text: String! = ""
  public var font: UIFont?
  public var textColor: UIColor?
  public var textAlignment: NSTextAlignment = .natural
  public var isEditable = true

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
  public var isOn = false
  public var onTintColor: UIColor?

  override func defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }

  override var modelContent: ViewContent {
    .switch(Switch(isOn: isOn, onTintColor: onTintColor?.model, isEnabled: isEnabled))
  }
}

/// A slider, as in UIKit.
open class UISlider: UIControl {
  public var value: Float = 0
  public var minimumValue: Float = 0
  public var maximumValue: Float = 1

  override var modelContent: ViewContent {
    .slider(
      Slider(
        value: Double(value), minimumValue: Double(minimumValue),
        maximumValue: Double(maximumValue), isEnabled: isEnabled))
  }
}

/// Segments of which one is chosen, as in UIKit.
open class UISegmentedControl: UIControl {
  public static let noSegment = -1

  private let titles: [String]
  public var selectedSegmentIndex = UISegmentedControl.noSegment

  public init(items: [Any]?) {
    titles = (items ?? []).map { $0 as? String ?? "" }
    super.init(frame: .zero)
  }

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
  public enum Style: Int, Sendable { case `default`, bar }

  public var progress: Float = 0
  public var progressViewStyle = Style.default
  public var progressTintColor: UIColor?

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
  public enum Style: Int, Sendable { case medium = 100, large = 101 }

  public var style = Style.medium
  public var color: UIColor!
  public var hidesWhenStopped = true
  public private(set) var isAnimating = false

  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  public func startAnimating() { isAnimating = true }
  public func stopAnimating() { isAnimating = false }

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
  public var numberOfPages = 0
  public var currentPage = 0
  public var hidesForSinglePage = false

  override var modelContent: ViewContent {
    .pageControl(
      PageControl(
        numberOfPages: numberOfPages, currentPage: currentPage,
        hidesForSinglePage: hidesForSinglePage))
  }
}

/// Buttons to count up and down, as in UIKit.
open class UIStepper: UIControl {
  public var value: Double = 0
  public var minimumValue: Double = 0
  public var maximumValue: Double = 100

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
  public enum Mode: Int, Sendable { case time, date, dateAndTime }

  public var datePickerMode = Mode.dateAndTime

  override var modelContent: ViewContent {
    var picker = DatePicker()
    picker.mode =
      switch datePickerMode {
      case .time: .time
      case .date: .date
      case .dateAndTime: .dateAndTime
      }
    return .datePicker(picker)
  }
}
