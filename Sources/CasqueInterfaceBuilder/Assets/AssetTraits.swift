package import CasqueModel

/// What the files of an image set are chosen by.
package struct AssetTraits: Sendable, Hashable {
  /// The idiom whose files come before universal ones: `iphone` or `ipad`; nil for any.
  package var idiom: String?
  /// Pixels to a point.
  package var scale = 3.0
  package var isDark = false
  package var hasHighContrast = false
  package var isRightToLeft = false
  /// The size classes, or nil for any.
  package var widthClass: UserInterfaceSizeClass?
  package var heightClass: UserInterfaceSizeClass?
  /// The language, such as `de`; nil for that of development.
  package var locale: String?

  /// What an image is chosen by where nothing is known of a device: any file will do.
  package init() { idiom = nil }

  /// What an image is chosen by under traits.
  package init(_ traits: TraitCollection, locale: String?) {
    idiom = traits.userInterfaceIdiom == .pad ? "ipad" : "iphone"
    scale = traits.displayScale
    isDark = traits.userInterfaceStyle == .dark
    hasHighContrast = traits.accessibilityContrast == .high
    isRightToLeft = traits.layoutDirection == .rightToLeft
    widthClass = traits.horizontalSizeClass
    heightClass = traits.verticalSizeClass
    self.locale = locale
  }
}

extension AssetTraits {
  /// How well a file of a set suits, the lowest first; nil for one that is for something else.
  ///
  /// A file for the language comes first, then one for the kind of device, for the appearance, for the
  /// size classes, for the direction; a file for wide gamuts or for one screen alone comes last, as
  /// pictures are in sRGB. Of several scales the screen's own is the best, then the next larger one.
  func rank(of image: AssetContents.Image) -> [Double]? {
    guard let locale = rank(ofLocale: image.locale), let idiom = rank(ofIdiom: image.idiom),
      let appearance = rank(of: image.appearances ?? []),
      let width = rank(of: image.widthClass, widthClass),
      let height = rank(of: image.heightClass, heightClass)
    else { return nil }
    let direction: Double
    switch image.languageDirection {
    case "right-to-left":
      guard isRightToLeft else { return nil }
      direction = 0
    default: direction = isRightToLeft || image.languageDirection == nil ? 1 : 0
    }
    let isUsual = image.displayGamut != "display-P3"
    return [
      locale, idiom, appearance, width + height, direction, isUsual ? 0 : 1,
      image.subtype == nil ? 0 : 1, rank(ofScale: image.scale),
    ]
  }

  private func rank(ofLocale name: String?) -> Double? {
    guard let name else { return 1 }
    guard let locale else { return nil }
    if name == locale { return 0 }
    return Self.language(name) == Self.language(locale) ? 0.5 : nil
  }

  /// The language of a name, with the script where it is Chinese: its two are read by different people.
  private static func language(_ name: String) -> String {
    let parts = name.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    guard let language = parts.first, language == "zh" else { return parts.first ?? "" }
    let isTraditional = parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }
    return isTraditional ? "zh-hant" : "zh-hans"
  }

  private func rank(ofIdiom name: String?) -> Double? {
    guard let idiom else { return name == nil || name == "universal" ? 0 : 1 }
    if name == idiom { return 0 }
    return name == nil || name == "universal" ? 1 : nil
  }

  private func rank(of appearances: [AssetContents.Appearance]) -> Double? {
    var rank = (isDark ? 2.0 : 0) + (hasHighContrast ? 1 : 0)
    for appearance in appearances {
      switch (appearance.appearance, appearance.value) {
      case ("luminosity", "dark"):
        guard isDark else { return nil }
        rank -= 2
      case ("luminosity", "light"): if isDark { return nil } else { rank -= 0.5 }
      case ("contrast", "high"):
        guard hasHighContrast else { return nil }
        rank -= 1
      default: return nil
      }
    }
    return rank
  }

  private func rank(
    of name: String?, _ sizeClass: UserInterfaceSizeClass?
  ) -> Double? {
    guard let name, name != "any" else { return 1 }
    guard let sizeClass else { return 2 }
    return name == sizeClass.rawValue ? 0 : nil
  }

  private func rank(ofScale name: String?) -> Double {
    guard let own = AssetImageSet.scale(name) else { return 0.5 }
    if own == scale { return 0 }
    return own > scale ? 1 + own : 20 - own
  }
}
