/// How an answer changes with its exact edit variables, and where it does so.
///
/// Within its cell, a convex region of suggestions, a move is a sum for each variable that moves.
struct Sweep: Sendable {
  /// More parameters than this are moved one solution at a time.
  static let mostParameters = 16

  /// A variable that depends on one parameter.
  struct Mover: Sendable {
    var variable: Int32
    var base: Double
    var coefficient: Double
  }

  /// A sum over several parameters; its terms end where the next one's begin.
  struct Combination: Sendable {
    /// The variable that it is, or −1.
    var variable: Int32
    var end: Int32
    var base: Double
  }

  /// One parameter.
  struct Parameter: Sendable {
    /// The slot of its suggestion in the store.
    var slot: Int32
    /// Where its movers end; they begin where those of the parameter before do.
    var end: Int32 = 0
    /// What it may be in the cell, as far as it alone decides that.
    var least = -Double.infinity
    var greatest = Double.infinity
  }

  var parameters: [Parameter] = []
  var movers: [Mover] = []
  var others: [Combination] = []
  var otherTerms: [IndexedTerm] = []
  /// Sums of several parameters that are not negative in the cell.
  var bounds: [Combination] = []
  var boundTerms: [IndexedTerm] = []
  /// The point that it was prepared at.
  let start: [Double]
  /// The number of values that it remembers.
  var size: Int { start.count }
  /// The suggestions, by parameter.
  private(set) var values: [Double]

  /// More cells than this are not remembered, nor cells with more values than that together.
  static let mostCells = 128
  static let mostValues = 1 << 17

  init(parameters slots: [Int32], _ suggestions: [Double], start: [Double]) {
    self.start = start
    values = suggestions
    for slot in slots { parameters.append(Parameter(slot: slot)) }
  }

  /// Moves a point in the cell to the suggestions among a store's records; false, without effect,
  /// if these lie outside.
  mutating func move(_ records: [ConstraintStore.Record], _ point: inout [Double]) -> Bool {
    guard take(records) else { return false }
    let (parameters, movers, values) = (parameters.span, movers.span, values.span)
    var point = point.mutableSpan
    var next = 0
    var parameter = 0
    while parameter < parameters.count {
      let value = values[parameter]
      let end = Int(parameters[parameter].end)
      while next < end {
        point[Int(movers[next].variable)] = movers[next].base + movers[next].coefficient * value
        next &+= 1
      }
      parameter &+= 1
    }
    next = 0
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
    guard take(records) else { return false }
    // What does not move within the cell is as it was there.
    for index in start.indices { point[index] = start[index] }
    return move(records, &point)
  }

  /// Takes over the suggestions; whether they lie in the cell.
  private mutating func take(_ records: [ConstraintStore.Record]) -> Bool {
    guard Self.take(records, parameters, &values) else { return false }
    return bounds.isEmpty || Self.areMet(bounds.span, boundTerms.span, values.span)
  }

  private static func take(
    _ records: [ConstraintStore.Record], _ parameters: [Parameter], _ values: inout [Double]
  ) -> Bool {
    let (records, parameters) = (records.span, parameters.span)
    var values = values.mutableSpan
    for index in parameters.indices {
      let value = -records[Int(parameters[index].slot)].constant
      guard value >= parameters[index].least, value <= parameters[index].greatest else {
        return false
      }
      values[index] = value
    }
    return true
  }

  private static func areMet(
    _ bounds: Span<Combination>, _ terms: Span<IndexedTerm>, _ values: Span<Double>
  ) -> Bool {
    var next = 0
    for index in bounds.indices {
      var value = bounds[index].base
      while next < Int(bounds[index].end) {
        value += terms[next].coefficient * values[Int(terms[next].index)]
        next &+= 1
      }
      if value < 0 { return false }
    }
    return true
  }
}
