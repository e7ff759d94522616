package import CasqueGeometry
package import CasqueModel
package import CasqueSymbols

/// Where the parts of a button lie, in its own coordinates.
package struct ButtonArrangement {
  /// A line of text and its frame, in which it is aligned to the left.
  package struct Line {
    package var text: ShapedText
    package var frame: Rect
  }

  /// The title, or nil without one.
  package internal(set) var title: Line?
  /// The line under the title, or nil without one.
  package internal(set) var subtitle: Line?
  /// Where the image or the activity indicator lies, or nil without one.
  package internal(set) var image: Rect?
  /// How lines of one text that wraps lie.
  package internal(set) var alignment = TextAlignment.center
}

/// The parts of a button with a configuration as they are measured.
struct ButtonParts {
  var button: Button
  var title: ShapedText?
  var subtitle: ShapedText?
  var image: Size?
  /// The height of a line of the title, whether there is one or not.
  var lineHeight: Double
  var insets: DirectionalInsets
  var grid: PixelGrid

  private var configuration: ButtonConfiguration { button.configuration }
  private var isStacked: Bool {
    configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
  }

  /// The extents of title and subtitle, each line rounded up to the pixel.
  ///
  /// **Source** ControlFacts: 51 = 7 + 20.333 + 1 + 15.667 + 7.
  var texts: Size {
    var size = Size.zero
    for text in [title, subtitle] {
      guard let text else { continue }
      size.width = max(size.width, grid.ceil(text.size.width))
      size.height += grid.ceil(text.size.height)
    }
    if title != nil, subtitle != nil { size.height += configuration.titlePadding }
    return size
  }

  private var hasText: Bool { !button.title.isEmpty || !configuration.subtitle.isEmpty }
  private var padding: Double { hasText && image != nil ? configuration.imagePadding : 0 }

  /// The extents of texts and image together.
  ///
  /// **Source** ControlFacts: beside each other widths add, above each other heights, and the
  /// padding once.
  var block: Size {
    let texts = hasText || image != nil ? texts : Size(width: 0, height: lineHeight)
    guard let image else { return texts }
    return isStacked
      ? Size(
        width: max(texts.width, image.width), height: texts.height + image.height + padding)
      : Size(
        width: texts.width + image.width + padding, height: max(texts.height, image.height))
  }

  /// What of the width is no room for texts.
  var room: Double {
    insets.leading + insets.trailing + (isStacked ? 0 : (image?.width ?? 0) + padding)
  }

  /// What the button asks for.
  var size: Size {
    Size(
      width: grid.ceil(block.width + insets.leading + insets.trailing),
      height: grid.ceil(block.height + insets.top + insets.bottom))
  }

  /// Puts the parts into the button, the block in the middle.
  func arranged(in size: Size, isMirrored: Bool) -> ButtonArrangement {
    let sides = insets.resolved(mirrored: isMirrored)
    let area = Rect(origin: .zero, size: size).inset(by: sides)
    let block = block
    let x =
      switch button.contentHorizontalAlignment.resolved(isMirrored: isMirrored) {
      case .center, .fill: area.midX - block.width / 2
      case .left, .leading: area.minX
      case .right, .trailing: area.maxX - block.width
      }
    let y =
      switch button.contentVerticalAlignment {
      case .center, .fill: area.midY - block.height / 2
      case .top: area.minY
      case .bottom: area.maxY - block.height
      }
    let frame = Rect(x: x, y: y, width: block.width, height: block.height)
    var arrangement = ButtonArrangement()
    arrangement.alignment = side(isMirrored: isMirrored)
    var textFrame = frame
    if let image {
      var place = Rect(
        x: frame.midX - image.width / 2, y: frame.midY - image.height / 2, width: image.width,
        height: image.height)
      switch (configuration.imagePlacement, isMirrored) {
      case (.leading, false), (.trailing, true):
        place.origin.x = frame.minX
        textFrame.origin.x = place.maxX + padding
      case (.leading, true), (.trailing, false): place.origin.x = frame.maxX - image.width
      case (.top, _):
        place.origin.y = frame.minY
        textFrame.origin.y = place.maxY + padding
      case (.bottom, _): place.origin.y = frame.maxY - image.height
      }
      arrangement.image = place
      if isStacked {
        textFrame.size.height = max(0, frame.height - image.height - padding)
      } else {
        textFrame.size.width = max(0, frame.width - image.width - padding)
      }
    }
    place(in: textFrame, &arrangement, isMirrored: isMirrored)
    return arrangement
  }

