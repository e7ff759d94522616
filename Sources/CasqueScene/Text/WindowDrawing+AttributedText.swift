import CasqueGeometry
import CasqueLayout
import CasqueModel

/// A stretch of a line that is of one part, in the window's coordinates.
private struct StyledStretch {
  var style: Int
  var minX: Double
  var maxX: Double
  var baseline: Double
  var size: Double
  /// How far its glyphs are raised, in points.
  var raised: Double
}

extension WindowDrawing {
  /// Draws a view's text of parts: grounds, images, characters, and the lines under and through.
  ///
  /// - Parameters:
  ///   - own: the colour of parts that state none.
  ///   - link: the colour of such parts that lead somewhere.
  mutating func draw(
    _ text: AttributedText, in view: PresentedView, alignment: TextAlignment, color own: RGBA,
    link: RGBA
  ) {
    guard let shaped = view.resolved.text, !shaped.lines.isEmpty else { return }
    let colors = text.runs.map { run in
      run.attributes.color?.resolved(in: environment) ?? (run.attributes.isLink ? link : own)
    }
    let frame = view.place(view.resolved.textFrame)
    var placed = DisplayText(
      shaped, in: frame, alignment: alignment, isMirrored: view.resolved.isMirrored,
      grid: environment.pixelGrid, color: own)
    placed.runColors = colors
    let stretches = stretches(of: placed)
    group(DisplayGroup(clip: fits(shaped, frame, view) ? nil : .rect(view.frame))) { drawing in
      drawing.drawGrounds(of: text, stretches)
      drawing.list.commands.append(.text(placed))
      drawing.drawLines(of: text, stretches, colors)
    }
  }

  /// Whether nothing of a text leaves its view.
  private func fits(_ text: ShapedText, _ frame: Rect, _ view: PresentedView) -> Bool {
    let height = max(frame.height, text.size.height)
    let extent = Rect(origin: frame.origin, size: Size(width: frame.width, height: height))
    let widest = text.lines.reduce(0) { max($0, $1.width) }
    return view.frame.contains(extent, tolerance: 1) && widest <= frame.width + 1
  }

  private func stretches(of text: DisplayText) -> [StyledStretch] {
    var found: [StyledStretch] = []
    for (line, origin) in zip(text.text.lines, text.lineOrigins) {
      for run in line.runs {
        guard let first = run.glyphs.first, let last = run.glyphs.last else { continue }
        let stretch = StyledStretch(
          style: run.style, minX: origin.x + first.x, maxX: origin.x + last.x + last.advance,
          baseline: origin.y, size: run.size, raised: run.font.file.isEmpty ? -first.y : 0)
        // Runs of other faces within a part have their lines in one piece.
        if let end = found.last, end.style == stretch.style, end.baseline == stretch.baseline,
          abs(end.maxX - stretch.minX) < 0.01
        {
          found[found.count - 1].maxX = stretch.maxX
        } else {
          found.append(stretch)
        }
      }
    }
    return found
  }

  private mutating func drawGrounds(of text: AttributedText, _ stretches: [StyledStretch]) {
    for stretch in stretches where text.runs.indices.contains(stretch.style) {
      let run = text.runs[stretch.style]
      if let attachment = run.attachment {
        let place = Rect(
          x: stretch.minX, y: stretch.baseline - stretch.raised - attachment.size.height,
          width: attachment.size.width, height: attachment.size.height)
        list.drawImage(named: attachment.image, in: place, context: context)
        continue
      }
      guard let color = run.attributes.backgroundColor else { continue }
      let top = stretch.baseline - run.attributes.baselineOffset - stretch.size * 0.967
      list.fill(
        .rect(
          Rect(
            x: stretch.minX, y: top, width: stretch.maxX - stretch.minX,
            height: stretch.size * 1.208)), color.resolved(in: environment))
    }
  }

  /// Lines are a fourteenth of the size thick; under text they lie an eighth below the baseline,
  /// through it at half the height of small letters.
  private mutating func drawLines(
    of text: AttributedText, _ stretches: [StyledStretch], _ colors: [RGBA]
  ) {
    for stretch in stretches where text.runs.indices.contains(stretch.style) {
      let attributes = text.runs[stretch.style].attributes
      let thickness = max(hairline, environment.pixelGrid.round(stretch.size / 14))
      let base = stretch.baseline - attributes.baselineOffset
      var places: [Double] = []
      if attributes.isUnderlined || attributes.isLink {
        places.append(base + stretch.size / 8 - thickness / 2)
      }
      if attributes.isStruckThrough { places.append(base - stretch.size * 0.27 - thickness / 2) }
      for y in places {
        let line = Rect(
          x: stretch.minX, y: environment.pixelGrid.round(y), width: stretch.maxX - stretch.minX,
          height: thickness)
        list.fill(.rect(line), colors[stretch.style])
      }
    }
  }
}
