/// Collects the constraints that a closure lists.
@resultBuilder public enum ConstraintBuilder {
  /// Takes a constraint.
  public static func buildExpression(_ constraint: LayoutConstraint) -> [LayoutConstraint] {
    [constraint]
  }
  /// Takes several constraints.
  public static func buildExpression(_ constraints: [LayoutConstraint]) -> [LayoutConstraint] {
    constraints
  }
  /// Joins the lines of a block.
  public static func buildBlock(_ parts: [LayoutConstraint]...) -> [LayoutConstraint] {
    parts.flatMap(\.self)
  }
  /// Takes an `if` without `else`.
  public static func buildOptional(_ part: [LayoutConstraint]?) -> [LayoutConstraint] {
    part ?? []
  }
  /// Takes the first branch of a choice.
  public static func buildEither(first part: [LayoutConstraint]) -> [LayoutConstraint] { part }
  /// Takes the second branch of a choice.
  public static func buildEither(second part: [LayoutConstraint]) -> [LayoutConstraint] { part }
  /// Joins the turns of a loop.
  public static func buildArray(_ parts: [[LayoutConstraint]]) -> [LayoutConstraint] {
    parts.flatMap(\.self)
  }
}
