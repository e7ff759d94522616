import Foundation

/// `CasqueBenchmarks solver [--rounds N] [--edits] [LOAD…]`: our solver against kiwi.
///
/// Needs what `scripts/bench-peers` makes. Prints lines of a Markdown table: kiwi / ours = ratio,
/// for milliseconds to build, microseconds per resize step and milliseconds for 60 sizes.
enum SolverBenchmark {
  static let peers = URL(fileURLWithPath: ".build/peers")

  static func run(_ arguments: [String]) throws {
    var names: [String] = []
    var rounds = 15
    var measuresEdits = false
    var index = 0
    while index < arguments.count {
      switch arguments[index] {
      case "--rounds":
        index += 1
        rounds = index < arguments.count ? Int(arguments[index]) ?? rounds : rounds
      case "--edits": measuresEdits = true
      case "-v": break
      default: names.append(arguments[index])
      }
      index += 1
    }
    let loads = peers.appendingPathComponent("loads")
    if names.isEmpty {
      names = try FileManager.default.contentsOfDirectory(atPath: loads.path).sorted()
        .map { String($0.dropLast(4)) }
    }
    for name in names {
      let url = loads.appendingPathComponent(name + ".txt")
      if measuresEdits {
        let edits = try SolverEdits(SolverLoad(contentsOf: url))
        print(
          "| \(name) | \(SolverComparison.digits(edits.median * 100)) %"
            + " | \(SolverComparison.digits(edits.worst * 100)) % |")
      } else {
        let program = peers.appendingPathComponent("kiwi")
        let isBuilt = FileManager.default.isExecutableFile(atPath: program.path)
        let peer = isBuilt ? SolverPeer(program: program) : nil
        print(try SolverComparison(url, peer, rounds: max(1, rounds)).line)
      }
    }
  }
}
