internal import Casque
public import Foundation

/// A view, as in UIKit: an object with subviews and constraints that ``layoutIfNeeded()`` solves.
open class UIView: UILayoutItem {
  /// How a view follows its superview without constraints.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  public static var noIntrinsicMetric: CGFloat { -1 }
  public static var layoutFittingCompressedSize: CGSize { .zero }
  public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  // MARK: Tree

  public internal(set) var subviews: [UIView] = []
  public internal(set) weak var superview: UIView?
  public var tag = 0
  public private(set) var layoutGuides: [UILayoutGuide] = []
  public private(set) var constraints: [NSLayoutConstraint] = []

  // MARK: Geometry

  private var rect: CGRect
  public var transform = CGAffineTransform.identity
  public var translatesAutoresizingMaskIntoConstraints = true
  public var autoresizingMask: AutoresizingMask = []
  public var autoresizesSubviews = true

  // MARK: Looks

  public var alpha: CGFloat = 1
  open var isHidden = false
  public var isOpaque = true
  public var clipsToBounds = false
  open var backgroundColor: UIColor?
  public var tintColor: UIColor! = .tintColor
  open var contentMode: ContentMode = .scaleToFill
  public let layer = CALayer()
  public var isUserInteractionEnabled = true
  public var accessibilityIdentifier: String?
  public var accessibilityLabel: String?
  public var isAccessibilityElement = false
  public private(set) var motionEffects: [UIMotionEffect] = []

  // MARK: Margins and traits

  private var margins: NSDirectionalEdgeInsets?
  public var preservesSuperviewLayoutMargins = false
  public var insetsLayoutMarginsFromSafeArea = true
  public var semanticContentAttribute: UISemanticContentAttribute = .unspecified
  var ownTraits: UITraitCollection?
  var solved: SolvedView?
  private var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  private var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var needsLayout = true
  var needsConstraints = true

  private lazy var guides: [LayoutGuideKind: UILayoutGuide] = [:]

  public init(frame: CGRect) { rect = frame }

  public required init?(coder: NSCoder) { rect = .zero }

  public convenience init() { self.init(frame: .zero) }

  public var owningUIView: UIView? { self }

  /// What the view is to the model.
  var modelContent: ViewContent { .plain }

  open var frame: CGRect {
    get { rect }
    set {
      rect = newValue
      needsLayout = true
    }
  }

  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: rect.size) }
    set { frame.size = newValue.size }
  }

  public var center: CGPoint {
    get { CGPoint(x: rect.midX, y: rect.midY) }
    set { frame.origin = CGPoint(x: newValue.x - rect.width / 2, y: newValue.y - rect.height / 2) }
  }

  /// Takes a frame that was solved.
  func settle(_ frame: CGRect) { rect = frame }

  // MARK: Overridden by view code

  open func layoutSubviews() {}
  open func updateConstraints() { needsConstraints = false }
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  open func tintColorDidChange() {}
  open func prepareForInterfaceBuilder() {}
  open class var requiresConstraintBasedLayout: Bool { false }

  open var intrinsicContentSize: CGSize { ownFittingSize }

  // MARK: Priorities

  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { hugging[axis] = priority }

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { resistance[axis] = priority }

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis] ?? defaultHugging(axis)
  }

  public func contentCompressionResistancePriority(
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

  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView = self
    layoutGuides.append(guide)
  }

  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { margins ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) }
    set { margins = newValue }
  }

  public var layoutMargins: UIEdgeInsets {
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

  var statedMargins: NSDirectionalEdgeInsets? { margins }

  // MARK: Motion

  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

  // MARK: Constraints

  func hold(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
  func release(_ constraint: NSLayoutConstraint) { constraints.removeAll { $0 === constraint } }

  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard !constraint.isActive else { return }
    constraints.append(constraint)
    constraint.setHolder(self)
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
