import CPangoCairo
import CasqueGeometry
import CasqueModel
import CasqueScene
import CasqueText

/// Draws the commands of a list on a canvas.
struct ListDrawing {
  let list: DisplayList
  let groups: GroupTable
  let fonts: TextEngine
  let images: ImageCache
  let textDrawing: TextDrawing
  /// Pixels of a shadow to a unit of the surface.
  let density: Double

  /// A group that is being drawn.
  struct OpenGroup {
    var group: DisplayGroup
    /// The surface states to take back, one for a layer and one for the group.
    var hasLayer: Bool
  }

  /// Draws all commands.
  func draw(on canvas: borrowing Canvas) throws(DrawingError) {
    try draw(list.commands.indices, on: canvas)
  }

  func draw(
    _ range: Range<Int>, on canvas: borrowing Canvas
  ) throws(DrawingError) {
    var open: [OpenGroup] = []
    var index = range.lowerBound
    while index < range.upperBound {
      switch list.commands[index] {
      case .beginGroup(let group):
        let entry = groups.entries[index]
        guard let entry, let extent = entry.extent, group.isDrawable else {
          // Nothing to be seen: on to the command that ends the group.
          index = (entry?.end ?? index) + 1
          continue
        }
        let commands = (index + 1)..<entry.end
        if group.projection != nil || group.stencil != nil {
          try drawApart(group, extent: extent, commands: commands, on: canvas)
          index = entry.end
        } else {
          open.append(try begin(group, extent: extent, commands: commands, on: canvas))
        }
      case .endGroup:
        if let group = open.popLast() { try end(group, on: canvas) }
      case .material(let shape, let material):
        try draw(material, in: shape, at: index, on: canvas)
      case let command: try draw(command, on: canvas)
      }
      index += 1
    }
  }

  private func draw(
    _ command: DisplayCommand, on canvas: borrowing Canvas
  ) throws(DrawingError) {
    switch command {
    case .beginGroup, .endGroup, .material: break
    case .fill(let shape, let paint): canvas.fill(shape, paint)
    case .stroke(let shape, let color, let style): canvas.stroke(shape, color, style)
    case .shadow(let shape, let shadow): try draw(shadow, of: shape, on: canvas)
    case .image(let name, let destination, let clip):
      if let image = try images.image(named: name) {
        canvas.draw(image, in: destination, clip: clip)
      } else {
        canvas.drawUnreadableImage(in: destination, clip: clip)
      }
    case .text(let text): canvas.draw(text, as: textDrawing, fonts: fonts)
    }
  }

  private func draw(
    _ shadow: DisplayShadow, of shape: Shape, on canvas: borrowing Canvas
  ) throws(DrawingError) {
    guard let outline = shadow.spread == 0 ? shape : shape.inset(by: -shadow.spread) else { return }
    let isOutside = shadow.extent == .outside
    if isOutside {
      canvas.save()
      canvas.clip(outside: shape, within: shadow.extent(of: shape.bounds))
    }
    try canvas.drawShadow(shadow, of: outline.bounds, density: density) { mask in
      mask.fill(outline, .color(.black))
    }
    if isOutside { canvas.restore() }
  }

  func begin(
    _ group: DisplayGroup, extent: Rect, commands: Range<Int>, on canvas: borrowing Canvas
  ) throws(DrawingError) -> OpenGroup {
    canvas.save()
    canvas.concatenate(group.transform)
    if let clip = group.clip { canvas.clip(to: clip) }
    if case .shape(let shape)? = group.mask { canvas.clip(to: shape) }
    let drawn = group.shadow.map { extent.union($0.extent(of: extent)) } ?? extent
    let hasLayer = group.needsLayer(with: images) && drawn.isDrawable
    if hasLayer, group.compositing == .blend(.normal) {
      // No larger than what is drawn: a layer takes memory for all that the clip shows.
      canvas.clip(to: .rect(drawn.outset(by: 1)))
    }
    if hasLayer {
      unsafe cairo_push_group_with_content(canvas.context, CAIRO_CONTENT_COLOR_ALPHA)
    }
    if let shadow = group.shadow {
      try canvas.drawShadow(shadow, of: extent, density: density) { mask throws(DrawingError) in
        try draw(commands, on: mask)
      }
    }
    return OpenGroup(group: group, hasLayer: hasLayer)
  }

  func end(_ open: OpenGroup, on canvas: borrowing Canvas) throws(DrawingError) {
    if open.hasLayer {
      let alpha = min(1, max(0, open.group.alpha))
      guard case .image(let name, let destination, let transform)? = open.group.mask,
        let image = try images.image(named: name)
      else {
        unsafe cairo_pop_group_to_source(canvas.context)
        unsafe cairo_set_operator(canvas.context, open.group.compositing.cairoOperator)
        unsafe cairo_paint_with_alpha(canvas.context, alpha)
        return canvas.restore()
      }
      unsafe cairo_pop_group_to_source(canvas.context)
      unsafe cairo_set_operator(canvas.context, open.group.compositing.cairoOperator)
      guard alpha < 1 else {
        canvas.maskSource(by: image, in: destination, transform: transform)
        return canvas.restore()
      }
      // Cairo takes one mask at a time: the masked layer becomes a layer of its own.
      let source = unsafe cairo_pattern_reference(cairo_get_source(canvas.context))
      unsafe cairo_push_group_with_content(canvas.context, CAIRO_CONTENT_COLOR_ALPHA)
      unsafe cairo_set_source(canvas.context, source)
      unsafe cairo_pattern_destroy(source)
      canvas.maskSource(by: image, in: destination, transform: transform)
      unsafe cairo_pop_group_to_source(canvas.context)
      unsafe cairo_set_operator(canvas.context, open.group.compositing.cairoOperator)
      unsafe cairo_paint_with_alpha(canvas.context, alpha)
    }
    canvas.restore()
  }
}

extension DisplayGroup {
  /// Whether anything of the group can be seen: cairo refuses maps that flatten the plane.
  fileprivate var isDrawable: Bool {
    let determinant = abs(transform.determinant)
    return alpha > 0 && determinant > 1e-9 && determinant < 1e9
      && transform.tx.magnitude < 1e7 && transform.ty.magnitude < 1e7
  }

  /// Whether the group is drawn apart; a shape masks as a clip does.
  fileprivate func needsLayer(with images: ImageCache) -> Bool {
    if case .image? = mask { return true }
    return alpha < 1 || compositing != .blend(.normal)
  }
}
