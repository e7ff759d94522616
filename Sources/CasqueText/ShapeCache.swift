import CasqueModel

/// Shaped texts by what they depend on, with the interval of widths that each one is good for.
struct ShapeCache {
  private var entries: GenerationCache<ShapeKey, [ShapedText]>

  init(capacity: Int) { entries = GenerationCache(capacity: capacity) }

  /// The shape of a text at a width, if one with the same breaks is known.
  ///
  /// O(log n) in the shapes of this text.
  mutating func shape(for key: ShapeKey, width: Double) -> ShapedText? {
    guard let known = entries[key] else { return nil }
    let index = Self.position(of: width, in: known)
    guard index < known.count, known[index].widthsWithSameBreaks.contains(width) else { return nil }
    return known[index]
  }

  /// Keeps a shape beside the others of its text; of a long text, beside no more than there is room for.
  mutating func insert(_ shape: ShapedText, for key: ShapeKey) {
    func cost(_ shapes: [ShapedText]) -> Int {
      shapes.reduce(0) { $0 + 8 + $1.text.utf8.count }
    }
    var known = entries[key] ?? []
    if cost(known + [shape]) > entries.capacity / 2 { known = [] }
    known.insert(shape, at: Self.position(of: shape.widthsWithSameBreaks.upperBound, in: known))
    entries.insert(known, for: key, cost: cost(known))
  }

  mutating func removeAll() { entries.removeAll() }

  /// The first shape whose interval does not end below a width; intervals do not overlap.
  private static func position(of width: Double, in known: [ShapedText]) -> Int {
    var (low, high) = (0, known.count)
    while low < high {
      let middle = (low + high) / 2
      if known[middle].widthsWithSameBreaks.upperBound < width {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
