import CasqueGeometry
import CasqueModel
import CasqueScene

/// What a view fills its frame with, as far as it is known without drawing.
enum Paint: Sendable {
  /// One colour; whether it is one of the system's grounds as it is.
  case solid(RGBA, isSystem: Bool)
  /// Colours along a line.
  case gradient(PlacedGradient)
  /// An image, or anything that is masked or moved: only a picture can tell.
  case unknown

  var isOpaque: Bool {
    switch self {
    case .solid(let color, _): color.alpha >= 0.999
    case .gradient(let gradient): gradient.colors.allSatisfy { $0.alpha >= 0.999 }
    case .unknown: false
    }
  }

  /// Whether only a picture can tell.
  var isUnknown: Bool { if case .unknown = self { true } else { false } }

  /// Whether it is one of the system's grounds.
  var isSystem: Bool { if case .solid(_, let isSystem) = self { isSystem } else { false } }

  /// Whether it has the same colour everywhere.
  var isSolid: Bool { if case .solid = self { true } else { false } }

  /// The colour at a point of the window, or nil if it is not known.
  func color(at point: Point) -> RGBA? {
    switch self {
    case .solid(let color, _): color
    case .gradient(let gradient): gradient.color(at: point)
    case .unknown: nil
    }
  }

  /// What a view fills its frame with, back to front.
  static func all(of visible: VisibleView, in environment: LayoutEnvironment) -> [Paint] {
    let appearance = visible.view.appearance
    var paints: [Paint] = []
    if let color = appearance.backgroundColor {
      paints.append(solid(color, alpha: visible.alpha, in: environment))
    }
    if let gradient = appearance.gradient {
      let colors = gradient.colors.map {
        $0.resolved(in: environment).multiplyingAlpha(by: visible.alpha)
      }
      if let line = PlacedGradient(gradient, colors: colors, in: visible.frame) {
        paints.append(.gradient(line))
      }
    }
    if let paint = content(of: visible, in: environment) { paints.append(paint) }
    guard !paints.isEmpty else { return [] }
    return visible.isTransformed || appearance.mask != nil ? [.unknown] : paints
  }

  /// What the kind of view itself is filled with.
  ///
  /// **Source** ControlFacts, UIButton.Configuration and UITextField.
  private static func content(of visible: VisibleView, in environment: LayoutEnvironment) -> Paint?
  {
    let isDark = environment.traits.userInterfaceStyle == .dark
    let tint = visible.tint ?? .systemBlue
    switch visible.view.content {
    case .imageView(let imageView): return imageView.image == nil ? nil : .unknown
    case .button(let button):
      // White on the system's own tint is the system's own look.
      let isOwn = visible.tint != nil || button.configuration.baseBackgroundColor != nil
      return ButtonColors(button, tint: tint, in: environment).ground.map {
        .solid(
          $0.multiplyingAlpha(by: visible.alpha), isSystem: button.style == .gray || !isOwn)
      }
    case .textField(let field):
      guard field.borderStyle == .roundedRect else { return nil }
      let color: RGBA = isDark ? .black : .white
      return .solid(color.multiplyingAlpha(by: visible.alpha), isSystem: true)
    default: return nil
    }
  }

  private static func solid(
    _ color: Color, alpha: Double, in environment: LayoutEnvironment
  ) -> Paint {
    .solid(
      color.resolved(in: environment).multiplyingAlpha(by: alpha), isSystem: color.isSystemGround)
  }
}

extension Color {
  /// Whether it is one of the system's grounds at its own opacity.
  var isSystemGround: Bool {
    guard case .system(let name, let alpha) = self, alpha == 1 else { return false }
    return name.hasSuffix("Background") || name.hasSuffix("Fill")
  }

  /// Whether it is one of the system's text colours at its own opacity.
  var isSystemText: Bool {
    guard case .system(let name, let alpha) = self, alpha == 1 else { return false }
    return name.lowercased().hasSuffix("label") || name == "placeholderText" || name == "link"
  }
}

/// A gradient's colours in the window, as in CAGradientLayer.
struct PlacedGradient: Sendable {
  private let kind: Gradient.Kind
  let colors: [RGBA]
  private let locations: [Double]
  private let start: Point
  private let direction: Point

  /// Places a gradient's unit square on a frame; nil without colours or without a direction.
  init?(_ gradient: Gradient, colors: [RGBA], in frame: Rect) {
    guard !colors.isEmpty else { return nil }
    self.colors = colors
    kind = gradient.kind
    let isPlaced = gradient.locations.count == colors.count
    var latest = 0.0
    locations = colors.indices.map { index in
      let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
      latest = max(latest, min(1, isPlaced ? gradient.locations[index] : even))
      return latest
    }
    start = Point(
      x: frame.minX + gradient.startPoint.x * frame.width,
      y: frame.minY + gradient.startPoint.y * frame.height)
    direction = Point(
      x: (gradient.endPoint.x - gradient.startPoint.x) * frame.width,
      y: (gradient.endPoint.y - gradient.startPoint.y) * frame.height)
    guard length > 0, length.isFinite else { return nil }
  }

  private var length: Double { direction.x * direction.x + direction.y * direction.y }

  /// Where along the colours a point lies, from 0 to 1.
  private func place(of point: Point) -> Double {
    let (x, y) = (point.x - start.x, point.y - start.y)
    switch kind {
    case .axial: return min(1, max(0, (x * direction.x + y * direction.y) / length))
    case .radial:
      guard direction.x != 0, direction.y != 0 else { return 1 }
      let (u, v) = (x / direction.x, y / direction.y)
      return min(1, (u * u + v * v).squareRoot())
    case .conic:
      let turn = start.angle(to: point) - Point.zero.angle(to: direction)
      let place = turn / (2 * .pi)
      return place - place.rounded(.down)
    }
  }

  /// The colour at a point of the window.
  func color(at point: Point) -> RGBA {
    let place = place(of: point)
    guard let next = locations.firstIndex(where: { $0 >= place }) else {
      return colors[colors.count - 1]
    }
    guard next > 0 else { return colors[0] }
    let (low, high) = (locations[next - 1], locations[next])
    let share = high > low ? (place - low) / (high - low) : 1
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
    let (a, b) = (colors[next - 1], colors[next])
    return RGBA(
      red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue),
      alpha: mix(a.alpha, b.alpha))
  }
}
