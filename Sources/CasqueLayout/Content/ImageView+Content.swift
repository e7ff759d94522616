import CasqueGeometry
import CasqueModel

extension ContentMeasurer {
  /// An image view asks for its image's size less the image's alignment insets, or for nothing.
  ///
  /// **Source** uikit-environment §7 and §12.
  func measure(_ imageView: ImageView) -> MeasuredContent {
    guard let name = imageView.image, let image = resources.imageDescription(named: name) else {
      return MeasuredContent()
    }
    let insets = image.alignmentInsets
    return MeasuredContent(
      width: max(0, image.size.width - insets.left - insets.right),
      height: max(0, image.size.height - insets.top - insets.bottom), alignmentInsets: insets)
  }
}
