extension Sweep {
  /// Lists the variables that move, given the derivatives of all by each parameter.
  mutating func addMovers(_ derivatives: [[Double]]) {
    let uses = Uses(derivatives)
    for parameter in parameters.indices {
      Self.addMovers(
        derivatives[parameter], uses.counts, start, values[parameter], &movers)
      parameters[parameter].end = Int32(truncatingIfNeeded: movers.count)
    }
    guard uses.hasShared else { return }
    for variable in uses.counts.indices where uses.counts[variable] > 1 {
      let terms = Self.terms(derivatives, variable)
      otherTerms.append(contentsOf: terms)
      others.append(
        Combination(
          variable: Int32(variable), end: Int32(otherTerms.count),
          base: base(start[variable], terms)))
    }
  }

  /// Lists those that only one parameter moves.
  private static func addMovers(
    _ derivatives: [Double], _ uses: [UInt8], _ start: [Double],
    _ suggestion: Double, _ movers: inout [Mover]
  ) {
    let (derivatives, uses, start) = (derivatives.span, uses.span, start.span)
    for variable in uses.indices where uses[variable] == 1 {
      let derivative = derivatives[variable]
      guard abs(derivative) > Tolerance.derivative else { continue }
      movers.append(
        Mover(
          variable: Int32(truncatingIfNeeded: variable),
          base: start[variable] - derivative * suggestion, coefficient: derivative))
    }
  }

  /// The derivatives that are not rounding, by parameter.
  static func terms(_ derivatives: [[Double]], _ index: Int) -> [IndexedTerm] {
    var terms: [IndexedTerm] = []
    for parameter in derivatives.indices {
      let derivative = derivatives[parameter][index]
      if abs(derivative) > Tolerance.derivative {
        terms.append(IndexedTerm(index: Int32(parameter), coefficient: derivative))
      }
    }
    return terms
  }

  /// What is left of a value where all parameters are zero.
  func base(_ value: Double, _ terms: [IndexedTerm]) -> Double {
    var base = value
    for term in terms { base -= term.coefficient * values[Int(term.index)] }
    return base
  }

  /// On how many parameters each of some values depends.
  struct Uses {
    private(set) var counts: [UInt8]
    /// Whether one depends on several.
    private(set) var hasShared = false

    init(_ derivatives: [[Double]]) {
      counts = Array(repeating: 0, count: derivatives.first?.count ?? 0)
      for one in derivatives { Self.count(one, &counts, &hasShared) }
    }

    private static func count(
      _ derivatives: [Double], _ counts: inout [UInt8], _ hasShared: inout Bool
    ) {
      let derivatives = derivatives.span
      var counts = counts.mutableSpan
      for index in derivatives.indices where abs(derivatives[index]) > Tolerance.derivative {
        counts[index] &+= 1
        if counts[index] > 1 { hasShared = true }
      }
    }
  }
}
