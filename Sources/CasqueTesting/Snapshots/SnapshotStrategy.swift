public import Casque

/// How a snapshot is made of a result.
public struct SnapshotStrategy: Sendable {
  /// Makes the snapshot.
  public var content: @Sendable (LayoutResult) -> SnapshotContent

  /// Creates a strategy from what makes the snapshot; its kind must always be the same.
  public init(_ content: @escaping @Sendable (LayoutResult) -> SnapshotContent) {
    self.content = content
  }

  /// The frames as text.
  public static let frames = SnapshotStrategy { .frames(FrameText($0)) }
}
