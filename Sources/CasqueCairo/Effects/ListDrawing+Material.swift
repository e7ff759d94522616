import CPangoCairo
import CasqueGeometry
import CasqueModel
import CasqueScene

extension ListDrawing {
  /// Draws a material: on pixels it reads what lies there, on documents it draws what lies under
  /// it once more, as pixels, and embeds the result.
  ///
  /// Where only coverage counts it is a plain shape.
  func draw(
    _ material: DisplayMaterial, in shape: Shape, at index: Int, on canvas: borrowing Canvas
  ) throws(DrawingError) {
    let isDocument = canvas.target.isDocument
    let toPixels = canvas.transform.concatenating(
      isDocument ? .scale(x: density, y: density) : .identity)
    let growth = abs(toPixels.determinant).squareRoot()
    guard growth > 0, growth.isFinite,
      let box = PixelBox(toPixels.boundingBox(of: shape.bounds)) ?? canvas.visibleBox(shape)
    else { return }
    guard isDocument || canvas.target.hasColor else {
      return canvas.fill(shape, .color(material.tint))
    }
    let frost = Frost(material, growth: growth)
    if isDocument {
      let ground = try ImageSurface(width: box.width, height: box.height, format: .color)
      try drawGround(before: index, box, on: ground)
      let picture = try unsafe frost.picture(of: ground.surface, box, offset: (-box.x, -box.y))
      canvas.paint(picture, coarseness: frost.coarseness, in: shape, toPixels)
    } else {
      var offset = (0.0, 0.0)
      unsafe cairo_surface_get_device_offset(canvas.target.surface, &offset.0, &offset.1)
      let picture = try unsafe frost.picture(of: canvas.target.surface, box, offset: offset)
      canvas.paint(picture, coarseness: frost.coarseness, in: shape, toPixels)
    }
  }

  /// Draws the commands before one, as far as they show in a box of pixels of the page.
  private func drawGround(
    before index: Int, _ box: PixelBox, on ground: borrowing ImageSurface
  ) throws(DrawingError) {
    var part = list
    part.commands = Array(list.commands[..<index])
    var depth = 0
    for command in part.commands {
      if case .beginGroup = command { depth += 1 }
      if case .endGroup = command { depth -= 1 }
    }
    part.commands += [DisplayCommand](repeating: .endGroup, count: max(0, depth))
    let drawing = ListDrawing(
      list: part, groups: try GroupTable(part), fonts: fonts, images: images,
      textDrawing: .outlines(nil), density: 1)
    let canvas = unsafe try Canvas(on: ground.surface)
    canvas.concatenate(
      AffineTransform.scale(x: density, y: density)
        .concatenating(.translation(x: -box.x, y: -box.y)))
    try drawing.draw(on: canvas)
    try canvas.check()
  }
}

/// What is drawn on, a layer or the whole.
@safe struct DrawingTarget {
  let surface: OpaquePointer?

  init(_ surface: OpaquePointer?) { unsafe self.surface = unsafe surface }

  /// Whether it has no pixels of its own.
  var isDocument: Bool {
    unsafe cairo_surface_get_type(surface) != CAIRO_SURFACE_TYPE_IMAGE
  }

  /// Whether it holds colours and not coverage alone.
  var hasColor: Bool {
    unsafe cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32
  }
}

extension Canvas {
  /// Paints a material where its shape lies.
  fileprivate func paint(
    _ picture: consuming FrostPicture?, coarseness: Int, in shape: Shape,
    _ toPixels: AffineTransform
  ) {
    guard let picture else { return }
    save()
    clip(to: shape)
    let block = 1 / Double(coarseness)
    let toFrost = AffineTransform.translation(x: -picture.origin.x, y: -picture.origin.y)
      .concatenating(.scale(x: block, y: block))
    unsafe paint(picture.surface.surface, toFrost, toPixels, beyond: CAIRO_EXTEND_PAD)
    restore()
  }

  /// What is drawn on now.
  var target: DrawingTarget { unsafe DrawingTarget(cairo_get_group_target(context)) }

  /// The pixels of a shape that the clip shows, for shapes larger than any picture.
  func visibleBox(_ shape: Shape) -> PixelBox? {
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    unsafe cairo_clip_extents(context, &x0, &y0, &x1, &y1)
    let clip = Rect(minX: x0, minY: y0, maxX: x1, maxY: y1)
    return shape.bounds.intersection(clip).flatMap { PixelBox(transform.boundingBox(of: $0)) }
  }
}
