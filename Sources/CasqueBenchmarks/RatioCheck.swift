import Foundation

/// `CasqueBenchmarks check [--recorded FILE] [--record] [MEASURED…]`: measures the shares of the
/// line and, where `scripts/bench-peers` has built it, kiwi's times over ours; takes more ratios
/// from files such as scripts/bench-browser writes; and compares all with BENCHMARKS.json.
///
/// `--record` writes what was measured over the recorded values in place of comparing.
enum RatioCheck {
  /// The loads that are compared with kiwi: one of each kind.
  static let loads = ["a_enaml", "b_sib100", "c_chain100", "c2_chainsoft100", "e_content99"]
  static let rounds = 7

  /// Returns the exit status: 1 if a ratio is lost.
  static func run(_ arguments: [String]) throws -> Int32 {
    var path = "BENCHMARKS.json"
    var isRecording = false
    var measured: [String: Double] = [:]
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--recorded": path = rest.popFirst() ?? path
      case "--record": isRecording = true
      default: measured.merge(try ratios(inFile: word)) { $1 }
      }
    }
    measured.merge(try lineRatios()) { $1 }
    measured.merge(try solverRatios()) { $1 }
    let url = URL(fileURLWithPath: path)
    var recorded = try JSONDecoder().decode(RecordedRatios.self, from: Data(contentsOf: url))
    if isRecording {
      recorded.record(measured)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try (encoder.encode(recorded) + Data("\n".utf8)).write(to: url, options: .atomic)
    }
    let verdicts = recorded.verdicts(of: measured)
    print(verdicts.map(\.line).joined(separator: "\n"))
    let lost = verdicts.filter { $0.outcome == .lost }
    guard !lost.isEmpty else { return 0 }
    let allowed = Int((recorded.loss * 100).rounded())
    print("lost more than \(allowed) %: \(lost.map(\.name).joined(separator: ", "))")
    return 1
  }

  private static func ratios(inFile path: String) throws -> [String: Double] {
    try JSONDecoder().decode(
      [String: Double].self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }

  private static func lineRatios() throws -> [String: Double] {
    guard let line = LineShares(document: "Layouts/mail.yml") else { return [:] }
    return ["line.checksOverSolving": line.checks / line.solving, "line.textShare": line.text]
  }

  private static func solverRatios() throws -> [String: Double] {
    let program = SolverBenchmark.peers.appendingPathComponent("kiwi")
    guard FileManager.default.isExecutableFile(atPath: program.path) else { return [:] }
    var ratios: [String: Double] = [:]
    for load in loads {
      let url = SolverBenchmark.peers.appendingPathComponent("loads/\(load).txt")
      let comparison = try SolverComparison(url, SolverPeer(program: program), rounds: rounds)
      guard let ratio = comparison.ratio else { continue }
      ratios["solver.\(load).build"] = ratio.build
      ratios["solver.\(load).resize"] = ratio.resize
      ratios["solver.\(load).sizes"] = ratio.matrix
    }
    return ratios
  }
}

extension RecordedRatios {
  /// Takes over what was measured; a name that is new is better higher unless it is a share.
  mutating func record(_ measured: [String: Double]) {
    for (name, value) in measured {
      let better = ratios[name]?.better ?? (name.hasPrefix("line.") ? .lower : .higher)
      ratios[name] = Ratio(value: (value * 1000).rounded() / 1000, better: better)
    }
  }
}
