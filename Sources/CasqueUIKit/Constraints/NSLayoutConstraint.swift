internal import Casque
public import Foundation

/// What a constraint ties: a view or a guide.
public protocol UILayoutItem: AnyObject {
  /// The view that has it.
  var owningUIView: UIView? { get }
}

/// How strongly a constraint holds, as in UIKit.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable, Comparable {
  public var rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)

  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  var model: LayoutPriority { LayoutPriority(rawValue) }
}

/// first.attribute (≤, =, ≥) multiplier · second.attribute + constant, as in UIKit.
public final class NSLayoutConstraint {
  public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }

  public enum Attribute: Int, Sendable {
    case notAnAttribute
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  public enum Axis: Int, Sendable { case horizontal, vertical }

  public private(set) weak var firstItem: AnyObject?
  public let firstAttribute: Attribute
  public let relation: Relation
  public private(set) weak var secondItem: AnyObject?
  public let secondAttribute: Attribute
  public let multiplier: CGFloat
  public var constant: CGFloat
  public var priority: UILayoutPriority = .required
  public var identifier: String?
  /// Where it was made, for messages.
  let place: SourceRange?
  private(set) weak var holder: UIView?

  public init(
    item: Any, attribute: Attribute, relatedBy relation: Relation, toItem: Any?,
    attribute second: Attribute, multiplier: CGFloat, constant: CGFloat,
    fileID: String = #fileID, line: Int = #line
  ) {
    firstItem = item as AnyObject
    firstAttribute = attribute
    self.relation = relation
    secondItem = toItem.map { $0 as AnyObject }
    secondAttribute = second
    self.multiplier = multiplier
    self.constant = constant
    place = SourceRange(fileID: fileID, line: line)
  }

  public var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue {
        let views = [firstItem, secondItem].compactMap { ($0 as? any UILayoutItem)?.owningUIView }
        guard let ancestor = UIView.commonAncestor(of: views) else {
          preconditionFailure(
            "a constraint cannot be activated: its views share no superview. Add them first")
        }
        ancestor.hold(self)
        holder = ancestor
      } else {
        holder?.release(self)
        holder = nil
      }
    }
  }

  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  func setHolder(_ view: UIView?) { holder = view }
}

extension NSLayoutConstraint.Attribute {
  /// The model's attribute; nil for none.
  var model: LayoutAttribute? {
    switch self {
    case .notAnAttribute: nil
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .width: .width
    case .height: .height
    case .centerX: .centerX
    case .centerY: .centerY
    case .lastBaseline: .lastBaseline
    case .firstBaseline: .firstBaseline
    case .leftMargin: .leftMargin
    case .rightMargin: .rightMargin
    case .topMargin: .topMargin
    case .bottomMargin: .bottomMargin
    case .leadingMargin: .leadingMargin
    case .trailingMargin: .trailingMargin
    case .centerXWithinMargins: .centerXWithinMargins
    case .centerYWithinMargins: .centerYWithinMargins
    }
  }
}

extension NSLayoutConstraint.Relation {
  var model: LayoutRelation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
