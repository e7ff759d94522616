import CasqueDiagnostics

/// How the check of a snapshot came out.
public enum SnapshotOutcome: Sendable {
  /// What became of a reference that differs.
  public enum Fate: Sendable, Hashable {
    /// It is as it was.
    case kept
    /// The snapshot has taken its place, and passes the next time.
    case replaced
  }

  /// The snapshot is as its reference.
  case matched
  /// The snapshot was written, and passes; with how it differs from what was there, if anything.
  case recorded(replacing: SnapshotDifference?)
  /// There is no reference, and the mode does not let one be written.
  case missing
  /// The snapshot differs from its reference.
  case different(SnapshotDifference, reference: Fate)
  /// Another snapshot of this run has the same name and other content.
  case collision(SnapshotCollision)
  /// The system refuses to read or write the reference, for the reason that it gives.
  case inaccessible(reason: String)

  /// The outcome without the pictures of a difference, for who keeps those of a whole matrix.
  public var withoutPictures: SnapshotOutcome {
    switch self {
    case .different(.image(var difference), let fate):
      difference.pictures = nil
      return .different(.image(difference), reference: fate)
    case .recorded(.image(var difference)?):
      difference.pictures = nil
      return .recorded(replacing: .image(difference))
    case .matched, .recorded, .missing, .different, .collision, .inaccessible: return self
    }
  }

  /// Whether a test fails for it.
  public var isFailure: Bool {
    switch self {
    case .matched, .recorded: false
    case .missing, .different, .collision, .inaccessible: true
    }
  }

  /// The outcome for readers; nil where there is nothing to say.
  ///
  /// - Parameters:
  ///   - name: the snapshot's name.
  ///   - path: the file of its reference.
  public func message(for name: SnapshotName, at path: String) -> String? {
    switch self {
    case .matched: nil
    case .recorded(let difference):
      "recorded \(name)" + SnapshotOutcome.text(difference?.lines ?? [], path)
    case .missing:
      "\(name) has no reference, and the record mode is 'never'"
        + SnapshotOutcome.text(["run with \(RecordMode.variables[0])=missing to record it"], path)
    case .different(let difference, .kept):
      "\(name) differs from its reference" + SnapshotOutcome.text(difference.lines, path)
    case .different(let difference, .replaced):
      "\(name) differs from its reference, which it has replaced"
        + SnapshotOutcome.text(difference.lines, path)
    case .collision(let collision):
      "\(name) has the reference of another snapshot"
        + SnapshotOutcome.text(collision.lines, path)
    case .inaccessible(let reason):
      "the reference of \(name) is not accessible: \(reason)" + SnapshotOutcome.text([], path)
    }
  }

  /// What is wrong, without the snapshot's name; empty where nothing is.
  public var reason: String {
    switch self {
    case .matched, .recorded: ""
    case .missing: "there is no reference, and the record mode is 'never'"
    case .different(let difference, let fate):
      (["the reference differs" + (fate == .replaced ? ", and is replaced" : "")]
        + difference.lines.map { "  \($0)" }).joined(separator: "\n")
    case .collision(let collision): collision.lines.joined(separator: "\n  ")
    case .inaccessible(let reason): "the reference is not accessible: \(reason)"
    }
  }

  private static func text(_ lines: [String], _ path: String) -> String {
    (lines + ["reference: \(path)"]).map { "\n  \($0)" }.joined()
  }
}
