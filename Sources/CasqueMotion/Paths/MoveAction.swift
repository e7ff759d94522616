public import CasqueGeometry
public import CasqueModel

/// Keynote's move action: an object that runs along a path.
///
/// The object stands at the start before and at the end after. **Source** MotionFacts §7.
public struct MoveAction: Sendable, Hashable {
  /// Whether an object turns with its path.
  public enum Alignment: Sendable, Hashable {
    /// It keeps its angle.
    case fixed
    /// It turns with the direction of travel, plus a fixed angle in radians.
    case alongPath(offset: Double)
  }

  /// Where an object is and how it is turned.
  public struct Placement: Sendable, Hashable {
    /// The object's centre, in points.
    public var point: Point
    /// The angle of the object, in radians.
    public var rotation: Double
    /// The opacity, below 1 only in the middle of a cross-fade.
    public var alpha: Double
  }

  /// The path of the object's centre.
  public var path: MotionPath
  /// How long it takes, in seconds.
  public var duration: Double
  /// How it speeds up and slows down.
  public var curve: TimingCurve
  /// Whether it turns.
  public var alignment: Alignment

  /// Creates an action.
  public init(
    path: MotionPath, duration: Double, curve: TimingCurve = .easeInEaseOut,
    alignment: Alignment = .fixed
  ) {
    self.path = path
    self.duration = duration
    self.curve = curve
    self.alignment = alignment
  }

  /// Where the object is at `time`, in seconds from the start of the action.
  public func placement(at time: Double) -> Placement {
    let share = duration > 0 ? time / duration : time < 0 ? 0 : 1
    return placement(atShare: curve.progress(at: share))
  }

  /// What is seen of the object at `time`: under Reduce Motion it fades from its place at the
  /// start into its place at the end, both shown while the fade lasts.
  public func placements(at time: Double, for preference: MotionPreference) -> [Placement] {
    guard preference == .reduced else { return [placement(at: time)] }
    let share = min(max(time / MotionPreference.crossFadeDuration, 0), 1)
    var (start, end) = (placement(atShare: 0), placement(atShare: 1))
    start.alpha = 1 - share
    end.alpha = share
    return [start, end].filter { $0.alpha > 0 }
  }

  /// Two actions with the same geometry in all, one after the other.
  ///
  /// Each takes its share of the time, which at constant speed moves the object as before.
  /// - Parameter u: the share of the path's length at which it is split, in 0…1.
  public func split(at u: Double) -> (MoveAction, MoveAction) {
    var (first, second) = (self, self)
    let share = u > 0 ? min(u, 1) : 0
    (first.path, second.path) = path.split(at: share)
    first.duration = duration * share
    second.duration = duration - first.duration
    return (first, second)
  }

  private func placement(atShare u: Double) -> Placement {
    let position = path.position(at: u)
    let rotation =
      switch alignment {
      case .fixed: 0.0
      case .alongPath(let offset): position.direction + offset
      }
    return Placement(point: position.point, rotation: rotation, alpha: 1)
  }
}
