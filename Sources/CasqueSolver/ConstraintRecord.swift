/// An index (of a variable, a slot or a root) with a coefficient.
struct IndexedTerm: Sendable {
  var index: Int32
  var coefficient: Double
}

extension ConstraintStore {
  /// One constraint; its terms are a run in ``ConstraintStore/terms``.
  struct Record: Sendable {
    var id: Int
    var level: Double
    var constant: Double
    var first: Int32
    var count: Int32
    var relation: Relation
    var isHeld: Bool
    /// The edit variable that this record suggests a value for, or −1.
    var edited: Int32

    var isRequired: Bool { level == .infinity }
    var range: Range<Int> { Int(first)..<Int(first) + Int(count) }
  }
}
