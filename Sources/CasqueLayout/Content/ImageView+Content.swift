import CasqueGeometry
import CasqueModel
import CasqueSymbols

extension ContentMeasurer {
  /// An image view asks for its image's size less the image's alignment insets, or for nothing.
  ///
  /// **Source** uikit-environment §7 and §12.
  func measure(_ imageView: ImageView) -> MeasuredContent {
    if let name = imageView.image, let symbol = symbol(name, in: .plain) {
      return MeasuredContent(width: symbol.size.width, height: symbol.size.height)
    }
    guard let name = imageView.image, let image = resources.imageDescription(named: name) else {
      return MeasuredContent()
    }
    let insets = image.alignmentInsets
    return MeasuredContent(
      width: max(0, image.size.width - insets.left - insets.right),
      height: max(0, image.size.height - insets.top - insets.bottom), alignmentInsets: insets)
  }

  /// The symbol that the name of an image stands for; nil for files and unknown symbols.
  func symbol(_ name: String, in place: SymbolPlace) -> PlacedSymbol? {
    PlacedSymbol(imageName: name, in: place, text: engine, traits: environment.traits)
  }
}
