internal import CasqueDiagnostics

extension LayoutAnchor where Kind == DimensionKind {
  /// Makes self = constant, in points.
  public func constraint(
    equalToConstant constant: Double, fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    make(.equal, nil, 1, constant, SourceRange(fileID: fileID, line: line))
  }

  /// Makes self ≥ constant, in points.
  public func constraint(
    greaterThanOrEqualToConstant constant: Double, fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    make(.greaterThanOrEqual, nil, 1, constant, SourceRange(fileID: fileID, line: line))
  }

  /// Makes self ≤ constant, in points.
  public func constraint(
    lessThanOrEqualToConstant constant: Double, fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    make(.lessThanOrEqual, nil, 1, constant, SourceRange(fileID: fileID, line: line))
  }

  /// Makes self = multiplier · other + constant, with the constant in points.
  public func constraint(
    equalTo other: LayoutDimension, multiplier: Double, constant: Double = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    make(.equal, other, multiplier, constant, SourceRange(fileID: fileID, line: line))
  }

  /// Makes self ≥ multiplier · other + constant, with the constant in points.
  public func constraint(
    greaterThanOrEqualTo other: LayoutDimension, multiplier: Double, constant: Double = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    make(
      .greaterThanOrEqual, other, multiplier, constant, SourceRange(fileID: fileID, line: line))
  }

  /// Makes self ≤ multiplier · other + constant, with the constant in points.
  public func constraint(
    lessThanOrEqualTo other: LayoutDimension, multiplier: Double, constant: Double = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    make(.lessThanOrEqual, other, multiplier, constant, SourceRange(fileID: fileID, line: line))
  }

  private func make(
    _ relation: LayoutRelation, _ other: LayoutDimension?, _ multiplier: Double,
    _ constant: Double, _ place: SourceRange
  ) -> LayoutConstraint {
    LayoutConstraint(
      item, attribute, relation, to: other?.item, other?.attribute, multiplier: multiplier,
      constant: constant, place: place)
  }
}
