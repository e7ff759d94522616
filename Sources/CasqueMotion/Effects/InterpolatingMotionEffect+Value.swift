public import CasqueModel

extension InterpolatingMotionEffect {
  /// What is added to the property at a tilt.
  ///
  /// value = minimum + (tilt + 1)/2 · (maximum − minimum); a tilt does not leave −1…1.
  /// **Source** MotionFacts §2.
  public func relativeValue(at tilt: Tilt) -> Double {
    minimumRelativeValue + (tilt[type] + 1) / 2 * (maximumRelativeValue - minimumRelativeValue)
  }
}

extension MotionEffectGroup {
  /// What is added to one property.
  public struct RelativeValue: Sendable, Hashable {
    /// The property.
    public var keyPath: String
    /// What is added to it.
    public var value: Double
  }

  /// What is added to each property, in the order in which properties first come.
  ///
  /// Values of one property add up; Apple does not say so. Reduce Motion makes all of them 0.
  /// **Source** MotionFacts §2. O(members · properties).
  public func keyPathsAndRelativeValues(
    at tilt: Tilt, for preference: MotionPreference = .full
  ) -> [RelativeValue] {
    var values: [RelativeValue] = []
    for effect in motionEffects {
      let value = preference == .reduced ? 0 : effect.relativeValue(at: tilt)
      if let index = values.firstIndex(where: { $0.keyPath == effect.keyPath }) {
        values[index].value += value
      } else {
        values.append(RelativeValue(keyPath: effect.keyPath, value: value))
      }
    }
    return values
  }
}
