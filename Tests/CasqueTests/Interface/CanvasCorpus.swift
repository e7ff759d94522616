import Foundation

/// Documents of a corpus with what is known of their views.
struct CanvasCorpus {
  /// A document.
  struct Entry: Sendable {
    var path: String
    /// The ids of the views whose frames constraints determine, by the corpus' own account.
    var determined: Set<String>
    /// The ids of the views that nobody sees.
    var hidden: Set<String>
    /// How far a frame may be off and still be the saved one, in points: half a point, or the pixel
    /// that the document's frames are rounded to.
    var tolerance: Double
  }

  /// The part of the corpus' account that is read.
  private struct Expected: Decodable {
    struct View: Decodable {
      struct Checker: Decodable { var consistent: Bool }
      var id: String
      var flags: [String: Bool]
      var text_level: String?
      var checker: Checker
    }
    struct Document: Decodable { var frame_grid: String }
    var document: Document
    var views: [View]
  }

  private struct Row: Decodable {
    var slug: String
    var file: String
  }

  /// The documents, in the order of their names; none without a corpus.
  static let entries: [Entry] = {
    let folder = ProcessInfo.processInfo.environment["CASQUE_CORPUS"] ?? "../shared/corpus"
    let decoder = JSONDecoder()
    guard let index = FileManager.default.contents(atPath: "\(folder)/index.json"),
      let rows = try? decoder.decode([Row].self, from: index)
    else {
      print("no corpus at '\(folder)': its canvases are not tested")
      return []
    }
    return rows.sorted { $0.file < $1.file }.compactMap { row in
      guard
        let data = FileManager.default.contents(atPath: "\(folder)/expected/\(row.slug).json"),
        let expected = try? decoder.decode(Expected.self, from: data)
      else { return nil }
      return Entry(
        path: "\(folder)/\(row.file)",
        determined: Set(expected.views.filter(isDetermined).map(\.id)),
        hidden: Set(expected.views.filter { $0.flags["hidden"] ?? false }.map(\.id)),
        tolerance: expected.document.frame_grid == "1" ? 1.01 : 0.51)
    }
  }()

  /// As the score counts views, but for those that only priorities and ties decide.
  private static func isDetermined(_ view: Expected.View) -> Bool {
    let barring = [
      "system_managed", "hidden", "uninstalled", "misplaced", "ambiguous", "root", "autoresizing",
      "fixed_frame",
    ]
    return !barring.contains { view.flags[$0] ?? false } && view.checker.consistent
      && ["independent", "line_height", "text"].contains(view.text_level ?? "")
  }
}
