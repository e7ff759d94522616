public import CasqueModel

extension MomentumSheet {
  /// How a sheet goes on once the finger lets go.
  public struct Release: Sendable, Hashable {
    /// Whether the running animation goes on backwards.
    public var isReversed: Bool
    /// The spring that goes on.
    public var spring: Spring
    /// The speed it is started with, in ways a second.
    public var relativeVelocity: Double
    /// Its duration as a share of the running animation's, or 0 to leave that unchanged.
    public var durationFactor: Double
  }

  /// Decides where the sheet goes.
  ///
  /// Faithful: without speed the animation goes on unchanged, so that a tap opens; otherwise the
  /// sign of the speed decides. Better: the end nearest to where the sheet would come to rest.
  ///
  /// - Parameters:
  ///   - velocity: the finger's speed along y, in points a second.
  ///   - fraction: the share of the way that is done.
  ///   - isOpen: whether the sheet was open as its animation began.
  ///   - isReversed: whether the animation runs backwards.
  public func release(
    velocity: Double, atFraction fraction: Double, isOpen: Bool, isReversed: Bool
  ) -> Release {
    guard velocity != 0 else {
      return Release(
        isReversed: isReversed, spring: MomentumSheet.tapSpring, relativeVelocity: 0,
        durationFactor: 0)
    }
    let closes =
      fidelity == .faithful
      ? velocity > 0
      : projectedOpening(velocity, fraction, isOpen: isOpen, isReversed: isReversed) < 0.5
    let relative = relativeVelocity(of: velocity, atFraction: fraction)
    let spring = MomentumSheet.flickSpring
    return Release(
      isReversed: isOpen ? !closes : closes, spring: spring, relativeVelocity: relative,
      durationFactor: spring.settlingDuration(relativeVelocity: relative)
        / MomentumSheet.tapSpring.settlingDuration())
  }

  /// How open the sheet would be if it came to rest by itself: 0 closed, 1 open.
  private func projectedOpening(
    _ velocity: Double, _ fraction: Double, isOpen: Bool, isReversed: Bool
  ) -> Double {
    let done = min(max(fraction, 0), 1)
    // A reversed animation counts its fraction towards where it came from.
    let opening = isOpen == isReversed ? done : 1 - done
    guard travel > 0 else { return opening }
    return opening
      - DecelerationRate.normal.projection(of: velocity, fidelity: .better) / travel
  }
}
