/// How long each frame of a GIF stands, in hundredths of a second.
///
/// GIF knows no finer time; the error is carried on so that the whole keeps its length: 60 frames
/// a second become 2 1 2 2 1 2. Players slow down delays below 2. **Source** MotionFacts §9.
public struct GIFDelays: Sendable, Hashable {
  /// The delays, in hundredths of a second.
  public let centiseconds: [Int]

  /// Creates the delays of a number of frames; empty without a rate above 0.
  public init(fps: Double, frames: Int) {
    centiseconds = FrameDelays(fps: fps, frames: frames, unitsPerSecond: 100).units
  }

  /// Whether players will show it slower than asked for.
  public var isTooFast: Bool { centiseconds.contains { $0 < 2 } }
}
