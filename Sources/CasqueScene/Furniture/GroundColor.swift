import CasqueGeometry
import CasqueLayout
import CasqueModel

extension Scene {
  /// The colour of the grounds that cover a point of the screen, over the system's background.
  ///
  /// Of an image the coarse tones count, as far as its resources know them; the pictures of other
  /// views, such as text, do not.
  func groundColor(at point: Point, resources: any Resources) -> RGBA {
    var ground = Color.systemBackground.resolved(in: environment)
    // Under an alert there is a screen; a sheet has a ground of its own.
    if presenter == nil, let presenting {
      ground = presenting.screenGround(at: point, resources: resources)
    }
    for window in windows where window.presentation.shows(point) {
      for resolved in window.result.views where resolved.absoluteFrame.holds(point) {
        let view = PresentedView(
          resolved, presentation: window.presentation.views[resolved.id],
          environment: window.result.environment)
        guard !view.isHidden, !resolved.isEffectivelyHidden else { continue }
        let alpha = view.alpha * window.presentation.alpha
        if let color = view.backgroundColor {
          ground = color.multiplyingAlpha(by: alpha).over(ground)
        }
        if let gradient = view.appearance.gradient, let first = gradient.colors.first {
          let nearest =
            point.y < resolved.absoluteFrame.midY ? first : gradient.colors.last ?? first
          ground = nearest.resolved(in: window.result.environment)
            .multiplyingAlpha(by: alpha).over(ground)
        }
        if let tone = view.tone(at: point, resources: resources) {
          ground = tone.multiplyingAlpha(by: alpha).over(ground)
        }
      }
    }
    return ground
  }

  /// Black on a light ground, white on a dark one.
  func inkColor(at point: Point, resources: any Resources) -> RGBA {
    groundColor(at: point, resources: resources).luma > 0.5 ? .black : .white
  }
}

extension PresentedView {
  /// The tone of the view's image at a point of the screen, or nil if it shows none there.
  fileprivate func tone(at point: Point, resources: any Resources) -> RGBA? {
    guard case .imageView(let imageView) = resolved.view.content, let name = imageView.image,
      let size = resources.imageDescription(named: name)?.size,
      let tones = resources.imageTones(named: name)
    else { return nil }
    let frame = resolved.absoluteFrame
    let area = imageView.contentMode.placement(of: size, in: frame)
    guard area.width > 0, area.height > 0, area.holds(point) else { return nil }
    return tones.color(
      at: Point(x: (point.x - area.minX) / area.width, y: (point.y - area.minY) / area.height))
  }
}

extension RGBA {
  /// The colour seen on an opaque one.
  func over(_ ground: RGBA) -> RGBA {
    func mix(_ top: Double, _ below: Double) -> Double { top * alpha + below * (1 - alpha) }
    return RGBA(
      red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }

  /// How light the colour looks, from 0 to 1: the weights of BT.709 on the encoded channels.
  var luma: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}

extension WindowPresentation {
  /// Whether a point of the screen lies where the window's mask may show it.
  fileprivate func shows(_ point: Point) -> Bool {
    guard let mask else { return true }
    return mask.transform.about(mask.frame.center).boundingBox(of: mask.frame).holds(point)
  }
}

extension Rect {
  fileprivate func holds(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
