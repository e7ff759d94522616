import CasqueSolver

/// Reads constraints such as `2*m == a + b`.
struct EquationText {
  enum Failure: Error, Equatable {
    case unknownVariable(String)
    case malformed(String)
  }

  let variables: [String: Variable]

  func constraint(_ text: String, strength: Strength) throws -> Constraint {
    let relations: [(String, Relation)] = [
      ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual), ("==", .equal),
    ]
    for (spelling, relation) in relations {
      let sides = text.split(separator: spelling, maxSplits: 1)
      guard sides.count == 2 else { continue }
      var left = try expression(String(sides[0]))
      let right = try expression(String(sides[1]))
      left.terms += right.terms.map { Term($0.variable, -$0.coefficient) }
      left.constant -= right.constant
      return Constraint(left, relation, strength: strength)
    }
    throw Failure.malformed(text)
  }

  private func expression(_ text: String) throws -> Expression {
    var result = Expression([])
    var sign = 1.0
    var product = ""
    for part in text.split(separator: " ") {
      let continues = part == "*" || product.hasSuffix("*") || product.isEmpty
      if part == "+" || part == "-" {
        if !product.isEmpty { try add(product, sign, to: &result) }
        product = ""
        sign = part == "-" ? -1 : 1
      } else if continues {
        product += part
      } else {
        throw Failure.malformed(text)
      }
    }
    try add(product, sign, to: &result)
    return result
  }

  private func add(_ product: String, _ sign: Double, to result: inout Expression) throws {
    var coefficient = sign
    var variable: Variable?
    for factor in product.split(separator: "*") {
      if let number = Double(String(factor)) {
        coefficient *= number
      } else if let named = variables[String(factor)], variable == nil {
        variable = named
      } else {
        throw Failure.unknownVariable(String(factor))
      }
    }
    if let variable {
      result.terms.append(Term(variable, coefficient))
    } else {
      result.constant += coefficient
    }
  }
}