  private func place(
    in frame: Rect, _ arrangement: inout ButtonArrangement, isMirrored: Bool
  ) {
    let texts = texts
    var y = frame.midY - texts.height / 2
    func line(_ text: ShapedText) -> ButtonArrangement.Line {
      let width = grid.ceil(text.size.width)
      let free = frame.width - width
      let x =
        switch side(isMirrored: isMirrored) {
        case .left: frame.minX
        case .right: frame.minX + free
        default: frame.minX + free / 2
        }
      let place = Rect(x: x, y: y, width: width, height: grid.ceil(text.size.height))
      return ButtonArrangement.Line(text: text, frame: place)
    }
    if let title {
      let placed = line(title)
      arrangement.title = placed
      y = placed.frame.maxY + configuration.titlePadding
    }
    if let subtitle { arrangement.subtitle = line(subtitle) }
  }

  /// Titles are aligned at the image; in the middle without one or above each other.
  private func side(isMirrored: Bool) -> TextAlignment {
    let start: TextAlignment = isMirrored ? .right : .left
    let end: TextAlignment = isMirrored ? .left : .right
    switch configuration.titleAlignment {
    case .leading: return start
    case .center: return .center
    case .trailing: return end
    case .automatic:
      guard image != nil else { return .center }
      return switch configuration.imagePlacement {
      case .leading: start
      case .trailing: end
      case .top, .bottom: .center
      }
    }
  }
}

extension ContentMeasurer {
  /// The font of a button's subtitle.
  ///
  /// **Source** ControlFacts, UIButton.Configuration: 13 points regular.
  private static let subtitleFont = Font.preferred(.footnote)

  /// Measures the parts of a button with a configuration.
  ///
  /// Titles wrap where `width` ends, and are cut where `height` does.
  /// **Source** ControlFacts, UIButton.Configuration, title line break: between words, any number of
  /// lines (high).
  func parts(of button: Button, width: Double? = nil, height: Double? = nil) -> ButtonParts {
    let configuration = button.configuration
    let insets = button.contentInsets ?? contentInsets(of: configuration.buttonSize)
    let metrics = engine.metrics(of: button.titleFont, traits: environment.traits)
    var parts = ButtonParts(
      button: button, image: imageSize(of: button, lineHeight: metrics.lineHeight),
      lineHeight: metrics.lineHeight, insets: insets, grid: grid)
    func lines(_ text: String, _ font: Font, height: Double? = nil) -> ShapedText? {
      guard !text.isEmpty else { return nil }
      let whole = line(text, font: font)
      guard let room = width.map({ max(0, $0 - parts.room) }),
        whole.size.width > room + Self.tolerance || height != nil
      else { return whole }
      var request = TextRequest(
        text: text, font: font, numberOfLines: 0, width: Self.bound(room), height: height,
        traits: environment.traits)
      request.ideographsRaiseLines = environment.profile.ideographsRaiseLines
      request.systemTypeface = environment.profile.systemTypeface
      return engine.shape(request)
    }
    parts.title = lines(button.title, button.titleFont)
    parts.subtitle = lines(configuration.subtitle, Self.subtitleFont)
    guard let height, let title = parts.title else { return parts }
    let excess = parts.size.height - height
    if excess > Self.tolerance, title.lines.count > 1 {
      parts.title = lines(
        button.title, button.titleFont, height: max(0, title.size.height - excess))
    }
    return parts
  }

  /// **Source** ControlFacts, UIButton.Configuration, content insets.
  private func contentInsets(of size: ButtonConfiguration.Size) -> DirectionalInsets {
    switch size {
    case .mini, .small: DirectionalInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: controls.buttonContentInsets
    case .large: DirectionalInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  /// An activity indicator is as large as a line of the title is high.
  private func imageSize(of button: Button, lineHeight: Double) -> Size? {
    if button.configuration.showsActivityIndicator {
      let side = grid.ceil(lineHeight)
      return Size(width: side, height: side)
    }
    guard let name = button.image else { return nil }
    let size =
      symbol(name, in: symbolPlace(in: button))?.size
      ?? resources.imageDescription(named: name)?.size
    let factor = imageFactor(button.adjustsImageSizeForAccessibilityContentSizeCategory)
    return size.map { $0.scaled(by: factor) }
  }

  /// A symbol goes with the title's font; in a large button at large scale.
  ///
  /// **Source** ControlFacts, UIButton.Configuration, symbol image configuration (low).
  package func symbolPlace(in button: Button) -> SymbolPlace {
    guard button.style != .system else { return .plain }
    let font = engine.metrics(of: button.titleFont, traits: environment.traits)
    return SymbolPlace(
      pointSize: font.pointSize,
      scale: button.configuration.buttonSize == .large ? .large : .medium)
  }

  /// Where the parts of a button lie in a frame of a size.
  package func arrange(
    _ button: Button, in size: Size, isMirrored: Bool
  ) -> ButtonArrangement {
    button.style == .system
      ? arrangePlain(button, in: size, isMirrored: isMirrored)
      : parts(of: button, width: size.width, height: size.height)
        .arranged(in: size, isMirrored: isMirrored)
  }
}
