import Foundation
import Testing

/// Our solver against the plain one that shares no code with it.
@Suite struct ReferenceTests {
  /// The number of systems: CASQUE_RANDOM_SYSTEMS, or few enough for every run.
  static let systems =
    ProcessInfo.processInfo.environment["CASQUE_RANDOM_SYSTEMS"].flatMap { Int($0) } ?? 800

  @Test("random systems, with moves, additions and removals", arguments: 0..<8)
  func agrees(_ part: Int) {
    for number in 0..<Self.systems / 8 {
      let seed = UInt64(number * 8 + part)
      var run = ReferenceRun(seed: seed)
      let difference = run.firstDifference()
      #expect(difference == nil, "seed \(seed)")
    }
  }
}
