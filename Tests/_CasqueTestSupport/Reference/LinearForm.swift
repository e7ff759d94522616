import CasqueSolver

/// Σ coefficient · variable + constant, with every variable once, in order, and no coefficient 0.
struct LinearForm: Sendable {
  /// One summand.
  struct Entry: Sendable {
    var variable: Int
    var coefficient: Double
  }

  private(set) var entries: [Entry]
  private(set) var constant: Double
  /// The largest absolute number that went into the constant; its rounding error is in proportion.
  private(set) var magnitude: Double

  /// Creates a form of entries in strictly ascending order of variables.
  init(entries: [Entry] = [], constant: Double = 0) {
    self.entries = entries
    self.constant = constant
    self.magnitude = abs(constant)
  }

  /// Adds up the terms of an expression.
  init(_ expression: Expression) {
    self.init(constant: expression.constant)
    for term in expression.terms.sorted(by: { $0.variable < $1.variable }) {
      let index = term.variable.index
      guard let last = entries.last, last.variable == index else {
        entries.append(Entry(variable: index, coefficient: term.coefficient))
        continue
      }
      entries[entries.count - 1].coefficient = Self.sum(last.coefficient, term.coefficient)
    }
    entries.removeAll { $0.coefficient == 0 }
  }

  /// a + b, or exactly 0 if they cancel out but for rounding.
  static func sum(_ a: Double, _ b: Double) -> Double {
    let sum = a + b
    return abs(sum) <= Tolerance.cancellation * max(abs(a), abs(b)) ? 0 : sum
  }

  /// The largest absolute coefficient, 0 if there is none.
  var largestCoefficient: Double {
    entries.reduce(0) { max($0, abs($1.coefficient)) }
  }

  /// Whether every number in the form is finite.
  var isFinite: Bool {
    constant.isFinite && entries.allSatisfy(\.coefficient.isFinite)
  }

  /// Multiplies every coefficient and the constant with `factor`.
  func scaled(by factor: Double) -> LinearForm {
    var result = self
    for i in result.entries.indices { result.entries[i].coefficient *= factor }
    result.constant *= factor
    result.magnitude *= abs(factor)
    return result
  }

  /// Replaces the constant by one that was not computed.
  mutating func setConstant(_ value: Double) {
    constant = value
    magnitude = abs(value)
  }

  /// The value at a point that gives every variable of the form.
  func value(at point: [Double]) -> Double {
    entries.reduce(constant) { $0 + $1.coefficient * point[$1.variable] }
  }

  /// The largest absolute summand at a point.
  func magnitude(at point: [Double]) -> Double {
    entries.reduce(abs(constant)) { max($0, abs($1.coefficient * point[$1.variable])) }
  }

  /// Takes out a variable and returns its coefficient, 0 if the form does not hold it.
  mutating func remove(_ variable: Int) -> Double {
    guard let i = entries.firstIndex(where: { $0.variable == variable }) else { return 0 }
    return entries.remove(at: i).coefficient
  }

  /// Adds `factor` · `other`; complexity O(entries of both).
  mutating func add(_ other: LinearForm, times factor: Double) {
    var merged: [Entry] = []
    merged.reserveCapacity(entries.count + other.entries.count)
    var i = 0
    for entry in other.entries {
      while i < entries.count, entries[i].variable < entry.variable {
        merged.append(entries[i])
        i += 1
      }
      var coefficient = factor * entry.coefficient
      if i < entries.count, entries[i].variable == entry.variable {
        coefficient = Self.sum(entries[i].coefficient, coefficient)
        i += 1
      }
      guard coefficient != 0 else { continue }
      merged.append(Entry(variable: entry.variable, coefficient: coefficient))
    }
    merged.append(contentsOf: entries[i...])
    entries = merged
    constant += factor * other.constant
    magnitude = max(magnitude, abs(factor) * other.magnitude)
  }
}
