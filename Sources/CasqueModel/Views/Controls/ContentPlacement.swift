/// Where a control's content lies across its width, as in UIControl.ContentHorizontalAlignment.
public enum ContentHorizontalAlignment: String, Sendable, Hashable, Codable, CaseIterable {
  /// In the middle.
  case center
  /// At the left.
  case left
  /// At the right.
  case right
  /// From side to side.
  case fill
  /// Where a line starts.
  case leading
  /// Where a line ends.
  case trailing

  /// The alignment by sides.
  package func resolved(isMirrored: Bool) -> ContentHorizontalAlignment {
    switch self {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    case .center, .left, .right, .fill: self
    }
  }
}

/// Where a control's content lies across its height, as in UIControl.ContentVerticalAlignment.
public enum ContentVerticalAlignment: String, Sendable, Hashable, Codable, CaseIterable {
  /// In the middle.
  case center
  /// At the top.
  case top
  /// At the bottom.
  case bottom
  /// From top to bottom.
  case fill
}

/// Whether an image is drawn in its own colours or as a stencil, as in UIImage.RenderingMode.
public enum ImageRenderingMode: String, Sendable, Hashable, Codable, CaseIterable {
  /// As the place is used to: stencils in bars and system buttons, own colours elsewhere.
  case automatic
  /// In its own colours.
  case alwaysOriginal
  /// As a stencil in the tint.
  case alwaysTemplate
}

/// How a bar is coloured, as in UIBarStyle.
public enum BarStyle: String, Sendable, Hashable, Codable, CaseIterable {
  /// As the screen is.
  case `default`
  /// Dark with white text.
  case black
}
