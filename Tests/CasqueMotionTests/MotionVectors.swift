import Foundation
import Testing

/// One recorded value of the motion specification.
struct MotionVector: Sendable, Decodable, CustomTestStringConvertible {
  var id: String
  var group: String
  var name: String?
  var inputs: VectorValue
  var expected: VectorValue
  var tolerance: Double?

  var testDescription: String { "\(id) \(group): \(name ?? "")" }

  /// The file of `CASQUE_MOTION_VECTORS`, or the specification's beside the package if it is there.
  static let url: URL? = {
    if let path = ProcessInfo.processInfo.environment["CASQUE_MOTION_VECTORS"] {
      return URL(filePath: path)
    }
    let beside = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "shared/spec/motion-vectors.json")
    let path = beside.path(percentEncoded: false)
    return FileManager.default.fileExists(atPath: path) ? beside : nil
  }()

  /// The vectors of the file; none if it cannot be read, which fails a test.
  static let all: [MotionVector] = {
    guard let url, let data = try? Data(contentsOf: url) else { return [] }
    return (try? JSONDecoder().decode([MotionVector].self, from: data)) ?? []
  }()

  /// The number of vectors of each group, by name.
  static let counts: [(group: String, count: Int)] = Dictionary(grouping: all, by: \.group)
    .map { ($0.key, $0.value.count) }.sorted { $0.group < $1.group }
}
