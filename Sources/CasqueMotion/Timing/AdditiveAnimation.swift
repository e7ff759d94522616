public import CasqueModel

/// A property whose animations add up, as UIView's do since iOS 8: a new one never jumps.
///
/// value = model + Σ (old − new) · (1 − progress). **Source** MotionFacts §5 (model).
public struct AdditiveAnimation<Value: Interpolatable>: Sendable, Hashable {
  /// The value at rest once everything is over.
  public private(set) var model: Value
  private var changes: [Change] = []

  private struct Change: Sendable, Hashable {
    var difference: Value
    var begin: Double
    var duration: Double
    var curve: TimingCurve

    func progress(at time: Double) -> Double {
      guard duration > 0 else { return time < begin ? 0 : 1 }
      return curve.progress(at: (time - begin) / duration)
    }
  }

  /// Creates a property at rest.
  public init(_ model: Value) { self.model = model }

  /// Sends the property to a new value.
  ///
  /// - Parameters:
  ///   - value: the new value.
  ///   - time: when the change begins, in seconds.
  ///   - duration: how long it lasts, in seconds.
  ///   - curve: how it runs.
  public mutating func animate(
    to value: Value, at time: Double, duration: Double, curve: TimingCurve = .easeInEaseOut
  ) {
    changes.append(
      Change(difference: model - value, begin: time, duration: duration, curve: curve))
    model = value
  }

  /// When everything is over, in seconds; 0 if nothing ever moves.
  public var end: Double { changes.map { $0.begin + max(0, $0.duration) }.max() ?? 0 }

  /// The value at `time`, in seconds.
  ///
  /// O(changes).
  public func value(at time: Double) -> Value {
    changes.reduce(model) { value, change in
      value + change.difference.scaled(by: 1 - change.progress(at: time))
    }
  }
}
