extension Array {
  /// Creates an array of one value, with room for more: the next one need not copy all.
  init(repeating value: Element, count: Int, room: Int) {
    self = []
    reserveCapacity(count + room)
    append(contentsOf: repeatElement(value, count: count))
  }
}
