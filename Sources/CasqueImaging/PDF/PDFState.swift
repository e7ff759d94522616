internal import CasqueGeometry

/// What a content paints with.
///
/// **Source** ISO 32000-1, 8.4.
struct PDFState {
  /// What an area or a line is painted with.
  enum Paint {
    case color(PDFColor)
    /// Something that is defined, by its name.
    case definition(String)
    case nothing
  }

  /// A colour space and what is painted with.
  struct Ink {
    var space = PDFColorSpace.gray
    var paint = Paint.color(PDFColor())
    var alpha = 1.0
  }

  /// From the content's coordinates to the page's, in points from its upper left.
  var map: AffineTransform
  var fill = Ink()
  var stroke = Ink()
  var lineWidth = 1.0
  var lineCap = "butt"
  var lineJoin = "miter"
  var miterLimit = 10.0
  var dashes: [Double] = []
  var dashPhase = 0.0
  /// How what is painted mixes with what is below; nil for plainly.
  var blending: String?
  /// The names of what cuts and masks it.
  var clip: String?
  var clips = 0
  var clipCrossings = 0.0
  var mask: String?
  var text = Text()

  /// How text is written.
  struct Text {
    /// The font of the resources, which is read when something is shown.
    var font: PDFValue?
    var size = 0.0
    var characterSpacing = 0.0
    var wordSpacing = 0.0
    /// How much wider than usual it is.
    var stretch = 1.0
    var leading = 0.0
    var rise = 0.0
    /// How it shows, from 0 to 7.
    var mode = 0
  }
}

/// The path of a content, in the coordinates of its page.
struct PDFPath {
  enum Step {
    case move(Point)
    case line(Point)
    case curve(Point, Point, Point)
    case close
  }

  private(set) var steps: [Step] = []
  private(set) var current = Point.zero
  private var start = Point.zero

  mutating func move(to point: Point) {
    steps.append(.move(point))
    (current, start) = (point, point)
  }

  mutating func line(to point: Point) {
    if steps.isEmpty { return move(to: point) }
    steps.append(.line(point))
    current = point
  }

  mutating func curve(_ first: Point, _ second: Point, to point: Point) {
    if steps.isEmpty { move(to: first) }
    steps.append(.curve(first, second, point))
    current = point
  }

  mutating func close() {
    if steps.isEmpty { return }
    steps.append(.close)
    current = start
  }

  /// Adds the steps of another path.
  mutating func append(_ path: PDFPath) {
    steps += path.steps
    (current, start) = (path.current, path.start)
  }

  /// The path, mapped.
  func mapped(_ map: AffineTransform) -> PDFPath {
    var path = self
    path.steps = steps.map { step in
      switch step {
      case .move(let point): .move(map.apply(to: point))
      case .line(let point): .line(map.apply(to: point))
      case .curve(let first, let second, let point):
        .curve(map.apply(to: first), map.apply(to: second), map.apply(to: point))
      case .close: .close
      }
    }
    (path.current, path.start) = (map.apply(to: current), map.apply(to: start))
    return path
  }

  /// The path as SVG writes it, mapped.
  func text(_ map: AffineTransform = .identity) -> String {
    func pair(_ point: Point) -> String {
      let mapped = map.apply(to: point)
      return "\(SVGText.number(mapped.x)) \(SVGText.number(mapped.y))"
    }
    return steps.map { step in
      switch step {
      case .move(let point): "M\(pair(point))"
      case .line(let point): "L\(pair(point))"
      case .curve(let first, let second, let point):
        "C\(pair(first)) \(pair(second)) \(pair(point))"
      case .close: "Z"
      }
    }.joined()
  }

  /// How far all its edges go along x and y, along the corners of its curves.
  var length: Size {
    var (sum, last, start) = (Size.zero, Point.zero, Point.zero)
    func bounded(_ distance: Double) -> Double {
      distance.isFinite ? min(distance.magnitude, 1e7) : 1e7
    }
    func go(to point: Point) {
      sum.width += bounded(point.x - last.x)
      sum.height += bounded(point.y - last.y)
      last = point
    }
    for step in steps {
      switch step {
      case .move(let point): (last, start) = (point, point)
      case .line(let point): go(to: point)
      case .curve(let first, let second, let point): [first, second, point].forEach(go)
      case .close: go(to: start)
      }
    }
    return sum
  }

  /// How often edges of such lengths cross that lie anyhow in its box, which is what filling it takes;
  /// none of the four that a rectangle or a circle would have.
  var crossings: Double {
    let (length, box) = (length, box)
    let area = max(1, box.width) * max(1, box.height)
    return max(0, length.width * length.height / area - 4)
  }

  /// What holds all its points.
  var box: Rect {
    var points: [Point] = []
    for step in steps {
      switch step {
      case .move(let point), .line(let point): points.append(point)
      case .curve(let first, let second, let point): points += [first, second, point]
      case .close: break
      }
    }
    let (x, y) = (points.map(\.x), points.map(\.y))
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
      return .zero
    }
    return Rect(minX: left, minY: top, maxX: right, maxY: bottom)
  }

  /// The rectangle that it is, upright; nil for any other path.
  var rectangle: Rect? {
    var corners: [Point] = []
    for step in steps {
      switch step {
      case .move(let point): if corners.isEmpty { corners.append(point) } else { return nil }
      case .line(let point): corners.append(point)
      case .curve: return nil
      case .close: break
      }
    }
    if corners.count == 5, corners[0] == corners[4] { corners.removeLast() }
    guard corners.count == 4 else { return nil }
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    let isUpright =
      (a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x)
      || (a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y)
    guard isUpright else { return nil }
    return Rect(
      minX: min(a.x, c.x), minY: min(a.y, c.y), maxX: max(a.x, c.x), maxY: max(a.y, c.y))
  }
}
