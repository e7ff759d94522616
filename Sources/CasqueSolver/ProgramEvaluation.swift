extension Program {
  /// The values of all variables at the solution.
  func evaluate(_ store: ConstraintStore, into values: inout [Double]) {
    let roots = system.roots.indices.map { tableau.activities[tableau.rowCount + $0].value }
    evaluate(store, constants, slots, roots, into: &values)
  }

  /// The values, or their derivatives, of all variables from those of what they are made of.
  ///
  /// - Parameter lone: values of roots that no row names, and of variables made later; else 0.
  func evaluate(
    _ store: ConstraintStore, _ constants: [Double], _ slots: [Double], _ roots: [Double],
    _ lone: [IndexedTerm] = [], into result: inout [Double]
  ) {
    var values = result.mutableSpan
    let kinds = system.kinds.span
    for variable in kinds.indices {
      values[variable] = kinds[variable] == .fixed ? slots[variable] : 0
    }
    for root in roots.indices { values[Int(system.roots[root])] = roots[root] }
    for term in lone { values[Int(term.index)] = term.coefficient }
    let definitionTerms = system.definitionTerms.span
    for variable in system.evaluationOrder {
      var value = slots[Int(variable)]
      for index in system.definitions[Int(variable)].range {
        let term = definitionTerms[index]
        value += term.coefficient * values[Int(term.index)]
      }
      values[Int(variable)] = value
    }
    evaluatePeels(store, constants, into: &values)
  }

  /// The values of the variables that only one constraint names, in the order they depend.
  private func evaluatePeels(
    _ store: ConstraintStore, _ constants: [Double], into values: inout MutableSpan<Double>
  ) {
    let records = store.records.span
    let terms = store.terms.span
    let peels = system.peels.span
    for index in peels.indices.reversed() {
      let peel = peels[index]
      let slot = Int(peel.constraint)
      var value = constants[slot]
      for place in records[slot].range {
        let term = terms[place]
        if term.index != peel.variable { value += term.coefficient * values[Int(term.index)] }
      }
      values[Int(peel.variable)] = -value / peel.coefficient
    }
  }
}
