import CasqueGeometry
import CasqueModel
import CasqueScene

/// Where the groups of a list end, and what they draw in, in their own coordinates.
struct GroupTable {
  /// What is known of a group.
  struct Entry {
    /// The index of the command that ends it.
    var end: Int
    /// What its commands draw in, clips left out; nil for nothing.
    var extent: Rect?
  }

  /// The groups by the index of the command that begins them; a list's other places are nil.
  let entries: [Entry?]

  /// Walks a list once; throws if its groups are not balanced.
  init(_ list: DisplayList) throws(DrawingError) {
    var entries = [Entry?](repeating: nil, count: list.commands.count)
    var open: [(begin: Int, extent: Rect?)] = []
    func add(_ rect: Rect?) {
      guard let rect, !open.isEmpty else { return }
      let last = open.count - 1
      open[last].extent = open[last].extent?.union(rect) ?? rect
    }
    for (index, command) in list.commands.enumerated() {
      switch command {
      case .beginGroup: open.append((index, nil))
      case .endGroup:
        guard let (begin, extent) = open.popLast(),
          case .beginGroup(let group) = list.commands[begin]
        else { throw .unbalancedGroups }
        entries[begin] = Entry(end: index, extent: extent)
        add(group.outerExtent(of: extent))
      default: add(command.extent)
      }
    }
    guard open.isEmpty else { throw .unbalancedGroups }
    self.entries = entries
  }
}

extension DisplayGroup {
  /// What the group draws in, in the coordinates around it.
  fileprivate func outerExtent(of extent: Rect?) -> Rect? {
    guard var extent else { return nil }
    if let shadow { extent = extent.union(shadow.extent(of: extent)) }
    if let clip {
      guard let part = extent.intersection(clip.bounds) else { return nil }
      extent = part
    }
    let box = transform.boundingBox(of: extent)
    guard let projection else { return box }
    return projection.boundingBox(of: box)
  }
}

extension DisplayShadow {
  /// What the shadow of a rectangle covers; three box passes carry it a little over 3 radii.
  func extent(of rect: Rect) -> Rect {
    rect.outset(by: max(0, radius) * 3.2 + 2 + max(0, spread)).offset(by: offset)
  }
}

extension DisplayCommand {
  /// What the command draws in, with room for lines and glyphs.
  fileprivate var extent: Rect? {
    switch self {
    case .beginGroup, .endGroup: nil
    case .fill(let shape, _): shape.bounds
    // A sharp corner reaches further than half the width.
    case .stroke(let shape, _, let style): shape.bounds.outset(by: style.width * 5)
    case .material(let shape, _): shape.bounds
    case .shadow(let shape, let shadow): shadow.extent(of: shape.bounds)
    case .image(_, let destination, let clip): destination.intersection(clip)
    case .text(let text): text.extent
    }
  }
}

extension DisplayText {
  /// The boxes of the lines with two sizes of room around; glyphs may leave their boxes.
  fileprivate var extent: Rect? {
    var extent: Rect?
    for (line, origin) in zip(text.lines, lineOrigins) {
      let size = line.runs.reduce(0) { max($0, $1.size) }
      let box = Rect(
        minX: origin.x, minY: origin.y, maxX: origin.x + line.width, maxY: origin.y
      ).outset(by: 2 * size)
      extent = extent?.union(box) ?? box
    }
    return extent
  }
}
