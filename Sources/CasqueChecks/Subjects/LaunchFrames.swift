public import CasqueImaging

/// The launch screen and the splash's first frame as they are drawn, at the screen's own pixels.
public enum LaunchFrames: Sendable {
  /// Both are the same drawing.
  case same
  /// They are drawn otherwise; whether it shows is for their pixels to say.
  case pictures(launch: Bitmap, first: Bitmap)
}
