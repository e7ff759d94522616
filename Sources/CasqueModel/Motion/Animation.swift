public import CasqueDiagnostics

/// A change of one property of a view or a constraint over time, as CAAnimation and UIView's.
public struct Animation: Sendable, Hashable {
  /// What is changed.
  public enum Target: Sendable, Hashable {
    /// A view, by its id.
    case view(String)
    /// The constant of a constraint, by its identifier.
    case constraint(String)
  }

  /// How progress runs over a run.
  public enum Pace: Sendable, Hashable {
    /// By a curve over the whole run, before the curves of segments.
    case curve(TimingCurve)
    /// By a spring that starts with a speed in ways a second; its duration is the settling time.
    case spring(Spring, relativeVelocity: Double)
  }

  /// How its value meets that of the property.
  public enum Composition: String, Sendable, Hashable, Codable, CaseIterable {
    /// It takes the property's place; one that has no start of its own goes on from where the
    /// property stands, without a jump, as UIView's animations since iOS 8.
    case replace
    /// It is added.
    case add
  }

  /// What Reduce Motion puts in its place.
  ///
  /// **Source** MotionFacts §2.
  public enum ReducedForm: String, Sendable, Hashable, Codable, CaseIterable {
    /// The end is there at once, over a cross-fade of 0.25 s.
    case crossFade
    /// The end is there at once.
    case jump
    /// Nothing changes, neither on the way nor in the end.
    case none
    /// It stays, with a spring that does not overshoot.
    case keep
  }

  /// What is changed.
  public var target: Target
  /// Which property of it.
  public var property: AnimatableProperty
  /// The values: one is where the property goes from where it stands.
  public var values: [AnimatedValue]
  /// The way of a view's centre, in place of values.
  public var path: AnimationPath?
  /// The moments of the values as shares of a run, or nil for even spacing.
  public var keyTimes: [Double]?
  /// The curve of each segment between values; empty for constant speed.
  public var timingCurves: [TimingCurve]
  /// What lies between the values.
  public var calculationMode: CalculationMode
  /// How progress runs.
  public var pace: Pace
  /// When it runs, how often and how fast.
  public var timing: Timing
  /// How its value meets the property's.
  public var composition: Composition
  /// What Reduce Motion puts in its place; nil, not stated, is a cross-fade for what moves and
  /// leaves the rest.
  public var reducedForm: ReducedForm?
  /// Where it was written.
  public var place: SourceRange?

  /// Creates an animation; times are in seconds.
  public init(
    _ target: Target, _ property: AnimatableProperty, values: [AnimatedValue] = [],
    path: AnimationPath? = nil, keyTimes: [Double]? = nil, timingCurves: [TimingCurve] = [],
    calculationMode: CalculationMode = .linear, pace: Pace = .curve(.easeInEaseOut),
    timing: Timing, composition: Composition = .replace, reducedForm: ReducedForm? = nil,
    place: SourceRange? = nil
  ) {
    self.place = place
    self.target = target
    self.property = property
    self.values = values
    self.path = path
    self.keyTimes = keyTimes
    self.timingCurves = timingCurves
    self.calculationMode = calculationMode
    self.pace = pace
    self.timing = timing
    self.composition = composition
    self.reducedForm = reducedForm
  }

  /// A view's property from one value to another, which it keeps, as UIView.animate.
  ///
  /// - Parameter from: the value at first, or nil for where the property stands.
  public static func view(
    _ id: String, _ property: AnimatableProperty, from: AnimatedValue? = nil, to: AnimatedValue,
    delay: Double = 0, duration: Double, curve: TimingCurve = .easeInEaseOut,
    reducedForm: ReducedForm? = nil
  ) -> Animation {
    Animation(
      .view(id), property, values: [from, to].compactMap(\.self), pace: .curve(curve),
      timing: Timing(beginTime: delay, duration: duration, fillMode: .both),
      reducedForm: reducedForm)
  }

  /// A constraint's constant to another value, which it keeps.
  public static func constraint(
    _ identifier: String, to constant: Double, delay: Double = 0, duration: Double,
    curve: TimingCurve = .easeInEaseOut, reducedForm: ReducedForm? = nil
  ) -> Animation {
    Animation(
      .constraint(identifier), .constant, values: [.number(constant)], pace: .curve(curve),
      timing: Timing(beginTime: delay, duration: duration, fillMode: .both),
      reducedForm: reducedForm)
  }
}
