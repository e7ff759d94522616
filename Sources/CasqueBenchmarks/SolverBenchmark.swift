import CPangoCairo
import Foundation

/// `CasqueBenchmarks solver [--rounds N] [--edits] [LOAD…]`: our solver against kiwi.
///
/// Needs what `scripts/bench-peers` makes. Prints lines of a Markdown table: kiwi / ours = ratio,
/// for milliseconds to build, microseconds per resize step and milliseconds for 60 sizes; then how
/// building grows. Times are medians of the rounds, as is the ratio of those of each round. kiwi is given ``SolverPeer/limit`` seconds of processor time for a load; where it
/// was stopped at that, the ratio is a lower bound.
enum SolverBenchmark {
  static let peers = URL(fileURLWithPath: ".build/peers")

  static func run(_ arguments: [String]) throws {
    // As in a process that draws, and in scripts/bench-peers.cpp: a build that is repeated would
    // otherwise pay for every page that the one before gave back, the larger ones only.
    casque_keep_memory()
    casque_stay_on_processor()
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
    if measuresEdits {
      for name in names { try measureEdits(loads.appendingPathComponent(name + ".txt")) }
      return
    }
    let program = peers.appendingPathComponent("kiwi")
    let isBuilt = FileManager.default.isExecutableFile(atPath: program.path)
    let peer = isBuilt ? SolverPeer(program: program) : nil
    for name in names {
      let url = loads.appendingPathComponent(name + ".txt")
      let comparison = try SolverComparison(url, peer, rounds: max(1, rounds))
      print(comparison.line)
      fflush(nil)
    }
    for (small, large) in growths where names.contains(small) && names.contains(large) {
      let exponent = try SolverGrowth.exponent(
        from: loads.appendingPathComponent(small + ".txt"),
        to: loads.appendingPathComponent(large + ".txt"), rounds: max(1, rounds))
      print("growth from \(small) to \(large): \(SolverComparison.digits(exponent))")
    }
  }

  /// The loads of a kind between which growth is measured: about ten times as many views.
  private static let growths = [
    ("b_sib1000", "b_sib10000"), ("c_chain300", "c_chain3000"),
    ("c2_chainsoft300", "c2_chainsoft3000"), ("d_nest4", "d_nest6"),
    ("e_content999", "e_content9999"),
  ]

  private static func measureEdits(_ url: URL) throws {
    let edits = try SolverEdits(SolverLoad(contentsOf: url))
    print(
      "| \(url.deletingPathExtension().lastPathComponent)"
        + " | \(SolverComparison.digits(edits.median * 100)) %"
        + " | \(SolverComparison.digits(edits.worst * 100)) % |")
  }
}
