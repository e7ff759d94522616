import CasqueSnapshots
import Testing

@Suite struct RecordModeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var explicit: RecordMode?
    var scoped: RecordMode?
    var environment: [String: String] = [:]
    var mode: RecordMode

    var testDescription: String { "\(mode) of \(environment.sorted { $0.key < $1.key })" }
  }

  @Test(arguments: [
    Row(mode: .missing),
    Row(environment: ["CI": "true"], mode: .never),
    Row(environment: ["CI": "1"], mode: .never),
    Row(environment: ["CI": "false"], mode: .missing),
    Row(environment: ["CI": ""], mode: .missing),
    Row(environment: ["CI": "true", "SNAPSHOT_TESTING_RECORD": "all"], mode: .all),
    Row(environment: ["SNAPSHOT_TESTING_RECORD": "all", "CASQUE_RECORD": "failed"], mode: .failed),
    Row(environment: ["SNAPSHOT_TESTING_RECORD": "all", "CASQUE_RECORD": ""], mode: .all),
    Row(environment: ["CASQUE_RECORD": "Changed"], mode: .changed),
    Row(scoped: .never, environment: ["CASQUE_RECORD": "all"], mode: .never),
    Row(explicit: .all, scoped: .never, environment: ["CASQUE_RECORD": "failed"], mode: .all),
    Row(explicit: .all, environment: ["CASQUE_RECORD": "nonsense"], mode: .all),
  ])
  func isResolved(row: Row) throws {
    let mode = try RecordMode.resolved(
      explicit: row.explicit, scoped: row.scoped, environment: row.environment)
    #expect(mode == row.mode)
  }

  @Test func refusesAWordThatIsNoMode() {
    let error = RecordMode.EnvironmentError.unknownMode(variable: "CASQUE_RECORD", value: "yes")
    #expect(throws: error) { try RecordMode.resolved(environment: ["CASQUE_RECORD": "yes"]) }
    #expect(
      error.description == "CASQUE_RECORD is 'yes', which is no record mode: use all, missing,"
        + " failed, changed, never")
  }
}
