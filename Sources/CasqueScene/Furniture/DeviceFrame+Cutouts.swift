import CasqueGeometry
import CasqueModel

extension DeviceFrame {
  /// Draws what is cut out of the display, in the display's coordinates.
  func drawCutouts(in list: inout DisplayList) {
    for cutout in environment.cutouts where !cutout.frame.isEmpty {
      switch cutout.kind {
      case .homeIndicator: break
      case .dynamicIsland: drawIsland(cutout.frame, in: &list)
      case .notch: list.fill(.path(notchPath(cutout.frame)), RGBA(gray: 0.05))
      }
    }
  }

  private func drawIsland(_ frame: Rect, in list: inout DisplayList) {
    let radius = min(frame.width, frame.height) / 2
    list.fill(.roundedRect(frame, radius: radius), .black)
    // The camera lies at the far end, away from the device's left side.
    let isUpright = frame.width > frame.height
    let camera =
      isUpright
      ? Point(x: frame.maxX - radius, y: frame.midY) : Point(x: frame.midX, y: frame.minY + radius)
    list.fill(.ellipse(Rect(center: camera, width: 11, height: 11)), RGBA(gray: 0.09))
    list.fill(
      .ellipse(Rect(center: camera, width: 5, height: 5)),
      RGBA(red: 0.1, green: 0.12, blue: 0.22))
  }

  /// A notch at whichever edge it touches: ears of 6 points, inner corners of two thirds.
  ///
  /// **Source** ControlFacts, device cut-outs (radii of low confidence).
  private func notchPath(_ frame: Rect) -> [PathStep] {
    let size = environment.size
    // Drawn at the top edge of a display turned upright, then turned back.
    let turn: (Point) -> Point
    let (width, depth, start): (Double, Double, Double)
    if frame.width >= frame.height {
      let isTop = frame.midY < size.height / 2
      (width, depth, start) = (frame.width, frame.height, frame.minX)
      turn = { Point(x: $0.x, y: isTop ? $0.y : size.height - $0.y) }
    } else {
      let isLeft = frame.midX < size.width / 2
      (width, depth, start) = (frame.height, frame.width, frame.minY)
      turn = { Point(x: isLeft ? $0.y : size.width - $0.y, y: $0.x) }
    }
    let ear = 6.0
    let corner = min(depth * 0.66, width / 2)
    let hold = 0.4477152502  // 1 − κ of a quarter circle
    func at(_ x: Double, _ y: Double) -> Point { turn(Point(x: start + x, y: y)) }
    return [
      .move(at(-ear, -1)), .line(at(-ear, 0)),
      .curve(at(-ear * hold, 0), at(0, ear * hold), at(0, ear)),
      .line(at(0, depth - corner)),
      .curve(at(0, depth - corner * hold), at(corner * hold, depth), at(corner, depth)),
      .line(at(width - corner, depth)),
      .curve(
        at(width - corner * hold, depth), at(width, depth - corner * hold),
        at(width, depth - corner)), .line(at(width, ear)),
      .curve(at(width, ear * hold), at(width + ear * hold, 0), at(width + ear, 0)),
      .line(at(width + ear, -1)), .close,
    ]
  }
}
