import CasqueGeometry
import CasqueLayout
import CasqueModel

extension WindowDrawing {
  /// Draws a search bar: its ground, the field with its glyph and text, and the cancel button.
  ///
  /// **Source** ControlFacts, UISearchBar.
  mutating func draw(_ bar: SearchBar, in view: PresentedView, tint: RGBA) {
    let isMirrored = view.resolved.isMirrored
    if !look.hasGlass, bar.style != .minimal, !view.frame.isEmpty {
      draw(barMaterial, in: .rect(view.frame))
    }
    let inset = UnsureLook.searchFieldInset
    let scopes = bar.scopeButtonTitles.isEmpty ? 0 : drawScopes(of: bar, in: view)
    let area = view.frame.inset(by: Insets(bottom: min(scopes, view.frame.height)))
    let height = min(measurer.searchFieldHeight, area.height)
    let cancel = bar.showsCancelButton ? cancelWidth : 0
    let field = Rect(
      x: area.minX + inset, y: area.midY - height / 2,
      width: max(0, area.width - 2 * inset - cancel), height: height
    ).mirrored(in: area, if: isMirrored)
    drawField(field)
    drawMagnifier(in: field, isMirrored: isMirrored)
    drawText(of: bar, in: field, isMirrored: isMirrored, tint: tint)
    guard bar.showsCancelButton else { return }
    let place = Rect(
      x: view.frame.maxX - inset - cancel + UnsureLook.cancelGap, y: field.minY,
      width: cancel - UnsureLook.cancelGap, height: height
    ).mirrored(in: view.frame, if: isMirrored)
    if look.hasGlass {
      drawPlatter(place)
      drawCross(13, at: place.center, color: color("label"), width: 1.8)
    } else {
      drawLine("Cancel", cancelFont, in: place, color: tint)
    }
  }

  /// Draws the scopes along the lower edge as a segmented control, and returns what they take.
  private mutating func drawScopes(of bar: SearchBar, in view: PresentedView) -> Double {
    let sizes = environment.profile.controls.systemSizes
    let (room, height) = (sizes.scopeBarHeight, sizes.segmentedControlHeight)
    let inset = UnsureLook.searchFieldInset
    let place = Rect(
      x: view.frame.minX + inset, y: view.frame.maxY - (room + height) / 2,
      width: max(0, view.frame.width - 2 * inset), height: height)
    let control = SegmentedControl(
      segments: bar.scopeButtonTitles, selectedSegmentIndex: bar.selectedScopeButtonIndex)
    draw(control, in: place, isMirrored: view.resolved.isMirrored)
    return room
  }

  private var cancelWidth: Double {
    let gap = UnsureLook.cancelGap
    return look.hasGlass
      ? measurer.searchFieldHeight + gap : line("Cancel", cancelFont).size.width.rounded(.up) + gap
  }

  private var cancelFont: Font { SearchBar.font(isMedium: false) }

  /// What the glyphs in the field are larger by than at the default text size.
  private var glyphScale: Double {
    context.text.metrics(of: .preferred(.body), traits: environment.traits).pointSize / 17
  }

  private mutating func drawField(_ field: Rect) {
    guard field.width > 0 else { return }
    let half = min(field.width, field.height) / 2
    guard look.hasGlass else {
      return list.fill(.roundedRect(field, radius: min(10, half)), color("tertiarySystemFill"))
    }
    let shape = Shape.roundedRect(field, radius: half)
    list.commands.append(.shadow(shape, .below(7.5, radius: 16, alpha: 0.07)))
    list.fill(shape, .hex(isDark ? 0x131313 : 0xFDFDFD))
  }

  /// The ring's middle lies at (8.833, 8) of a box of 20.667 × 19.333, its handle ends at
  /// (18, 17.667), and it is not mirrored; all of it grows with the text.
  private mutating func drawMagnifier(in field: Rect, isMirrored: Bool) {
    let scale = glyphScale
    let middle = look.hasGlass ? 10 : 9.667
    let box = Rect(
      x: field.minX + (look.hasGlass ? 12 : 6), y: field.midY - middle * scale,
      width: 20.667 * scale, height: 19.333 * scale
    ).mirrored(in: field, if: isMirrored)
    guard field.width > 2 * box.width else { return }
    let ink = color("secondaryLabel")
    // The handle starts at the ring's outer edge: a translucent colour must not add up.
    let (radius, width) = (5.667 * scale, strokeWidth(2) * scale)
    let ring = Rect(
      x: box.minX + 8.833 * scale - radius, y: box.minY + 8 * scale - radius, width: 2 * radius,
      height: 2 * radius)
    let edge = (radius + width / 2) / 2.0.squareRoot()
    list.stroke(.ellipse(ring), ink, width: width)
    list.line(
      from: Point(x: ring.midX + edge, y: ring.midY + edge),
      to: Point(x: box.minX + 18 * scale, y: box.minY + 17.667 * scale), ink, width: width)
  }

  private mutating func drawText(
    of bar: SearchBar, in field: Rect, isMirrored: Bool, tint: RGBA
  ) {
    let start = environment.pixelGrid.round(
      (look.hasGlass ? 39.667 : 31.5) + 20.667 * (glyphScale - 1))
    let isEmpty = bar.text.isEmpty
    let end = isEmpty ? 12 : look.hasGlass ? 40.0 : 30
    let place = Rect(
      minX: field.minX + start, minY: field.minY, maxX: max(field.minX + start, field.maxX - end),
      maxY: field.maxY
    ).mirrored(in: field, if: isMirrored)
    let font = SearchBar.font(isMedium: look.hasGlass)
    if bar.isEditing {
      let metrics = context.text.metrics(of: font, traits: environment.traits)
      drawCaret(
        after: isEmpty ? nil : line(bar.text, font, width: place.width), in: place,
        alignment: .natural, isMirrored: isMirrored, lineHeight: metrics.lineHeight, tint: tint)
    }
    drawLine(
      isEmpty ? bar.placeholder : bar.text, font, in: place,
      alignment: isMirrored ? .right : .left, color: color(isEmpty ? "secondaryLabel" : "label"))
    guard !isEmpty, field.width > 80 else { return }
    let side = 17.0
    let clear = Rect(
      x: field.maxX - (look.hasGlass ? 34.333 : 25) + 1.5, y: field.midY - side / 2, width: side,
      height: side
    ).mirrored(in: field, if: isMirrored)
    list.fill(.ellipse(clear), color("secondaryLabel"))
    drawCross(
      7, at: clear.center, color: isDark ? .hex(0x1C1C1E) : .white, width: 1.5)
  }
}
