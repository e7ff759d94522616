/// How an answer changes with its exact edit variables, and where it does so.
///
/// Within its cell, a convex region of suggestions, a move is a sum for each variable that moves.
struct Sweep: Sendable {
  /// More parameters than this are moved one solution at a time.
  static let mostParameters = 16

  /// A variable that depends on one parameter.
  struct Mover: Sendable {
    var variable: Int32
    var parameter: Int32
    var base: Double
    var coefficient: Double
  }

  /// A sum over parameters; its terms end where the next one's begin.
  struct Combination: Sendable {
    /// The variable that it is, or −1.
    var variable: Int32
    var end: Int32
    var base: Double
  }

  /// The slots in the store of the suggestions that are parameters.
  let parameters: [Int32]
  var movers: [Mover] = []
  var others: [Combination] = []
  var otherTerms: [IndexedTerm] = []
  /// Sums that are not negative in the cell.
  var bounds: [Combination] = []
  var boundTerms: [IndexedTerm] = []
  /// The point that it was prepared at.
  private let start: [Double]
  /// The number of values that it remembers.
  var size: Int { start.count }
  private var values: [Double]

  /// More cells than this are not remembered, nor cells with more values than that together.
  static let mostCells = 32
  static let mostValues = 1 << 16

  init(parameters: [Int32], start: [Double]) {
    self.parameters = parameters
    self.start = start
    values = Array(repeating: 0, count: parameters.count)
  }

  /// Moves a point in the cell to the suggestions among a store's records; false, without effect,
  /// if these lie outside.
  mutating func move(_ records: [ConstraintStore.Record], _ point: inout [Double]) -> Bool {
    take(records)
    let values = values.span
    guard Self.areMet(bounds.span, boundTerms.span, values) else { return false }
    var point = point.mutableSpan
    let movers = movers.span
    for index in movers.indices {
      let mover = movers[index]
      point[Int(mover.variable)] =
        mover.base + mover.coefficient * values[Int(mover.parameter)]
    }
    var next = 0
    let terms = otherTerms.span
    let others = others.span
    for index in others.indices {
      var value = others[index].base
      while next < Int(others[index].end) {
        value += terms[next].coefficient * values[Int(terms[next].index)]
        next &+= 1
      }
      point[Int(others[index].variable)] = value
    }
    return true
  }

  /// Moves a point from somewhere else into the cell.
  mutating func enter(_ records: [ConstraintStore.Record], _ point: inout [Double]) -> Bool {
    take(records)
    guard Self.areMet(bounds.span, boundTerms.span, values.span) else { return false }
    // What does not move within the cell is as it was there.
    for index in start.indices { point[index] = start[index] }
    return move(records, &point)
  }

  private mutating func take(_ records: [ConstraintStore.Record]) {
    for index in parameters.indices {
      values[index] = -records[Int(parameters[index])].constant
    }
  }

  private static func areMet(
    _ bounds: Span<Combination>, _ terms: Span<IndexedTerm>, _ values: Span<Double>
  ) -> Bool {
    var next = 0
    for index in bounds.indices {
      var value = bounds[index].base
      while next < Int(bounds[index].end) {
        value += terms[next].coefficient * values[Int(terms[next].index)]
        next += 1
      }
      if value < 0 { return false }
    }
    return true
  }

  /// Notes that a variable is `base` plus the terms' sum.
  mutating func addMover(_ variable: Int, base: Double, _ terms: [IndexedTerm]) {
    if terms.count == 1 {
      movers.append(
        Mover(
          variable: Int32(variable), parameter: terms[0].index, base: base,
          coefficient: terms[0].coefficient))
      return
    }
    otherTerms.append(contentsOf: terms)
    others.append(
      Combination(variable: Int32(variable), end: Int32(otherTerms.count), base: base))
  }

  /// Notes that `base` plus the terms' sum must not become negative.
  ///
  /// Of parallel bounds only the tightest is kept, so that thousands of rows become a few bounds.
  mutating func addBound(base: Double, _ terms: inout [IndexedTerm]) {
    var largest = 0.0
    for term in terms { largest = max(largest, abs(term.coefficient)) }
    for index in terms.indices { terms[index].coefficient /= largest }
    var first = 0
    for index in bounds.indices.prefix(32) {
      let end = Int(bounds[index].end)
      if isSame(first, end, terms) {
        bounds[index].base = min(bounds[index].base, base / largest)
        return
      }
      first = end
    }
    boundTerms.append(contentsOf: terms)
    bounds.append(Combination(variable: -1, end: Int32(boundTerms.count), base: base / largest))
  }

  private func isSame(_ first: Int, _ end: Int, _ terms: [IndexedTerm]) -> Bool {
    guard end - first == terms.count else { return false }
    for index in terms.indices {
      let known = boundTerms[first + index]
      if known.index != terms[index].index { return false }
      if abs(known.coefficient - terms[index].coefficient) > Tolerance.parallel { return false }
    }
    return true
  }
}
