import CasqueDiagnostics
import CasqueLayout
import CasqueSnapshots

/// A snapshot as a report's script shows it.
struct SnapshotEntry: Encodable {
  /// A view that moved, with the constraints that settle where it is now.
  struct Moved: Encodable {
    var view: String
    var kind: String
    /// The frames in the superview's coordinates, in points: x, y, width and height.
    var from: [Double]
    var to: [Double]
    /// What else changed, such as the number of lines.
    var text: String
    var causes: [Cause]
  }

  /// A constraint that settles a frame.
  struct Cause: Encodable {
    var text: String
    var place: String?
  }

  /// What is not the same in the frames.
  struct Frames: Encodable {
    var facts: [String]
    var moved: [Moved]
    var added: [String]
    var removed: [String]
    var newConstraints: [String]
    var goneConstraints: [String]
    var other: [String]
  }

  var id: String
  var kind: String
  var state: String
  var lines: [String]
  var reference: Int?
  var snapshot: Int?
  var difference: Int?
  var frames: Frames?

  init(_ snapshot: ReportSnapshot, _ shelf: inout PictureShelf) {
    id = snapshot.id
    kind = snapshot.kind.rawValue
    (state, lines) = SnapshotEntry.state(of: snapshot.outcome)
    reference = shelf.number(of: snapshot.reference)
    self.snapshot = shelf.number(of: snapshot.snapshot)
    difference = shelf.number(of: snapshot.difference)
    if case .different(.frames(let frames), _)? = snapshot.outcome { self.frames = Frames(frames) }
  }

  private static func state(of outcome: SnapshotOutcome?) -> (String, [String]) {
    switch outcome {
    case nil: ("undrawable", [])
    case .matched: ("matched", [])
    case .recorded: ("recorded", [])
    case .missing: ("missing", ["there is no reference"])
    case .different(let difference, _): ("different", difference.lines)
    case .collision(let collision): ("collision", collision.lines)
    case .inaccessible(let reason): ("inaccessible", [reason])
    }
  }
}

extension SnapshotEntry.Frames {
  init(_ difference: FrameDifference) {
    func row(_ row: FrameRow) -> String { "\(row.id) \(row.kind)" }
    facts = (difference.provenance + difference.facts).map(\.description)
    moved = difference.changed.map(SnapshotEntry.Moved.init)
    added = difference.added.map(row)
    removed = difference.removed.map(row)
    newConstraints = difference.newConstraints
    goneConstraints = difference.goneConstraints
    other =
      difference.reordered.map { "\($0): subviews in another order" }
      + difference.newFaults.map { "new: \($0)" } + difference.goneFaults.map { "gone: \($0)" }
  }
}

extension SnapshotEntry.Moved {
  init(_ change: FrameDifference.RowChange) {
    view = change.snapshot.id
    kind = change.snapshot.kind
    from = change.reference.frame.numbers
    to = change.snapshot.frame.numbers
    // The causes stand on lines of their own.
    text = change.description.split(separator: "\n").first.map(String.init) ?? ""
    causes = change.causes.map {
      SnapshotEntry.Cause(
        text: $0.constraint.text, place: $0.constraint.place?.description)
    }
  }
}
