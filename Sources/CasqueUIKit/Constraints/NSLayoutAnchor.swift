public import Foundation

/// An edge, a centre, a baseline or an extent to make constraints with, as in UIKit.
public class NSLayoutAnchor<AnchorType: AnyObject> {
  let item: any UILayoutItem
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: any UILayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// Makes a constraint to another anchor, or to a constant.
  func make(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?,
    _ multiplier: CGFloat = 1, _ constant: CGFloat, _ fileID: String, _ line: Int
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant,
      fileID: fileID, line: line)
  }

  /// A constraint that this anchor lies `constant` points past another.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0, fileID: String = #fileID,
    line: Int = #line
  ) -> NSLayoutConstraint { make(.equal, anchor, 1, constant, fileID, line) }

  /// A constraint that this anchor lies at least `constant` points past another.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, 1, constant, fileID, line) }

  /// A constraint that this anchor lies at most `constant` points past another.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, 1, constant, fileID, line) }

  /// The distance from this anchor to another, as the extent of a guide between both.
  ///
  /// The guide is as directional as the anchors are, since an edge of reading is tied to no other
  /// kind, and it has no extent across.
  func distance(
    to other: NSLayoutAnchor<AnchorType>, _ extent: NSLayoutConstraint.Attribute,
    _ fileID: String, _ line: Int
  ) -> NSLayoutDimension {
    let views = [item.owningUIView, other.item.owningUIView].compactMap { $0 }
    guard let ancestor = UIView.commonAncestor(of: views) else {
      preconditionFailure("a distance needs views with a common superview")
    }
    let guide = UILayoutGuide()
    ancestor.addLayoutGuide(guide)
    let isDirectional = [attribute, other.attribute].contains {
      [.leading, .trailing].contains($0)
    }
    let along: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      extent == .height ? (.top, .bottom) : isDirectional ? (.leading, .trailing) : (.left, .right)
    func tie(
      _ edge: NSLayoutConstraint.Attribute, _ item: (any UILayoutItem)?,
      _ second: NSLayoutConstraint.Attribute
    ) {
      NSLayoutConstraint(
        item: guide, attribute: edge, relatedBy: .equal, toItem: item, attribute: second,
        multiplier: 1, constant: 0, fileID: fileID, line: line
      ).isActive = true
    }
    tie(along.0, item, attribute)
    tie(along.1, other.item, other.attribute)
    let across: NSLayoutConstraint.Attribute = extent == .height ? .left : .top
    tie(across, ancestor, across)
    tie(extent == .height ? .width : .height, nil, .notAnAttribute)
    return NSLayoutDimension(guide, extent)
  }
}

/// The standard space between two views, in points.
///
/// **Source** layout rule 7.
private let systemSpace: CGFloat = 8

/// A place along x, as in UIKit.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// A constraint that this anchor lies a multiple of 8 points after another.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint { make(.equal, anchor, 1, systemSpace * multiplier, fileID, line) }

  /// A constraint that this anchor lies at least a multiple of 8 points after another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, 1, systemSpace * multiplier, fileID, line)
  }

  /// A constraint that this anchor lies at most a multiple of 8 points after another.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, 1, systemSpace * multiplier, fileID, line)
  }

  /// The distance to another place; not negative.
  public func anchorWithOffset(
    to other: NSLayoutXAxisAnchor, fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutDimension { distance(to: other, .width, fileID, line) }
}

/// A place along y, as in UIKit.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// A constraint that this anchor lies a multiple of 8 points below another.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint { make(.equal, anchor, 1, systemSpace * multiplier, fileID, line) }

  /// A constraint that this anchor lies at least a multiple of 8 points below another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, 1, systemSpace * multiplier, fileID, line)
  }

  /// A constraint that this anchor lies at most a multiple of 8 points below another.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, 1, systemSpace * multiplier, fileID, line)
  }

  /// The distance to another place; not negative.
  public func anchorWithOffset(
    to other: NSLayoutYAxisAnchor, fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutDimension { distance(to: other, .height, fileID, line) }
}

/// An extent, as in UIKit.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// A constraint that the extent is a number of points.
  public func constraint(
    equalToConstant constant: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint { make(.equal, nil, 1, constant, fileID, line) }

  /// A constraint that the extent is at least a number of points.
  public func constraint(
    greaterThanOrEqualToConstant constant: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, nil, 1, constant, fileID, line) }

  /// A constraint that the extent is at most a number of points.
  public func constraint(
    lessThanOrEqualToConstant constant: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, nil, 1, constant, fileID, line) }

  /// A constraint that the extent is `multiplier` times another and `constant` points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint { make(.equal, anchor, multiplier, constant, fileID, line) }

  /// A constraint that the extent is at least `multiplier` times another and `constant` points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, multiplier, constant, fileID, line)
  }

  /// A constraint that the extent is at most `multiplier` times another and `constant` points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, multiplier, constant, fileID, line)
  }
}
