/// Finds 256 colours for a picture by median cut, and the nearest of them for any colour.
///
/// Colours are counted in cells of 8 × 8 × 8 values. **Source** Heckbert, Color Image
/// Quantization for Frame Buffer Display, SIGGRAPH 1982.
struct ColorReduction {
  /// The colours.
  let palette: [Pixel]
  private let colors: [SIMD4<Int32>]
  /// The place in the palette of each cell's colour, −1 until it is asked for.
  private var nearest: [Int16]

  private static let cells = 1 << 15

  /// How far dithering moves a channel, from end to end.
  private static let spread = 12

  /// Counts the colours of a picture, O(pixels).
  init(_ words: [UInt32]) {
    var counts = [Int](repeating: 0, count: ColorReduction.cells)
    var sums = [SIMD4<Int>](repeating: .zero, count: ColorReduction.cells)
    for word in words {
      let cell = ColorReduction.cell(
        Int(word & 0xFF), Int(word >> 8 & 0xFF), Int(word >> 16 & 0xFF))
      counts[cell] &+= 1
      sums[cell] &+= SIMD4(Int(word & 0xFF), Int(word >> 8 & 0xFF), Int(word >> 16 & 0xFF), 0)
    }
    let used = counts.indices.filter { counts[$0] > 0 }.map { cell in
      let (sum, count) = (sums[cell], counts[cell])
      return ColorBox.Entry(
        color: SIMD4(
          Int32(sum.x / count), Int32(sum.y / count), Int32(sum.z / count), 0), count: count)
    }
    colors = ColorBox.cut(used, into: 256).map(\.mean)
    palette = colors.map {
      Pixel(red: UInt8($0.x), green: UInt8($0.y), blue: UInt8($0.z))
    }
    nearest = Array(repeating: -1, count: ColorReduction.cells)
  }

  /// The place in the palette of a pixel's colour, moved by a threshold of 0…63.
  mutating func index(of word: UInt32, threshold: Int) -> UInt8 {
    let shift = (threshold * 2 - 63) * ColorReduction.spread / 126
    func moved(_ channel: UInt32) -> Int { min(255, max(0, Int(channel & 0xFF) + shift)) }
    let (red, green, blue) = (moved(word), moved(word >> 8), moved(word >> 16))
    let cell = ColorReduction.cell(red, green, blue)
    if nearest[cell] < 0 { nearest[cell] = search(cell) }
    return UInt8(nearest[cell])
  }

  private static func cell(_ red: Int, _ green: Int, _ blue: Int) -> Int {
    (red >> 3) << 10 | (green >> 3) << 5 | blue >> 3
  }

  private func search(_ cell: Int) -> Int16 {
    // The middle of the cell.
    func channel(_ bits: Int) -> Int32 { Int32(bits & 31) * 8 + 4 }
    let color = SIMD4(channel(cell >> 10), channel(cell >> 5), channel(cell), 0)
    var (best, least) = (0, Int32.max)
    for (index, candidate) in colors.enumerated() {
      let step = candidate &- color
      let distance = (step &* step).wrappedSum()
      if distance < least { (best, least) = (index, distance) }
    }
    return Int16(best)
  }
}

/// A box of colours that are shown as one.
struct ColorBox {
  /// A colour and how many pixels have it.
  struct Entry {
    var color: SIMD4<Int32>
    var count: Int
  }

  private var entries: [Entry]
  private let count: Int
  private let longestAxis: Int
  private let extent: Int32

  private init(_ entries: [Entry]) {
    self.entries = entries
    count = entries.reduce(0) { $0 + $1.count }
    var (least, greatest) = (entries[0].color, entries[0].color)
    for entry in entries {
      least = pointwiseMin(least, entry.color)
      greatest = pointwiseMax(greatest, entry.color)
    }
    let extents = greatest &- least
    longestAxis = (0..<3).max { extents[$0] < extents[$1] } ?? 0
    extent = extents[longestAxis]
  }

  /// The mean of the colours, weighted by their pixels.
  var mean: SIMD4<Int32> {
    let sum = entries.reduce(SIMD4<Int>.zero) { sum, entry in
      sum &+ SIMD4<Int>(truncatingIfNeeded: entry.color) &* entry.count
    }
    return SIMD4<Int32>(truncatingIfNeeded: (sum &+ count / 2) / SIMD4(repeating: count))
  }

  /// Cuts all colours into at most `limit` boxes, the one that errs most first.
  static func cut(_ entries: [Entry], into limit: Int) -> [ColorBox] {
    guard !entries.isEmpty else { return [] }
    var boxes = [ColorBox(entries)]
    while boxes.count < limit {
      let widest = boxes.indices.max { boxes[$0].weight < boxes[$1].weight } ?? 0
      guard boxes[widest].extent > 0 else { break }
      let (low, high) = boxes[widest].halves
      boxes[widest] = low
      boxes.append(high)
    }
    return boxes
  }

  /// How much the box asks to be cut: large areas count, but not in proportion.
  private var weight: Double { Double(extent) * Double(count).squareRoot().squareRoot() }

  /// Both sides of the median along the longest axis, neither empty.
  private var halves: (ColorBox, ColorBox) {
    let axis = longestAxis
    let sorted = entries.enumerated().sorted { a, b in
      (a.element.color[axis], a.offset) < (b.element.color[axis], b.offset)
    }.map(\.element)
    var (split, below) = (0, 0)
    while split < sorted.count - 1, below + sorted[split].count <= count / 2 {
      below += sorted[split].count
      split += 1
    }
    split = max(1, split)
    return (ColorBox(Array(sorted[..<split])), ColorBox(Array(sorted[split...])))
  }
}
