import CasqueGeometry
import CasqueLayout
import CasqueModel

extension WindowDrawing {
  /// Draws a switch at its system size; on is where a line ends.
  ///
  /// **Source** spec/controls.md, UISwitch.
  mutating func draw(_ value: Switch, in view: PresentedView) {
    let look = self.look.switchLook
    let track = Rect(origin: view.frame.origin, size: environment.profile.controls.switchSize)
    let onColor = value.onTintColor?.resolved(in: environment) ?? color("systemGreen")
    let offColor =
      look.offTrack?.resolved(with: environment.traits) ?? color("secondarySystemFill")
    let isThumbAtRight = value.isOn != view.resolved.isMirrored
    let thumb = Rect(
      x: isThumbAtRight
        ? track.maxX - look.inset - look.thumb.width : track.minX + look.inset,
      y: track.midY - look.thumb.height / 2, width: look.thumb.width, height: look.thumb.height)
    let knob = Shape.roundedRect(thumb, radius: thumb.height / 2)
    group(DisplayGroup(alpha: value.isEnabled ? 1 : 0.5)) { drawing in
      drawing.list.fill(
        .roundedRect(track, radius: track.height / 2), value.isOn ? onColor : offColor)
      for shadow in look.thumbShadows { drawing.list.commands.append(.shadow(knob, shadow)) }
      drawing.list.fill(
        .roundedRect(thumb.outset(by: 0.5), radius: thumb.height / 2 + 0.5), look.thumbOutline)
      drawing.list.fill(knob, .white)
    }
  }
}
