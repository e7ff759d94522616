import CasqueDevices
import CasqueDiagnostics
import CasqueGeometry

/// What the script of a report works on, form `casque-report/1`.
///
/// Lists refer to each other by number, so that a text stands once however many cells have it.
struct ReportData: Encodable {
  /// A layout with its document.
  struct LayoutEntry: Encodable {
    var name: String
    var path: String
  }

  /// A cell of the matrix: its name, and its value in each dimension.
  struct CellEntry: Encodable {
    var name: String
    var slug: String
    var values: [String]
  }

  /// What cells are told apart by.
  struct Dimension: Encodable {
    var key: String
    var name: String
  }

  /// The page of a diagnostic code.
  struct Rule: Encodable {
    var summary: String
    var cause: String
    var remedy: String
    var example: String
  }

  /// A layout on a cell.
  struct Result: Encodable {
    var layout: Int
    var cell: Int
    var status: String
    var skipped: String?
    var findings: [FindingEntry]?
    var thumbnail: Int?
    var picture: Int?
    var blueprint: Int?
    var snapshots: [SnapshotEntry]?
    var boxes: [String: [Double]]?
  }

  /// A finding of a cell: its cause, and what was measured there.
  struct FindingEntry: Encodable {
    var cause: Int
    var evidence: String?
  }

  var schema = "casque-report/1"
  var command: String
  var version: String
  var title: String
  var sentence: String
  var failing: String
  var dimensions: [Dimension]
  var layouts: [LayoutEntry] = []
  var cells: [CellEntry] = []
  var results: [Result] = []
  var causes: [CauseEntry] = []
  var diagnostics: [DiagnosticEntry] = []
  var rules: [String: Rule] = [:]
  var pictures: [PictureShelf.Entry] = []

  /// Gathers the data of a report, and its pictures on a shelf.
  init(_ report: HTMLReport, shelf: inout PictureShelf) {
    let outcome = report.outcome
    command = outcome.command.rawValue
    version = outcome.version
    title = report.title
    sentence = outcome.summary.sentence
    failing = outcome.failing.rawValue
    dimensions = CellDimension.allCases.map { Dimension(key: $0.rawValue, name: $0.name) }
    let excerpts = ExcerptSource(report.source)
    diagnostics = outcome.diagnostics.map { DiagnosticEntry($0, excerpts) }
    addCauses(of: outcome, excerpts)
    addResults(of: report, &shelf)
    addRules(of: outcome)
    pictures = shelf.entries
  }

  private mutating func addRules(of outcome: RunOutcome) {
    for diagnostic in outcome.diagnostics + outcome.groups.map(\.finding.diagnostic) {
      let page = diagnostic.code.page
      rules[diagnostic.code.rawValue] = Rule(
        summary: page.summary, cause: page.cause, remedy: page.remedy, example: page.example)
    }
  }

  private mutating func addCauses(of outcome: RunOutcome, _ excerpts: ExcerptSource) {
    causes = outcome.groups.map { CauseEntry($0, excerpts) }
  }

  private mutating func addResults(of report: HTMLReport, _ shelf: inout PictureShelf) {
    var numbers = Numbering()
    let causes = CauseNumbers(report.outcome.groups)
    for (index, found) in report.outcome.cells.enumerated() {
      let content = index < report.cells.count ? report.cells[index] : ReportCell()
      let layout = numbers.layout(found, &layouts)
      let cell = numbers.cell(found, &cells)
      var result = Result(
        layout: layout, cell: cell, status: ReportData.status(of: found), skipped: found.skipped)
      let entries = found.findings.map { finding in
        FindingEntry(
          cause: causes.number(of: finding, in: found.layout),
          evidence: finding.evidence.isEmpty ? nil : finding.evidence)
      }
      result.findings = entries.isEmpty ? nil : entries
      let pictures = content.pictures
      result.thumbnail = shelf.number(of: pictures.thumbnail)
      result.picture = shelf.number(of: pictures.picture)
      result.blueprint = shelf.number(of: pictures.blueprint)
      let snapshots = content.snapshots.map { SnapshotEntry($0, &shelf) }
      result.snapshots = snapshots.isEmpty ? nil : snapshots
      result.boxes = pictures.boxes.isEmpty ? nil : pictures.boxes.mapValues(\.numbers)
      results.append(result)
    }
  }

  /// What a cell is counted as: the worst of its findings.
  private static func status(of found: CellFindings) -> String {
    if found.skipped != nil { return "skipped" }
    return found.findings.map(\.diagnostic.severity).max()?.rawValue ?? "passed"
  }
}

/// Numbers of layouts and cells, in the order in which they come.
private struct Numbering {
  private var layouts: [String: Int] = [:]
  private var cells: [String: Int] = [:]

  mutating func layout(_ found: CellFindings, _ list: inout [ReportData.LayoutEntry]) -> Int {
    let key = "\(found.path)\u{0}\(found.layout)"
    if let known = layouts[key] { return known }
    layouts[key] = list.count
    list.append(ReportData.LayoutEntry(name: found.layout, path: found.path))
    return list.count - 1
  }

  mutating func cell(_ found: CellFindings, _ list: inout [ReportData.CellEntry]) -> Int {
    let slug = found.matrixCell?.slug ?? ""
    let key = "\(slug)\u{0}\(found.cell)"
    if let known = cells[key] { return known }
    cells[key] = list.count
    let values = found.matrixCell.map { cell in CellDimension.allCases.map { $0.value(of: cell) } }
    list.append(ReportData.CellEntry(name: found.cell, slug: slug, values: values ?? []))
    return list.count - 1
  }
}

/// The groups of a run by layout and cause.
private struct CauseNumbers {
  private var numbers: [String: Int] = [:]

  init(_ groups: [FindingGroup]) {
    for (index, group) in groups.enumerated() {
      numbers["\(group.layout)\u{0}\(group.finding.cause)"] = index
    }
  }

  func number(of finding: Finding, in layout: String) -> Int {
    numbers["\(layout)\u{0}\(finding.cause)"] ?? 0
  }
}

extension Rect {
  /// x, y, width and height, rounded to hundredths.
  var numbers: [Double] {
    [minX, minY, width, height].map { ($0 * 100).rounded() / 100 }
  }
}
