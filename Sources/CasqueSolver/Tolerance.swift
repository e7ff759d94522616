/// The numerical tolerances of the solver, named once.
///
/// Every row is scaled so that its largest coefficient lies in 0.5…1; the tolerances are meant for
/// such rows, that is in units of the variables.
enum Tolerance {
  /// The magnitude up to which a computed value counts as zero.
  static let zero = 1e-9
  /// The violation up to which a required constraint counts as satisfied.
  static let feasibility = 1e-6
  /// The magnitude of numbers up to which what is computed from them has those two tolerances.
  ///
  /// Rounding grows with the numbers: from here on ``zero`` does so, from the hundredfold on
  /// ``feasibility``.
  static let ordinary = 1e5
  /// The change, in parts of a value and at least of 1, up to which a value counts as the same.
  static let change = 1e-9
  /// The part of its summands' magnitude up to which the violation of an optional constraint reads
  /// as 0.
  static let violation = 1e-9
  /// The part of the largest one up to which a derivative by a constant, or a multiplier, is
  /// rounding.
  static let multiplier = 1e-10
  /// The derivative by a suggestion up to which a value does not move with it.
  static let derivative = 1e-14
  /// The derivative by a suggestion up to which a value sets it no limit.
  static let limit = 1e-12
  /// The difference of two bounds' coefficients, of which the largest is 1, up to which they are
  /// parallel.
  static let parallel = 1e-12
  /// The infinitesimal shift up to which there is none.
  static let shift = 1e-12
  /// The coefficient, in rows whose pivot is 1, up to which rows depend on each other.
  static let rank = 1e-9
  /// The part of its summands' magnitude up to which a sum of coefficients counts as cancelled.
  static let cancellation = 1e-12
  /// The violation of a required constraint, for a largest coefficient of 1, up to which a point
  /// that was found by following changes is taken.
  static let witness = 1e-7
  /// The size of a constraint's summands at a point, in parts of its numbers, up to which the point
  /// is taken without solving.
  static let reach = 1e9
  /// The part of its summands' magnitude up to which a sum that proves a conflict is rounding.
  static let proof = 1e-9
  /// The part of its summands' magnitude up to which a computed violation is rounding.
  static let residual = 1e-12
  /// The smallest coefficient that may be divided by where there is a choice.
  static let pivot = 1e-9
  /// The smallest coefficient with which a limit stands in an activity's way.
  static let breakpoint = 1e-12
  /// The way up to which a step, which ends where a value counts as zero, is none.
  static let step = 1e-6
  /// The part of its summands' magnitude up to which a slope counts as zero.
  static let slope = 1e-10
  /// The coefficient, in a row whose largest was about 1, up to which it is what rounding left; one
  /// of 1e-6 beside one of 1e6 is larger.
  static let entry = 1e-13
  /// The part of the largest coefficient of its row that an eliminated variable has at least.
  static let elimination = 1e-8
  /// The violation of a required constraint, for a largest coefficient of 1, from which on a moved
  /// system is built anew: rounding has added up.
  static let drift = 2e-6
  /// The pivots of one minimisation, per row and column, after which Bland's rule takes over.
  static let blandFactor = 8
  /// The pivots of one minimisation, per row and column, after which it is given up.
  static let pivotFactor = 64
}
