import Casque

/// Seeded faults in documents of Interface Builder.
struct InterfaceMutation {
  private var random: SplitMix64

  init(seed: Int) { random = SplitMix64(seed: UInt64(seed)) }

  private static let values = [
    "", "NO", "YES", "-1", "0", "1e308", "nan", "99999999999999999999", "1:0", "x", "root", "a",
    "safe",
    "leading", "baseline", "widthClass=regular", "equal", "default", "vertical", "😀", "&amp;",
  ]

  /// The document with one to four faults.
  mutating func apply(to bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) { mutate(&bytes) }
    return bytes
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    switch Int.random(in: 0..<7, using: &random) {
    case 0: replaceValue(&bytes)
    case 1: replaceValue(&bytes)
    case 2: deleteAttribute(&bytes)
    case 3: copyValue(&bytes)
    case 4: bytes.removeSubrange(place(bytes)...)
    case 5: moveTag(&bytes)
    default: bytes[place(bytes)] = UInt8.random(in: 0...255, using: &random)
    }
  }

  private mutating func place(_ bytes: [UInt8]) -> Int {
    Int.random(in: 0..<bytes.count, using: &random)
  }

  /// The stretch between the quotes of an attribute at or after a random place.
  private mutating func value(in bytes: [UInt8]) -> Range<Int>? {
    let start = place(bytes)
    guard
      let equals = bytes[start...].indices.dropLast().first(where: {
        bytes[$0] == 0x3D && bytes[$0 + 1] == 0x22
      }),
      let end = bytes[(equals + 2)...].firstIndex(of: 0x22)
    else { return nil }
    return equals + 2..<end
  }

  private mutating func replaceValue(_ bytes: inout [UInt8]) {
    guard let stretch = value(in: bytes) else { return }
    let text = Self.values[Int.random(in: 0..<Self.values.count, using: &random)]
    bytes.replaceSubrange(stretch, with: text.utf8)
  }

  private mutating func copyValue(_ bytes: inout [UInt8]) {
    guard let from = value(in: bytes), let to = value(in: bytes) else { return }
    bytes.replaceSubrange(to, with: Array(bytes[from]))
  }

  private mutating func deleteAttribute(_ bytes: inout [UInt8]) {
    guard let stretch = value(in: bytes) else { return }
    let name = bytes[..<stretch.lowerBound].lastIndex(of: 0x20) ?? stretch.lowerBound
    bytes.removeSubrange(name..<min(stretch.upperBound + 1, bytes.count))
  }

  /// Puts a copy of one stretch that begins with a tag before another one: cycles and doubles.
  private mutating func moveTag(_ bytes: inout [UInt8]) {
    let tags = bytes.indices.filter { bytes[$0] == 0x3C }
    guard let from = tags.randomElement(using: &random), let to = tags.randomElement(using: &random)
    else { return }
    let end = min(bytes.count, from + Int.random(in: 1...600, using: &random))
    bytes.insert(contentsOf: Array(bytes[from..<end]), at: to)
  }
}
