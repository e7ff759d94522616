public import CasqueDiagnostics
import Foundation

/// A check's outcome as JSON, `casque-check/1`.
public struct JSONReport: Sendable, Codable {
  /// The format's name and version.
  public var schema = "casque-check/1"
  /// What the readers of the documents had to say.
  public var diagnostics: [Diagnostic]
  /// The causes, each with the cells that show it.
  public var causes: [Cause]
  /// How many cells were checked.
  public var cells: Int
  /// On how many cells there is any finding.
  public var affectedCells: Int

  /// A cause with the cells that show it.
  public struct Cause: Sendable, Codable {
    /// The layout's name.
    public var layout: String
    /// What is wrong, as on the first cell.
    public var diagnostic: Diagnostic
    /// The views it is about.
    public var views: [String]
    /// The measured evidence on the first cell.
    public var evidence: String
    /// The cells that show it.
    public var cells: [String]
  }

  /// Creates the report of a check.
  public init(diagnostics: [Diagnostic], groups: [FindingGroup], summary: CheckSummary) {
    self.diagnostics = diagnostics
    causes = groups.map {
      Cause(
        layout: $0.layout, diagnostic: $0.finding.diagnostic, views: $0.finding.views,
        evidence: $0.finding.evidence, cells: $0.cells)
    }
    cells = summary.cells
    affectedCells = summary.affectedCells
  }

  /// The JSON text, keys in alphabetical order, with a final line end.
  public func text() -> String { JSONText.text(of: self) }
}

/// Writes any value as JSON whose bytes depend on nothing but the value.
public enum JSONText {
  /// The JSON text of a value, keys in alphabetical order, with a final line end.
  public static func text(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    guard let data = try? encoder.encode(value) else { return "{}\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
