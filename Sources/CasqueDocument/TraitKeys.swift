import CasqueModel

/// The keys of the traits that a layout is always shown with, by UIKit's names.
enum TraitKeys {
  private static let style = DocumentKey(
    "userInterfaceStyle", "Light or dark.", ValueForm<UserInterfaceStyle>.choice("a style"))
  private static let contentSize = DocumentKey(
    "preferredContentSizeCategory", "The text size.",
    ValueForm<ContentSizeCategory>.choice("a text size"))
  private static let contrast = DocumentKey(
    "accessibilityContrast", "high with Increase Contrast.",
    ValueForm<AccessibilityContrast>.choice("a contrast"))
  private static let weight = DocumentKey(
    "legibilityWeight", "bold with Bold Text.",
    ValueForm<LegibilityWeight>.choice("a weight of legible text"))
  private static let transparency = DocumentKey(
    "isReduceTransparencyEnabled", "Whether Reduce Transparency is on.", ValueForm<Bool>.boolean)
  private static let table = KeyTable(
    "the traits of a layout",
    [style.row, contentSize.row, contrast.row, weight.row, transparency.row])

  static let overrides = DocumentKey(
    "traitOverrides", "Traits that the layout is always shown with, whatever the device's are.",
    ValueForm<TraitOverrides>.mapping(table) { keys, context in
      var overrides = TraitOverrides()
      overrides.userInterfaceStyle = keys.read(style, &context)
      overrides.preferredContentSizeCategory = keys.read(contentSize, &context)
      overrides.accessibilityContrast = keys.read(contrast, &context)
      overrides.legibilityWeight = keys.read(weight, &context)
      overrides.isReduceTransparencyEnabled = keys.read(transparency, &context)
      return overrides
    })

  /// The traits as a document states them; nil where none are overridden.
  static func node(of overrides: TraitOverrides) -> DocumentNode? {
    guard overrides != TraitOverrides() else { return nil }
    return .keys([
      (style.name, overrides.userInterfaceStyle.map(DocumentNode.name)),
      (contentSize.name, overrides.preferredContentSizeCategory.map(DocumentNode.name)),
      (contrast.name, overrides.accessibilityContrast.map(DocumentNode.name)),
      (weight.name, overrides.legibilityWeight.map(DocumentNode.name)),
      (transparency.name, overrides.isReduceTransparencyEnabled.map(DocumentNode.boolean)),
    ])
  }
}
