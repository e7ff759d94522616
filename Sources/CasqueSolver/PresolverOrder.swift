extension Presolver {
  /// Puts every defined variable after those its definition names, and fixes those whose
  /// definition names fixed variables alone.
  mutating func orderDefinitions() {
    stampCount += 1
    result.evaluationOrder.reserveCapacity(usage.count)
    Self.order(
      &result.kinds, &result.definitions, stampCount, &stamp, &stack, &result.evaluationOrder,
      &result.tape)
  }

  private static func order(
    _ kinds: inout [VariableKind], _ definitions: inout [Presolved.Definition],
    _ turn: Int32, _ stamp: inout [Int32], _ stack: inout [Int32], _ order: inout [Int32],
    _ tape: inout Tape
  ) {
    var kinds = kinds.mutableSpan
    var definitions = definitions.mutableSpan
    var stamp = stamp.mutableSpan
    let terms = tape.terms
    let named = terms.span
    for variable in kinds.indices where kinds[variable] == .defined && stamp[variable] != turn {
      var top = Int32(truncatingIfNeeded: variable)
      while true {
        let definition = definitions[Int(top)]
        let before = stack.count
        var isFixed = true
        if stamp[Int(top)] != turn {
          var index = Int(definition.first)
          let end = index &+ Int(definition.count)
          while index < end {
            let other = Int(named[index].index)
            if kinds[other] != .fixed { isFixed = false }
            if kinds[other] == .defined && stamp[other] != turn {
              if stack.count == before { stack.append(top) }
              stack.append(Int32(truncatingIfNeeded: other))
            }
            index &+= 1
          }
          if stack.count == before {
            stamp[Int(top)] = turn
            if isFixed {
              tape.addStep(target: top, definition.range)
              kinds[Int(top)] = .fixed
              definitions[Int(top)].count = 0
            } else {
              order.append(top)
            }
          }
        }
        guard let next = stack.popLast() else { break }
        top = next
      }
    }
  }
}
