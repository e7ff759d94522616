import CasqueGeometry
import CasqueLayout
import CasqueModel

/// What is drawn where nothing but grounds counts: the colours that text stands on.
struct Grounds: Sendable {
  /// What a view fills a rectangle with.
  struct Layer: Sendable {
    /// The view's place in the order of drawing.
    let order: Int
    /// Where it is seen, in the window's coordinates.
    let frame: Rect
    let paint: Paint
    /// Whether nothing below it is seen through it.
    let isOpaque: Bool

    init(order: Int, frame: Rect, paint: Paint) {
      self.order = order
      self.frame = frame
      self.paint = paint
      isOpaque = paint.isOpaque
    }

    /// Whether nothing below it is seen within a rectangle.
    func hides(_ rect: Rect) -> Bool { isOpaque && frame.contains(rect) }
  }

  /// The views that fill something, back to front.
  let layers: [Layer]
  /// By view: whether nothing is seen through what fills its frame.
  let hidesWhatIsBelow: [Bool]
  /// What a window is drawn on.
  let base: RGBA

  /// Collects the grounds of all visible views.
  ///
  /// O(views).
  init(of views: [VisibleView], in environment: LayoutEnvironment) {
    base = Color.systemBackground.resolved(in: environment)
    var layers: [Layer] = []
    var hidesWhatIsBelow = Array(repeating: false, count: views.count)
    for visible in views {
      guard let frame = visible.visibleFrame else { continue }
      for paint in Paint.all(of: visible, in: environment) {
        let layer = Layer(order: visible.order, frame: frame, paint: paint)
        if layer.isOpaque { hidesWhatIsBelow[visible.order] = true }
        layers.append(layer)
      }
    }
    self.layers = layers
    self.hidesWhatIsBelow = hidesWhatIsBelow
  }

  /// The layers up to a place in the order of drawing that can be seen in a rectangle, as places in
  /// ``layers``.
  ///
  /// O(layers).
  func layers(in rect: Rect, upTo order: Int) -> [Int] {
    var result: [Int] = []
    for index in layers.indices {
      guard layers[index].order <= order else { break }
      guard let common = layers[index].frame.intersection(rect), !common.isEmpty else { continue }
      if layers[index].hides(rect) { result.removeAll(keepingCapacity: true) }
      result.append(index)
    }
    return result
  }

  /// The colour of some layers at a point, or nil if only a picture can tell.
  func color(of layers: [Int], at point: Point) -> RGBA? {
    var color: RGBA? = base
    for index in layers where self.layers[index].frame.holds(point) {
      guard let paint = self.layers[index].paint.color(at: point) else {
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
