import CPangoCairo
import CasqueFacts

/// The kerning pairs of all weights as classes of characters and a matrix a weight.
struct KerningPairs {
  /// The class of each character of a pair, from 1.
  private(set) var classOf: [UInt32: UInt8] = [:]
  /// The pairs of each weight by their classes.
  private var tables: [String: [(first: UInt8, second: UInt8, value: Double)]] = [:]

  init(_ facts: JSONValue?) {
    for table in facts?.members ?? [] {
      var pairs: [(first: UInt8, second: UInt8, value: Double)] = []
      for pair in table.value.members {
        var scalars = pair.key.unicodeScalars.makeIterator()
        guard let first = scalars.next().flatMap({ makeClass(of: $0.value) }),
          let second = scalars.next().flatMap({ makeClass(of: $0.value) }), scalars.next() == nil
        else { continue }
        pairs.append((first, second, pair.value.number ?? 0))
      }
      tables[table.key] = pairs
    }
  }

  /// The class of a character, a new one at the first call; nil once there are too many.
  private mutating func makeClass(of scalar: UInt32) -> UInt8? {
    if let known = classOf[scalar] { return known }
    guard classOf.count < 255 else { return nil }
    let new = UInt8(classOf.count + 1)
    classOf[scalar] = new
    return new
  }

  /// The values of a weight, class × class; a weight without a table has that of regular.
  func matrix(_ weight: String) -> [Double] {
    let count = classOf.count + 1
    var matrix = [Double](repeating: 0, count: count * count)
    for pair in tables[weight] ?? tables["regular"] ?? [] {
      matrix[Int(pair.first) * count + Int(pair.second)] = pair.value
    }
    return matrix
  }

  /// The character whose pairs count for another one: its base letter, й excepted.
  static func base(of scalar: UInt32) -> UInt32 {
    switch scalar {
    case ..<128, 0x439, 0x419: return scalar
    case 0xA0: return 0x20
    default:
      var parts: [UInt32] = [scalar]
      unsafe _ = g_unichar_fully_decompose(scalar, 0, &parts, 1)
      return parts[0]
    }
  }
}
