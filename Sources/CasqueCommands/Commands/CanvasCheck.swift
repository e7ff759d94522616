import Casque

/// `casque check --canvas`: storyboards and xibs against the frames that they show.
struct CanvasCheck {
  private let operands: [String]
  private let jobs: Int?

  /// Makes it from a command's operands.
  ///
  /// - Throws: if there is none.
  init(_ operands: [String], jobs: Int?) throws(CommandError) {
    guard !operands.isEmpty else {
      throw .usage(
        UsageError("no document is named", hint: "name a file, such as Main.storyboard"))
    }
    self.operands = operands
    self.jobs = jobs
  }

  /// Reads and checks: what was found, document by document, and what the readers had to say.
  func run() throws(CommandError) -> ([CellFindings], [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    var documents: [CanvasDocument] = []
    for path in operands {
      let read = CanvasDocument.readForChecks(path)
      diagnostics += read.diagnostics
      if let document = read.value { documents.append(document) }
    }
    return (LayoutPipeline(workers: jobs).canvasFindings(of: documents), diagnostics)
  }
}
