public import CasqueGeometry
internal import CasqueModel

/// What is wrong with a parallax container's numbers, for a reader or a check to report.
///
/// **Source** MotionFacts §1.5.
public enum ParallaxFault: Sendable, Hashable {
  /// There is no background: the original freezes, the corrected form has no bound (P3).
  case noBackground
  /// The background has nothing to spare along an axis, so that nothing moves (P4).
  case noSlack(Axis)
  /// The distance factor is 0, which places nothing (P5).
  case distanceFactorIsZero
  /// The front factor is 0: the original throws the front view out of sight (P6).
  case frontFactorIsZero
  /// There are fewer depths than layers.
  case missingDepths
}

extension ParallaxScene {
  /// What is wrong with the numbers, if anything.
  public var faults: [ParallaxFault] {
    var faults: [ParallaxFault] = []
    if backgroundSize == nil {
      faults.append(.noBackground)
    } else {
      faults += Axis.allCases.filter { slack[$0] == 0 }.map(ParallaxFault.noSlack)
    }
    if let depths {
      if depths.layers.count < layers.count { faults.append(.missingDepths) }
    } else {
      if distanceFactor == 0 { faults.append(.distanceFactorIsZero) }
      if frontFactor == 0 && frontView != nil { faults.append(.frontFactorIsZero) }
    }
    return faults
  }
}
