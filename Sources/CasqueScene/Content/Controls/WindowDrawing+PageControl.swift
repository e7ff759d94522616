import CasqueGeometry
import CasqueLayout
import CasqueModel

extension WindowDrawing {
  /// Draws a page control: a dot a page, white as UIKit's, so that it wants a dark ground.
  ///
  /// **Source** ControlFacts, UIPageControl.
  mutating func draw(_ control: PageControl, in view: PresentedView) {
    let sizes = environment.profile.controls.systemSizes
    // More dots than fit a screen are not worth drawing.
    let count = min(max(0, control.numberOfPages), 200)
    guard count > 0, count > 1 || !control.hidesForSinglePage else { return }
    let diameter = look.hasGlass ? 7.59 : UnsureLook.pageDot
    let other =
      control.pageIndicatorTintColor?.resolved(in: environment)
      ?? RGBA.white.multiplyingAlpha(by: look.hasGlass ? 0.45 : UnsureLook.pageDotAlpha)
    let current = control.currentPageIndicatorTintColor?.resolved(in: environment) ?? .white
    let first = view.frame.midX - Double(count - 1) * sizes.pageControlPitch / 2
    // Dots of iOS 26 lie a little left of and below the middles of their slots.
    let shift = look.hasGlass ? 0.19 : 0
    for page in 0..<count {
      let dot = Rect(
        x: first + Double(page) * sizes.pageControlPitch - diameter / 2,
        y: view.frame.midY - diameter / 2 + shift, width: diameter, height: diameter
      ).mirrored(in: view.frame, if: view.resolved.isMirrored).offset(by: Point(x: -shift, y: 0))
      list.fill(.ellipse(dot), page == control.currentPage ? current : other)
    }
  }
}
