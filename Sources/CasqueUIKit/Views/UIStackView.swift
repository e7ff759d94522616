internal import Casque
public import Foundation

/// Arranges its subviews in a row or a column, as in UIKit.
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  public static let spacingUseSystem: CGFloat = 8
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  public private(set) var arrangedSubviews: [UIView] = []
  public var axis: NSLayoutConstraint.Axis = .horizontal
  public var distribution: Distribution = .fill
  public var alignment: Alignment = .fill
  public var spacing: CGFloat = 0
  public var isLayoutMarginsRelativeArrangement = false
  public var isBaselineRelativeArrangement = false
  private(set) var customSpaces: [ObjectIdentifier: Double] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  public func insertArrangedSubview(_ view: UIView, at index: Int) {
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(0, index), arrangedSubviews.count))
  }

  /// Takes the view out of the arrangement; it stays a subview.
  public func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
  }

  public func setCustomSpacing(_ space: CGFloat, after view: UIView) {
    customSpaces[ObjectIdentifier(view)] = space == UIStackView.spacingUseDefault ? nil : space
  }

  public func customSpacing(after view: UIView) -> CGFloat {
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
