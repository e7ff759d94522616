import CasqueGeometry

/// Tells why rows contradict each other, as a sum that does not come out.
///
/// The rows' constants are added up with the multipliers that cancel every variable. What is
/// positive stands at the left, what is negative at the right, so the sum reads
/// `16 + 340 + 16 = 372 > 320`; summands follow the axis, by where their rows lie in the solved
/// layout. Where no small whole multipliers exist the rows are listed instead.
struct ConflictArithmetic {
  private struct Summand {
    let factor: Double
    let value: Double
    let place: Double

    var total: Double { factor * value }
    var text: String {
      factor == 1 ? formatted(value) : "\(formatted(factor)) · \(formatted(value))"
    }
  }

  private let lowered: LoweredLayout
  private let constants: [Double]
  private let rects: [Rect]

  /// - Parameters:
  ///   - constants: one to a row of the structure.
  ///   - rects: the alignment rectangles by item.
  init(_ lowered: LoweredLayout, constants: [Double], rects: [Rect]) {
    self.lowered = lowered
    self.constants = constants
    self.rects = rects
  }

  /// The contradiction of an inclusion-minimal set of rows.
  ///
  /// - Parameter descriptions: how the rows read, for the case that there is no sum.
  func text(_ members: [Int], descriptions: [String]) -> String {
    let rows = members.map { lowered.rows[$0] }
    let own = members.map { constants[$0] }
    guard let multipliers = FarkasMultipliers(rows, constants: own)?.values else {
      return descriptions.joined(separator: "; ")
    }
    var summands: [(isLeft: Bool, Summand)] = []
    for (index, row) in rows.enumerated() {
      let product = multipliers[index] * own[index]
      guard product.magnitude > 1e-9 else { continue }
      let summand = Summand(
        factor: multipliers[index].magnitude, value: own[index].magnitude, place: place(of: row))
      summands.append((product > 0, summand))
    }
    let left = summands.filter(\.isLeft).map(\.1)
    let right = summands.filter { !$0.isLeft }.map(\.1)
    return side(left, totalFirst: false) + " > " + side(right, totalFirst: true)
  }

  /// `16 + 340 + 16 = 372`, or `372 = 16 + 340 + 16`; a single number stands alone.
  private func side(_ summands: [Summand], totalFirst: Bool) -> String {
    let ordered = summands.enumerated().sorted {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }.map(\.element)
    let total = formatted(ordered.reduce(0) { $0 + $1.total })
    if ordered.count <= 1 && ordered.first?.factor ?? 1 == 1 { return total }
    let sum = Self.merged(ordered).map(\.text).joined(separator: " + ")
    return totalFirst ? "\(total) = \(sum)" : "\(sum) = \(total)"
  }

  /// Four or more equal neighbours as one multiple.
  private static func merged(_ summands: [Summand]) -> [Summand] {
    var result: [Summand] = []
    for run in summands.chunked(by: { $0.value == $1.value && $0.factor == $1.factor }) {
      guard run.count >= 4, let first = run.first else {
        result += run
        continue
      }
      result.append(
        Summand(
          factor: first.factor * Double(run.count), value: first.value, place: first.place))
    }
    return result
  }

  /// Where a row lies along its axis: the middle of the points it ties together.
  private func place(of row: LoweredRow) -> Double {
    var points: [Double] = []
    var items: [Int] = []
    for term in row.terms where !items.contains(term.variable.item) {
      let item = term.variable.item
      let axis = term.variable.axis
      items.append(item)
      let parts = row.terms.filter { $0.variable.item == item }.map(\.variable.part)
      switch (parts.contains(.position), parts.contains(.size)) {
      case (true, false): points.append(rects[item].min(axis))
      case (true, true): points.append(rects[item].max(axis))
      default: points.append((rects[item].min(axis) + rects[item].max(axis)) / 2)
      }
    }
    return points.isEmpty ? 0 : points.reduce(0, +) / Double(points.count)
  }
}

/// A number of points as people write it: up to three decimals, none that say nothing.
func formatted(_ value: Double) -> String {
  let thousandths = (value * 1000).rounded()
  guard thousandths.magnitude < 1e15 else { return "\(value)" }
  let whole = Int(thousandths)
  let sign = whole < 0 ? "-" : ""
  let (integer, fraction) = whole.magnitude.quotientAndRemainder(dividingBy: 1000)
  guard fraction != 0 else { return "\(sign)\(integer)" }
  var digits = String(fraction + 1000).dropFirst()
  while digits.last == "0" { digits = digits.dropLast() }
  return "\(sign)\(integer).\(digits)"
}

extension Array {
  /// The array in runs whose neighbours belong together.
  fileprivate func chunked(by belongTogether: (Element, Element) -> Bool) -> [[Element]] {
    var runs: [[Element]] = []
    for element in self {
      if let last = runs.last?.last, belongTogether(last, element) {
        runs[runs.count - 1].append(element)
      } else {
        runs.append([element])
      }
    }
    return runs
  }
}
