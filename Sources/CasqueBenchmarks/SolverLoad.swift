import CasqueSolver
import Foundation

/// A system read from a load file: `n N` and `c op strength constant k v c v c …`.
///
/// Variables 0 and 1 are the width and the height of the root.
struct SolverLoad {
  /// The strength that load files write for required.
  static let required = 1_001_001_000.0

  var name: String
  var variableCount = 0
  var constraints: [Constraint] = []

  init(contentsOf url: URL) throws {
    let text = try String(contentsOf: url, encoding: .utf8)
    self.init(
      name: url.deletingPathExtension().lastPathComponent, lines: text.split(separator: "\n"))
  }

  init(name: String, lines: [Substring]) {
    self.name = name
    for line in lines {
      let fields = line.split(separator: " ")
      switch fields.first {
      case "n": variableCount = Int(fields[1]) ?? 0
      case "c": constraints.append(Self.constraint(fields.dropFirst().compactMap { Double($0) }))
      default: break
      }
    }
  }

  private static func constraint(_ numbers: [Double]) -> Constraint {
    let terms = (0..<Int(numbers[3])).map {
      Term(variable(Int(numbers[4 + 2 * $0])), numbers[5 + 2 * $0])
    }
    let relations: [Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
    return Constraint(
      Expression(terms, constant: numbers[2]), relations[Int(numbers[0])],
      strength: numbers[1] >= required ? .required : Strength(level: numbers[1]))
  }

  /// The variable of an index: solvers number them in order of creation.
  static func variable(_ index: Int) -> Variable { variables[index] }

  private static let variables: [Variable] = {
    var solver = Solver()
    return (0..<100_000).map { _ in solver.makeVariable() }
  }()

  /// The width and height of 60 windows of phones, tablets and desktops.
  static let devices: [(Double, Double)] = [
    (320, 568), (568, 320), (375, 667), (667, 375), (414, 736), (736, 414), (375, 812), (812, 375),
    (414, 896), (896, 414), (390, 844), (844, 390), (428, 926), (926, 428), (393, 852), (852, 393),
    (430, 932), (932, 430), (402, 874), (874, 402), (440, 956), (956, 440), (768, 1024),
    (1024, 768), (810, 1080), (1080, 810), (834, 1112), (1112, 834), (834, 1194), (1194, 834),
    (820, 1180), (1180, 820), (1024, 1366), (1366, 1024), (744, 1133), (1133, 744), (320, 1024),
    (507, 768), (694, 768), (438, 1024), (375, 1366), (639, 1366), (981, 1024), (678, 1024),
    (504, 1366), (1133, 744), (320, 480), (480, 320), (1280, 800), (800, 1280), (1920, 1080),
    (1080, 1920), (1440, 900), (900, 1440), (600, 1024), (1024, 600), (360, 640), (640, 360),
    (412, 915), (915, 412),
  ]
}
