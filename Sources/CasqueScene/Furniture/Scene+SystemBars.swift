import CasqueGeometry
import CasqueModel

extension Scene {
  /// Draws what the system shows over an app: the status bar and the home indicator.
  ///
  /// Each is black or white, whichever the grounds under it let show.
  func drawSystemBars(in list: inout DisplayList, context: SceneContext) {
    let height = environment.statusBarHeight
    if height > 0 {
      let spot = Point(x: min(24, screen.width / 4), y: height / 2)
      let ink = inkColor(at: spot, resources: context.resources)
      StatusBar(environment, ink: ink).draw(in: &list, context: context)
    }
    for cutout in environment.cutouts where cutout.kind == .homeIndicator {
      let frame = cutout.frame
      guard !frame.isEmpty else { continue }
      list.fill(
        .roundedRect(frame, radius: min(frame.width, frame.height) / 2),
        inkColor(at: frame.center, resources: context.resources))
    }
  }
}
