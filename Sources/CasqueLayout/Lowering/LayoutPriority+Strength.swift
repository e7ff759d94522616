import CasqueModel
import CasqueSolver

extension LayoutPriority {
  /// The solver's strength of a constraint at this priority; fractions are levels of their own.
  ///
  /// **Source** layout rule 10.
  var strength: Strength {
    isRequired ? .required : Strength(level: Double(rawValue))
  }

  /// The solver's strength of a content size at this priority: 1000 is just below required.
  ///
  /// The level lies above 999.99994, the greatest Float below 1000.
  /// **Source** layout rule 17.
  var contentStrength: Strength {
    isRequired ? Strength(level: 999.99999) : strength
  }
}
