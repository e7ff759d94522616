import Foundation

/// Our solver and a peer on one load, measured alternately.
struct SolverComparison {
  var name: String
  var ours: SolverMeasurement
  /// Nil if the peer does not finish.
  var peer: SolverMeasurement?

  /// Measures both, `rounds` times in turn, and takes the medians.
  init(_ url: URL, _ peer: SolverPeer?, rounds: Int) throws {
    let load = try SolverLoad(contentsOf: url)
    name = load.name
    var mine: [SolverMeasurement] = []
    var theirs: [SolverMeasurement] = []
    var isRunning = peer != nil
    for round in 0..<rounds {
      mine.append(try SolverMeasurement(load))
      guard isRunning, let peer else { continue }
      let start = Date()
      if let measured = try peer.measure(url, buildOnly: false) {
        theirs.append(measured)
        // Three rounds are enough where one takes long.
        if round >= 2, Date().timeIntervalSince(start) > 3 { isRunning = false }
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

  /// A line of a Markdown table.
  var line: String {
    func cell(_ mine: Double, _ theirs: Double?) -> String {
      let ratio = theirs.map { "\(Self.digits($0)) / \(Self.digits(mine))" } ?? Self.digits(mine)
      return theirs.map { "\(ratio) = **\(Self.digits($0 / mine))**" } ?? ratio
    }
    let build =
      peer == nil ? "> \(SolverPeer.limit) s / \(Self.digits(ours.build))" : nil
    return
      "| \(name) | \(build ?? cell(ours.build, peer?.build)) | \(cell(ours.resize, peer?.resize))"
      + " | \(cell(ours.matrix, peer?.matrix)) |"
  }

  /// Three significant digits.
  static func digits(_ value: Double) -> String {
    guard value > 0, value.isFinite else { return "\(value)" }
    let decimals = max(0, 2 - Int(log10(value).rounded(.down)))
    return String(format: "%.\(decimals)f", value)
  }
}
