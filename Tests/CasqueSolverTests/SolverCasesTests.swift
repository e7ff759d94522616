import Testing

/// Systems with known optima, read from a file: values, ranges, errors and minimal conflicts.
@Suite(
  .enabled(
    if: CaseFile.url != nil,
    "no cases: set CASQUE_SOLVER_CASES, or put shared/solver/cases.json next to the package")
)
struct SolverCasesTests {
  @Test func fileHoldsCases() throws {
    let count = try CaseFile.load().cases.count
    print("cases: \(count)")
    #expect(count > 0)
  }

  @Test(arguments: CaseRun.Manner.allCases)
  func everyPhaseHolds(_ manner: CaseRun.Manner) throws {
    let file = try CaseFile.load()
    #expect(!file.cases.isEmpty)
    for system in file.cases {
      var run = try CaseRun(system, of: file, manner)
      try run.play()
    }
  }
}
