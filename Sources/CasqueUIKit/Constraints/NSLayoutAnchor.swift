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

  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0, fileID: String = #fileID,
    line: Int = #line
  ) -> NSLayoutConstraint { make(.equal, anchor, 1, constant, fileID, line) }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, 1, constant, fileID, line) }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, 1, constant, fileID, line) }

  /// The distance from this anchor to another, as the extent of a guide between both.
  func distance(
    to other: NSLayoutAnchor<AnchorType>, _ extent: NSLayoutConstraint.Attribute,
    _ edges: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute), _ fileID: String,
    _ line: Int
  ) -> NSLayoutDimension {
    let views = [item.owningUIView, other.item.owningUIView].compactMap { $0 }
    guard let ancestor = UIView.commonAncestor(of: views) else {
      preconditionFailure("a distance needs views with a common superview")
    }
    let guide = UILayoutGuide()
    ancestor.addLayoutGuide(guide)
    for (edge, anchor) in [(edges.0, self), (edges.1, other)] {
      NSLayoutConstraint(
        item: guide, attribute: edge, relatedBy: .equal, toItem: anchor.item,
        attribute: anchor.attribute, multiplier: 1, constant: 0, fileID: fileID, line: line
      ).isActive = true
    }
    return NSLayoutDimension(guide, extent)
  }
}

/// The standard space between two views, in points.
///
/// **Source** auto-layout.md rule 7.
private let systemSpace: CGFloat = 8

/// A place along x, as in UIKit.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint { make(.equal, anchor, 1, systemSpace * multiplier, fileID, line) }

  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, 1, systemSpace * multiplier, fileID, line)
  }

  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, 1, systemSpace * multiplier, fileID, line)
  }

  /// The distance to another place; not negative.
  public func anchorWithOffset(
    to other: NSLayoutXAxisAnchor, fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutDimension { distance(to: other, .width, (.left, .right), fileID, line) }
}

/// A place along y, as in UIKit.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint { make(.equal, anchor, 1, systemSpace * multiplier, fileID, line) }

  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, 1, systemSpace * multiplier, fileID, line)
  }

  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, 1, systemSpace * multiplier, fileID, line)
  }

  /// The distance to another place; not negative.
  public func anchorWithOffset(
    to other: NSLayoutYAxisAnchor, fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutDimension { distance(to: other, .height, (.top, .bottom), fileID, line) }
}

/// An extent, as in UIKit.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(
    equalToConstant constant: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint { make(.equal, nil, 1, constant, fileID, line) }

  public func constraint(
    greaterThanOrEqualToConstant constant: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, nil, 1, constant, fileID, line) }

  public func constraint(
    lessThanOrEqualToConstant constant: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, nil, 1, constant, fileID, line) }

  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint { make(.equal, anchor, multiplier, constant, fileID, line) }

  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, multiplier, constant, fileID, line)
  }

  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, multiplier, constant, fileID, line)
  }
}
