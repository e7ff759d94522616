import CasqueDiagnostics

/// Why a constraint cannot be read, with the place inside its text.
package struct ConstraintProblem: Error {
  /// What kind of fault it is.
  var code: DiagnosticCode
  /// One sentence without a full stop.
  package var message: String
  /// Where it stands, as UTF-8 offsets into the constraint's text.
  package var offsets: Range<Int>
  /// What to write there instead, if there is a likely answer.
  var replacement: String?
  /// Names of which the nearest may have been meant; compared only if the problem is reported.
  var candidates: [String]

  init(
    _ code: DiagnosticCode, _ message: String, at offsets: Range<Int>,
    replacement: String? = nil, candidates: [String] = []
  ) {
    self.code = code
    self.message = message
    self.offsets = offsets
    self.replacement = replacement
    self.candidates = candidates
  }
}

extension ReadingContext {
  /// Reports a problem at its exact place inside a scalar.
  mutating func report(_ problem: ConstraintProblem, in map: ScalarMap) {
    let stretch = map.bytes(of: problem.offsets)
    var replacement = problem.replacement
    if !problem.candidates.isEmpty {
      replacement = suggestion(for: source.text(of: stretch), in: problem.candidates)
    }
    report(
      problem.code, problem.message, at: stretch,
      hints: map.isVerbatim ? didYouMean(replacement, at: stretch) : [])
  }
}
