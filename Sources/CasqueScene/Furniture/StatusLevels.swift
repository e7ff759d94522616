import CasqueGeometry
import CasqueModel

/// Signs of a status bar in a row, all centred at one height, in points.
///
/// **Source** ControlFacts, status bar.
struct StatusLevels: Hashable {
  /// One sign.
  enum Sign: Hashable {
    /// Four bars that rise.
    case signal(Size, bar: Double, radius: Double, heights: [Double])
    /// Three waves.
    case waves(Size)
    /// A full battery.
    case battery(BatterySign)

    var size: Size {
      switch self {
      case .signal(let size, _, _, _), .waves(let size): size
      case .battery(let battery): battery.size
      }
    }
  }

  var signs: [Sign]
  /// The space between two signs.
  var gap: Double

  var width: Double {
    signs.reduce(-gap) { $0 + gap + $1.size.width }
  }

  static let island = StatusLevels(
    signs: [
      .signal(
        Size(width: 19.2, height: 12.23), bar: 3.2, radius: 1, heights: [3.9, 6.6, 9.4, 12.23]),
      .waves(Size(width: 17.142, height: 12.328)), .battery(.island),
    ], gap: 7)

  static let notch = StatusLevels(
    signs: [
      .signal(
        Size(width: 17, height: 10.67), bar: 3, radius: 0.67, heights: [4, 6, 8.33, 10.67]),
      .waves(Size(width: 15.27, height: 10.97)), .battery(.notch),
    ], gap: 5)

  /// Signal and waves of a home-button phone.
  static let radio = StatusLevels(
    signs: [
      .signal(Size(width: 16, height: 10), bar: 2.8, radius: 0.6, heights: [3.6, 5.6, 7.8, 10]),
      .waves(Size(width: 14, height: 10.07)),
    ], gap: 4)

  static let wifi = StatusLevels(signs: [.waves(Size(width: 15.27, height: 10.97))], gap: 0)

  static let battery = StatusLevels(signs: [.battery(.notch)], gap: 0)

  func draw(left: Double, y: Double, ink: RGBA, in list: inout DisplayList) {
    var x = left
    for sign in signs {
      let frame = Rect(
        origin: Point(x: x, y: y - sign.size.height / 2), size: sign.size)
      switch sign {
      case .signal(_, let bar, let radius, let heights):
        drawBars(heights, width: bar, radius: radius, in: frame, ink, &list)
      case .waves: WaveSign(frame: frame).draw(ink: ink, in: &list)
      case .battery(let battery): battery.draw(at: frame.origin, ink: ink, in: &list)
      }
      x += sign.size.width + gap
    }
  }

  private func drawBars(
    _ heights: [Double], width: Double, radius: Double, in frame: Rect, _ ink: RGBA,
    _ list: inout DisplayList
  ) {
    let step = (frame.width - width) / Double(max(1, heights.count - 1))
    for (index, height) in heights.enumerated() {
      let bar = Rect(
        x: frame.minX + Double(index) * step, y: frame.maxY - height, width: width, height: height)
      list.fill(.roundedRect(bar, radius: radius), ink)
    }
  }
}

/// A battery: its outline, its cap and what fills it, in points from its corner.
struct BatterySign: Hashable {
  var size: Size
  var outline: Rect
  var outlineRadius: Double
  var fill: Rect
  var fillRadius: Double
  var cap: Rect

  static let island = BatterySign(
    size: Size(width: 27.328, height: 13), outline: Rect(x: 0.5, y: 0.5, width: 24, height: 12),
    outlineRadius: 3.8, fill: Rect(x: 2, y: 2, width: 21, height: 9), fillRadius: 2.5,
    cap: Rect(x: 26, y: 4.4625, width: 1.328, height: 4.075))

  static let notch = BatterySign(
    size: Size(width: 24.33, height: 11.33),
    outline: Rect(x: 0.5, y: 0.5, width: 21, height: 10.333), outlineRadius: 2.167,
    fill: Rect(x: 2, y: 2, width: 18, height: 7.333), fillRadius: 1.333,
    cap: Rect(x: 23, y: 3.667, width: 1.328, height: 4))

  func draw(at origin: Point, ink: RGBA, in list: inout DisplayList) {
    list.stroke(
      .roundedRect(outline.offset(by: origin), radius: outlineRadius),
      ink.multiplyingAlpha(by: 0.35), width: 1)
    list.fill(.path(capPath(cap.offset(by: origin))), ink.multiplyingAlpha(by: 0.4))
    list.fill(.roundedRect(fill.offset(by: origin), radius: fillRadius), ink)
  }

  /// A shallow dome to the right.
  private func capPath(_ cap: Rect) -> [PathStep] {
    let bulge = cap.width * 4 / 3
    return [
      .move(Point(x: cap.minX, y: cap.minY)),
      .curve(
        Point(x: cap.minX + bulge, y: cap.minY + cap.height / 4),
        Point(x: cap.minX + bulge, y: cap.maxY - cap.height / 4),
        Point(x: cap.minX, y: cap.maxY)), .close,
    ]
  }
}
