extension Presolver {
  /// The terms up to which a definition is rewritten in terms of roots.
  static let flatLength = 8

  /// Expresses a constraint in roots: `touched` and `sum`, and `tapeTerms` for its constant.
  mutating func expand(_ slot: Int) {
    touched.removeAll(keepingCapacity: true)
    tapeTerms.removeAll(keepingCapacity: true)
    var hasLong = false
    for index in records[slot].range {
      if !addTerm(terms[index].index, terms[index].coefficient) {
        if !hasLong { beginLong() }
        hasLong = true
        addLong(terms[index])
      }
    }
    if hasLong { expandLong() }
    var kept = 0
    for variable in touched {
      let index = Int(variable)
      if abs(sum[index]) > Tolerance.cancellation * size[index] {
        touched[kept] = variable
        kept += 1
      }
      size[index] = 0
    }
    if kept < touched.count { touched.removeLast(touched.count - kept) }
  }

  /// Adds a fixed variable, a root or a short definition; false for a long definition.
  mutating func addTerm(_ variable: Int32, _ coefficient: Double) -> Bool {
    switch result.kinds[Int(variable)] {
    case .root: addRoot(variable, coefficient)
    case .fixed: tapeTerms.append(IndexedTerm(index: variable, coefficient: coefficient))
    case .peeled: preconditionFailure("a peeled variable has one constraint only")
    case .defined:
      if !result.definitions[Int(variable)].isLong { flatten(variable) }
      let definition = result.definitions[Int(variable)]
      if definition.isLong { return false }
      tapeTerms.append(IndexedTerm(index: variable, coefficient: coefficient))
      for index in definition.range {
        let term = result.definitionTerms[index]
        addRoot(term.index, coefficient * term.coefficient)
      }
    }
    return true
  }

  private mutating func addRoot(_ variable: Int32, _ coefficient: Double) {
    // A product that underflows must not list the variable twice.
    guard coefficient != 0 else { return }
    let index = Int(variable)
    if size[index] == 0 {
      sum[index] = 0
      touched.append(variable)
    }
    sum[index] += coefficient
    size[index] += abs(coefficient)
  }

  /// Rewrites a definition in terms of roots, following it as far as needed, or marks it long.
  mutating func flatten(_ variable: Int32) {
    if isFlat(variable) { return }
    stampCount += 1
    stack.removeAll(keepingCapacity: true)
    stack.append(variable)
    while let top = stack.last {
      let before = stack.count
      if stamp[Int(top)] != stampCount {
        stamp[Int(top)] = stampCount
        for index in result.definitions[Int(top)].range {
          let named = Int(result.definitionTerms[index].index)
          if result.kinds[named] == .defined, stamp[named] != stampCount,
            !result.definitions[named].isLong, !isFlat(Int32(named))
          {
            stack.append(Int32(named))
          }
        }
      }
      if stack.count == before {
        stack.removeLast()
        if !result.definitions[Int(top)].isLong, !isFlat(top) { rewrite(top) }
      }
    }
  }

  private func isFlat(_ variable: Int32) -> Bool {
    for index in result.definitions[Int(variable)].range
    where result.kinds[Int(result.definitionTerms[index].index)] != .root {
      return false
    }
    return true
  }

  /// Substitutes the fixed and defined variables a definition names, unless that makes it long.
  private mutating func rewrite(_ variable: Int32) {
    let old = result.definitions[Int(variable)]
    let first = result.definitionTerms.count
    let tapeStart = tapeTerms.count
    var isLong = false
    for index in old.range {
      let term = result.definitionTerms[index]
      switch result.kinds[Int(term.index)] {
      case .root, .peeled: merge(term, from: first)
      case .fixed: tapeTerms.append(term)
      case .defined:
        let inner = result.definitions[Int(term.index)]
        isLong = isLong || inner.isLong
        tapeTerms.append(term)
        for innerIndex in inner.range {
          var innerTerm = result.definitionTerms[innerIndex]
          innerTerm.coefficient *= term.coefficient
          merge(innerTerm, from: first)
        }
      }
    }
    let count = dropCancelled(from: first)
    if isLong || count > max(Self.flatLength, Int(old.count)) {
      result.definitionTerms.removeLast(count)
      result.definitions[Int(variable)].isLong = true
    } else {
      for index in tapeStart..<tapeTerms.count {
        result.tape.append(tapeTerms[index].index, tapeTerms[index].coefficient)
      }
      result.tape.finishStep(target: variable, constraint: -1, scale: 1)
      result.definitions[Int(variable)] = Presolved.Definition(
        first: Int32(first), count: Int32(count))
      for index in first..<first + count {
        usage[Int(result.definitionTerms[index].index)].isReferenced = true
      }
    }
    tapeTerms.removeLast(tapeTerms.count - tapeStart)
  }

  /// Removes merged terms that cancelled, forgets the places and returns the number left.
  private mutating func dropCancelled(from first: Int) -> Int {
    var end = first
    for index in first..<result.definitionTerms.count {
      let term = result.definitionTerms[index]
      place[Int(term.index)] = -1
      guard abs(term.coefficient) > Tolerance.cancellation * mergedSize[Int(term.index)]
      else { continue }
      result.definitionTerms[end] = term
      end += 1
    }
    if end < result.definitionTerms.count {
      result.definitionTerms.removeLast(result.definitionTerms.count - end)
    }
    return end - first
  }

  private mutating func merge(_ term: IndexedTerm, from first: Int) {
    let known = place[Int(term.index)]
    if known >= 0 {
      result.definitionTerms[Int(known)].coefficient += term.coefficient
      mergedSize[Int(term.index)] += abs(term.coefficient)
    } else {
      mergedSize[Int(term.index)] = abs(term.coefficient)
      place[Int(term.index)] = Int32(result.definitionTerms.count)
      result.definitionTerms.append(term)
    }
  }
}
