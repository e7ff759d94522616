import CasqueChecks
public import CasqueDiagnostics
import CasqueGeometry
import CasqueInterfaceBuilder
import CasqueLayout
import CasqueModel
public import CasqueReport
import CasqueSnapshots

extension CanvasDocument {
  /// How many constraints a finding names.
  private static let noteLimit = 6

  /// Reads a document for ``LayoutPipeline/canvasFindings(of:)``: its views have names.
  public static func readForChecks(_ path: String) -> Diagnosed<CanvasDocument?> {
    read(path, naming: .names)
  }

  /// What is wrong with the canvas: views that lie elsewhere than their constraints say, views that
  /// nothing settles, and constraints that cannot hold.
  package func findings(with engine: inout Engine) -> [Finding] {
    let rules = CheckSuite(rules: [UnsatisfiableRule(), AmbiguousRule()])
    var findings: [Finding] = []
    for root in canvas.roots.map(\.showingHidden) {
      var result = engine.resolve(
        root.layout, in: root.environment, cellName: "the canvas", resources: resources)
      let judgement = CanvasJudgement(root, saved: canvas.placedFrames, resources: resources)
      result.ambiguities = judgement.ambiguities(in: result, with: &engine)
      findings += rules.findings(in: result)
      for misplacement in judgement.misplacements(in: result, with: &engine) {
        findings.append(finding(of: misplacement, in: root, with: &engine))
      }
    }
    return findings
  }

  private func finding(
    of misplacement: CanvasJudgement.Misplacement, in root: CanvasRoot,
    with engine: inout Engine
  ) -> Finding {
    let view = misplacement.view
    let message =
      "'\(view.id)' is shown at \(text(misplacement.saved)), but its constraints put it at"
      + " \(text(misplacement.frame))"
    let causes = engine.causes(
      of: misplacement.measures, in: root.layout, root.environment, resources: resources)
    var notes: [DiagnosticNote] = []
    for cause in causes.joined().map(\.constraint) where cause.origin != .nonNegativeSize {
      let words =
        cause.origin == .contentSize ? "\(cause.text) (its content)" : cause.text
      let note = DiagnosticNote(words, at: cause.place)
      if !notes.contains(note) { notes.append(note) }
    }
    return Finding(
      Diagnostic(
        .layoutMisplaced, message, at: view.view.place,
        notes: Array(notes.prefix(Self.noteLimit)),
        hints: [Hint("update its frame in Interface Builder")]),
      views: [view.id])
  }

  private func text(_ rect: Rect) -> String {
    let words = [rect.minX, rect.minY, rect.width, rect.height].map(PointText.text)
    return "(\(words[0]), \(words[1]); \(words[2]) × \(words[3]))"
  }
}

extension CanvasRoot {
  /// The root with its hidden views shown, as Interface Builder judges them.
  ///
  /// They are laid out like others; only stack views leave them out.
  fileprivate var showingHidden: CanvasRoot {
    var layout = layout
    layout.root = layout.root.showingHidden
    layout.root.isHidden = false
    return CanvasRoot(layout: layout, environment: environment)
  }
}

extension View {
  fileprivate var showingHidden: View {
    var view = self
    var isStack = false
    if case .stackView = content { isStack = true }
    view.subviews = subviews.map { subview in
      var shown = subview.showingHidden
      if !isStack { shown.isHidden = false }
      return shown
    }
    return view
  }
}

extension LayoutPipeline {
  /// What is wrong with the canvases of documents, document by document.
  public func canvasFindings(of documents: [CanvasDocument]) -> [CellFindings] {
    map(count: documents.count) { index, engine in
      let document = documents[index]
      return CellFindings(
        layout: document.path, cell: "the canvas",
        findings: document.findings(with: &engine))
    }
  }
}
