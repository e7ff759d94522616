public import CasqueGeometry

/// A wallpaper larger than its screen, so that it can move.
///
/// **Source** MotionFacts §2, measured by the community in 2013.
public struct Wallpaper: Sendable, Hashable {
  /// The size of the screen, in pixels.
  public var screenSize: Size
  /// The size of the picture, in pixels.
  public var imageSize: Size
  /// The screen's pixels a point.
  public var scale: Double

  /// Creates a wallpaper from sizes in pixels.
  public init(screenSize: Size, imageSize: Size, scale: Double) {
    self.screenSize = screenSize
    self.imageSize = imageSize
    self.scale = scale
  }

  /// What the picture has to spare on each side, in points; negative where it is too small.
  public var margin: Point {
    Point(
      x: (imageSize.width - screenSize.width) / 2 / scale,
      y: (imageSize.height - screenSize.height) / 2 / scale)
  }

  /// The home screen of iPhone 5 in iOS 7: 26 and 64 points to spare.
  public static let iPhone5 = Wallpaper(
    screenSize: Size(width: 640, height: 1136), imageSize: Size(width: 744, height: 1392),
    scale: 2)
  /// The home screen of iPhone 4s in iOS 7: 25 and 59 points to spare.
  public static let iPhone4s = Wallpaper(
    screenSize: Size(width: 640, height: 960), imageSize: Size(width: 740, height: 1196), scale: 2)
}
