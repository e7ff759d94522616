public import CasqueGeometry
public import CasqueModel

/// Where the views of a window stack lie at rest: what a timeline needs of solved layouts.
public struct MotionGeometry: Sendable, Hashable {
  /// The size of the screen, in points.
  public var size: Size
  /// What the screen's edges take, in points.
  public var safeAreaInsets: Insets
  /// The frames of the views at rest by window and id, in the window's coordinates, in points.
  public var frames: [WindowRole: [String: Rect]]

  /// Creates geometry from frames at rest.
  public init(
    size: Size, safeAreaInsets: Insets = .zero, frames: [WindowRole: [String: Rect]]
  ) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.frames = frames
  }

  /// The frame of a view at rest in the coordinates of its window, or nil if there is none.
  public func frame(of id: String, in window: WindowRole = .main) -> Rect? {
    frames[window]?[id]
  }
}
