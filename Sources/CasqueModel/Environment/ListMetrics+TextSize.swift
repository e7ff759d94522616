/// What of a table grows with the user's text size beside its texts.
extension ListMetrics {
  /// What the box of 26 is multiplied with in which a row's sign to delete, add or choose it stands, and
  /// how far from the leading edge the content of the row begins then.
  ///
  /// **Source** ControlFacts, edit minus control: 34.5 and 47.5 at xxxL, where body's leading is 29 in
  /// place of 22.
  package func editing(
    in traits: TraitCollection, _ text: (any TextMeasuring)?
  ) -> (scale: Double, inset: Double) {
    let grows = glyphScale(in: traits, text) != 1
    let scale = grows ? text?.bodyScale(in: traits) ?? 1 : 1
    return (scale, editingInset + 26 * (scale - 1))
  }

  /// What the glyphs of accessories are larger by than at the default text size, as symbols beside
  /// body text are.
  package func glyphScale(in traits: TraitCollection, _ text: (any TextMeasuring)?) -> Double {
    let size = traits.preferredContentSizeCategory
    guard let text, size != .large, growsAtOrdinarySizes || size.isAccessibilityCategory else {
      return 1
    }
    return text.metrics(of: .preferred(.body), traits: traits).pointSize / 17
  }
}
