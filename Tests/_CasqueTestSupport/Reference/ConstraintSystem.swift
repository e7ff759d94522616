import CasqueSolver

/// The constraints and edit variables of a solver, as data.
struct ConstraintSystem: Sendable {
  /// A constraint that the solver holds.
  struct Held: Sendable {
    let id: ConstraintID
    let row: Row
    let constraint: Constraint
  }

  /// An edit variable.
  struct Edit: Sendable {
    let variable: Int
    let strength: Strength
    /// The row of the suggested value, nil until the first suggestion.
    var row: Row?
  }

  private(set) var variableCount = 0
  /// In ascending order of names.
  private(set) var held: [Held] = []
  /// In ascending order of variables.
  private(set) var edits: [Edit] = []
  private var nextIndex = 0

  /// All rows: those of the held constraints, then those of the suggested values.
  var rows: [Row] { held.map(\.row) + edits.compactMap(\.row) }

  /// Makes a variable and returns its index.
  mutating func makeVariable() -> Int {
    variableCount += 1
    return variableCount - 1
  }

  /// Whether a variable was made here.
  func knows(_ variable: Variable) -> Bool {
    0..<variableCount ~= variable.index
  }

  /// The place of a constraint among the held ones; complexity O(log of their number).
  func place(of id: ConstraintID) -> Int? {
    let place = held.partition(below: id.index) { $0.id.index }
    return place < held.count && held[place].id == id ? place : nil
  }

  /// The place of a variable among the edit variables.
  func editPlace(of variable: Variable) -> Int? {
    let place = edits.partition(below: variable.index) { $0.variable }
    return place < edits.count && edits[place].variable == variable.index ? place : nil
  }

  /// Adds a constraint.
  mutating func append(_ constraint: Constraint) throws(AddError) -> ConstraintID {
    for term in constraint.expression.terms where !knows(term.variable) {
      throw .unknownVariable(term.variable)
    }
    guard constraint.strength.level > 0 else { throw .invalidStrength }
    guard let row = Row(constraint) else { throw .nonFinite }
    let id = ConstraintID(index: nextIndex)
    nextIndex += 1
    held.append(Held(id: id, row: row, constraint: constraint))
    return id
  }

  /// Puts another constraint in a place; false, without effect, if its numbers are not finite.
  mutating func replace(at place: Int, by constraint: Constraint) -> Bool {
    guard let row = Row(constraint) else { return false }
    held[place] = Held(id: held[place].id, row: row, constraint: constraint)
    return true
  }

  /// Takes a constraint out.
  mutating func remove(at place: Int) { held.remove(at: place) }

  /// Makes an edit variable of one that is none yet.
  mutating func addEdit(_ variable: Variable, strength: Strength) {
    let place = edits.partition(below: variable.index) { $0.variable }
    edits.insert(Edit(variable: variable.index, strength: strength), at: place)
  }

  /// Takes an edit variable out.
  mutating func removeEdit(at place: Int) { edits.remove(at: place) }

  /// Suggests a value; false, without effect, if it is not finite.
  mutating func suggest(_ value: Double, at place: Int) -> Bool {
    let edit = edits[place]
    guard let row = Row(editOf: edit.variable, strength: edit.strength, value: value) else {
      return false
    }
    edits[place].row = row
    return true
  }
}

extension Array {
  /// The first place whose key is not below the bound; the keys ascend.
  func partition(below bound: Int, key: (Element) -> Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if key(self[middle]) < bound { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
