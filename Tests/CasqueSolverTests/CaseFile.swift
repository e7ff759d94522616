import CasqueSolver
import Foundation

/// The file of systems with known optima.
struct CaseFile: Decodable {
  var cases: [SolverCase]
  var strengths: [String: StrengthValue]

  /// A level, or the word for required.
  enum StrengthValue: Decodable {
    case word(String)
    case level(Double)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let level = try? container.decode(Double.self) {
        self = .level(level)
      } else {
        self = .word(try container.decode(String.self))
      }
    }
  }

  /// Where the file is, nil if nobody says so and it is not at its usual place.
  static let url: URL? = {
    if let path = ProcessInfo.processInfo.environment["CASQUE_SOLVER_CASES"] {
      return URL(fileURLWithPath: path)
    }
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let usual = root.deletingLastPathComponent().appendingPathComponent("shared/solver/cases.json")
    return FileManager.default.fileExists(atPath: usual.path) ? usual : nil
  }()

  static func load() throws -> CaseFile {
    guard let url else { return CaseFile(cases: [], strengths: [:]) }
    return try JSONDecoder().decode(CaseFile.self, from: Data(contentsOf: url))
  }

  /// The strength that a case writes as a word or a level.
  func strength(_ value: StrengthValue) -> Strength? {
    switch value {
    case .level(let level): return Strength(level: level)
    case .word("required"): return .required
    case .word(let word):
      guard case .level(let level)? = strengths[word] else { return nil }
      return Strength(level: level)
    }
  }
}

/// One system, in phases.
struct SolverCase: Decodable {
  struct Wish: Decodable {
    var id: String
    var text: String
    var strength: CaseFile.StrengthValue
    var `repeat`: Int?
  }

  struct Edit: Decodable {
    var `var`: String
    var strength: CaseFile.StrengthValue
  }

  struct Phase: Decodable {
    var label: String
    var add: Names
    var remove: [String]
    var suggest: [String: Double]
    var expect: Expectation
  }

  /// A list of names, or the word `all`.
  struct Names: Decodable {
    /// Nil for all.
    var list: [String]?

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      list = try? container.decode([String].self)
      if list == nil, try container.decode(String.self) != "all" {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "neither list nor all")
      }
    }
  }

  struct Expectation: Decodable {
    var values: [String: Double]?
    var ambiguous: [String: [Double?]]?
    var errorsByStrength: [String: Double]?
    var error: String?
    var minimalConflicts: [[String]]?

    enum CodingKeys: String, CodingKey {
      case values, ambiguous, error
      case errorsByStrength = "errors_by_strength"
      case minimalConflicts = "minimal_conflicts"
    }
  }

  var id: String
  var variables: [String]
  var constraints: [Wish]
  var edits: [Edit]
  var phases: [Phase]
}
