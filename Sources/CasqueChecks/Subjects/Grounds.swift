import CasqueGeometry
import CasqueLayout
import CasqueModel

/// What is drawn where nothing but grounds counts: the colours that text stands on.
struct Grounds: Sendable {
  /// What a view fills a rectangle with.
  struct Layer: Sendable {
    /// The view's place in the order of drawing.
    var order: Int
    /// Where it is seen, in the window's coordinates.
    var frame: Rect
    var paint: Paint

    /// Whether nothing below it is seen within a rectangle.
    func hides(_ rect: Rect) -> Bool { paint.isOpaque && frame.contains(rect) }
  }

  /// The views that fill something, back to front.
  let layers: [Layer]
  /// What a window is drawn on.
  let base: RGBA

  /// Collects the grounds of all visible views.
  ///
  /// O(views).
  init(of views: [VisibleView], in environment: LayoutEnvironment) {
    base = Color.systemBackground.resolved(in: environment)
    var layers: [Layer] = []
    for visible in views {
      guard let frame = visible.visibleFrame else { continue }
      for paint in Paint.all(of: visible, in: environment) {
        layers.append(Layer(order: visible.order, frame: frame, paint: paint))
      }
    }
    self.layers = layers
  }

  /// The layers up to a place in the order of drawing that can be seen in a rectangle.
  ///
  /// O(layers).
  func layers(in rect: Rect, upTo order: Int) -> ArraySlice<Layer> {
    var result: ArraySlice<Layer> = []
    for layer in layers {
      guard layer.order <= order else { break }
      guard let common = layer.frame.intersection(rect), !common.isEmpty else { continue }
      if layer.hides(rect) { result.removeAll(keepingCapacity: true) }
      result.append(layer)
    }
    return result
  }

  /// The colour of some layers at a point, or nil if only a picture can tell.
  func color(of layers: ArraySlice<Layer>, at point: Point) -> RGBA? {
    var color: RGBA? = base
    for layer in layers where layer.frame.holds(point) {
      guard let paint = layer.paint.color(at: point) else {
        color = nil
        continue
      }
      if paint.alpha >= 0.999 {
        color = paint
      } else {
        color = color.map(paint.over)
      }
    }
    return color
  }
}

extension Rect {
  /// Whether a point lies in the rectangle, edges included.
  func holds(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}

extension RGBA {
  /// The colour of the backdrop, which is opaque, seen through this one.
  func over(_ backdrop: RGBA) -> RGBA {
    func mix(_ upper: Double, _ lower: Double) -> Double { upper * alpha + lower * (1 - alpha) }
    return RGBA(
      red: mix(red, backdrop.red), green: mix(green, backdrop.green),
      blue: mix(blue, backdrop.blue), alpha: 1)
  }
}
