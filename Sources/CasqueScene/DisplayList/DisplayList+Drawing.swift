public import CasqueGeometry
public import CasqueModel

extension DisplayList {
  /// Adds what `body` draws as a group; a group without effect is left out.
  public mutating func group(_ group: DisplayGroup, _ body: (inout DisplayList) -> Void) {
    guard !group.isPlain else { return body(&self) }
    let start = beginGroup(group)
    body(&self)
    endGroup(begunAt: start)
  }

  /// Opens a group and says where, for ``endGroup(begunAt:)``.
  mutating func beginGroup(_ group: DisplayGroup) -> Int {
    commands.append(.beginGroup(group))
    return commands.count - 1
  }

  /// Closes a group; one around nothing is taken out.
  mutating func endGroup(begunAt start: Int) {
    if commands.count == start + 1 {
      commands.removeLast()
    } else {
      commands.append(.endGroup)
    }
  }

  /// Adds a filled shape; a colour that cannot be seen is left out.
  public mutating func fill(_ shape: Shape, _ color: RGBA) {
    guard color.alpha > 0 else { return }
    commands.append(.fill(shape, .color(color)))
  }

  /// Adds a line of `width` points along an outline; a colour that cannot be seen is left out.
  public mutating func stroke(
    _ shape: Shape, _ color: RGBA, width: Double, dashes: [Double] = [],
    ends: StrokeStyle.Ends = .square
  ) {
    guard color.alpha > 0, width > 0 else { return }
    let style = StrokeStyle(width: width, dashes: dashes, ends: ends)
    commands.append(.stroke(shape, color: color, style))
  }

  /// Adds a straight line of `width` points.
  public mutating func line(
    from start: Point, to end: Point, _ color: RGBA, width: Double, dashes: [Double] = [],
    ends: StrokeStyle.Ends = .square
  ) {
    stroke(.path([.move(start), .line(end)]), color, width: width, dashes: dashes, ends: ends)
  }

  /// Adds all commands of another picture, its origin at `origin`, `factor` times as large.
  ///
  /// What lies outside the other picture is cut.
  public mutating func draw(_ list: DisplayList, at origin: Point, factor: Double = 1) {
    let place = AffineTransform.scale(x: factor, y: factor)
      .concatenating(.translation(x: origin.x, y: origin.y))
    let clip = Shape.rect(Rect(origin: .zero, size: list.size))
    group(DisplayGroup(transform: place, clip: clip)) { $0.commands += list.commands }
  }
}
