public import CasqueSolver

extension ReferenceSolver {
  /// Makes an edit variable: suggested values for it hold at an optional strength.
  ///
  /// Until the first suggestion nothing changes. Throws without effect if the variable is unknown
  /// or an edit variable already, or the strength is required.
  public mutating func addEditVariable(
    _ variable: Variable, strength: Strength
  ) throws(AddEditVariableError) {
    guard system.knows(variable) else { throw .unknownVariable(variable) }
    guard !strength.isRequired else { throw .requiredStrength }
    guard strength.level > 0 else { throw .invalidStrength }
    guard system.editPlace(of: variable) == nil else { throw .alreadyEdited(variable) }
    system.addEdit(variable, strength: strength)
  }

  /// Ends the editing of a variable; its suggested value no longer counts.
  ///
  /// Throws without effect if the variable is no edit variable.
  public mutating func removeEditVariable(
    _ variable: Variable
  ) throws(RemoveEditVariableError) {
    guard let place = system.editPlace(of: variable) else { throw .notEdited(variable) }
    system.removeEdit(at: place)
    progress = .pending
  }

  /// Suggests a value for an edit variable, in place of the value suggested before.
  ///
  /// Throws without effect if the variable is no edit variable, or the value is not finite.
  public mutating func suggest(_ value: Double, for variable: Variable) throws(SuggestError) {
    guard let place = system.editPlace(of: variable) else { throw .notEdited(variable) }
    guard system.suggest(value, at: place) else { throw .nonFinite }
    progress = .pending
  }
}
