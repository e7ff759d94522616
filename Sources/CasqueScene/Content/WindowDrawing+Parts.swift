import CasqueGeometry
import CasqueLayout
import CasqueModel
import CasqueSymbols

/// The parts that controls are drawn of.
extension WindowDrawing {
  var isDark: Bool { environment.traits.userInterfaceStyle == .dark }

  /// One pixel, in points.
  var hairline: Double { 1 / environment.traits.displayScale }

  /// The opacity that Increase Contrast adds to every translucent gray of the system's palette.
  ///
  /// **Source** colors.json: fills and labels are 20/255 more opaque with Increase Contrast (high).
  private static let contrastStep = 20.0 / 255

  /// A translucent colour that the palette does not have, as Increase Contrast shows it.
  func firm(_ color: RGBA) -> RGBA {
    guard environment.traits.accessibilityContrast == .high, color.alpha > 0, color.alpha < 1 else {
      return color
    }
    var firm = color
    firm.alpha = min(1, color.alpha + Self.contrastStep)
    return firm
  }

  /// The width of a glyph's stroke, which Bold Text makes heavier.
  func strokeWidth(_ width: Double) -> Double {
    environment.traits.legibilityWeight == .bold ? width * UnsureLook.boldStroke : width
  }

  /// One line of text, cut at a width.
  func line(_ string: String, _ font: Font, width: Double? = nil) -> ShapedText {
    var request = TextRequest(
      text: string, font: font, width: width.map { max(0, $0) }, traits: environment.traits)
    request.systemTypeface = environment.profile.systemTypeface
    return context.text.shape(request)
  }

  /// Draws one line of text in the vertical middle of a rectangle.
  mutating func drawLine(
    _ string: String, _ font: Font, in rect: Rect, alignment: TextAlignment = .center,
    color: RGBA
  ) {
    guard !string.isEmpty, rect.width > 0, color.alpha > 0 else { return }
    // A line that fits exactly must not be cut for want of a thousandth.
    let text = line(string, font, width: rect.width + 0.01)
    guard !text.lines.isEmpty else { return }
    let frame = Rect(
      x: rect.minX, y: rect.midY - text.size.height / 2, width: rect.width,
      height: text.size.height)
    list.commands.append(
      .text(
        DisplayText(
          text, in: frame, alignment: alignment, isMirrored: false, grid: environment.pixelGrid,
          color: color)))
  }

  /// The symbol that the name of an image stands for; nil for files and unknown symbols.
  func symbol(_ name: String, in place: SymbolPlace) -> PlacedSymbol? {
    PlacedSymbol(imageName: name, in: place, text: context.text, traits: environment.traits)
  }

  /// Draws a symbol; one for the writing direction is mirrored where a line starts at the right.
  mutating func draw(_ symbol: PlacedSymbol, in frame: Rect, color: RGBA, isMirrored: Bool) {
    let factor = symbol.factor * frame.width / max(symbol.size.width, 0.001)
    let mirror = AffineTransform.scale(x: -1, y: 1).about(frame.center)
    let isTurned = symbol.isDirected && isMirrored
    group(DisplayGroup(transform: isTurned ? mirror : .identity)) {
      $0.list.draw(symbol.symbol, in: frame, factor: factor, color: color)
    }
  }

  /// Draws an image or a symbol in one colour in the middle of a rectangle, no larger than that.
  mutating func drawStencil(
    _ name: String, in rect: Rect, color: RGBA, place: SymbolPlace, isMirrored: Bool
  ) {
    if let symbol = symbol(name, in: place) {
      let frame = ContentMode.center.placement(of: symbol.size, in: rect)
      return draw(symbol, in: frame, color: color, isMirrored: isMirrored)
    }
    guard let description = context.resources.imageDescription(named: name) else {
      return list.drawMissingImage(name, in: rect, context: context)
    }
    let fits = description.size.width <= rect.width && description.size.height <= rect.height
    let mode: ContentMode = fits ? .center : .scaleAspectFit
    let frame = mode.placement(of: description.size, in: rect)
    guard !description.isMissing else {
      return list.drawMissingImage(name, in: frame, context: context)
    }
    group(description.turn(in: frame, isMirrored: isMirrored)) { drawing in
      if description.renderingMode == .alwaysOriginal {
        drawing.list.drawImage(named: name, description, in: frame)
      } else {
        drawing.drawStencil(of: name, description, in: frame, color: color)
      }
    }
  }

