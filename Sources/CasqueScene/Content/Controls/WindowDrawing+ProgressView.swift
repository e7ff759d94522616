import CasqueGeometry
import CasqueLayout
import CasqueModel

extension WindowDrawing {
  /// Draws a progress view at its system height in the middle of its frame.
  ///
  /// **Source** ControlFacts, UIProgressView.
  mutating func draw(_ progress: ProgressView, in view: PresentedView, tint: RGBA) {
    let sizes = environment.profile.controls.systemSizes
    let height = progress.style == .bar ? sizes.progressBarHeight : sizes.progressViewHeight
    let track = Rect(
      x: view.frame.minX, y: view.frame.midY - height / 2, width: view.frame.width,
      height: height)
    let done = progress.progress.isFinite ? min(1, max(0, progress.progress)) : 0
    // Halves go up: 0.5 · 99 is 50.
    var width = (done * track.width + 0.5).rounded(.down)
    if look.hasGlass, done > 0 { width = min(track.width, max(8, width)) }
    let filled = Rect(
      x: track.minX, y: track.minY, width: min(width, track.width), height: height
    ).mirrored(in: track, if: view.resolved.isMirrored)
    list.fill(
      .roundedRect(track, radius: height / 2),
      progress.trackTintColor?.resolved(in: environment) ?? color("systemFill"))
    guard filled.width > 0 else { return }
    list.fill(
      .roundedRect(filled, radius: min(height, filled.width) / 2),
      progress.progressTintColor?.resolved(in: environment) ?? tint)
  }
}
