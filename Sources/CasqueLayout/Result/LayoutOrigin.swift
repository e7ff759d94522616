public import CasqueModel

/// What a result was solved from: enough to draw it, to move it in time, and to explain it.
public struct LayoutOrigin: Sendable {
  /// The layout, shared by the results of many cells.
  private var shared: SharedLayout
  /// The layout.
  public var layout: Layout {
    get { shared.layout }
    set { shared = SharedLayout(newValue) }
  }
  /// Knows the layout's images.
  public var resources: any Resources

  /// Creates an origin.
  public init(layout: Layout, resources: any Resources) {
    self.init(SharedLayout(layout), resources)
  }

  init(_ shared: SharedLayout, _ resources: any Resources) {
    self.shared = shared
    self.resources = resources
  }
}

/// A layout that is passed about by reference.
final class SharedLayout: Sendable {
  let layout: Layout

  init(_ layout: Layout) { self.layout = layout }
}
