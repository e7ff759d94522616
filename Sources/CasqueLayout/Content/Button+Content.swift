import CasqueGeometry
package import CasqueModel
import CasqueSymbols

extension Button {
  /// The font of the title.
  ///
  /// **Source** ControlFacts: 15 points without a configuration; with one subheadline (15 points)
  /// in small sizes and body (17 points) in others.
  package var titleFont: Font {
    if let font { return font }
    guard style != .system else { return .system(15) }
    let isSmall = configuration.buttonSize == .mini || configuration.buttonSize == .small
    return .preferred(isSmall ? .subheadline : .body)
  }

  /// How a title that is too long is cut, if it does not wrap.
  ///
  /// **Source** ControlFacts: in the middle without a configuration.
  var titleLineBreakMode: LineBreakMode {
    style == .system ? .byTruncatingMiddle : .byTruncatingTail
  }
}

extension ContentMeasurer {
  /// A button asks for its title and image with what its style adds.
  ///
  /// - Without a configuration: whole points; a title adds the system's vertical padding, except
  ///   beside an image; an image alone is at least as high as a line; at least the system's minimum
  ///   width, but for an image alone or in a button that the app draws.
  /// - With one: the lines rounded up to the pixel, and the content insets; titles wrap at the width
  ///   that the layout gives it.
  ///
  /// **Source** ControlFacts, UIButton.
  func measure(_ button: Button, width: Double? = nil) -> MeasuredContent {
    guard button.style == .system else { return measureConfigured(button, width: width) }
    let image = imageSize(of: button)
    let font = button.titleFont
    let metrics = engine.metrics(of: font, traits: environment.traits)
    let text =
      button.title.isEmpty
      ? nil : line(button.title, font: font, lineBreakMode: button.titleLineBreakMode)
    var content = size(of: button, text: text, lineHeight: metrics.lineHeight, image: image)
    content.text = text
    content.block = text.map { TextBlock($0) } ?? (image == nil ? TextBlock(metrics) : nil)
    return content
  }

  private func size(
    of button: Button, text: ShapedText?, lineHeight: Double, image: Size?
  ) -> MeasuredContent {
    var size = plainSize(of: button, text: text, lineHeight: lineHeight, image: image)
    if let name = button.backgroundImage,
      let ground = resources.imageDescription(named: name)?.size
    {
      size = Size(
        width: max(size.width, ground.width), height: max(size.height, ground.height))
    }
    return MeasuredContent(width: size.width, height: size.height)
  }

  /// The size of a button without a configuration, without its ground.
  private func plainSize(
    of button: Button, text: ShapedText?, lineHeight: Double, image: Size?
  ) -> Size {
    let whole = PixelGrid(scale: 1)
    let title = whole.ceil(lineHeight)
    let width = whole.ceil(text?.size.width ?? 0) + (image?.width ?? 0)
    let height = max(title, image?.height ?? 0)
    if let insets = button.contentInsets, insets != DirectionalInsets() {
      return Size(
        width: width + insets.leading + insets.trailing,
        height: height + insets.top + insets.bottom)
    }
    let hasLeastWidth = image == nil || (button.kind == .system && text != nil)
    return Size(
      width: hasLeastWidth ? max(controls.systemButtonMinimumWidth, width) : width,
      height: image == nil ? title + controls.systemButtonVerticalPadding : height)
  }

  /// The baselines are those of the title where it lies in a button of its own size.
  private func measureConfigured(_ button: Button, width: Double?) -> MeasuredContent {
    let parts = parts(of: button, width: width)
    var content = MeasuredContent(width: parts.size.width, height: parts.size.height)
    // Of title and subtitle it is the wider one that wraps first.
    let widths = [parts.title, parts.subtitle].map { $0?.size.width ?? -1 }
    content.text = widths[0] >= widths[1] ? parts.title : parts.subtitle
    content.wrapsAtLayoutWidth = content.text != nil
    content.textInset = parts.room
    let arrangement = parts.arranged(in: parts.size, isMirrored: false)
    if let first = arrangement.title ?? arrangement.subtitle,
      let last = arrangement.subtitle ?? arrangement.title
    {
      let top = (parts.size.height - parts.block.height) / 2
      var block = TextBlock(first.text)
      block.height = parts.block.height
      block.firstBaseline += first.frame.minY - top
      block.lastBaselineToBottom =
        top + parts.block.height - last.frame.minY - last.text.size.height
        + last.text.lastBaselineToBottom
      content.block = block
    }
    if parts.title == nil, parts.image == nil {
      content.block = TextBlock(
        engine.metrics(of: button.titleFont, traits: environment.traits))
    }
    return content
  }

  private func imageSize(of button: Button) -> Size? {
    let size = button.image.flatMap {
      symbol($0, in: .plain)?.size ?? resources.imageDescription(named: $0)?.size
    }
    let factor = imageFactor(button.adjustsImageSizeForAccessibilityContentSizeCategory)
    return size.map { $0.scaled(by: factor) }
  }

  /// The title of a button where its arrangement puts it.
  func place(
    _ button: Button, _ content: MeasuredContent, in size: Size, isMirrored: Bool
  ) -> PlacedText? {
    guard content.text != nil else { return nil }
    return arrange(button, in: size, isMirrored: isMirrored).title.map {
      PlacedText(text: $0.text, frame: $0.frame)
    }
  }

  /// Where image and title of a button without a configuration lie.
  ///
  /// Both are placed as one, the image where a line starts and its far edge at the title; then each
  /// is moved by its own insets.
  func arrangePlain(_ button: Button, in size: Size, isMirrored: Bool) -> ButtonArrangement {
    let image = button.image == nil ? nil : imageSize(of: button) ?? Self.missingImage(in: size)
    let sides = (button.contentInsets ?? DirectionalInsets()).resolved(mirrored: isMirrored)
    let placement = PlainPlacement(
      button: button, area: Rect(origin: .zero, size: size).inset(by: sides),
      isMirrored: isMirrored)
    let text = title(of: button, in: placement.area.width - (image?.width ?? 0))
    var arrangement = ButtonArrangement()
    let titleSize = text.map { Size(width: grid.ceil($0.size.width), height: $0.size.height) }
    let frames = placement.frames(title: titleSize, image: image)
    arrangement.image = frames.image
    if let text, let frame = frames.title {
      arrangement.title = ButtonArrangement.Line(text: text, frame: frame)
    }
    return arrangement
  }

  /// The title, cut where the room for it ends.
  private func title(of button: Button, in room: Double) -> ShapedText? {
    guard !button.title.isEmpty else { return nil }
    let font = button.titleFont
    let mode = button.titleLineBreakMode
    let room = max(0, room - button.titleEdgeInsets.left - button.titleEdgeInsets.right)
    return line(
      line(button.title, font: font, lineBreakMode: mode), fitting: room, text: button.title,
      font: font, lineBreakMode: mode)
  }

  /// The room of an image whose size is not known.
  private static func missingImage(in size: Size) -> Size {
    Size(width: min(20, size.height), height: min(20, size.height))
  }
}
