/// What it takes to draw an SVG file, counted before anything is drawn: librsvg cannot be stopped, and
/// few bytes can ask for hours.
struct SVGCost {
  /// Elements that are drawn, each as often as it is referred to.
  var drawings = 0.0
  /// Pixels of layers that are drawn apart and put back: opacity, masks, blend modes and filters.
  var layers = 0.0

  /// About two seconds of drawing.
  static let mostDrawings = 50_000.0
  /// About two seconds of drawing.
  static let mostLayers = 3e8
  /// How deep elements and references may be nested.
  private static let mostDepth = 400

  /// Why a file is not drawn, or nil for one that is.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - width: of the picture, in pixels.
  ///   - height: of the picture, in pixels.
  ///   - density: how many pixels a unit has.
  static func refusal(of bytes: [UInt8], width: Int, height: Int, density: Double) -> String? {
    var tree = SVGTree(width: width, height: height, density: density)
    if let refused = tree.read(bytes) { return refused }
    guard let cost = tree.cost(mostDepth: mostDepth) else {
      return "a vector image that is nested too deeply"
    }
    if cost.drawings > mostDrawings {
      return "a vector image of more than \(Int(mostDrawings)) drawings (make it a PNG)"
    }
    if cost.layers > mostLayers {
      return
        "too many layers in a vector image of its size: opacity, masks or filters (make it a PNG)"
    }
    return nil
  }

  static func + (first: SVGCost, second: SVGCost) -> SVGCost {
    SVGCost(
      drawings: first.drawings + second.drawings, layers: first.layers + second.layers)
  }

  static func * (cost: SVGCost, times: Double) -> SVGCost {
    SVGCost(drawings: cost.drawings * times, layers: cost.layers * times)
  }
}
