internal import Casque
public import Foundation

/// A view, as in UIKit: an object with subviews and constraints that ``layoutIfNeeded()`` solves.
open class UIView: UILayoutItem, UITraitChangeKeeper {
  /// How a view follows its superview without constraints.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The number that UIKit has for it.
    public let rawValue: UInt

    /// Takes the number that UIKit has for it.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the left edge changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the right edge changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the top edge changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the bottom edge changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// How content lies in a view of another size.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// Content asks for nothing along an axis.
  public static var noIntrinsicMetric: CGFloat { -1 }

  /// The target of a size as small as can be.
  public static var layoutFittingCompressedSize: CGSize { .zero }

  /// The target of a size as large as can be.
  public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  // MARK: Tree

  /// The views inside, from back to front.
  public internal(set) var subviews: [UIView] = []

  /// The view that this one is in.
  public internal(set) weak var superview: UIView?

  /// A number to find the view by.
  open var tag = 0

  /// The guides that were added.
  public private(set) var layoutGuides: [UILayoutGuide] = []

  /// The constraints that the view holds.
  public private(set) var constraints: [NSLayoutConstraint] = []

  // MARK: Geometry

  private var rect: CGRect

  /// How the view is drawn around its centre; it changes no layout.
  open var transform = CGAffineTransform.identity

  /// Whether the frame and the mask stand in for constraints.
  open var translatesAutoresizingMaskIntoConstraints = true

  /// What follows the superview's size without constraints.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether subviews follow the view's size by their masks.
  open var autoresizesSubviews = true

  // MARK: Looks

  /// The opacity of the view and all inside, 0 to 1.
  open var alpha: CGFloat = 1

  /// Whether the view is not seen; a stack view leaves it out.
  open var isHidden = false

  /// Kept; it does not change a picture.
  open var isOpaque = true

  /// Whether what reaches beyond the view is cut.
  open var clipsToBounds = false

  /// The colour behind the content.
  open var backgroundColor: UIColor?

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of what can be touched.
  open var tintColor: UIColor! = .tintColor

  /// How content lies in the view.
  open var contentMode: ContentMode = .scaleToFill

  /// Corners, border and shadow.
  public let layer = CALayer()

  /// Whether the view can be touched.
  open var isUserInteractionEnabled = true

  /// The name of the view in results.
  open var accessibilityIdentifier: String?

  /// What VoiceOver says.
  open var accessibilityLabel: String?

  /// What VoiceOver says of what the view does.
  open var accessibilityHint: String?

  /// What VoiceOver says the view is.
  open var accessibilityTraits: UIAccessibilityTraits = []

  /// Whether VoiceOver stops here.
  open var isAccessibilityElement = false

  /// The effects that were added.
  public private(set) var motionEffects: [UIMotionEffect] = []

  // MARK: Margins and traits

  private var margins: NSDirectionalEdgeInsets?

  /// Whether content keeps out of the superview's margins too.
  open var preservesSuperviewLayoutMargins = false

  /// Whether the safe area is added to the margins.
  open var insetsLayoutMarginsFromSafeArea = true

  /// Whether the view is mirrored where reading goes from right to left.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified
  var ownTraits: UITraitCollection?
  /// The traits that a controller's view will be shown in, before it is.
  var predictedTraits: UITraitCollection?
  var registrations: [UITraitChangeRegistration] = []
  /// The controller whose root view it is.
  weak var controller: UIViewController?
  var solved: SolvedView?
  private var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  private var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// What the content asked for when a class of the app's own asked it; see ``overriddenSize``.
  var askedOfContent: CGSize?
  /// Where the tree under this view was solved last, and whether it is being solved.
  var shownIn: LayoutEnvironment?
  var isBeingSolved = false
  /// The least margins of controllers on the cell that the tree under this view was solved on last.
  var systemMargins: DirectionalInsets?
  var needsLayout = true
  var needsConstraints = true

  private lazy var guides: [LayoutGuideKind: UILayoutGuide] = [:]

  /// Makes one at a place of its superview, in points.
  public init(frame: CGRect) { rect = frame }

  /// There is no archive to read here: the view is as one of no size.
  public required init?(coder: NSCoder) { rect = .zero }

  /// Makes a view of no size.
  public convenience init() { self.init(frame: .zero) }

  /// The view itself, or the view of a guide.
  public var owningUIView: UIView? { self }

  /// What the view is to the model.
  var modelContent: ViewContent { .plain }

  /// Where the view lies in its superview, in points.
  open var frame: CGRect {
    get { rect }
    set {
      guard newValue != rect else { return }
      let old = rect.size
      rect = newValue
      needsLayout = true
      if old != newValue.size { resizeSubviews(from: old) }
    }
  }

