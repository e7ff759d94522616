public import CasqueGeometry
public import CasqueModel

/// One step of drawing a picture.
public enum DisplayCommand: Sendable, Hashable {
  /// Opens a group: what follows is drawn with its transform, clip, opacity and mask.
  case beginGroup(DisplayGroup)
  /// Closes the latest open group.
  case endGroup
  /// Fills a shape.
  case fill(Shape, Paint)
  /// Draws a line centred on a shape's outline.
  case stroke(Shape, color: RGBA, StrokeStyle)
  /// Draws the shadow of a shape that is about to be drawn over it.
  case shadow(Shape, DisplayShadow)
  /// Blurs and tints what lies under a shape, as far as it is drawn in the same layer.
  case material(Shape, DisplayMaterial)
  /// Draws an image into a rectangle, cut at another.
  case image(name: String, destination: Rect, clip: Rect)
  /// Draws text.
  case text(DisplayText)
}

extension DisplayCommand {
  /// The command with other names for the images that it names.
  func naming(_ name: (String) -> String) -> DisplayCommand {
    switch self {
    case .image(let image, let destination, let clip):
      return .image(name: name(image), destination: destination, clip: clip)
    case .beginGroup(var group):
      guard case .image(let image, let destination, let transform) = group.mask else {
        return self
      }
      group.mask = .image(name: name(image), destination: destination, transform: transform)
      return .beginGroup(group)
    case .endGroup, .fill, .stroke, .shadow, .material, .text: return self
    }
  }
}

/// Shaped text at its place.
public struct DisplayText: Sendable, Hashable {
  /// The lines with their glyphs.
  public var text: ShapedText
  /// Where each line starts: its left end on its baseline, in points.
  public var lineOrigins: [Point]
  /// The colour.
  public var color: RGBA
  /// The colours of runs by their style, in place of ``color``; empty for one colour.
  public var runColors: [RGBA]

  /// Creates text whose lines start at the given points.
  public init(text: ShapedText, lineOrigins: [Point], color: RGBA) {
    self.text = text
    self.lineOrigins = lineOrigins
    self.color = color
    runColors = []
  }
}
