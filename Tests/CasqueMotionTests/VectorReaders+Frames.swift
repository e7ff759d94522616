import CasqueMotion
import Testing

extension VectorReaders {
  static let frames: [String: VectorReader] = [
    "frames": { vector in
      let times = FrameTimes(
        from: try vector.number("from_", default: vector.inputs["from"].number ?? 0),
        to: try vector.number("to"), fps: try vector.number("fps"),
        end: vector.inputs["includeEnd"].flag == true ? .included : .excluded)
      func time(_ index: Int) -> VectorValue {
        times.indices.contains(index) ? .number(times[index]) : .nothing
      }
      return .table([
        "count": .number(Double(times.count)), "first": time(0), "second": time(1),
        "last": time(times.count - 1),
      ])
    },
    "gif.delays": { vector in
      let delays = GIFDelays(
        fps: try vector.number("fps"), frames: Int(try vector.number("frames")))
      return .numbers(delays.centiseconds.map(Double.init))
    },
    "random.splitmix64": { vector in
      let seed = try seed(vector.inputs["seed"])
      var table: [String: VectorValue] = [:]
      if case .table(let expected) = vector.expected {
        for (key, values) in expected {
          var source = SplitMix64(seed: seed)
          if key == "hex" {
            table[key] = .list(
              values.list.map { _ in
                let digits = String(source.next(), radix: 16, uppercase: true)
                return .text("0x" + String(repeating: "0", count: 16 - digits.count) + digits)
              })
          } else if let count = Int(key.dropFirst("textIndex1to".count)) {
            table[key] = .numbers(
              values.list.map { _ in Double(source.index(upTo: count)) })
          }
        }
      }
      return .table(table)
    },
  ]

  /// A seed as a whole number, or as text in hexadecimal.
  private static func seed(_ value: VectorValue) throws -> UInt64 {
    if case .whole(let seed) = value { return seed }
    let text = try #require(value.text)
    return try #require(UInt64(text.dropFirst(text.hasPrefix("0x") ? 2 : 0), radix: 16))
  }
}
