/// How content is placed in a view of another size, as in UIView.ContentMode.
public enum ContentMode: String, Sendable, Hashable, Codable, CaseIterable {
  /// Stretched to the bounds.
  case scaleToFill
  /// As large as fits, its proportions kept.
  case scaleAspectFit
  /// As small as covers, its proportions kept.
  case scaleAspectFill
  /// Drawn again at the bounds' size; for an image as `scaleToFill`.
  case redraw
  /// In the middle at its own size.
  case center
  /// At the middle of the top edge at its own size.
  case top
  /// At the middle of the bottom edge at its own size.
  case bottom
  /// At the middle of the left edge at its own size.
  case left
  /// At the middle of the right edge at its own size.
  case right
  /// In the top left corner at its own size.
  case topLeft
  /// In the top right corner at its own size.
  case topRight
  /// In the bottom left corner at its own size.
  case bottomLeft
  /// In the bottom right corner at its own size.
  case bottomRight
}
