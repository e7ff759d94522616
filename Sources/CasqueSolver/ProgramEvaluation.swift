extension Program {
  /// The values of all variables at the solution.
  func evaluate(_ store: ConstraintStore, into values: inout [Double]) {
    let rowCount = system.rows.count
    for variable in system.kinds.indices {
      values[variable] = system.kinds[variable] == .fixed ? slots[variable] : 0
    }
    for root in system.roots.indices {
      values[Int(system.roots[root])] = tableau.activities[rowCount + root].value
    }
    for variable in system.evaluationOrder {
      var value = slots[Int(variable)]
      for index in system.definitions[Int(variable)].range {
        let term = system.definitionTerms[index]
        value += term.coefficient * values[Int(term.index)]
      }
      values[Int(variable)] = value
    }
    evaluatePeels(store, constants, into: &values)
  }

  /// The values of the variables that only one constraint names, in the order they depend.
  func evaluatePeels(
    _ store: ConstraintStore, _ constants: [Double], into values: inout [Double]
  ) {
    for peel in system.peels.reversed() {
      let slot = Int(peel.constraint)
      var value = constants[slot]
      for index in store.records[slot].range where store.terms[index].index != peel.variable {
        value += store.terms[index].coefficient * values[Int(store.terms[index].index)]
      }
      values[Int(peel.variable)] = -value / peel.coefficient
    }
  }
}
