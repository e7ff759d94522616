/// Values at moments and what lies between them, as CAKeyframeAnimation.
public struct Keyframes<Value: Interpolatable>: Sendable, Hashable {
  /// The values: at least two, or one in discrete mode.
  public let values: [Value]
  /// The moments as shares of the time, from 0 to 1, never decreasing.
  public let keyTimes: [Double]
  /// The curve of each segment; empty for constant speed.
  public let timingCurves: [TimingCurve]
  /// How values between keyframes are found.
  public let calculationMode: CalculationMode
  /// How a cubic curve passes through each value; empty for Catmull–Rom.
  public let tangents: [KeyframeTangent]

  /// Creates keyframes from parts without a fault; see ``KeyframesFault``.
  ///
  /// - Parameters:
  ///   - values: at least two values, or one in discrete mode.
  ///   - keyTimes: as many moments as values, one more in discrete mode, or nil for even spacing.
  ///   - timingCurves: a curve a segment, one fewer than values, or none.
  ///   - calculationMode: what lies between the values.
  ///   - tangents: for the cubic modes, one a value or none.
  public init(
    _ values: [Value], keyTimes: [Double]? = nil, timingCurves: [TimingCurve] = [],
    calculationMode: CalculationMode = .linear, tangents: [KeyframeTangent] = []
  ) {
    let fault = Keyframes.fault(
      values, keyTimes: keyTimes, timingCurves: timingCurves, calculationMode: calculationMode,
      tangents: tangents)
    precondition(fault == nil, fault?.rawValue ?? "")
    self.values = values
    self.timingCurves = timingCurves
    self.calculationMode = calculationMode
    self.tangents = tangents
    let last = values.count - (calculationMode == .discrete ? 0 : 1)
    let even = (0...last).map { Double($0) / Double(last) }
    self.keyTimes = calculationMode.isPaced ? even : keyTimes ?? even
  }

  /// What keeps parts from making keyframes, or nil if nothing does.
  ///
  /// O(values).
  public static func fault(
    _ values: [Value], keyTimes: [Double]? = nil, timingCurves: [TimingCurve] = [],
    calculationMode: CalculationMode = .linear, tangents: [KeyframeTangent] = []
  ) -> KeyframesFault? {
    if values.count < (calculationMode == .discrete ? 1 : 2) { return .tooFewValues }
    if !tangents.isEmpty && tangents.count != values.count { return .tangentCount }
    if calculationMode.isPaced { return nil }
    if !timingCurves.isEmpty && timingCurves.count != values.count - 1 { return .curveCount }
    guard let keyTimes else { return nil }
    if keyTimes.count != values.count + (calculationMode == .discrete ? 1 : 0) {
      return .momentCount
    }
    if !keyTimes.allSatisfy((0...1).contains) { return .momentOutside }
    return zip(keyTimes, keyTimes.dropFirst()).allSatisfy { $0 <= $1 } ? nil : .momentsDecrease
  }
}

/// What keeps parts from making ``Keyframes``.
public enum KeyframesFault: String, Sendable, Hashable, CaseIterable {
  /// There is nothing to change between.
  case tooFewValues = "keyframes have at least two values, one in discrete mode"
  /// Values and moments do not match.
  case momentCount = "every value has its moment, and discrete values one moment more"
  /// A moment is no share of the time.
  case momentOutside = "moments lie in 0…1"
  /// A moment lies before the one before it.
  case momentsDecrease = "moments do not decrease"
  /// Segments and curves do not match.
  case curveCount = "every segment has its curve, or none has"
  /// Values and tangents do not match.
  case tangentCount = "every value has its tangent, or none has"
}
