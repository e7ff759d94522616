import CPangoCairo
import CasqueFacts

/// The kerning pairs of all weights as classes of characters and a matrix a weight.
struct KerningPairs {
  /// The class of each character of a pair, from 1.
  private(set) var classOf: [UInt32: UInt8] = [:]
  private let tables: [JSONMember]

  init(_ facts: JSONValue?) {
    tables = facts?.members ?? []
    for table in tables {
      for pair in table.value.members {
        for scalar in pair.key.unicodeScalars where classOf[scalar.value] == nil {
          guard classOf.count < 255 else { continue }
          classOf[scalar.value] = UInt8(classOf.count + 1)
        }
      }
    }
  }

  /// The values of a weight, class × class; a weight without a table has that of regular.
  func matrix(_ weight: String) -> [Double] {
    let count = classOf.count + 1
    var matrix = [Double](repeating: 0, count: count * count)
    let table = tables.first { $0.key == weight } ?? tables.first { $0.key == "regular" }
    for pair in table?.value.members ?? [] {
      let scalars = Array(pair.key.unicodeScalars)
      guard scalars.count == 2, let first = classOf[scalars[0].value],
        let second = classOf[scalars[1].value]
      else { continue }
      matrix[Int(first) * count + Int(second)] = pair.value.number ?? 0
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
