import CasqueGeometry
import CasqueLayout
import CasqueModel

extension WindowDrawing {
  /// Draws a slider: the track, what of it is passed, and the thumb.
  ///
  /// **Source** ControlFacts, UISlider.
  mutating func draw(_ slider: Slider, in view: PresentedView, tint: RGBA) {
    let thumbSize = look.hasGlass ? look.switchLook.thumb : Size(width: 28, height: 28)
    let height = look.hasGlass ? 6.0 : 4.0
    let inset = look.hasGlass ? 0 : UnsureLook.sliderTrackInset
    let frame = view.frame
    let travel = max(0, frame.width - thumbSize.width)
    let start = slider.fraction * travel
    let thumb = Rect(
      x: frame.minX + (look.hasGlass ? start.rounded() : start),
      y: frame.midY - thumbSize.height / 2, width: thumbSize.width, height: thumbSize.height
    ).mirrored(in: frame, if: view.resolved.isMirrored)
    let track = Rect(
      x: frame.minX + inset, y: frame.midY - height / 2,
      width: max(0, frame.width - 2 * inset), height: height)
    let passed = Rect(
      minX: track.minX, minY: track.minY, maxX: frame.minX + start + thumbSize.width / 2,
      maxY: track.maxY
    ).mirrored(in: frame, if: view.resolved.isMirrored)
    group(DisplayGroup(alpha: slider.isEnabled ? 1 : 0.5)) { drawing in
      drawing.list.fill(
        .roundedRect(track, radius: height / 2), drawing.maximumTrackColor(of: slider))
      drawing.list.fill(
        .roundedRect(passed, radius: height / 2),
        slider.minimumTrackTintColor?.resolved(in: drawing.environment) ?? tint)
      drawing.drawKnob(
        thumb, color: slider.thumbTintColor?.resolved(in: drawing.environment) ?? .white,
        shadows: drawing.thumbShadows, isPressed: slider.isHighlighted)
    }
  }

  private func maximumTrackColor(of slider: Slider) -> RGBA {
    if let color = slider.maximumTrackTintColor { return color.resolved(in: environment) }
    return look.hasGlass ? firm(.ink(0.102, isDark: isDark)) : color("systemFill")
  }

  private var thumbShadows: [DisplayShadow] {
    look.hasGlass
      ? [.below(1, radius: 3, alpha: 0.11)]
      : [
        .below(3, radius: 4, alpha: 0.15), .below(1, radius: 0.5, alpha: 0.16),
        .below(3, radius: 0.5, alpha: 0.1),
      ]
  }
}
