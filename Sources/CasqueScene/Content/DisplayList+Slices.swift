import CasqueGeometry
import CasqueModel

extension DisplayList {
  /// How often a part of an image is repeated at most; with more it is stretched.
  private static let tileLimit = 4096

  /// A stretch of an image, and where it is drawn, along one axis.
  private struct Piece {
    var from: Range<Double>
    var onto: Range<Double>
  }

  /// Draws an image stretched to a rectangle, or in slices if it has ends that keep their size.
  mutating func drawImage(named name: String, _ image: ImageDescription, in frame: Rect) {
    guard let slicing = image.slicing, image.size != frame.size, image.size.width > 0,
      image.size.height > 0
    else {
      return commands.append(.image(name: name, destination: frame, clip: frame))
    }
    let columns = Self.pieces(
      image.size.width, onto: frame.minX..<max(frame.minX, frame.maxX),
      ends: (slicing.capInsets.left, slicing.capInsets.right), slicing.center.horizontal,
      slicing.mode)
    let rows = Self.pieces(
      image.size.height, onto: frame.minY..<max(frame.minY, frame.maxY),
      ends: (slicing.capInsets.top, slicing.capInsets.bottom), slicing.center.vertical,
      slicing.mode)
    for row in rows {
      for column in columns { draw(name, image.size, column, row) }
    }
  }

  /// Draws one part of an image: the whole image where the part falls onto its place, cut there.
  private mutating func draw(_ name: String, _ size: Size, _ column: Piece, _ row: Piece) {
    let clip = Rect(
      minX: column.onto.lowerBound, minY: row.onto.lowerBound, maxX: column.onto.upperBound,
      maxY: row.onto.upperBound)
    guard !clip.isEmpty, column.from.length > 0, row.from.length > 0 else { return }
    let (x, y) = (column.onto.length / column.from.length, row.onto.length / row.from.length)
    commands.append(
      .image(
        name: name,
        destination: Rect(
          x: clip.minX - column.from.lowerBound * x, y: clip.minY - row.from.lowerBound * y,
          width: size.width * x, height: size.height * y), clip: clip))
  }

  /// The parts of an image along an axis: its first end, what lies between, its last end.
  ///
  /// Where there is less room than both ends take, they share it.
  private static func pieces(
    _ length: Double, onto room: Range<Double>, ends: (Double, Double), _ center: Double?,
    _ mode: ImageSlicing.Mode
  ) -> [Piece] {
    let first = min(max(0, ends.0), length)
    let last = min(max(0, ends.1), length - first)
    let factor = min(1, room.length / max(first + last, 1e-9))
    let (start, end) = (room.lowerBound + first * factor, room.upperBound - last * factor)
    let between = length - first - last
    let middle = min(center.map { $0 > 0 ? $0 : between } ?? between, between)
    let parts = [
      Piece(from: 0..<first, onto: room.lowerBound..<max(room.lowerBound, start)),
      Piece(
        from: length - last..<length, onto: min(end, room.upperBound)..<room.upperBound),
    ].filter { $0.from.length > 0 }
    guard end > start, middle > 0 else { return parts }
    let source = first..<first + middle
    let count = (end - start) / middle
    guard mode == .tile, count <= Double(tileLimit).squareRoot() else {
      return parts + [Piece(from: source, onto: start..<end)]
    }
    let tiles = (0..<Int(count.rounded(.up))).map { index in
      let begin = start + Double(index) * middle
      let stop = min(begin + middle, end)
      return Piece(from: first..<first + stop - begin, onto: begin..<stop)
    }
    return parts + tiles
  }
}

extension Range<Double> {
  fileprivate var length: Double { upperBound - lowerBound }
}
