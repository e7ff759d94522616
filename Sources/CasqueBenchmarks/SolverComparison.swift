import Foundation

/// Our solver and a peer on one load, measured alternately.
struct SolverComparison {
  var name: String
  var variableCount: Int
  var ours: SolverMeasurement
  /// The medians of the peer's rounds; nil if it was not measured to the end.
  var peer: SolverMeasurement?
  /// How the peer's last round ended; nil without a peer.
  private var outcome: SolverPeer.Outcome?

  /// Measures both, `rounds` times in turn, and takes the medians.
  ///
  /// A peer that takes more than 3 s is measured three times at most, one that is stopped once.
  init(_ url: URL, _ peer: SolverPeer?, rounds: Int) throws {
    let load = try SolverLoad(contentsOf: url)
    name = load.name
    variableCount = load.variableCount
    var mine: [SolverMeasurement] = []
    var theirs: [SolverMeasurement] = []
    var isRunning = true
    for round in 0..<rounds {
      mine.append(try SolverMeasurement(load))
      guard isRunning, let peer else { continue }
      let start = Date()
      let outcome = try peer.measure(url)
      self.outcome = outcome
      if case .measured(let measured) = outcome {
        theirs.append(measured)
        isRunning = round < 2 || Date().timeIntervalSince(start) < 3
      } else {
        isRunning = false
      }
    }
    ours = Self.median(mine)
    self.peer = theirs.isEmpty ? nil : Self.median(theirs)
  }

  private static func median(_ all: [SolverMeasurement]) -> SolverMeasurement {
    func middle(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
    return SolverMeasurement(
      build: middle(all.map(\.build)), resize: middle(all.map(\.resize)),
      matrix: middle(all.map(\.matrix)))
  }

  /// A line of a Markdown table: kiwi / ours = ratio, or ours alone.
  var line: String {
    func cell(_ mine: Double, _ theirs: Double?) -> String {
      guard let theirs else { return Self.digits(mine) }
      return "\(Self.digits(theirs)) / \(Self.digits(mine)) = **\(Self.digits(theirs / mine))**"
    }
    var build = cell(ours.build, peer?.build)
    switch outcome {
    case .stopped:
      let least = Int(Double(SolverPeer.limit) * 1e3 / ours.build)
      build = "> \(SolverPeer.limit) s / \(Self.digits(ours.build)) = **≥ \(least)**"
    case .builtOnly(let theirs) where peer == nil: build = cell(ours.build, theirs)
    default: break
    }
    return "| \(name) | \(build) | \(cell(ours.resize, peer?.resize))"
      + " | \(cell(ours.matrix, peer?.matrix)) |"
  }

  /// How building grows with the number of variables, from one load to a larger one: the exponent.
  func growth(to larger: SolverComparison) -> Double {
    log(larger.ours.build / ours.build)
      / log(Double(larger.variableCount) / Double(variableCount))
  }

  /// Three significant digits.
  static func digits(_ value: Double) -> String {
    guard value > 0, value.isFinite else { return "\(value)" }
    let decimals = max(0, 2 - Int(log10(value).rounded(.down)))
    return String(format: "%.\(decimals)f", value)
  }
}
