import CasqueGeometry
import CasqueLayout
import CasqueModel
import CasqueSymbols

extension WindowDrawing {
  /// Draws a segmented control: its ground, the pill under the selected title, and the titles.
  ///
  /// **Source** ControlFacts, UISegmentedControl.
  mutating func draw(_ control: SegmentedControl, in frame: Rect, isMirrored: Bool) {
    let radius = look.hasGlass ? frame.height / 2 : min(9, frame.height / 2)
    group(DisplayGroup(alpha: control.isEnabled || !look.hasGlass ? 1 : 0.5)) { drawing in
      drawing.list.fill(
        .roundedRect(frame, radius: radius), drawing.color("tertiarySystemFill"))
      drawing.drawSegments(of: control, in: frame, isMirrored: isMirrored)
    }
  }

  private mutating func drawSegments(
    of control: SegmentedControl, in frame: Rect, isMirrored: Bool
  ) {
    let boundaries = measurer.segmentBoundaries(of: control, width: frame.width)
    guard boundaries.count > 1 else { return }
    for (index, title) in control.segments.enumerated() {
      let place = Rect(
        minX: frame.minX + boundaries[index], minY: frame.minY,
        maxX: frame.minX + boundaries[index + 1], maxY: frame.maxY
      ).mirrored(in: frame, if: isMirrored)
      let isSelected = index == control.selectedSegmentIndex
      let isPressed = control.isEnabled && index == control.highlightedSegmentIndex
      if isSelected { drawPill(under: place, of: control, isPressed: isPressed) }
      let isBesidePill =
        isSelected || index == 0 || index - 1 == control.selectedSegmentIndex
      if !isBesidePill, !look.hasGlass {
        drawSeparator(
          at: isMirrored ? place.maxX : place.minX, from: frame.minY + 5,
          to: frame.maxY - 5)
      }
      let ink = titleColor(of: control, isFaded: isPressed && !isSelected)
      let room = place.inset(by: Insets(left: 4, right: 4))
      if let image = control.image(at: index) {
        drawStencil(
          image, in: room.inset(by: Insets(top: 2, bottom: 2)), color: ink, place: .plain,
          isMirrored: isMirrored)
      } else {
        drawLine(title, segmentFont(isSelected: isSelected), in: room, color: ink)
      }
    }
  }

  private func titleColor(of control: SegmentedControl, isFaded: Bool) -> RGBA {
    guard control.isEnabled || look.hasGlass else { return disabledTitle }
    return color("label", alpha: isFaded ? UnsureLook.pressedSegmentAlpha : 1)
  }

  /// The disabled title of iOS 18 was read in light style only.
  private var disabledTitle: RGBA {
    isDark ? color("tertiaryLabel") : .hex(0x7A7A7A, alpha: 0.45)
  }

  private func segmentFont(isSelected: Bool) -> Font {
    let weights: (FontWeight, FontWeight) =
      look.hasGlass ? (.regular, .medium) : (.medium, .semibold)
    return .system(13, weight: isSelected ? weights.1 : weights.0)
  }

  private mutating func drawPill(
    under place: Rect, of control: SegmentedControl, isPressed: Bool
  ) {
    var rect = place.inset(by: Insets(all: 2))
    guard rect.width > 0, rect.height > 0 else { return }
    if isPressed {
      guard !look.hasGlass else {
        return drawLens(rect.outset(by: UnsureLook.segmentLensOutset))
      }
      rect = rect.scaled(by: UnsureLook.pressedPillScale)
    }
    let half = min(rect.width, rect.height) / 2
    let pill = Shape.roundedRect(rect, radius: look.hasGlass ? half : min(7, half))
    if !look.hasGlass {
      list.commands.append(.shadow(pill, .below(3, radius: 4, alpha: 0.12)))
      list.commands.append(.shadow(pill, .below(3, radius: 0.5, alpha: 0.04)))
      list.fill(
        .roundedRect(rect.outset(by: 0.5), radius: min(7, half) + 0.5),
        firm(RGBA.black.multiplyingAlpha(by: 0.04)))
    }
    let fill: RGBA = isDark ? .hex(look.hasGlass ? 0x5A5A60 : 0x636366) : .white
    list.fill(pill, control.selectedSegmentTintColor?.resolved(in: environment) ?? fill)
  }

  private mutating func drawSeparator(at x: Double, from top: Double, to bottom: Double) {
    guard bottom > top else { return }
    let rect = Rect(minX: x - 0.5, minY: top, maxX: x + 0.5, maxY: bottom)
    list.fill(.roundedRect(rect, radius: 0.5), firm(.hex(0x8E8E93, alpha: 0.3)))
  }
}
