internal import CasqueCairo
public import CasqueImaging
internal import CasqueLayout
public import CasqueMotion
public import CasqueScene
public import CasqueSnapshots

/// How a snapshot is made of a result.
public struct SnapshotRecipe: Sendable, Hashable {
  /// What it is made of.
  public var kind: SnapshotKind
  /// What a picture may differ in.
  public var comparator: BitmapComparator
  /// The ids of views that are hidden behind a hatching with their ids.
  public var masks: [String]
  /// What the system or the device adds to a picture.
  public var surroundings: SceneOptions.Surroundings
  /// The moment, in seconds from the start; nil for when nothing moves any more.
  public var time: Double?
  /// How the device is turned.
  public var tilt: Tilt

  /// Creates a recipe for a screenshot, or another kind.
  public init(
    _ kind: SnapshotKind, comparator: BitmapComparator = .exact, masks: [String] = [],
    surroundings: SceneOptions.Surroundings = .screen, time: Double? = nil, tilt: Tilt = .zero
  ) {
    self.kind = kind
    self.comparator = comparator
    self.masks = masks
    self.surroundings = surroundings
    self.time = time
    self.tilt = tilt
  }

  /// What blueprints show.
  static let blueprint: [Overlay] = [.safeArea, .margins, .guides, .frames, .constraints]

  /// What tells snapshots of one cell and kind apart: the moment and the tilt; empty at rest.
  public var detail: String {
    var parts: [String] = []
    if let time { parts.append("t\(time)") }
    if tilt != .zero { parts.append("tilt\(tilt.x)x\(tilt.y)") }
    return parts.joined(separator: "_")
  }
}
