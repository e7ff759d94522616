extension SolverState {
  /// Whether the required constraints can hold together.
  enum Proof {
    case holds
    /// A value is too large for a number; the point is as it was.
    case nonFinite
    /// The slots of an inclusion-minimal set that cannot hold; the point is as it was.
    case conflicts([Int])
  }

  /// Finds out whether the required constraints can hold, without minimising the levels.
  ///
  /// - Parameter isStale: whether what was solved last answers nothing any more, as it was already
  ///   out of date before what is to be proved.
  /// - Parameter known: the slot up to which all required constraints hold at the present point.
  mutating func prove(isStale: Bool = false, known: Int = 0) -> Proof {
    extendPoint()
    if let proof = proveByWitness(isStale, known) { return proof }
    // Of a system that is built anew the values will be read.
    guard let prepared = Self.prepare(store, nearWishes: store.base == nil) else {
      return .conflicts(ConflictSearch.minimal(store))
    }
    guard accept(prepared) == .solved else { return .nonFinite }
    if prepared.hasChoice { pending = .levels }
    return .holds
  }

  /// Solves for other constants, or only proves that it can be done where more is pending.
  mutating func proveConstants() -> Proof {
    guard pending < .levels else {
      willRestructure()
      return prove()
    }
    switch solve() {
    case .solved: return .holds
    case .nonFinite: return .nonFinite
    case .unsatisfiable: return .conflicts(ConflictSearch.minimal(store))
    }
  }

  /// Starts from what was solved last, so that only what was changed since has to be looked at; nil
  /// if that does not tell.
  private mutating func proveByWitness(_ isStale: Bool, _ known: Int) -> Proof? {
    guard store.base != nil, var next = witness.take() ?? makeWitness(isStale) else { return nil }
    let mark = next.mark
    switch next.follow(store) {
    case .gaveUp: return nil
    case .conflicts(let parts):
      let members = next.members(parts, in: store)
      // They are about to be taken back.
      next.forget(additionsSince: mark)
      witness = next
      return members.map { .conflicts($0) }
    case .holds:
      let found = next.point(store)
      guard store.holdsRequired(at: found, to: Tolerance.witness, like: point, before: known)
      else { return nil }
      witness = next
      point = found
      pending = .structure
      return .holds
    }
  }
}

extension SolverState {
  /// A witness from what was solved last, which is given away for it where it is stale.
  private mutating func makeWitness(_ isStale: Bool) -> Witness? {
    if isStale {
      guard let stale = program.take() else { return nil }
      return Witness(consume stale, store)
    }
    return program.map { Witness($0, store) }
  }
}

extension ConstraintStore {
  /// Whether all required constraints hold at a point, to a violation for a largest coefficient of
  /// 1; false where it is not finite, or so far away that rounding would hide what does not hold.
  ///
  /// - Parameters:
  ///   - other: another point, of as many variables.
  ///   - known: the slot up to which all are known to hold there; one whose variables have the
  ///     same values at both is not looked at again.
  func holdsRequired(
    at point: [Double], to tolerance: Double, like other: [Double] = [], before known: Int = 0
  ) -> Bool {
    Self.holdRequired(records.span, terms.span, point.span, tolerance, other.span, known)
  }

  private static func holdRequired(
    _ records: Span<Record>, _ terms: Span<IndexedTerm>, _ point: Span<Double>,
    _ tolerance: Double, _ other: Span<Double>, _ known: Int
  ) -> Bool {
    for slot in records.indices {
      let record = records[slot]
      guard record.isHeld, record.isRequired else { continue }
      let first = Int(record.first)
      let end = first &+ Int(record.count)
      if slot < known {
        var index = first
        while index < end,
          point[Int(terms[index].index)] == other[Int(terms[index].index)]
        {
          index &+= 1
        }
        if index == end { continue }
      }
      var value = record.constant
      var (size, largest) = (abs(value), 0.0)
      var index = first
      while index < end {
        let coefficient = abs(terms[index].coefficient)
        let part = terms[index].coefficient * point[Int(terms[index].index)]
        value += part
        size += abs(part)
        if coefficient > largest { largest = coefficient }
        index &+= 1
      }
      let allowed = tolerance * largest + Tolerance.residual * size
      guard abs(record.relation.violation(value)) <= allowed,
        size.isFinite, size <= Tolerance.reach * (largest + abs(record.constant))
      else { return false }
    }
    return true
  }
}
