/// How long each frame of an animation stands, in whole units of a format.
///
/// What a unit cannot hold is carried on, so that the whole keeps its length.
public struct FrameDelays: Sendable, Hashable {
  /// The delays, in units.
  public let units: [Int]

  /// Creates the delays of a number of frames; empty without a rate above 0.
  public init(fps: Double, frames: Int, unitsPerSecond: Int) {
    guard fps > 0, frames > 0 else {
      units = []
      return
    }
    func moment(_ frame: Int) -> Int {
      let exact = Double(frame) * Double(unitsPerSecond) / fps
      return Int(min(exact.rounded(.toNearestOrAwayFromZero), 1e15))
    }
    units = (0..<frames).map { moment($0 + 1) - moment($0) }
  }
}
