extension Tableau {
  /// What one pricing or one pivot notes, in arrays that stay, so that neither takes memory.
  struct Scratch: Sendable {
    /// The columns that were priced.
    var candidates: [Int32] = []
    var candidateCount = 0
    /// The rows that name the pivot's column, with their coefficients.
    var factors: [IndexedTerm] = []
    var factorCount = 0
    /// The pivot's row but for the pivot, by column.
    var summands: [IndexedTerm] = []
    var summandCount = 0
    /// By column or row: the place of its summand or factor, or −1.
    var mark: [Int32] = []
    /// By summand or factor: the last sum in which it met an entry.
    var met: [Int32] = []

    /// Makes room for what a tableau of so many rows and columns can need.
    mutating func fit(rows: Int, columns: Int) {
      if candidates.count < columns {
        candidates.append(contentsOf: repeatElement(0, count: columns - candidates.count))
      }
      let longest = max(rows, columns)
      if mark.count < longest {
        mark.append(contentsOf: repeatElement(-1, count: longest - mark.count))
        met.append(contentsOf: repeatElement(-1, count: longest - met.count))
      }
    }

    /// Makes room for a pivot in a row and a column of so many entries.
    mutating func fit(summands row: Int32, factors column: Int32) {
      Self.fit(&summands, Int(row))
      Self.fit(&factors, Int(column))
    }

    private static func fit(_ terms: inout [IndexedTerm], _ count: Int) {
      if terms.count >= count { return }
      // Twice as many, so that longer ones seldom come.
      let room = max(32, 2 * count)
      terms = Array(repeating: IndexedTerm(index: 0, coefficient: 0), count: room, room: 0)
    }

    /// Notes where the summands' columns, or the factors' rows, stand.
    mutating func scatter(_ byRows: Bool) {
      Self.scatter(byRows ? summands : factors, byRows ? summandCount : factorCount, &mark, &met)
    }

    private static func scatter(
      _ terms: [IndexedTerm], _ count: Int, _ mark: inout [Int32], _ met: inout [Int32]
    ) {
      let terms = terms.span
      var mark = mark.mutableSpan
      var met = met.mutableSpan
      for place in 0..<count {
        mark[Int(terms[place].index)] = Int32(truncatingIfNeeded: place)
        met[place] = -1
      }
    }

    /// Forgets that again.
    mutating func gather(_ byRows: Bool) {
      Self.gather(byRows ? summands : factors, byRows ? summandCount : factorCount, &mark)
    }

    private static func gather(_ terms: [IndexedTerm], _ count: Int, _ mark: inout [Int32]) {
      let terms = terms.span
      var mark = mark.mutableSpan
      for place in 0..<count { mark[Int(terms[place].index)] = -1 }
    }
  }
}
