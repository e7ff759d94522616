internal import Casque
public import Foundation

/// Arranges its subviews in a row or a column, as in UIKit.
open class UIStackView: UIView {
  /// How arranged views share the room along the axis.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How arranged views lie across the axis.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// `leading`, as a row calls it.
    public static let top = Alignment.leading
    /// `trailing`, as a row calls it.
    public static let bottom = Alignment.trailing
  }

  /// The system's space, 8 points.
  public static let spacingUseSystem: CGFloat = 8
  /// The stack's own spacing again.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  /// The views that are arranged, in their order.
  public private(set) var arrangedSubviews: [UIView] = []

  /// Along which way the views are arranged.
  open var axis: NSLayoutConstraint.Axis = .horizontal

  /// How the views share the room along the axis.
  open var distribution: Distribution = .fill

  /// How the views lie across the axis.
  open var alignment: Alignment = .fill

  /// The space between the views, in points.
  open var spacing: CGFloat = 0

  /// Whether the views stay inside the margins.
  open var isLayoutMarginsRelativeArrangement = false

  /// Whether a column's spaces are between baselines.
  open var isBaselineRelativeArrangement = false
  private(set) var customSpaces: [ObjectIdentifier: Double] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// There is no archive to read here: everything has its default.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end of the arrangement.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view to the arrangement, or moves it there.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(0, index), arrangedSubviews.count))
  }

  /// Takes the view out of the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
  }

  /// Sets the space after one view, in points.
  open func setCustomSpacing(_ space: CGFloat, after view: UIView) {
    customSpaces[ObjectIdentifier(view)] = space == UIStackView.spacingUseDefault ? nil : space
  }

  /// The space after one view, in points; `spacingUseDefault` for the stack's own.
  open func customSpacing(after view: UIView) -> CGFloat {
    customSpaces[ObjectIdentifier(view)] ?? UIStackView.spacingUseDefault
  }

  func forget(_ view: UIView) { removeArrangedSubview(view) }

  override var modelContent: ViewContent {
    let distribution: StackView.Distribution =
      switch distribution {
      case .fill: .fill
      case .fillEqually: .fillEqually
      case .fillProportionally: .fillProportionally
      case .equalSpacing: .equalSpacing
      case .equalCentering: .equalCentering
      }
    let isRow = axis == .horizontal
    let alignment: StackView.Alignment =
      switch alignment {
      case .fill: .fill
      case .leading: isRow ? .top : .leading
      case .center: .center
      case .trailing: isRow ? .bottom : .trailing
      case .firstBaseline: .firstBaseline
      case .lastBaseline: .lastBaseline
      }
    return .stackView(
      StackView(
        axis: isRow ? .horizontal : .vertical, distribution: distribution, alignment: alignment,
        spacing: spacing, isLayoutMarginsRelativeArrangement: isLayoutMarginsRelativeArrangement,
        isBaselineRelativeArrangement: isBaselineRelativeArrangement))
  }
}
