import CasqueGeometry
public import CasqueModel

/// Values over time as lines, a panel a track.
public struct TrackPlot: Sendable {
  /// A line of values.
  public struct Line: Sendable, Hashable {
    /// What the values are of.
    public var title: String
    /// What they are counted in.
    public var unit: String
    /// A value for each time, or nil where there is none.
    public var values: [Double?]

    /// Creates a line.
    public init(title: String, unit: String, values: [Double?]) {
      self.title = title
      self.unit = unit
      self.values = values
    }
  }

  /// The moments, in seconds, not decreasing.
  public var times: [Double]
  /// The lines, one a panel.
  public var lines: [Line]

  /// Creates a plot.
  public init(times: [Double], lines: [Line]) {
    self.times = times
    self.lines = lines
  }

  private static let panel = Size(width: 340, height: 150)
  private static let columns = 2
  private static let margin = 24.0
  private static let ink = RGBA(gray: 0.15)
  private static let quiet = RGBA(gray: 0.5)
  private static let line = RGBA(red: 0, green: 0.48, blue: 1)

  /// The plot as one picture.
  public func displayList(text: any TextMeasuring) -> DisplayList {
    let context = SceneContext(text: text, resources: EmptyResources())
    let rows = max(1, (lines.count + TrackPlot.columns - 1) / TrackPlot.columns)
    let columns = min(TrackPlot.columns, max(1, lines.count))
    let size = Size(
      width: Double(columns) * TrackPlot.panel.width + 2 * TrackPlot.margin,
      height: Double(rows) * TrackPlot.panel.height + 2 * TrackPlot.margin)
    var list = DisplayList(size: size, scale: min(2, 16_000 / max(size.width, size.height)))
    list.fill(.rect(Rect(origin: .zero, size: size)), .white)
    for (index, line) in lines.enumerated() {
      let origin = Point(
        x: TrackPlot.margin + Double(index % TrackPlot.columns) * TrackPlot.panel.width,
        y: TrackPlot.margin + Double(index / TrackPlot.columns) * TrackPlot.panel.height)
      draw(line, at: origin, in: &list, context)
    }
    return list
  }

  private func draw(
    _ line: Line, at origin: Point, in list: inout DisplayList, _ context: SceneContext
  ) {
    let area = Rect(
      x: origin.x + 52, y: origin.y + 24, width: TrackPlot.panel.width - 72,
      height: TrackPlot.panel.height - 62)
    let values = line.values.compactMap(\.self).filter(\.isFinite)
    var (low, high) = (values.min() ?? 0, values.max() ?? 1)
    if high - low < 1e-9 { (low, high) = (low - 0.5, high + 0.5) }
    write(
      "\(line.title)\(line.unit.isEmpty ? "" : ", \(line.unit)")", size: 12, weight: .semibold,
      at: Point(x: area.minX, y: origin.y), color: TrackPlot.ink, in: &list, context)
    list.stroke(.rect(area), RGBA(gray: 0.85), width: 1)
    for (value, y) in [(high, area.minY - 5), (low, area.maxY - 8)] {
      let label = PlotNumber.text(value)
      let width = context.line(label, size: 10).size.width
      write(
        label, size: 10, at: Point(x: area.minX - 6 - width, y: y), color: TrackPlot.quiet,
        in: &list, context)
    }
    let (start, end) = (times.first ?? 0, times.last ?? 0)
    for (time, x) in [(start, area.minX), (end, area.maxX)] {
      let label = "\(PlotNumber.text(time)) s"
      let width = context.line(label, size: 10).size.width
      write(
        label, size: 10, at: Point(x: x - width / 2, y: area.maxY + 6), color: TrackPlot.quiet,
        in: &list, context)
    }
    let path = path(line.values, in: area, low: low, high: high)
    list.stroke(.path(path), TrackPlot.line, width: 1.5)
  }

  private func path(
    _ values: [Double?], in area: Rect, low: Double, high: Double
  ) -> [PathStep] {
    let (start, span) = (times.first ?? 0, max(1e-9, (times.last ?? 0) - (times.first ?? 0)))
    var path: [PathStep] = []
    var isOpen = false
    for (time, value) in zip(times, values) {
      guard let value, value.isFinite else {
        isOpen = false
        continue
      }
      let point = Point(
        x: area.minX + (time - start) / span * area.width,
        y: area.maxY - (value - low) / (high - low) * area.height)
      path.append(isOpen ? .line(point) : .move(point))
      isOpen = true
    }
    return path
  }

  private func write(
    _ string: String, size: Double, weight: FontWeight = .regular, at origin: Point, color: RGBA,
    in list: inout DisplayList, _ context: SceneContext
  ) {
    let line = context.line(string, size: size, weight: weight)
    list.commands.append(
      .text(
        DisplayText(
          line, in: Rect(origin: origin, size: line.size), alignment: .left, isMirrored: false,
          grid: PixelGrid(scale: list.scale), color: color)))
  }
}

/// Numbers as they stand at axes.
enum PlotNumber {
  /// At most three places after the point, without zeros at the end.
  static func text(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    if rounded == rounded.rounded(), rounded.magnitude < 1e15 { return "\(Int(rounded))" }
    return "\(rounded)"
  }
}
