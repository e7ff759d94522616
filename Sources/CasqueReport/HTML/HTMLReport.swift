import CasqueDiagnostics

/// A run as a page for a browser: a matrix of layouts and cells, findings by cause, and what became
/// of snapshots.
///
/// It works from a `file:` address without a network. The same run gives the same bytes.
public struct HTMLReport: Sendable {
  /// Where the pictures are.
  public enum Form: Sendable, Hashable {
    /// Within the page.
    case file
    /// In files beside the page, which a browser loads as they come into view.
    case folder
  }

  /// The name of the page in a folder.
  public static let index = "index.html"
  /// The folder of pictures beside the page.
  public static let pictures = "pictures"

  /// What was done.
  public var outcome: RunOutcome
  /// What is shown of each cell of the outcome, in its order; cells beyond are told in words.
  public var cells: [ReportCell]
  /// What the page is called.
  public var title: String
  /// Gives a file's text by its path, for excerpts; nil where there is none.
  public var source: @Sendable (_ path: String) -> String?

  /// Creates a report.
  public init(
    _ outcome: RunOutcome, cells: [ReportCell] = [], title: String? = nil,
    source: @escaping @Sendable (_ path: String) -> String? = { _ in nil }
  ) {
    self.outcome = outcome
    self.cells = cells
    self.title = title ?? "Casque \(outcome.command.rawValue)"
    self.source = source
  }

  /// The page with the files that belong beside it, by their paths from its folder.
  ///
  /// Complexity: O(findings + bytes of pictures).
  public func page(_ form: Form) -> (html: String, files: [(name: String, bytes: [UInt8])]) {
    var shelf = PictureShelf(form)
    let data = ReportData(self, shelf: &shelf)
    var page = PageDocument(
      title: title, body: PageParts.reportBody(), style: PageParts.reportStyle(),
      script: PageParts.reportScript(), data: PageDocument.embedded(data))
    page.blocks = shelf.blocks
    return (page.html, form == .folder ? shelf.files : [])
  }

  /// Whether a text is a page that Casque has written, which another may replace.
  public static func isPage(_ text: String) -> Bool { text.contains(PageDocument.mark) }

  /// Whether a file beside a page is named as a report's picture.
  package static func isPicture(named name: String) -> Bool { PictureShelf.isName(name) }
}
