import CasqueGeometry
import CasqueModel

extension Scene {
  /// Draws what the system shows over an app: the keyboard, the status bar and the home indicator.
  ///
  /// Each bar is black or white, whichever the grounds under it let show.
  func drawSystem(in list: inout DisplayList, context: SceneContext) {
    let environment = presenter?.environment ?? environment
    let keyboard = Keyboard(environment)
    keyboard?.draw(in: &list, context: context)
    drawSystemBars(in: &list, over: keyboard, context: context)
  }

  /// Draws the status bar and the home indicator of the screen.
  func drawSystemBars(
    in list: inout DisplayList, over keyboard: Keyboard? = nil, context: SceneContext
  ) {
    let environment = presenter?.environment ?? environment
    func ink(at point: Point) -> RGBA {
      if let keyboard, keyboard.frame.minY <= point.y { return keyboard.ink }
      return screenInk(at: point, resources: context.resources)
    }
    let height = environment.statusBarHeight
    if height > 0 {
      let spot = Point(x: min(24, environment.size.width / 4), y: height / 2)
      StatusBar(environment, ink: ink(at: spot)).draw(in: &list, context: context)
    }
    for cutout in environment.cutouts where cutout.kind == .homeIndicator {
      let frame = cutout.frame
      guard !frame.isEmpty else { continue }
      list.fill(
        .roundedRect(frame, radius: min(frame.width, frame.height) / 2), ink(at: frame.center))
    }
  }

  /// Black or white at a point of the screen, which may lie beside a sheet.
  private func screenInk(at point: Point, resources: any Resources) -> RGBA {
    screenGround(at: point, resources: resources).luma > 0.5 ? .black : .white
  }

  /// The colour of the grounds at a point of the screen, which may lie beside a sheet.
  func screenGround(at point: Point, resources: any Resources) -> RGBA {
    guard let presenter else { return groundColor(at: point, resources: resources) }
    guard let inner = presenter.contentPoint(at: point) else {
      return presenter.seenGround(presenting?.screenGround(at: point, resources: resources))
    }
    return groundColor(at: inner, resources: resources)
  }
}