  /// The size of an image in a bar: its own, or what fits the largest; symbols have their own.
  func stencilSize(_ name: String, within side: Double, place: SymbolPlace) -> Size {
    if let symbol = symbol(name, in: place) { return symbol.size }
    guard let size = context.resources.imageDescription(named: name)?.size, size.width > 0,
      size.height > 0
    else { return Size(width: side, height: side) }
    let factor = min(1, side / max(size.width, size.height))
    return Size(width: size.width * factor, height: size.height * factor)
  }

  /// Draws a horizontal capsule of a line's size in the middle of a point, such as a minus sign.
  mutating func drawBar(_ size: Size, at center: Point, color: RGBA) {
    let size = Size(width: size.width, height: strokeWidth(size.height))
    let rect = Rect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
    list.fill(.roundedRect(rect, radius: min(size.width, size.height) / 2), color)
  }

  /// Draws a plus sign.
  mutating func drawPlus(_ size: Size, at center: Point, color: RGBA) {
    let middle = strokeWidth(size.height) / 2
    let steps: [(Double, Double)] = [
      (-size.width / 2, -middle), (-middle, -middle), (-middle, -size.width / 2),
      (middle, -size.width / 2), (middle, -middle), (size.width / 2, -middle),
      (size.width / 2, middle), (middle, middle), (middle, size.width / 2),
      (-middle, size.width / 2), (-middle, middle), (-size.width / 2, middle),
    ]
    let points = steps.map { Point(x: center.x + $0.0, y: center.y + $0.1) }
    let path = [PathStep.move(points[0])] + points.dropFirst().map(PathStep.line) + [.close]
    list.fill(.path(path), color)
  }

  /// Draws a cross of two strokes as wide and high as `side`.
  mutating func drawCross(_ side: Double, at center: Point, color: RGBA, width: Double) {
    let half = side / 2
    for slope in [1.0, -1.0] {
      list.line(
        from: Point(x: center.x - half, y: center.y - half * slope),
        to: Point(x: center.x + half, y: center.y + half * slope), color,
        width: strokeWidth(width),
        ends: .round)
    }
  }

  /// Draws a chevron that points to where a line starts.
  mutating func drawBackChevron(_ size: Size, at center: Point, color: RGBA, isMirrored: Bool) {
    let tip = (isMirrored ? 1.0 : -1.0) * size.width / 2
    let steps: [PathStep] = [
      .move(Point(x: center.x - tip, y: center.y - size.height / 2)),
      .line(Point(x: center.x + tip, y: center.y)),
      .line(Point(x: center.x - tip, y: center.y + size.height / 2)),
    ]
    list.stroke(.path(steps), color, width: strokeWidth(UnsureLook.backStroke), ends: .round)
  }

  /// Draws one of the platters of iOS 26's bars: glass, or one opaque colour.
  ///
  /// **Source** ControlFacts, Navigation bar and materials.
  mutating func drawPlatter(_ rect: Rect, fill: RGBA? = nil) {
    let capsule = Shape.roundedRect(rect, radius: min(rect.width, rect.height) / 2)
    let shadow = DisplayShadow.below(4, radius: 10, alpha: 0.075)
    guard let fill else { return drawGlass(.bar, in: capsule, shadow: shadow) }
    list.commands.append(.shadow(capsule, shadow))
    list.fill(capsule, fill)
  }
}

extension Rect {
  /// The rectangle mirrored in the vertical middle line of another, if `isMirrored`.
  func mirrored(in frame: Rect, if isMirrored: Bool) -> Rect {
    guard isMirrored else { return self }
    return Rect(x: frame.minX + frame.maxX - maxX, y: minY, width: width, height: height)
  }
}
