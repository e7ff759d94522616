import CasqueGeometry
import CasqueModel
import CasqueSymbols

extension ContentMeasurer {
  /// An image view asks for its image's size less the image's alignment insets, or for nothing.
  ///
  /// **Source** EnvironmentFacts §7 and §12.
  func measure(_ imageView: ImageView) -> MeasuredContent {
    let factor = imageFactor(imageView.adjustsImageSizeForAccessibilityContentSizeCategory)
    if let name = imageView.image, let symbol = symbol(name, in: .plain) {
      let size = symbol.size.scaled(by: factor)
      return MeasuredContent(width: size.width, height: size.height)
    }
    guard let name = imageView.image, let image = resources.imageDescription(named: name) else {
      return MeasuredContent()
    }
    let insets = image.alignmentInsets
    let size = image.size.scaled(by: factor)
    return MeasuredContent(
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom), alignmentInsets: insets)
  }

  /// How much larger than it is an image is shown: it grows as body text does, at accessibility text
  /// sizes only.
  ///
  /// **Source** UIAccessibilityContentSizeCategoryImageAdjusting; by how much is general knowledge.
  package func imageFactor(_ adjusts: Bool) -> Double {
    guard adjusts, environment.traits.preferredContentSizeCategory.isAccessibilityCategory else {
      return 1
    }
    var usual = environment.traits
    usual.preferredContentSizeCategory = .large
    let own = engine.metrics(of: .preferred(.body), traits: environment.traits).pointSize
    return own / engine.metrics(of: .preferred(.body), traits: usual).pointSize
  }

  /// The symbol that the name of an image stands for; nil for files and unknown symbols.
  func symbol(_ name: String, in place: SymbolPlace) -> PlacedSymbol? {
    PlacedSymbol(imageName: name, in: place, text: engine, traits: environment.traits)
  }
}
