/// One of the pictures that make up a scene when they are laid over each other.
public struct SceneLayer: Sendable, Hashable {
  /// The window's role, the view's id, or `rest`.
  public var name: String
  /// The picture, clear where nothing is drawn.
  public var list: DisplayList

  /// Creates a layer.
  public init(name: String, list: DisplayList) {
    self.name = name
    self.list = list
  }
}
