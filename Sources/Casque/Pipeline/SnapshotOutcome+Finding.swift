internal import CasqueDiagnostics
internal import CasqueLayout
internal import CasqueSnapshots

extension SnapshotOutcome {
  /// What is wrong with a snapshot; nil if nothing.
  ///
  /// It points at the constraint that settles what moved, else at the view, else at the document.
  func finding(
    for name: SnapshotName, of result: LayoutResult, at place: SourceRange, in store: ReferenceStore
  ) -> Finding? {
    func finding(
      _ code: DiagnosticCode, _ message: String, _ lines: [String] = [], hint: String,
      at place: SourceRange? = nil, views: [String] = []
    ) -> Finding {
      let cause = [code.rawValue, name.kind.rawValue] + views + lines
      return Finding(
        Diagnostic(
          code, message, at: place, notes: lines.map { DiagnosticNote($0) }, hints: [Hint(hint)]),
        views: views.isEmpty ? [result.root.id] : views, cause: cause.joined(separator: " "))
    }
    let kind = name.kind.rawValue
    switch self {
    case .matched, .recorded: return nil
    case .missing:
      return finding(
        .snapshotMissing, "'\(name.layout)' has no reference (\(kind))",
        hint: "`casque snapshots record` writes it", at: place)
    case .different(let difference, _):
      let moved = SnapshotOutcome.moved(difference)
      return finding(
        .snapshotDifferent, "'\(name.layout)' differs from its reference (\(kind))",
        difference.lines, hint: "if it is meant: casque snapshots approve \(store.id(of: name))",
        at: moved.place ?? moved.views.first.flatMap { result.view($0)?.view.place } ?? place,
        views: moved.views)
    case .collision(let collision):
      return finding(
        .snapshotCollision, "another snapshot has the reference \(store.id(of: name))",
        ["first taken at \(collision.first)"], hint: "give one of the documents another `layout:`",
        at: collision.second)
    case .inaccessible(let reason):
      return finding(
        .snapshotInaccessible, "the reference \(store.path(of: name)) is not accessible: \(reason)",
        hint: "correct that, and run the command again", at: place)
    }
  }

  /// The views that moved, in the order of the tree, and the constraint that moved the first.
  private static func moved(
    _ difference: SnapshotDifference
  ) -> (views: [String], place: SourceRange?) {
    guard case .frames(let frames) = difference else { return ([], nil) }
    let places = frames.changed.flatMap(\.causes).compactMap(\.constraint.place)
    return (
      frames.changed.map(\.snapshot.id) + frames.added.map(\.id) + frames.removed.map(\.id),
      places.first
    )
  }
}
