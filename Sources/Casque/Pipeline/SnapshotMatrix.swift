public import CasqueDevices
public import CasqueDiagnostics
internal import CasqueLayout
internal import CasqueModel
public import CasqueSnapshots

/// The snapshots of documents on cells with their references.
public struct SnapshotMatrix: Sendable {
  /// The documents.
  public var documents: [Document]
  /// The cells.
  public var cells: [Cell]
  /// How each snapshot of a document on a cell is made.
  public var recipes: [SnapshotRecipe]
  /// Where the references are.
  public var store: ReferenceStore
  /// The language that the documents were read in, which enters the names; nil for their own.
  public var locale: String?

  /// Creates the matrix of every document on every cell by every recipe.
  public init(
    documents: [Document], cells: [Cell], recipes: [SnapshotRecipe], store: ReferenceStore,
    locale: String? = nil
  ) {
    self.documents = documents
    self.cells = cells
    self.recipes = recipes
    self.store = store
    self.locale = locale
  }

  /// The name of a snapshot.
  package func name(_ document: Document, _ cell: Cell, _ recipe: SnapshotRecipe) -> SnapshotName {
    let parts = [cell.slug, locale?.lowercased() ?? "", recipe.detail].filter { !$0.isEmpty }
    return SnapshotName(
      layout: document.layout.name, cell: parts.joined(separator: "_"), kind: recipe.kind)
  }

  /// The paths of all references that the matrix has, known without solving anything.
  public var paths: Set<String> {
    Set(
      documents.flatMap { document in
        cells.flatMap { cell in recipes.map { store.id(of: name(document, cell, $0)) } }
      })
  }

  /// Whether a reference may be of one of the documents' layouts, on any cell.
  package func hasLayout(of path: String) -> Bool {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    // A simplified name has its layout in a checksum alone.
    if file.contains("~") { return true }
    let layout = file.prefix { $0 != "@" && $0 != "." && $0 != "+" }
    return documents.contains { document in
      SnapshotName(layout: document.layout.name, kind: .frames).path
        == "\(layout).\(SnapshotKind.frames.suffix)"
    }
  }
}

/// How the check of one snapshot of a matrix came out.
public struct CheckedSnapshot: Sendable {
  /// The document.
  public var document: String
  /// The layout's name.
  public var layout: String
  /// How the cell is called in messages.
  public var cell: String
  /// The snapshot's name.
  public var name: SnapshotName
  /// How it came out, without pictures, which are in the files; nil if it could not be drawn.
  public var outcome: SnapshotOutcome?
  /// The files about a failure.
  public var files: SnapshotFiles?
  /// What is wrong, if anything.
  public var finding: Finding?
}

extension LayoutPipeline {
  /// Checks every snapshot of a matrix, document by document and cell by cell.
  ///
  /// - Parameters:
  ///   - matrix: the snapshots with their references.
  ///   - mode: when references are written.
  ///   - files: where files about failures go; nil for none.
  ///   - progress: called by any worker after each cell.
  public func check(
    _ matrix: SnapshotMatrix, mode: RecordMode, files: DifferenceFiles?,
    progress: @Sendable () -> Void = {}
  ) -> [CheckedSnapshot] {
    let run = SnapshotRun()
    let count = matrix.cells.count
    return map(count: matrix.documents.count * count) { index, engine in
      defer { progress() }
      let document = matrix.documents[index / count]
      let cell = matrix.cells[index % count]
      let result = engine.resolve(
        document.layout, in: cell.environment, cellName: cell.description,
        resources: document.resources)
      return matrix.recipes.map { recipe in
        engine.check(
          result, recipe, matrix.name(document, cell, recipe), document, matrix.store,
          SnapshotCheck(mode: mode, run: run, files: files))
      }
    }.flatMap(\.self)
  }
}

/// What the check of a snapshot needs beside the snapshot.
struct SnapshotCheck {
  var mode: RecordMode
  var run: SnapshotRun
  var files: DifferenceFiles?
}

extension Engine {
  fileprivate mutating func check(
    _ result: LayoutResult, _ recipe: SnapshotRecipe, _ name: SnapshotName,
    _ document: Document, _ store: ReferenceStore, _ check: SnapshotCheck
  ) -> CheckedSnapshot {
    let place =
      document.layout.root.place ?? SourceRange(fileID: document.path, line: 1)
    var checked = CheckedSnapshot(
      document: document.path, layout: document.layout.name, cell: result.cellName, name: name)
    let content: SnapshotContent
    switch snapshot(of: result, by: recipe) {
    case .failure(let error):
      checked.finding = Finding(
        Diagnostic(.snapshotUndrawable, "\(name) cannot be drawn: \(error)", at: place),
        views: [result.root.id])
      return checked
    case .success(let made): content = made
    }
    var outcome = store.check(content, as: name, mode: check.mode, at: place, in: check.run)
    if case .different(.frames(var difference), let fate) = outcome {
      explain(&difference, of: result)
      outcome = .different(.frames(difference), reference: fate)
    }
    checked.finding = outcome.finding(for: name, of: result, at: place, in: store)
    do throws(AtomicFile.WriteError) {
      switch outcome {
      case .different(let difference, _):
        checked.files = try check.files?.write(content, name, difference)
      case .missing: checked.files = try check.files?.write(content, name, nil)
      case .matched, .recorded, .collision, .inaccessible: break
      }
    } catch {
      checked.finding?.diagnostic.notes.append(DiagnosticNote("\(error)"))
    }
    checked.outcome = outcome.withoutPictures
    return checked
  }
}
