import CasqueGeometry
public import CasqueLayout

/// What is not the same in the frames of a reference and of a snapshot.
public struct FrameDifference: Sendable, Hashable {
  /// A fact that changed, which every frame may depend on.
  public struct FactChange: Sendable, Hashable {
    /// What it is.
    public var name: String
    /// Its value in the reference; nil if that does not have it.
    public var reference: String?
    /// Its value in the snapshot; nil if that does not have it.
    public var snapshot: String?
  }

  /// A view that both have, not in the same way.
  public struct RowChange: Sendable, Hashable {
    /// The view in the reference.
    public var reference: FrameRow
    /// The view in the snapshot.
    public var snapshot: FrameRow
    /// The constraints that settle what changed, those that the reference lacks first.
    public var causes: [FrameCause] = []
  }

  /// Facts that changed, in the order of the snapshot, then those that only the reference has.
  public var facts: [FactChange]
  /// Views that changed, in the order of the snapshot.
  public var changed: [RowChange]
  /// Views that only the snapshot has.
  public var added: [FrameRow]
  /// Views that only the reference has.
  public var removed: [FrameRow]
  /// Superviews whose common subviews lie in another order.
  public var reordered: [String]
  /// Conflicts and ambiguities that only the snapshot has.
  public var newFaults: [String]
  /// Conflicts and ambiguities that only the reference has.
  public var goneFaults: [String]

  /// What made the reference and not the snapshot, or the other way; on its own it is no difference.
  public var provenance: [FactChange]
  /// Constraints that only the snapshot has; on their own they are no difference.
  public var newConstraints: [String]
  /// Constraints that only the reference has; on their own they are no difference.
  public var goneConstraints: [String]

  /// Whether nothing differs.
  public var isEmpty: Bool {
    facts.isEmpty && changed.isEmpty && added.isEmpty && removed.isEmpty && reordered.isEmpty
      && newFaults.isEmpty && goneFaults.isEmpty
  }

  /// Finds what differs; views are matched by id, and by occurrence where one id occurs twice.
  ///
  /// Complexity: O(views).
  public init(from reference: FrameText, to snapshot: FrameText) {
    let before = KeyedRows(reference.rows)
    let after = KeyedRows(snapshot.rows)
    let changes = FrameDifference.changes(from: reference.allFacts, to: snapshot.allFacts)
    facts = changes.filter { !Provenance.factNames.contains($0.name) }
    provenance = changes.filter {
      Provenance.factNames.contains($0.name) && $0.reference != nil && $0.snapshot != nil
    }
    let hasConstraints = !reference.constraints.isEmpty && !snapshot.constraints.isEmpty
    newConstraints =
      hasConstraints ? snapshot.constraints.removing(reference.constraints) : []
    goneConstraints =
      hasConstraints ? reference.constraints.removing(snapshot.constraints) : []
    added = zip(after.keys, after.rows).filter { before.indices[$0.0] == nil }.map(\.1)
    removed = zip(before.keys, before.rows).filter { after.indices[$0.0] == nil }.map(\.1)
    changed = zip(after.keys, after.rows).compactMap { key, row in
      guard let old = before.indices[key].map({ before.rows[$0] }), !row.isSame(as: old) else {
        return nil
      }
      return RowChange(reference: old, snapshot: row)
    }
    reordered = FrameDifference.reordered(from: before, to: after)
    newFaults = snapshot.faults.removing(reference.faults)
    goneFaults = reference.faults.removing(snapshot.faults)
  }

  private static func changes(
    from reference: [FrameText.Fact], to snapshot: [FrameText.Fact]
  ) -> [FactChange] {
    let kept = snapshot.compactMap { fact -> FactChange? in
      let old = reference.first { $0.name == fact.name }?.value
      return old == fact.value
        ? nil : FactChange(name: fact.name, reference: old, snapshot: fact.value)
    }
    let gone = reference.filter { fact in !snapshot.contains { $0.name == fact.name } }
    return kept + gone.map { FactChange(name: $0.name, reference: $0.value, snapshot: nil) }
  }

  /// The superviews, in the order of the snapshot, below which views that stayed changed places.
  private static func reordered(from before: KeyedRows, to after: KeyedRows) -> [String] {
    var last: [String: Int] = [:]
    var seen: Set<String> = []
    var result: [String] = []
    for (key, row) in zip(after.keys, after.rows) {
      guard let superview = row.superview, let index = before.indices[key],
        before.rows[index].superview == superview
      else { continue }
      if let previous = last[superview], previous > index, seen.insert(superview).inserted {
        result.append(superview)
      }
      last[superview] = index
    }
    return result
  }
}

/// Rows with a key each that is unique even where an id is not.
private struct KeyedRows {
  struct Key: Hashable {
    var id: String
    var isGuide: Bool
    var occurrence: Int
  }

  let rows: [FrameRow]
  private(set) var keys: [Key] = []
  private(set) var indices: [Key: Int] = [:]

  init(_ rows: [FrameRow]) {
    self.rows = rows
    var counts: [Key: Int] = [:]
    for (index, row) in rows.enumerated() {
      var key = Key(id: row.id, isGuide: row.kind == "guide", occurrence: 0)
      let count = counts[key, default: 0]
      counts[key] = count + 1
      key.occurrence = count
      keys.append(key)
      indices[key] = index
    }
  }
}

extension FrameText {
  /// The facts with the names of layout and cell before them.
  fileprivate var allFacts: [Fact] { [Fact("layout", layout), Fact("cell", cell)] + facts }
}

extension FrameRow {
  /// Whether the view itself is the same; what its superviews do to its depth does not count.
  fileprivate func isSame(as other: FrameRow) -> Bool {
    var copy = other
    copy.depth = depth
    return copy == self
  }
}

extension Array where Element: Hashable {
  /// The elements without those of another array, each removed as often as it is there.
  fileprivate func removing(_ others: [Element]) -> [Element] {
    var counts: [Element: Int] = [:]
    for element in others { counts[element, default: 0] += 1 }
    return filter { element in
      guard let count = counts[element], count > 0 else { return true }
      counts[element] = count - 1
      return false
    }
  }
}
