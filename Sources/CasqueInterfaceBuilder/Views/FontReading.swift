import CasqueModel

/// Fonts as Interface Builder writes them.
struct FontReading {
  let era: XcodeEra
  let selection: VariationSelection

  /// The text styles by their names in documents.
  static let styles: [String: TextStyle] = [
    "UICTFontTextStyleBody": .body, "UICTFontTextStyleHeadline": .headline,
    "UICTFontTextStyleSubhead": .subheadline, "UICTFontTextStyleFootnote": .footnote,
    "UICTFontTextStyleCallout": .callout, "UICTFontTextStyleCaption1": .caption1,
    "UICTFontTextStyleCaption2": .caption2, "UICTFontTextStyleTitle0": .largeTitle,
    "UICTFontTextStyleTitle1": .title1, "UICTFontTextStyleTitle2": .title2,
    "UICTFontTextStyleTitle3": .title3,
  ]

  /// The sizes of the text styles at the usual text size, in points.
  ///
  /// **Source** EnvironmentFacts §5.
  static let usualSizes: [TextStyle: Double] = [
    .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .body: 17,
    .callout: 16, .subheadline: 15, .footnote: 13, .caption1: 12, .caption2: 11,
  ]

  /// The sizes that documents give names, in points.
  private static let namedSizes = [
    "system": 14.0, "button": 15.0, "label": 17.0, "smallSystem": 12.0,
  ]

  /// The font of a view, or nil if it states none.
  ///
  /// - Parameter size: the size in points of a font that states none.
  func font(of tag: MarkupTag, size: Double) -> Font? {
    selection.child(tag, key: "fontDescription").flatMap { font($0, size: size) }
  }

  /// Reads a `fontDescription`.
  func font(_ tag: MarkupTag, size initial: Double) -> Font? {
    guard tag.name == "fontDescription" else { return nil }
    if let style = tag["style"] { return font(style: Self.styles[style] ?? .body) }
    let size = points(tag, initial: initial)
    if let name = tag["name"] { return named(name, family: tag["family"], size: size) }
    let weight = (tag["weight"]).flatMap(Self.weight(named:))
    return .system(size, weight: weight ?? (tag["type"] == "boldSystem" ? .bold : .regular))
  }

  /// A text style; on the first canvases that had them they were a point smaller, and the second title
  /// was two on those of Xcode 10.
  ///
  /// **Source** SavedFrames §8b, rule 3 (one document), §8c (three documents).
  private func font(style: TextStyle) -> Font {
    if style == .title2, era >= .xcode9_3, era < .xcode11 { return .system(20) }
    guard era < .xcode7_1 else { return .preferred(style) }
    let sizes: [TextStyle: Double] = [
      .body: 16, .headline: 16, .subheadline: 14, .footnote: 12, .caption1: 11, .caption2: 10,
    ]
    return .system(sizes[style] ?? 16, weight: style == .headline ? .semibold : .regular)
  }

  private func points(_ tag: MarkupTag, initial: Double) -> Double {
    let stated = tag["pointSize"].flatMap(NumberReading.number) ?? 0
    return stated > 0 ? stated : tag["size"].flatMap { Self.namedSizes[$0] } ?? initial
  }

  /// A font by its PostScript name, such as `AvenirNext-DemiBold`.
  func named(_ name: String, family: String?, size: Double) -> Font {
    let parts = name.split(separator: "-", maxSplits: 1)
    let face = parts.count > 1 ? String(parts[1]) : ""
    if name.hasPrefix(".") { return .system(size, weight: Self.weight(of: face)) }
    return .custom(family ?? String(parts.first ?? ""), size: size, weight: Self.weight(of: face))
  }

  /// The weight of a name such as `semibold`, in letters of any case.
  static func weight(named name: String) -> FontWeight? {
    FontWeight.allCases.first { $0.rawValue.lowercased() == name.lowercased() }
  }

  /// The weight that the name of a face stands for.
  static func weight(of face: String) -> FontWeight {
    if face.isEmpty { return .regular }
    let name = face.lowercased()
    let words: [(String, FontWeight)] = [
      ("ultralight", .ultraLight), ("thin", .thin), ("semibold", .semibold),
      ("demi", .semibold), ("extrabold", .heavy), ("heavy", .heavy), ("black", .black),
      ("bold", .bold), ("medium", .medium), ("light", .light),
    ]
    return words.first { name.contains($0.0) }?.1 ?? .regular
  }
}
