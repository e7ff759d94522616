/// An unknown of a system; made by ``Solver/makeVariable()`` and meaningful in that solver alone.
public struct Variable: Sendable, Hashable, Comparable {
  /// The place of the variable in its solver's order of creation.
  public let index: Int

  /// Creates the variable with the given place in its solver's order of creation.
  package init(index: Int) { self.index = index }

  /// Orders variables as they were made.
  public static func < (a: Variable, b: Variable) -> Bool { a.index < b.index }
}