  /// The view's own rectangle, in points; it begins at zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: rect.size) }
    set { frame.size = newValue.size }
  }

  /// The middle of the frame in the superview, in points.
  open var center: CGPoint {
    get { CGPoint(x: rect.midX, y: rect.midY) }
    set { frame.origin = CGPoint(x: newValue.x - rect.width / 2, y: newValue.y - rect.height / 2) }
  }

  /// Takes a frame that was solved.
  func settle(_ frame: CGRect) {
    rect = frame
    needsLayout = false
  }

  // MARK: Overridden by view code

  /// Called when frames were solved; frames set here are taken up.
  open func layoutSubviews() {}

  /// Called before constraints are read, where it was asked for.
  open func updateConstraints() { needsConstraints = false }

  /// Called when the traits differ from those before.
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}

  /// Called when the superview was changed.
  open func didMoveToSuperview() {}

  /// Called before the superview is changed.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called when the view came into a window or left one.
  open func didMoveToWindow() {}

  /// Called when another safe area was solved than before.
  open func safeAreaInsetsDidChange() {}

  /// Called when other margins were solved than before.
  open func layoutMarginsDidChange() {}

  /// Never called here: a class of the app's own draws nothing.
  open func draw(_ rect: CGRect) {}

  /// Does nothing: pictures are drawn anew whenever they are asked for.
  open func setNeedsDisplay() {}

  /// Never called here.
  open func tintColorDidChange() {}

  /// Never called here.
  open func prepareForInterfaceBuilder() {}

  /// Kept; constraints always work here.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The size that the content asks for, in points.
  open var intrinsicContentSize: CGSize {
    let size = ownFittingSize
    askedOfContent = size
    return size
  }

  /// What of the frame lies outside the alignment rectangle; none, and an override is not asked.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The size that the constraints give, near a target in points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that the constraints give, held to a target in points by a priority along each axis.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    UISolver.fittingSize(self, targetSize, horizontal, vertical)
  }

  /// The size that the view asks for inside a size, in points.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let fitting = UISolver.fittingSize(self, size, .fittingSizeLevel, .fittingSizeLevel)
    return fitting == .zero ? bounds.size : fitting
  }

  // MARK: Priorities

  /// Sets how strongly the view is no larger than its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { hugging[axis] = priority }

  /// Sets how strongly the view is no smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { resistance[axis] = priority }

  /// How strongly the view is no larger than its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis] ?? defaultHugging(axis)
  }

  /// How strongly the view is no smaller than its content.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { resistance[axis] ?? .defaultHigh }

  /// The kind's own hugging.
  func defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }

  func statedHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority? { hugging[axis] }
  func statedResistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority? { resistance[axis] }

  // MARK: Guides and margins

  func guide(_ kind: LayoutGuideKind) -> UILayoutGuide {
    if let known = guides[kind] { return known }
    let guide = UILayoutGuide(kind, of: self)
    guides[kind] = guide
    return guide
  }

  /// Adds a guide.
  open func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView = self
    layoutGuides.append(guide)
  }

  /// Takes a guide out.
  open func removeLayoutGuide(_ guide: UILayoutGuide) {
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  /// The margins in the direction of reading, in points; 8 unless set.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { margins ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) }
    set { margins = newValue }
  }

  /// The margins, in points; as they were solved last, with the safe area.
  open var layoutMargins: UIEdgeInsets {
    get {
      if let solved { return UIEdgeInsets(solved.layoutMargins) }
      return UIEdgeInsets(directionalLayoutMargins.model.resolved(mirrored: isMirrored))
    }
    set {
      margins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: isMirrored ? newValue.right : newValue.left,
        bottom: newValue.bottom, trailing: isMirrored ? newValue.left : newValue.right)
    }
  }

  /// The margins that were set; a controller's view inside another has at least the system's.
  var statedMargins: NSDirectionalEdgeInsets? {
    guard let controller, controller.viewRespectsSystemMinimumLayoutMargins, superview != nil
    else { return margins }
    let (own, least) = (margins ?? .zero, controller.systemMinimumLayoutMargins)
    return NSDirectionalEdgeInsets(
      top: max(own.top, least.top), leading: max(own.leading, least.leading),
      bottom: max(own.bottom, least.bottom), trailing: max(own.trailing, least.trailing))
  }

  // MARK: Motion

  /// Lets the view follow the device's tilt.
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

  // MARK: Constraints

  func hold(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
  func release(_ constraint: NSLayoutConstraint) { constraints.removeAll { $0 === constraint } }

  /// Activates a constraint in this view.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    guard !constraint.isActive else { return }
    constraints.append(constraint)
    constraint.setHolder(self)
  }

  /// Activates constraints in this view.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

  /// Deactivates constraints.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}
