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
  /// Draws a line of the given width, in points, centred on a shape's outline.
  case stroke(Shape, color: RGBA, width: Double, dashes: [Double])
  /// Draws the shadow of a shape, outside that shape only.
  case shadow(Shape, color: RGBA, radius: Double, offset: Point)
  /// Draws an image into a rectangle, cut at another.
  case image(name: String, destination: Rect, clip: Rect)
  /// Draws text.
  case text(DisplayText)
}

/// How the commands of a group are drawn together.
public struct DisplayGroup: Sendable, Hashable {
  /// The map from the group's coordinates to those around it.
  public var transform: AffineTransform
  /// What the group is cut at, in its own coordinates; nil for nothing.
  public var clip: Shape?
  /// The opacity of the group as a whole, from 0 to 1.
  public var alpha: Double
  /// What shows the group only in part, in its own coordinates; nil for the whole.
  public var mask: DisplayMask?

  /// Creates a group that draws its commands as they are.
  public init(
    transform: AffineTransform = .identity, clip: Shape? = nil, alpha: Double = 1,
    mask: DisplayMask? = nil
  ) {
    self.transform = transform
    self.clip = clip
    self.alpha = alpha
    self.mask = mask
  }
}

/// The alpha that a group is multiplied with; outside it nothing shows.
public enum DisplayMask: Sendable, Hashable {
  /// A shape.
  case shape(Shape)
  /// The alpha of an image in a rectangle, mapped by a transform.
  case image(name: String, destination: Rect, transform: AffineTransform)
}

/// An outline.
public enum Shape: Sendable, Hashable {
  /// A rectangle.
  case rect(Rect)
  /// A rectangle with round corners of the given radius, in points.
  case roundedRect(Rect, radius: Double)
  /// A rectangle with iOS's continuous corners of the given radius, in points.
  case continuousRect(Rect, radius: Double)
  /// An ellipse in a rectangle.
  case ellipse(Rect)
  /// Any path.
  case path([PathStep])
}

/// One step of a path.
public enum PathStep: Sendable, Hashable {
  /// Starts a subpath.
  case move(Point)
  /// A straight line.
  case line(Point)
  /// A cubic Bézier curve with its two control points.
  case curve(Point, Point, Point)
  /// Back to the start of the subpath.
  case close
}

/// What a shape is filled with.
public enum Paint: Sendable, Hashable {
  /// One colour.
  case color(RGBA)
  /// Colours along a line.
  case linearGradient([GradientStop], from: Point, to: Point)
}

/// A colour at its place along a gradient, from 0 to 1.
public struct GradientStop: Sendable, Hashable {
  /// The place from 0 to 1.
  public var location: Double
  /// The colour.
  public var color: RGBA

  /// Creates a stop.
  public init(location: Double, color: RGBA) {
    self.location = location
    self.color = color
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

  /// Creates text whose lines start at the given points.
  public init(text: ShapedText, lineOrigins: [Point], color: RGBA) {
    self.text = text
    self.lineOrigins = lineOrigins
    self.color = color
  }
}
