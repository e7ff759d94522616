import CasqueChecks
public import CasqueDiagnostics
import CasqueGeometry
import CasqueInterfaceBuilder
import CasqueLayout
import CasqueModel
public import CasqueReport
import CasqueSnapshots

extension CanvasDocument {
  /// How far a saved frame may be off, in points: the pixel of any screen, or half a point.
  private static let tolerance = 0.51
  /// How much wider text is in the second look, which tells what depends on it.
  private static let widening = 1.04
  /// How many constraints a finding names.
  private static let noteLimit = 6

  /// Reads a document for ``LayoutPipeline/canvasFindings(of:)``: its views have names.
  public static func readForChecks(_ path: String) -> Diagnosed<CanvasDocument?> {
    read(path, naming: .names)
  }

  /// What is wrong with the canvas: views that lie elsewhere than their constraints say, views that
  /// nothing settles, and constraints that cannot hold.
  ///
  /// The widths of text are known within a few percent, so a frame that moves when text is wider is
  /// held to that much less.
  package func findings(with engine: inout Engine) -> [Finding] {
    let rules = CheckSuite(rules: [UnsatisfiableRule(), AmbiguousRule()])
    var findings: [Finding] = []
    for root in canvas.roots {
      let result = engine.resolve(
        root.layout, in: root.environment, cellName: "the canvas", resources: resources)
      let wider = engine.frames(
        of: root.layout, in: root.environment, resources: resources,
        measuring: WiderText(engine.text, by: Self.widening))
      findings += rules.findings(in: result)
      findings += misplaced(in: result, wider: wider, layout: root.layout)
    }
    return findings
  }

  private func misplaced(
    in result: LayoutResult, wider: LayoutResult, layout: Layout
  ) -> [Finding] {
    zip(result.views, wider.views).dropFirst().compactMap { view, other in
      guard let saved = canvas.placedFrames[view.id], !view.isEffectivelyHidden else { return nil }
      let (a, b, c) = (parts(saved), parts(view.frame), parts(other.frame))
      let isOff = zip(zip(a, b), c).contains { pair, moved in
        abs(pair.0 - pair.1) > Self.tolerance + abs(moved - pair.1)
      }
      guard isOff else { return nil }
      let message =
        "'\(view.id)' is shown at \(text(saved)), but its constraints put it at \(text(view.frame))"
      return Finding(
        Diagnostic(
          .layoutMisplaced, message, at: view.view.place,
          notes: notes(about: view.id, in: layout.root),
          hints: [Hint("update its frame in Interface Builder")]),
        views: [view.id])
    }
  }

  private func notes(about id: String, in root: View) -> [DiagnosticNote] {
    var notes: [DiagnosticNote] = []
    root.forEachView { view, _ in
      for constraint in view.constraints
      where constraint.firstItem.viewID == id || constraint.secondItem?.viewID == id {
        notes.append(DiagnosticNote(constraint.description, at: constraint.place))
      }
    }
    return Array(notes.prefix(Self.noteLimit))
  }

  private func parts(_ rect: Rect) -> [Double] { [rect.minX, rect.minY, rect.width, rect.height] }

  private func text(_ rect: Rect) -> String {
    let words = parts(rect).map(PointText.text)
    return "(\(words[0]), \(words[1]); \(words[2]) × \(words[3]))"
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

/// A text engine whose text is wider and higher by a factor.
private final class WiderText: TextMeasuring {
  private let engine: any TextMeasuring
  private let factor: Double

  init(_ engine: any TextMeasuring, by factor: Double) {
    self.engine = engine
    self.factor = factor
  }

  func shape(_ request: TextRequest) -> ShapedText {
    var wider = request
    wider.sizeFactor *= factor
    return engine.shape(wider)
  }

  func metrics(of font: Font, traits: TraitCollection) -> FontMetrics {
    engine.metrics(of: font, traits: traits)
  }
}
