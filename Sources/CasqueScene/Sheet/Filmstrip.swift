import CasqueGeometry
public import CasqueModel

/// Frames side by side on a dark strip, each with its time.
public struct Filmstrip: Sendable {
  /// A frame with what is written under it.
  public struct Frame: Sendable {
    /// The picture.
    public var list: DisplayList
    /// What is written under it.
    public var caption: String

    /// Creates a frame.
    public init(_ list: DisplayList, caption: String) {
      self.list = list
      self.caption = caption
    }
  }

  /// The frames from left to right.
  public var frames: [Frame]
  /// The height of a frame, in points of the strip.
  public var height: Double

  /// Creates a strip; its frames are 240 points high unless said otherwise.
  public init(_ frames: [Frame], height: Double = 240) {
    self.frames = frames
    self.height = height
  }

  private static let margin = 20.0
  private static let gap = 8.0
  private static let captionHeight = 26.0

  /// The strip as one picture at two pixels a point, less if it is very long.
  public func displayList(text: any TextMeasuring) -> DisplayList {
    let context = SceneContext(text: text, resources: EmptyResources())
    let widths = frames.map { $0.list.size.width * height / max(1, $0.list.size.height) }
    let gaps = Double(max(0, frames.count - 1)) * Filmstrip.gap
    let size = Size(
      width: widths.reduce(2 * Filmstrip.margin + gaps, +),
      height: height + 2 * Filmstrip.margin + Filmstrip.captionHeight)
    var list = DisplayList(size: size, scale: min(2, 16_000 / max(size.width, size.height)))
    list.fill(.rect(Rect(origin: .zero, size: size)), RGBA(gray: 0.11))
    var x = Filmstrip.margin
    for (frame, width) in zip(frames, widths) {
      let place = Rect(x: x, y: Filmstrip.margin, width: width, height: height)
      list.group(DisplayGroup(clip: .roundedRect(place, radius: 4))) {
        $0.draw(frame.list, at: place.origin, factor: height / max(1, frame.list.size.height))
      }
      let line = context.line(frame.caption, size: 11, width: width)
      let below = Rect(x: x, y: place.maxY + 8, width: width, height: line.size.height)
      list.commands.append(
        .text(
          DisplayText(
            line, in: below, alignment: .center, isMirrored: false,
            grid: PixelGrid(scale: list.scale), color: RGBA(gray: 0.8))))
      x += width + Filmstrip.gap
    }
    return list
  }
}
