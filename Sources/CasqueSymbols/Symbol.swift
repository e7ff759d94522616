package import CasqueGeometry
package import CasqueModel

/// A symbol of ours that stands in for one of the system's, as it is drawn at 17 points.
package struct Symbol: Hashable, Sendable {
  /// Something that is drawn or taken away, in the order of drawing.
  package enum Stroke: Hashable, Sendable {
    /// Fills a path and draws a line of a width along its edge; 0 for the path alone.
    case fill([PathStep], width: Double)
    /// Draws a line of a width along a path.
    case line([PathStep], width: Double)
    /// Takes away what a path encloses and a line of a width along its edge.
    case clear([PathStep], width: Double)
    /// Takes away a line of a width along a path.
    case clearLine([PathStep], width: Double)
  }

  /// The box with its side bearings, in points.
  package var size: Size
  /// What is drawn, in points of the box.
  package var strokes: [Stroke]

  /// Whether something is taken away, so that the symbol has to be drawn apart.
  package var hasGaps: Bool {
    strokes.contains { stroke in
      switch stroke {
      case .clear, .clearLine: true
      case .fill, .line: false
      }
    }
  }

  /// The size of text at which the drawings are made, in points.
  package static let designSize = 17.0

  /// How much larger a symbol is drawn than at 17 points and medium scale.
  ///
  /// **Source** ControlFacts, symbols: small, medium and large are 0.8, 1 and 1.3 (medium).
  package static func factor(pointSize: Double, scale: SymbolImage.Scale) -> Double {
    let relative: Double =
      switch scale {
      case .small: 0.8
      case .medium: 1
      case .large: 1.3
      }
    return max(0, min(pointSize, 2000)) / designSize * relative
  }

  /// The size of the image, rounded up to the pixel.
  package func size(factor: Double, grid: PixelGrid) -> Size {
    Size(width: grid.ceil(size.width * factor), height: grid.ceil(size.height * factor))
  }
}

extension FontWeight {
  /// The width of a symbol's lines at 17 points and medium scale.
  ///
  /// **Source** ControlFacts, symbols: 1.6 for regular (medium); the others keep the steps of
  /// the text's stems.
  var symbolLine: Double {
    switch self {
    case .ultraLight: 0.5
    case .thin: 0.8
    case .light: 1.2
    case .regular: 1.6
    case .medium: 1.85
    case .semibold: 2.1
    case .bold: 2.35
    case .heavy: 2.65
    case .black: 2.95
    }
  }
}
