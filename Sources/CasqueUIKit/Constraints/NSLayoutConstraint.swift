internal import Casque
public import Foundation

/// What a constraint ties: a view or a guide.
public protocol UILayoutItem: AnyObject {
  /// The view that has it.
  var owningUIView: UIView? { get }
}

/// How strongly a constraint holds, as in UIKit.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable, Comparable {
  /// The number that UIKit has for it.
  public var rawValue: Float

  /// Takes the number that UIKit has for it.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Takes a number from 1 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: has to hold.
  public static let required = UILayoutPriority(1000)
  /// 750: content's resistance to being cut.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: a drag that can resize the scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: the scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: a drag that cannot resize the scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: content's hugging.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: as small or large as a fitting size asks.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether the first comes before the second.
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  var model: LayoutPriority { LayoutPriority(rawValue) }
}

/// first.attribute (≤, =, ≥) multiplier · second.attribute + constant, as in UIKit.
public final class NSLayoutConstraint {
  /// How both sides of a constraint compare.
  public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }

  /// What of an item a constraint ties.
  public enum Attribute: Int, Sendable {
    case notAnAttribute
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  /// Along which way something runs.
  public enum Axis: Int, Sendable { case horizontal, vertical }

  /// The view or guide on the left side.
  public private(set) weak var firstItem: AnyObject?

  /// What of the first item is tied.
  public let firstAttribute: Attribute

  /// How both sides compare.
  public let relation: Relation

  /// The view or guide on the right side; nil for a constant alone.
  public private(set) weak var secondItem: AnyObject?

  /// What of the second item is tied.
  public let secondAttribute: Attribute

  /// What the second attribute is multiplied by.
  public let multiplier: CGFloat

  /// What is added to the right side, in points.
  public var constant: CGFloat

  /// How strongly it holds; required unless set.
  public var priority: UILayoutPriority = .required

  /// The name that messages use.
  public var identifier: String?
  /// Where it was made, for messages.
  let place: SourceRange?
  private(set) weak var holder: UIView?

  /// Ties two attributes: first (≤, =, ≥) multiplier · second + constant, in points.
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

  /// Whether the nearest common superview holds it.
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

  /// Activates all of them.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates all of them.
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
