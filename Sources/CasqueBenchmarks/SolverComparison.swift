import Foundation

/// Our solver and a peer on one load, measured alternately on one processor.
struct SolverComparison {
  var name: String
  var ours: SolverMeasurement
  /// The medians of the peer's rounds; nil if it was not measured to the end.
  var peer: SolverMeasurement?
  /// The medians of the rounds' ratios, the peer's figures by ours; nil if there are none.
  ///
  /// A processor changes its speed from second to second; both sides of a round meet the same one.
  var ratio: SolverMeasurement?
  /// How the peer's last round ended; nil without a peer.
  private var outcome: SolverPeer.Outcome?

  /// Measures both, `rounds` times in turn, and takes the medians.
  ///
  /// A peer that takes more than 3 s is measured three times at most, one that is stopped once.
  init(_ url: URL, _ peer: SolverPeer?, rounds: Int) throws {
    let load = try SolverLoad(contentsOf: url)
    name = load.name
    var mine: [SolverMeasurement] = []
    var theirs: [SolverMeasurement] = []
    var ratios: [SolverMeasurement] = []
    var isRunning = true
    for round in 0..<rounds {
      let ours = try SolverMeasurement(load)
      mine.append(ours)
      guard isRunning, let peer else { continue }
      let start = Date()
      let outcome = try peer.measure(url)
      self.outcome = outcome
      if case .measured(let measured) = outcome {
        theirs.append(measured)
        ratios.append(
          SolverMeasurement(
            build: measured.build / ours.build, resize: measured.resize / ours.resize,
            matrix: measured.matrix / ours.matrix))
        isRunning = round < 2 || Date().timeIntervalSince(start) < 3
      } else {
        isRunning = false
      }
    }
    ours = mine.median ?? SolverMeasurement(build: .nan, resize: .nan, matrix: .nan)
    self.peer = theirs.median
    ratio = ratios.median
  }

  /// A line of a Markdown table: kiwi / ours = ratio, or ours alone.
  var line: String {
    func cell(_ figure: KeyPath<SolverMeasurement, Double>) -> String {
      let mine = Self.digits(ours[keyPath: figure])
      guard let peer, let ratio else { return mine }
      let (theirs, times) = (peer[keyPath: figure], ratio[keyPath: figure])
      return "\(Self.digits(theirs)) / \(mine) = **\(Self.digits(times))**"
    }
    var build = cell(\.build)
    switch outcome {
    case .stopped:
      let least = Int(Double(SolverPeer.limit) * 1e3 / ours.build)
      build = "> \(SolverPeer.limit) s / \(Self.digits(ours.build)) = **≥ \(least)**"
    case .builtOnly(let theirs) where peer == nil:
      let times = Self.digits(theirs / ours.build)
      build = "\(Self.digits(theirs)) / \(Self.digits(ours.build)) = **\(times)**"
    default: break
    }
    return "| \(name) | \(build) | \(cell(\.resize)) | \(cell(\.matrix)) |"
  }

  /// Three significant digits.
  static func digits(_ value: Double) -> String {
    guard value > 0, value.isFinite else { return "\(value)" }
    let decimals = max(0, 2 - Int(log10(value).rounded(.down)))
    return String(format: "%.\(decimals)f", value)
  }
}
