import CasqueGeometry
import CasqueLayout
import CasqueModel

extension WindowDrawing {
  /// Draws a switch at its system size; on is where a line ends.
  ///
  /// **Source** ControlFacts, UISwitch.
  mutating func draw(_ value: Switch, in view: PresentedView) {
    let look = self.look.switchLook
    let track = Rect(origin: view.frame.origin, size: environment.profile.controls.switchSize)
    let onColor = value.onTintColor?.resolved(in: environment) ?? color("systemGreen")
    let offColor =
      look.offTrack.map { firm($0.resolved(with: environment.traits)) }
      ?? color("secondarySystemFill")
    let isThumbAtRight = value.isOn != view.resolved.isMirrored
    let width = value.isHighlighted ? look.pressedWidth : look.thumb.width
    let thumb = Rect(
      x: isThumbAtRight ? track.maxX - look.inset - width : track.minX + look.inset,
      y: track.midY - look.thumb.height / 2, width: width, height: look.thumb.height)
    group(DisplayGroup(alpha: value.isEnabled ? 1 : 0.5)) { drawing in
      drawing.list.fill(
        .roundedRect(track, radius: track.height / 2), value.isOn ? onColor : offColor)
      drawing.drawKnob(
        thumb, color: value.thumbTintColor?.resolved(in: drawing.environment) ?? .white,
        shadows: look.thumbShadows, isPressed: value.isHighlighted)
    }
  }
}
