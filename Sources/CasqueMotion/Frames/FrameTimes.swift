/// The moments at which frames are drawn: from + k/fps, the end left out unless asked for.
///
/// There are ceil((to − from) · fps − 1e-9) of them. **Source** MotionFacts §9.
public struct FrameTimes: Sendable, Hashable, RandomAccessCollection {
  /// Whether the last moment of a range is drawn.
  public enum End: String, Sendable, Hashable, Codable, CaseIterable {
    /// It is not, so that a loop does not show its seam twice.
    case excluded
    /// It is, as one more frame.
    case included
  }

  /// The first moment, in seconds.
  public let from: Double
  /// The end of the range, in seconds.
  public let to: Double
  /// The frames a second.
  public let fps: Double
  /// Whether the end is drawn.
  public let end: End
  private let stepCount: Int

  /// The greatest number of frames; a longer range is cut.
  public static let maximumCount = 1_000_000

  /// Creates the moments of a range; there is none but the end without a rate above 0.
  public init(from: Double, to: Double, fps: Double, end: End = .excluded) {
    self.from = from
    self.to = to
    self.fps = fps
    self.end = end
    let exact = ((to - from) * fps - 1e-9).rounded(.up)
    stepCount =
      fps > 0 && exact > 0 ? Int(Swift.min(exact, Double(FrameTimes.maximumCount))) : 0
  }

  /// The index of the first frame.
  public var startIndex: Int { 0 }

  /// The number of frames.
  public var endIndex: Int { stepCount + (end == .included ? 1 : 0) }

  /// The moment of a frame, in seconds, the same whichever other frames are drawn.
  public subscript(position: Int) -> Double {
    position == stepCount ? to : from + Double(position) / fps
  }
}
