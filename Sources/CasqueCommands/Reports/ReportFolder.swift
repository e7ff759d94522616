import Casque
import Foundation

/// Where the page of a report is: one file, or a folder with pictures beside the page.
struct ReportFolder {
  /// The folder of reports without a path of their own.
  static let standard = "casque-report"

  /// The path that the user gave.
  let path: String
  /// One file if its name ends as one of a page.
  var form: HTMLReport.Form {
    [".html", ".htm"].contains { path.lowercased().hasSuffix($0) } ? .file : .folder
  }

  init(_ path: String) {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path
  }

  /// The file of the page.
  var page: String { form == .file ? path : "\(path)/\(HTMLReport.index)" }

  /// Writes a report, the page after its pictures; pictures of an earlier report go.
  ///
  /// - Throws: if the system refuses, or the folder has files that are not of a report.
  func write(_ report: HTMLReport) throws(CommandError) {
    let (html, files) = report.page(form)
    let old = form == .folder ? try earlierPictures() : []
    do throws(AtomicFile.WriteError) {
      for file in files where !old.contains(file.name) {
        try AtomicFile.write(file.bytes, to: "\(path)/\(file.name)")
      }
      try AtomicFile.write(Array(html.utf8), to: page)
    } catch {
      throw .failure("cannot write '\(error.path)': \(error.reason)")
    }
    for name in old.subtracting(files.map(\.name)) {
      try? FileManager.default.removeItem(atPath: "\(path)/\(name)")
    }
  }

  /// The pictures that an earlier report has left; their names say what they hold.
  private func earlierPictures() throws(CommandError) -> Set<String> {
    switch FileKind(of: path) {
    case .missing: return []
    case .file, .special: throw .failure("'\(path)' is no folder; a page ends with .html")
    case .folder: break
    }
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let visible = entries.filter { !$0.hasPrefix(".") }
    guard !visible.isEmpty else { return [] }
    let folder = "\(path)/\(HTMLReport.pictures)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let page = try? String(contentsOfFile: self.page, encoding: .utf8)
    // Pictures come before their page: a run that was stopped between leaves them alone.
    let isUnfinished =
      visible == [HTMLReport.pictures]
      && names.allSatisfy { HTMLReport.isPicture(named: $0) || AtomicFile.isLeftover($0) }
    guard page.map(HTMLReport.isPage) ?? isUnfinished else {
      throw .failure("'\(path)' has files that are not of a report; name another folder")
    }
    return Set(names.map { "\(HTMLReport.pictures)/\($0)" })
  }
}
