import CasqueDiagnostics

/// A run as SARIF 2.1.0: a result for each cause, at the line of the guilty constraint.
///
/// **Source** OASIS, Static Analysis Results Interchange Format 2.1.0.
public struct SARIFReport: Sendable, Encodable {
  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version
    case runs
  }

  private var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  private var version = "2.1.0"
  private var runs: [SARIFRun]

  /// Creates the report of a run.
  public init(_ outcome: RunOutcome) { runs = [SARIFRun(outcome)] }

  /// The JSON text, with a final line end.
  public func text() -> String { JSONText.text(of: self) }
}

/// The one run of a report.
struct SARIFRun: Encodable {
  struct Tool: Encodable {
    var driver: Driver
  }

  struct Driver: Encodable {
    var name = "casque"
    var semanticVersion: String
    var rules: [Rule]
  }

  struct Rule: Encodable {
    var id: String
    var shortDescription: SARIFMessage
    var fullDescription: SARIFMessage
    var help: SARIFMessage
    var defaultConfiguration: Configuration
  }

  struct Configuration: Encodable {
    var level: String
  }

  var tool: Tool
  /// Columns count Unicode scalars, as ``SourcePosition`` does.
  var columnKind = "unicodeCodePoints"
  var results: [SARIFResult]

  init(_ outcome: RunOutcome) {
    let diagnostics = outcome.diagnostics + outcome.groups.map(\.finding.diagnostic)
    let used = DiagnosticCode.allCases.filter { code in diagnostics.contains { $0.code == code } }
    let driver = Driver(semanticVersion: outcome.version, rules: used.map(SARIFRun.rule))
    tool = Tool(driver: driver)
    results =
      outcome.diagnostics.map { SARIFResult($0, among: used) }
      + outcome.groups.map { SARIFResult($0, among: used) }
  }

  private static func rule(_ code: DiagnosticCode) -> Rule {
    let page = code.page
    return Rule(
      id: code.rawValue, shortDescription: SARIFMessage(text: page.summary),
      fullDescription: SARIFMessage(text: page.cause), help: SARIFMessage(text: page.remedy),
      defaultConfiguration: Configuration(level: SARIFResult.level(code.severity)))
  }
}

/// A text of a report.
struct SARIFMessage: Encodable {
  var text: String
}
