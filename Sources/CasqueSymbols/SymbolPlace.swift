package import CasqueGeometry
package import CasqueModel

/// What a symbol takes from where it is put, unless it states its own.
package struct SymbolPlace: Sendable {
  package var pointSize: Double
  package var weight: FontWeight
  package var scale: SymbolImage.Scale

  package init(
    pointSize: Double = Symbol.designSize, weight: FontWeight = .regular,
    scale: SymbolImage.Scale = .medium
  ) {
    self.pointSize = pointSize
    self.weight = weight
    self.scale = scale
  }

  /// An image view or a button without a font of its own: body at the default text size.
  package static let plain = SymbolPlace()
  /// A navigation bar or a toolbar.
  ///
  /// **Source** ControlFacts, UIToolbar and symbols: 17 points at the scale of bars.
  package static let bar = SymbolPlace(pointSize: 17, scale: .large)
  /// A tab bar.
  ///
  /// **Source** ControlFacts, Tab bar: 18 points medium, large scale.
  package static let tabBar = SymbolPlace(pointSize: 18, weight: .medium, scale: .large)

  /// Among characters of a font: as large and as heavy as they are.
  ///
  /// - Parameters:
  ///   - font: the characters' font as the layout states it.
  ///   - text: tells the size of the font at the user's text size.
  package init(
    among font: Font, text: any TextMeasuring, traits: TraitCollection
  ) {
    let isHeadline = font.size == .style(.headline)
    self.init(
      pointSize: text.metrics(of: font, traits: traits).pointSize,
      weight: font.weight ?? (isHeadline ? .semibold : .regular))
  }

  /// How far below the baseline a symbol of a height reaches among characters, in points: its
  /// middle is that of the capitals, which are 0.705 of the size.
  ///
  /// **Source** ControlFacts, symbols (medium).
  package func depth(ofHeight height: Double) -> Double { (height - 0.705 * pointSize) / 2 }
}

/// A symbol with everything decided that it is drawn with.
package struct PlacedSymbol: Sendable {
  package var symbol: Symbol
  /// How much larger than at 17 points it is drawn.
  package var factor: Double
  /// The size of its image, in points.
  package var size: Size
  /// Whether it is mirrored where a line starts at the right.
  package var isDirected: Bool

  /// Resolves the name of an image; nil for the names of files and for symbols that are not drawn.
  ///
  /// - Parameters:
  ///   - name: what a view names its image.
  ///   - place: what it does not state itself.
  ///   - text: tells the size of a text style at the user's text size.
  package init?(
    imageName name: String, in place: SymbolPlace, text: any TextMeasuring, traits: TraitCollection
  ) {
    guard let image = SymbolImage(name: name) else { return nil }
    let weight = image.weight ?? place.weight
    let heavier = traits.legibilityWeight == .bold ? weight.oneHeavier : weight
    guard let symbol = SymbolLibrary.symbol(named: image.systemName, weight: heavier) else {
      return nil
    }
    let styled = image.textStyle.map {
      text.metrics(of: .preferred($0), traits: traits).pointSize
    }
    self.symbol = symbol
    factor = Symbol.factor(
      pointSize: image.pointSize ?? styled ?? place.pointSize, scale: image.scale ?? place.scale)
    size = symbol.size(factor: factor, grid: PixelGrid(scale: traits.displayScale))
    isDirected = SymbolLibrary.isDirected(image.systemName)
  }
}

extension FontWeight {
  /// The next heavier weight, as Bold Text draws symbols.
  fileprivate var oneHeavier: FontWeight {
    let all = FontWeight.allCases
    guard let index = all.firstIndex(of: self), index + 1 < all.count else { return self }
    return all[index + 1]
  }
}
