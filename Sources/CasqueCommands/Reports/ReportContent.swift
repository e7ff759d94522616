import Casque
import Foundation

/// What a page shows of the cells of a run beside their findings: pictures and snapshots.
struct ReportContent {
  /// How many cells are shown whole within a page, and beside one; others have a thumbnail.
  private static let wholeCells = (within: 60, beside: 1000)
  /// How many failed snapshots have their pictures within a page.
  private static let snapshotsWithin = 40
  /// The longest edge of a thumbnail in pixels, and from how many cells it is the smaller one.
  private static let thumbnailEdge = (few: 320.0, many: 220.0, from: 800)

  private let outcome: RunOutcome
  private let form: HTMLReport.Form
  private var documents: [String: Document] = [:]
  private var checked: [String: [CheckedSnapshot]] = [:]
  private var store: ReferenceStore?

  /// The content of a check.
  init(_ outcome: RunOutcome, _ documents: [Document], _ form: HTMLReport.Form) {
    self.outcome = outcome
    self.form = form
    for document in documents {
      self.documents[ReportContent.key(document.path, document.layout.name)] = document
    }
  }

  /// The content of a check of snapshots.
  init(
    _ outcome: RunOutcome, _ documents: [Document], _ checked: [CheckedSnapshot],
    of store: ReferenceStore, _ form: HTMLReport.Form
  ) {
    self.init(outcome, documents, form)
    self.store = store
    for snapshot in checked {
      let key = ReportContent.key(snapshot.document, snapshot.layout, snapshot.cell)
      self.checked[key, default: []].append(snapshot)
    }
  }

  /// The content, cell by cell of the outcome.
  func cells(_ pipeline: LayoutPipeline, _ io: CommandIO) -> [ReportCell] {
    let whole = wholeCells()
    var requests: [ReportRequest] = []
    var places: [Int] = []
    for (index, found) in outcome.cells.enumerated() {
      guard let cell = found.matrixCell, found.skipped == nil,
        let document = documents[ReportContent.key(found.path, found.layout)]
      else { continue }
      places.append(index)
      requests.append(
        ReportRequest(
          document, in: cell, views: found.findings.flatMap(\.views),
          extent: whole.contains(index) ? .whole : .small))
    }
    let progress = ProgressBar("drawing", total: requests.count, io: io)
    let edge = ReportContent.thumbnailEdge
    let pictures = pipeline.reportPictures(
      requests, thumbnailEdge: requests.count < edge.from ? edge.few : edge.many
    ) { progress.advance() }
    var cells = snapshots()
    for (place, pictures) in zip(places, pictures) { cells[place].pictures = pictures }
    return cells
  }

  /// The cells that are shown whole: first one for each cause, then those with findings, then all.
  private func wholeCells() -> Set<Int> {
    let limit = form == .file ? ReportContent.wholeCells.within : ReportContent.wholeCells.beside
    var causes: Set<String> = []
    var ranks: [(rank: Int, index: Int)] = []
    for (index, found) in outcome.cells.enumerated() where found.skipped == nil {
      let isFirst = found.findings.reduce(false) { known, finding in
        causes.insert("\(found.layout)\u{0}\(finding.cause)").inserted || known
      }
      ranks.append((isFirst ? 0 : found.findings.isEmpty ? 2 : 1, index))
    }
    return Set(ranks.sorted { $0 < $1 }.prefix(limit).map(\.index))
  }

  /// The cells with their snapshots.
  private func snapshots() -> [ReportCell] {
    var left = form == .file ? ReportContent.snapshotsWithin : Int.max
    return outcome.cells.map { found in
      let key = ReportContent.key(found.path, found.layout, found.cell)
      let snapshots = checked[key, default: []].map { snapshot in
        var entry = ReportSnapshot(
          id: store?.id(of: snapshot.name) ?? snapshot.name.path, kind: snapshot.name.kind,
          outcome: snapshot.outcome)
        if snapshot.name.kind.form == .picture, let files = snapshot.files, left > 0 {
          left -= 1
          entry.reference = ReportContent.picture(files.reference)
          entry.snapshot = ReportContent.picture(files.snapshot)
          entry.difference = ReportContent.picture(files.difference)
        }
        return entry
      }
      return ReportCell(snapshots: snapshots)
    }
  }

  /// A picture of a file, with its size in pixels as the points of the page.
  private static func picture(_ path: String?) -> ReportPicture? {
    guard let path, let data = try? Data(contentsOf: URL(filePath: path)),
      let header = try? ImageHeader.read([UInt8](data))
    else { return nil }
    return ReportPicture(
      [UInt8](data), .png, size: Size(width: Double(header.width), height: Double(header.height)))
  }

  private static func key(_ parts: String...) -> String { parts.joined(separator: "\u{0}") }
}
