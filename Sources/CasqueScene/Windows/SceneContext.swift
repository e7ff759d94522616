import CasqueModel

/// What drawing asks from outside.
struct SceneContext {
  let text: any TextMeasuring
  let resources: any Resources
  /// Whether tints are gray, as under an alert or a popover.
  var dimsTint = false

  /// The same with the images as they are under traits.
  func under(_ traits: TraitCollection) -> SceneContext {
    SceneContext(
      text: text, resources: TraitResources(resources, traits: traits), dimsTint: dimsTint)
  }

  /// One line of the system font at a fixed size in points, whatever the user's text size.
  ///
  /// - Parameter legibilityWeight: whether it is bolder, as what the system shows is under Bold Text.
  func line(
    _ string: String, size: Double, weight: FontWeight = .regular, width: Double? = nil,
    legibilityWeight: LegibilityWeight = .regular
  ) -> ShapedText {
    text.shape(
      TextRequest(
        text: string, font: .system(size, weight: weight), lineBreakMode: .byTruncatingMiddle,
        width: width, traits: TraitCollection(legibilityWeight: legibilityWeight)))
  }
}
