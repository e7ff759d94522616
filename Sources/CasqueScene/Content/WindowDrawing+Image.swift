import CasqueGeometry
import CasqueLayout
import CasqueModel
import CasqueSymbols

extension WindowDrawing {
  /// Draws an image by its content mode; it reaches beyond the bounds unless the view clips.
  mutating func draw(_ imageView: ImageView, in view: PresentedView, tint: RGBA) {
    guard let name = imageView.image, !view.frame.isEmpty else { return }
    let factor = measurer.imageFactor(
      imageView.adjustsImageSizeForAccessibilityContentSizeCategory)
    if let symbol = symbol(name, in: .plain) {
      let size = symbol.size.scaled(by: factor)
      return draw(
        symbol, in: imageView.contentMode.placement(of: size, in: view.frame), color: tint,
        isMirrored: view.resolved.isMirrored)
    }
    guard let description = context.resources.imageDescription(named: name) else {
      return list.drawMissingImage(name, in: view.frame, context: context)
    }
    let destination = imageView.contentMode.placement(
      of: description.size.scaled(by: factor), in: view.frame)
    guard !description.isMissing else {
      let place = destination.intersection(view.frame) ?? view.frame
      return list.drawMissingImage(name, in: place, context: context)
    }
    let mode = description.mode(asked: imageView.imageRenderingMode)
    group(description.turn(in: destination, isMirrored: view.resolved.isMirrored)) { drawing in
      if mode == .alwaysTemplate {
        drawing.drawStencil(of: name, description, in: destination, color: tint)
      } else {
        drawing.list.drawImage(named: name, description, in: destination)
      }
    }
  }

  /// Draws an image that is there in one colour, by its coverage.
  mutating func drawStencil(
    of name: String, _ image: ImageDescription, in frame: Rect, color: RGBA
  ) {
    guard image.slicing == nil || image.size == frame.size else {
      return group(DisplayGroup(stencil: color)) {
        $0.list.drawImage(named: name, image, in: frame)
      }
    }
    let mask = DisplayMask.image(name: name, destination: frame, transform: .identity)
    group(DisplayGroup(mask: mask)) { $0.list.fill(.rect(frame), color) }
  }
}

extension ImageDescription {
  /// How the image is drawn: as it is asked for, and else as the image says of itself.
  func mode(asked: ImageRenderingMode) -> ImageRenderingMode {
    asked == .automatic ? renderingMode : asked
  }

  /// The group that turns an image over where text runs from right to left.
  func turn(in frame: Rect, isMirrored: Bool) -> DisplayGroup {
    guard flipsForRightToLeft, isMirrored else { return DisplayGroup() }
    return DisplayGroup(transform: .scale(x: -1, y: 1).about(frame.center))
  }
}

extension DisplayList {
  /// Draws an image stretched to a rectangle, or a placeholder.
  mutating func drawImage(named name: String, in frame: Rect, context: SceneContext) {
    guard let image = context.resources.imageDescription(named: name), !image.isMissing else {
      return drawMissingImage(name, in: frame, context: context)
    }
    drawImage(named: name, image, in: frame)
  }

  /// Draws a dashed rectangle with the name of an image that is not there.
  mutating func drawMissingImage(_ name: String, in frame: Rect, context: SceneContext) {
    guard frame.width > 2, frame.height > 2 else { return }
    let ink = RGBA(red: 0.56, green: 0.56, blue: 0.58)
    fill(.rect(frame), ink.multiplyingAlpha(by: 0.12))
    stroke(.rect(frame.inset(by: Insets(all: 0.5))), ink, width: 1, dashes: [4, 3])
    let room = frame.width - 8
    guard room > 20, frame.height > 16 else { return }
    let shown = SymbolImage(name: name)?.systemName ?? name
    var label = context.line(shown, size: 11, weight: .medium, width: room)
    if label.isTruncated { label = context.line(shown, size: 8, weight: .medium, width: room + 4) }
    // A few letters of a name say less than none.
    guard !label.isTruncated || room > 40 else { return }
    commands.append(.text(DisplayText(line: label, center: frame.center, color: ink)))
  }
}
