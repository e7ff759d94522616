public import Casque

/// How a snapshot is made of a result.
public struct SnapshotStrategy: Sendable {
  /// What it is made of; nil where the content says it.
  let kind: SnapshotKind?
  /// What tells snapshots of one cell and kind apart, such as the moment; may be empty.
  let detail: String
  /// Makes the snapshot.
  let content: @Sendable (LayoutResult) throws -> SnapshotContent

  /// Creates a strategy of your own from what makes the snapshot; its form must always be the same.
  public init(_ content: @escaping @Sendable (LayoutResult) throws -> SnapshotContent) {
    kind = nil
    detail = ""
    self.content = content
  }

  /// Creates a strategy from a recipe.
  public init(_ recipe: SnapshotRecipe) {
    kind = recipe.kind
    detail = recipe.detail
    content = { try LayoutPipeline.standard.snapshot(of: $0, by: recipe) }
  }

  /// The frames as text, with what they depend on.
  public static let frames = SnapshotStrategy(SnapshotRecipe(.frames))
  /// The frames alone, a line a view: short enough to stand in the test itself.
  public static let views = SnapshotStrategy { .text(FrameText($0).views) }
  /// The screenshot, pixel by pixel.
  public static let image = SnapshotStrategy.image()
  /// The screenshot under its guides, frames and constraints.
  public static let blueprint = SnapshotStrategy(SnapshotRecipe(.blueprint))
  /// The screen as a page of vectors with real text.
  public static let pdf = SnapshotStrategy(SnapshotRecipe(.pdf))

  /// The screenshot.
  ///
  /// - Parameters:
  ///   - comparator: what it may differ in.
  ///   - masks: the ids of views that are hidden behind a hatching, which moves with them.
  ///   - surroundings: what the system adds.
  public static func image(
    _ comparator: BitmapComparator = .exact, masks: [String] = [],
    surroundings: SceneOptions.Surroundings = .screen
  ) -> SnapshotStrategy {
    SnapshotStrategy(
      SnapshotRecipe(
        .image, comparator: comparator, masks: masks, surroundings: surroundings))
  }

  /// The screenshot of a moment of a layout that moves.
  ///
  /// - Parameters:
  ///   - time: seconds from the start.
  ///   - tilt: how the device is turned.
  ///   - comparator: what it may differ in.
  public static func motion(
    at time: Double, tilt: Tilt = .zero, _ comparator: BitmapComparator = .exact
  ) -> SnapshotStrategy {
    SnapshotStrategy(
      SnapshotRecipe(.motion, comparator: comparator, time: time, tilt: tilt))
  }
}
