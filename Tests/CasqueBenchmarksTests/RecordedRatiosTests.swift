import Foundation
import Testing

@testable import CasqueBenchmarks

@Suite struct RecordedRatiosTests {
  private let recorded = RecordedRatios(
    loss: 0.25,
    ratios: [
      "browser.cell": .init(value: 80, better: .higher),
      "line.textShare": .init(value: 0.06, better: .lower),
    ])

  /// A quarter of 80 may be lost, and a share may grow by a third.
  @Test(arguments: [
    (60.0, 0.08, [RatioVerdict.Outcome.holds, .holds]), (59.9, 0.05, [.lost, .holds]),
    (800, 0.0801, [.holds, .lost]), (.nan, .nan, [.lost, .lost]), (0, 0, [.lost, .holds]),
  ])
  func aQuarterMayBeLost(cell: Double, text: Double, outcomes: [RatioVerdict.Outcome]) {
    let verdicts = recorded.verdicts(of: ["line.textShare": text, "browser.cell": cell])
    #expect(verdicts.map(\.name) == ["browser.cell", "line.textShare"])
    #expect(verdicts.map(\.outcome) == outcomes)
  }

  @Test func whatIsNotHereIsNotLost() {
    let verdicts = recorded.verdicts(of: ["browser.cell": 90, "other": 1])
    #expect(verdicts.map(\.outcome) == [.holds, .notMeasured])
    #expect(verdicts[1].line == "line.textShare: –, recorded 0.0600: not measured")
  }

  @Test func recordingKeepsTheDirection() {
    var ratios = recorded
    ratios.record(["line.textShare": 0.05, "browser.cell": 90.00049, "solver.a.build": 2])
    #expect(ratios.ratios["line.textShare"] == .init(value: 0.05, better: .lower))
    #expect(ratios.ratios["browser.cell"] == .init(value: 90, better: .higher))
    #expect(ratios.ratios["solver.a.build"] == .init(value: 2, better: .higher))
  }

  /// The committed file is read, and allows what it should.
  @Test func theCommittedFileIsRead() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "BENCHMARKS.json")
    let file = try JSONDecoder().decode(RecordedRatios.self, from: Data(contentsOf: url))
    #expect(file.loss == 0.25)
    #expect(file.ratios.keys.contains("browser.cell"))
    #expect(file.ratios.values.allSatisfy { $0.value > 0 && $0.value.isFinite })
  }
}
