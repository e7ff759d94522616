import Foundation

/// The ratios of `BENCHMARKS.json`: what was measured when they were recorded, by name.
struct RecordedRatios: Codable, Equatable {
  /// Which way a ratio gets better.
  enum Direction: String, Codable {
    /// Such as how often faster than something else.
    case higher
    /// Such as the share of a step.
    case lower
  }

  /// One ratio.
  struct Ratio: Codable, Equatable {
    var value: Double
    var better: Direction
  }

  /// The part of a ratio that may be lost before the check fails, above 0 and below 1.
  var loss: Double
  var ratios: [String: Ratio]
}

/// What became of a recorded ratio.
struct RatioVerdict: Equatable {
  /// The outcome.
  enum Outcome: Equatable {
    /// Within what may be lost, or better.
    case holds
    /// More is lost than may be.
    case lost
    /// Nothing was measured: what it needs is not here.
    case notMeasured
  }

  var name: String
  var recorded: Double
  var measured: Double?
  var outcome: Outcome

  /// A line for people.
  var line: String {
    let word =
      switch outcome {
      case .holds: "ok"
      case .lost: "LOST"
      case .notMeasured: "not measured"
      }
    let now = measured.map { SolverComparison.digits($0) } ?? "–"
    return "\(name): \(now), recorded \(SolverComparison.digits(recorded)): \(word)"
  }
}

extension RecordedRatios {
  /// Compares measured ratios with the recorded ones, in the order of their names.
  ///
  /// A ratio that shall be high is lost below `value · (1 − loss)`, one that shall be low above
  /// `value / (1 − loss)`. What is no number is lost.
  func verdicts(of measured: [String: Double]) -> [RatioVerdict] {
    ratios.sorted { $0.key < $1.key }.map { name, ratio in
      guard let now = measured[name] else {
        return RatioVerdict(
          name: name, recorded: ratio.value, measured: nil, outcome: .notMeasured)
      }
      let holds =
        switch ratio.better {
        case .higher: now >= ratio.value * (1 - loss)
        case .lower: now <= ratio.value / (1 - loss)
        }
      return RatioVerdict(
        name: name, recorded: ratio.value, measured: now, outcome: holds ? .holds : .lost)
    }
  }
}
