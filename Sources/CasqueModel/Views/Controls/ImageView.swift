/// The content of a UIImageView.
public struct ImageView: Sendable, Hashable {
  /// The name of the image, a path within the document's folder; nil for none.
  public var image: String?
  /// How the image is placed in the bounds.
  public var contentMode: ContentMode
  /// Whether the image is drawn in its own colours or as a stencil in the tint.
  public var imageRenderingMode = ImageRenderingMode.automatic
  /// Whether the image grows with accessibility text sizes.
  public var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// Creates an image view's content.
  public init(image: String?, contentMode: ContentMode = .scaleToFill) {
    self.image = image
    self.contentMode = contentMode
  }
}
