public import CasqueGeometry

/// A picture, flat and resolved: what to draw, in order, and nothing about views.
///
/// Coordinates are points of the picture, origin at its top left, y down, unless a group's
/// transform says otherwise.
public struct DisplayList: Sendable, Hashable {
  /// The size of the picture, in points.
  public var size: Size
  /// Pixels to a point where the picture is drawn as pixels.
  public var scale: Double
  /// What to draw, back to front; groups are balanced.
  public var commands: [DisplayCommand]

  /// Creates a list from a size in points, a scale and commands.
  public init(size: Size, scale: Double, commands: [DisplayCommand] = []) {
    precondition(scale > 0, "a picture has a positive scale")
    self.size = size
    self.scale = scale
    self.commands = commands
  }
}
