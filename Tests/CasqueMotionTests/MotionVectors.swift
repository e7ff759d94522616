import Foundation
import Testing

/// One recorded value of the motion specification.
struct MotionVector: Sendable, Decodable, CustomTestStringConvertible {
  var id: String
  var group: String
  var name: String
  var inputs: VectorValue
  var expected: VectorValue
  var tolerance: Double

  var testDescription: String { "\(id) \(group): \(name)" }

  /// The vectors of `CASQUE_MOTION_VECTORS`, or of the specification beside the package.
  static let all: [MotionVector] = {
    let environment = ProcessInfo.processInfo.environment["CASQUE_MOTION_VECTORS"]
    let beside = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "shared/spec/motion-vectors.json")
    let url = environment.map { URL(filePath: $0) } ?? beside
    guard let data = try? Data(contentsOf: url) else { return [] }
    return (try? JSONDecoder().decode([MotionVector].self, from: data)) ?? []
  }()

  static func of(_ groups: String...) -> [MotionVector] {
    all.filter { groups.contains($0.group) }
  }
}

/// A value of any shape in a vector.
enum VectorValue: Sendable, Decodable {
  case number(Double)
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
    case .text("nan"): .nan
    case .text("inf"): .infinity
    case .text("-inf"): -.infinity
    default: nil
    }
  }

  var text: String? { if case .text(let value) = self { value } else { nil } }
  var list: [VectorValue] { if case .list(let value) = self { value } else { [] } }
  var numbers: [Double] { list.compactMap(\.number) }
  var isNothing: Bool { if case .nothing = self { true } else { false } }

  subscript(key: String) -> VectorValue {
    if case .table(let table) = self { table[key] ?? .nothing } else { .nothing }
  }
}
