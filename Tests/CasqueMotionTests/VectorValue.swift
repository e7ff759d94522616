import Foundation

/// A value of any shape in a vector.
enum VectorValue: Sendable, Decodable {
  case number(Double)
  case whole(UInt64)
  case text(String)
  case flag(Bool)
  case list([VectorValue])
  case table([String: VectorValue])
  case nothing

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .nothing
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let whole = try? container.decode(UInt64.self) {
      self = .whole(whole)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([VectorValue].self) {
      self = .list(list)
    } else {
      self = .table(try container.decode([String: VectorValue].self))
    }
  }

  /// The number, the strings "nan", "inf" and "-inf" included.
  var number: Double? {
    switch self {
    case .number(let value): value
    case .whole(let value): Double(value)
    case .text("nan"): .nan
    case .text("inf"): .infinity
    case .text("-inf"): -.infinity
    default: nil
    }
  }

  var text: String? { if case .text(let value) = self { value } else { nil } }
  var flag: Bool? { if case .flag(let value) = self { value } else { nil } }
  var list: [VectorValue] { if case .list(let value) = self { value } else { [] } }
  var numbers: [Double] { list.compactMap(\.number) }
  var isNothing: Bool { if case .nothing = self { true } else { false } }

  subscript(key: String) -> VectorValue {
    if case .table(let table) = self { table[key] ?? .nothing } else { .nothing }
  }

  /// Where this value differs from what is expected, each place in words; keys that nothing is
  /// expected of may hold anything.
  func differences(from expected: VectorValue, tolerance: Double, at path: String = "value")
    -> [String]
  {
    switch expected {
    case .nothing: return isNothing ? [] : ["\(path): \(self) in place of nothing"]
    case .flag(let asked): return flag == asked ? [] : ["\(path): \(self) is not \(asked)"]
    case .list(let asked):
      guard asked.count == list.count else {
        return ["\(path): \(list.count) values in place of \(asked.count)"]
      }
      return zip(list, asked).enumerated().flatMap { index, pair in
        pair.0.differences(from: pair.1, tolerance: tolerance, at: "\(path)[\(index)]")
      }
    case .table(let asked):
      return asked.keys.sorted().flatMap { key in
        self[key].differences(
          from: asked[key] ?? .nothing, tolerance: tolerance, at: "\(path).\(key)")
      }
    case .number, .whole, .text: break
    }
    if let asked = expected.number {
      guard let number else { return ["\(path): \(self) is no number, asked \(asked)"] }
      let same = number == asked || number.isNaN && asked.isNaN
      let isFine = same || abs(number - asked) <= tolerance
      return isFine ? [] : ["\(path): \(number) is not \(asked) within \(tolerance)"]
    }
    return text == expected.text ? [] : ["\(path): \(self) is not \(expected)"]
  }
}
