internal import CasqueDiagnostics

/// What kind of measure a position along x is; it keeps anchors of one axis together.
public enum XAxisKind: Sendable {}
/// What kind of measure a position along y is.
public enum YAxisKind: Sendable {}
/// What kind of measure an extent is.
public enum DimensionKind: Sendable {}

/// A measure of an item from which constraints are made, as in NSLayoutAnchor.
public struct LayoutAnchor<Kind>: Sendable, Hashable {
  /// The view or guide.
  public var item: LayoutItem
  /// The measure.
  public var attribute: LayoutAttribute

  /// Creates the anchor of a measure of an item.
  public init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }

  /// Makes self = other + constant, with the constant in points.
  public func constraint(
    equalTo other: LayoutAnchor<Kind>, constant: Double = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    make(.equal, other, constant, SourceRange(fileID: fileID, line: line))
  }

  /// Makes self ≥ other + constant, with the constant in points.
  public func constraint(
    greaterThanOrEqualTo other: LayoutAnchor<Kind>, constant: Double = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    make(.greaterThanOrEqual, other, constant, SourceRange(fileID: fileID, line: line))
  }

  /// Makes self ≤ other + constant, with the constant in points.
  public func constraint(
    lessThanOrEqualTo other: LayoutAnchor<Kind>, constant: Double = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    make(.lessThanOrEqual, other, constant, SourceRange(fileID: fileID, line: line))
  }

  private func make(
    _ relation: LayoutRelation, _ other: LayoutAnchor<Kind>, _ constant: Double,
    _ place: SourceRange
  ) -> LayoutConstraint {
    LayoutConstraint(
      item, attribute, relation, to: other.item, other.attribute, constant: constant,
      place: place)
  }
}

/// A position along x, as in NSLayoutXAxisAnchor.
public typealias LayoutXAxisAnchor = LayoutAnchor<XAxisKind>
/// A position along y, as in NSLayoutYAxisAnchor.
public typealias LayoutYAxisAnchor = LayoutAnchor<YAxisKind>
/// An extent, as in NSLayoutDimension.
public typealias LayoutDimension = LayoutAnchor<DimensionKind>
