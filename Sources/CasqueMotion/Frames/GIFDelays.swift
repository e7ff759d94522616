/// How long each frame of a GIF stands, in hundredths of a second.
///
/// GIF knows no finer time; the error is carried on so that the whole keeps its length: 60 frames
/// a second become 2 1 2 2 1 2. Players slow down delays below 2. **Source** spec/motion.md §9.
public struct GIFDelays: Sendable, Hashable {
  /// The delays, in hundredths of a second.
  public let centiseconds: [Int]

  /// Creates the delays of a number of frames; empty without a rate above 0.
  public init(fps: Double, frames: Int) {
    guard fps > 0, frames > 0 else {
      centiseconds = []
      return
    }
    func moment(_ frame: Int) -> Int {
      Int(min((Double(frame) * 100 / fps).rounded(.toNearestOrAwayFromZero), 1e15))
    }
    centiseconds = (0..<frames).map { moment($0 + 1) - moment($0) }
  }

  /// Whether players will show it slower than asked for.
  public var isTooFast: Bool { centiseconds.contains { $0 < 2 } }
}
