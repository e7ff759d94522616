/// What became of a variable in presolve.
enum VariableKind: UInt8, Sendable {
  /// An independent variable, or one that no constraint names.
  case root
  /// Determined by constants alone.
  case fixed
  /// A sum of other variables.
  case defined
  /// Output only: the one unknown of a required equality that nothing else names.
  case peeled
}

/// A system after its required equalities were used up: roots, rows over them, and the way back.
struct Presolved: Sendable {
  /// Where the terms of a variable's definition stand in ``Tape/terms``.
  struct Definition: Sendable {
    var first: Int32 = 0
    var count: Int32 = 0
    /// Whether it is left in terms of other defined variables.
    var isLong = false
    var range: Range<Int> { Int(first)..<Int(first) + Int(count) }
  }

  /// A variable that is computed last, from its one constraint.
  struct Peel: Sendable {
    var variable: Int32
    var constraint: Int32
    var coefficient: Double
  }

  /// An inequality or a wish over the roots; expression and constant are scaled.
  struct Row: Sendable {
    var constraint: Int32
    var slot: Int32
    var first: Int32
    var count: Int32
    /// 0 for required, then the optional levels, strongest first.
    var rank: Int32
    var relation: Relation
    /// What one unit of the scaled violation counts.
    var weight: Double
    var range: Range<Int> { Int(first)..<Int(first) + Int(count) }
  }

  /// A required constraint without unknowns: it holds, or the system is unsatisfiable.
  struct Monitor: Sendable {
    var constraint: Int32
    var slot: Int32
    var relation: Relation
  }

  var kinds: [VariableKind] = []
  /// By variable; empty where nothing had to be eliminated.
  var definitions: [Definition] = []
  /// The defined variables, each after those its definition names.
  var evaluationOrder: [Int32] = []
  var peels: [Peel] = []
  /// The variable of every root that a row names.
  var roots: [Int32] = []
  var rows: [Row] = []
  var rowTerms: [IndexedTerm] = []
  var monitors: [Monitor] = []
  /// The optional levels, strongest first; rank 1 is the first.
  var levels: [Double] = []
  /// The slots in the store of the suggestions that hold exactly.
  var exactSuggestions: [Int32] = []
  var components = Components()
  var tape = Tape()
  var slotCount = 0
}

/// How edit variables enter a system.
enum EditTreatment: Sendable {
  /// Those above every other wish hold exactly, as parameters.
  case exact
  /// As wishes of their strength.
  case wishes
}
