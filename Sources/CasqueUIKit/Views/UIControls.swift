internal import Casque
public import Foundation

/// A switch, as in UIKit.
open class UISwitch: UIControl {
  /// Whether the switch is on.
  open var isOn = false

  /// The colour of the switch while it is on.
  open var onTintColor: UIColor?

  /// The colour of the knob; the system's if nil.
  open var thumbTintColor: UIColor?

  /// Turns the switch on or off, at once.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override func defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }

  override var modelContent: ViewContent {
    var view = Switch(isOn: isOn, onTintColor: onTintColor?.model, isEnabled: isEnabled)
    view.thumbTintColor = thumbTintColor?.model
    view.isHighlighted = isHighlighted
    return .switch(view)
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

  /// The colour of the track before the knob; the tint if nil.
  open var minimumTrackTintColor: UIColor?

  /// The colour of the track behind the knob; the system's if nil.
  open var maximumTrackTintColor: UIColor?

  /// The colour of the knob; the system's if nil.
  open var thumbTintColor: UIColor?

  /// Sets the value, at once.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  override var modelContent: ViewContent {
    var slider = Slider(
      value: Double(value), minimumValue: Double(minimumValue),
      maximumValue: Double(maximumValue), isEnabled: isEnabled)
    slider.minimumTrackTintColor = minimumTrackTintColor?.model
    slider.maximumTrackTintColor = maximumTrackTintColor?.model
    slider.thumbTintColor = thumbTintColor?.model
    slider.isHighlighted = isHighlighted
    return .slider(slider)
  }
}

/// Segments of which one is chosen, as in UIKit.
open class UISegmentedControl: UIControl {
  /// No segment is chosen.
  public static let noSegment = -1

  private var segments: [(title: String?, image: UIImage?)] = []

  /// The chosen segment.
  open var selectedSegmentIndex = UISegmentedControl.noSegment

  /// The colour behind the chosen segment; the system's if nil.
  open var selectedSegmentTintColor: UIColor?

  /// Whether segments are as wide as their contents ask for.
  open var apportionsSegmentWidthsByContent = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes segments of titles and images.
  public init(items: [Any]?) {
    segments = (items ?? []).map { ($0 as? String, $0 as? UIImage) }
    super.init(frame: .zero)
  }

  /// There is no archive to read here: everything has its default.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Puts a segment with a title before another, at once; at the end if there is none.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert((title, nil), at: min(max(0, segment), segments.count))
  }

  /// Takes all segments out.
  open func removeAllSegments() { segments = [] }

  /// Sets the title of a segment, the last one's if there is none.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard !segments.isEmpty else { return }
    segments[min(max(0, segment), segments.count - 1)] = (title, nil)
  }

  /// The title of a segment; nil if it has none.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  override var modelContent: ViewContent {
    var control = SegmentedControl(
      segments: segments.map { $0.title ?? "" },
      selectedSegmentIndex: selectedSegmentIndex < 0 ? nil : selectedSegmentIndex,
      selectedSegmentTintColor: selectedSegmentTintColor?.model, isEnabled: isEnabled)
    if segments.contains(where: { $0.image != nil }) {
      control.segmentImages = segments.map { $0.image?.name }
    }
    control.apportionsSegmentWidthsByContent = apportionsSegmentWidthsByContent
    return .segmentedControl(control)
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

  /// The colour of what is not done; the system's if nil.
  open var trackTintColor: UIColor?

  /// Makes one of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Sets how much is done, at once.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  override var modelContent: ViewContent {
    var view = ProgressView()
    view.progress = Double(progress)
    view.style = progressViewStyle == .bar ? .bar : .default
    view.progressTintColor = progressTintColor?.model
    view.trackTintColor = trackTintColor?.model
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

  /// The colour of the dots; the system's if nil.
  open var pageIndicatorTintColor: UIColor?

  /// The colour of the marked dot; the system's if nil.
  open var currentPageIndicatorTintColor: UIColor?

  override var modelContent: ViewContent {
    .pageControl(
      PageControl(
        numberOfPages: numberOfPages, currentPage: currentPage,
        pageIndicatorTintColor: pageIndicatorTintColor?.model,
        currentPageIndicatorTintColor: currentPageIndicatorTintColor?.model,
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
