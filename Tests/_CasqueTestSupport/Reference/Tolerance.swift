import CasqueSolver

/// Every tolerance of the solver, named once.
///
/// Rows are scaled so that their largest coefficient lies in 1..<2; "scaled" below means in the
/// unit of the variable with that coefficient, which in a layout is a point.
enum Tolerance {
  /// A sum this small against its summands is a cancellation, and becomes exactly 0.
  static let cancellation = 1e-11
  /// A slope this small against the sum of its absolute parts is flat.
  static let slope = 1e-10
  /// A scaled residual up to this satisfies a required constraint.
  static let feasibility = 1e-7
  /// What is added to ``feasibility`` for each unit of the largest constant involved.
  static let relativeFeasibility = 1e-11
  /// A violation or a width of a range this small, against the numbers it comes from, reads as 0.
  static let answer = 1e-9
  /// An equality is solved for a coefficient not smaller than this part of its largest one.
  static let pivotThreshold = 0.1

  /// The scaled residual up to which a required constraint over such constants is satisfied.
  static func feasibility(magnitude: Double) -> Double {
    feasibility + relativeFeasibility * magnitude
  }

  /// `difference`, or 0 if it is only the rounding of numbers as large as `magnitude`.
  static func cleaned(_ difference: Double, magnitude: Double) -> Double {
    abs(difference) <= answer * max(1, magnitude) ? 0 : difference
  }
}

/// How long the simplex method runs.
enum PivotLimits {
  /// The pivots of one minimisation after which Bland's rule replaces the steepest slope.
  static func untilBland(rows: Int, columns: Int) -> Int { 2 * (rows + columns) + 20 }
  /// The pivots of one minimisation after which the point at hand is taken as it is.
  ///
  /// Bland's rule ends by itself in exact arithmetic; this only keeps rounding from looping.
  static func atMost(rows: Int, columns: Int) -> Int { 40 * (rows + columns) + 1000 }
}
