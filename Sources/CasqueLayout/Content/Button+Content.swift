import CasqueGeometry
package import CasqueModel
import CasqueSymbols

extension Button {
  /// The font of the title.
  ///
  /// **Source** controls.md: 15 points without a configuration; with one subheadline (15 points)
  /// in small sizes and body (17 points) in others.
  package var titleFont: Font {
    if let font { return font }
    guard style != .system else { return .system(15) }
    let isSmall = configuration.buttonSize == .mini || configuration.buttonSize == .small
    return .preferred(isSmall ? .subheadline : .body)
  }

  /// How a title that is too long is cut.
  ///
  /// **Source** controls.md: in the middle without a configuration.
  var titleLineBreakMode: LineBreakMode {
    style == .system ? .byTruncatingMiddle : .byTruncatingTail
  }
}

extension ContentMeasurer {
  /// A button asks for its title and image with what its style adds.
  ///
  /// - Without a configuration: whole points; a title adds the system's vertical padding, except
  ///   beside an image; at least the system's minimum width.
  /// - With one: the line rounded up to the pixel, and the content insets.
  ///
  /// **Source** controls.md, UIButton.
  func measure(_ button: Button) -> MeasuredContent {
    guard button.style == .system else { return measureConfigured(button) }
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
    let imageWidth = image?.width ?? 0
    let imageHeight = image?.height ?? 0
    if let image, text == nil { return MeasuredContent(width: image.width, height: image.height) }
    let whole = PixelGrid(scale: 1)
    let title = whole.ceil(text?.size.height ?? lineHeight)
    let padding = image == nil ? controls.systemButtonVerticalPadding : 0
    return MeasuredContent(
      width: max(
        controls.systemButtonMinimumWidth, whole.ceil(text?.size.width ?? 0) + imageWidth),
      height: max(title, imageHeight) + padding)
  }

  /// The baselines are those of the title where it lies in a button of its own size.
  private func measureConfigured(_ button: Button) -> MeasuredContent {
    let parts = parts(of: button)
    var content = MeasuredContent(width: parts.size.width, height: parts.size.height)
    content.text = parts.title
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
    button.image.flatMap {
      symbol($0, in: .plain)?.size ?? resources.imageDescription(named: $0)?.size
    }
  }

  /// The title lies in the middle; beside an image both are centred as one, the image leading.
  ///
  /// The image's far edge touches the title's leading edge.
  func place(
    _ button: Button, _ content: MeasuredContent, in size: Size, isMirrored: Bool
  ) -> PlacedText? {
    guard let measured = content.text else { return nil }
    guard button.style == .system else {
      return arrange(button, in: size, isMirrored: isMirrored).title.map {
        PlacedText(text: $0.text, frame: $0.frame)
      }
    }
    let imageWidth = imageSize(of: button)?.width ?? 0
    let room = max(0, size.width - imageWidth)
    let text = line(
      measured, fitting: room, text: button.title, font: button.titleFont,
      lineBreakMode: button.titleLineBreakMode)
    let width = min(room, grid.ceil(text.size.width))
    let left = (room - width) / 2 + (isMirrored ? 0 : imageWidth)
    let top = max(0, (size.height - text.size.height) / 2)
    return PlacedText(
      text: text, frame: Rect(x: left, y: top, width: width, height: text.size.height))
  }
}
