public import CasqueModel

/// What a result was solved from: enough to draw it, to move it in time, and to explain it.
public struct LayoutOrigin: Sendable {
  /// The layout.
  public var layout: Layout
  /// Knows the layout's images.
  public var resources: any Resources

  /// Creates an origin.
  public init(layout: Layout, resources: any Resources) {
    self.layout = layout
    self.resources = resources
  }
}
