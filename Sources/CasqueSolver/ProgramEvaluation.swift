extension Program {
  /// The values of all variables at the solution.
  func evaluate(_ store: ConstraintStore, into values: inout [Double]) {
    let roots = system.roots.indices.map { tableau.activities[tableau.rowCount + $0].value }
    evaluate(store.records, store.terms, constants, slots, roots, into: &values)
  }

  /// The values, or their derivatives, of all variables from those of what they are made of.
  ///
  /// - Parameter lone: values of roots that no row names, and of variables made later; else 0.
  func evaluate(
    _ records: [ConstraintStore.Record], _ terms: [IndexedTerm], _ constants: [Double],
    _ slots: [Double], _ roots: [Double], _ lone: [IndexedTerm] = [],
    into result: inout [Double]
  ) {
    var values = result.mutableSpan
    let kinds = system.kinds.span
    let slots = slots.span
    for variable in kinds.indices {
      values[variable] = kinds[variable] == .fixed ? slots[variable] : 0
    }
    for root in roots.indices { values[Int(system.roots[root])] = roots[root] }
    for term in lone { values[Int(term.index)] = term.coefficient }
    let definitions = system.definitions.span
    let definitionTerms = system.tape.terms.span
    let order = system.evaluationOrder.span
    for place in order.indices {
      let variable = Int(order[place])
      var value = slots[variable]
      var index = Int(definitions[variable].first)
      let end = index &+ Int(definitions[variable].count)
      while index < end {
        value += definitionTerms[index].coefficient * values[Int(definitionTerms[index].index)]
        index &+= 1
      }
      values[variable] = value
    }
    evaluatePeels(records.span, terms.span, constants.span, into: &values)
  }

  /// The values of the variables that only one constraint names, in the order they depend.
  private func evaluatePeels(
    _ records: Span<ConstraintStore.Record>, _ terms: Span<IndexedTerm>,
    _ constants: Span<Double>, into values: inout MutableSpan<Double>
  ) {
    let peels = system.peels.span
    var next = peels.count
    while next > 0 {
      next &-= 1
      let peel = peels[next]
      let slot = Int(peel.constraint)
      var value = constants[slot]
      var index = Int(records[slot].first)
      let end = index &+ Int(records[slot].count)
      while index < end {
        // The variable itself is zero so far.
        value += terms[index].coefficient * values[Int(terms[index].index)]
        index &+= 1
      }
      values[Int(peel.variable)] = -value / peel.coefficient
    }
  }
}
