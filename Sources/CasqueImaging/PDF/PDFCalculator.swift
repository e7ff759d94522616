internal import Foundation

/// A function in the small language of PostScript that PDF allows.
///
/// **Source** ISO 32000-1, 7.10.5.
struct PDFCalculator {
  private indirect enum Step {
    case number(Double)
    case word(String)
    case choice([Step], [Step])
  }

  private static let stepLimit = 2_000
  private static let stackLimit = 100
  private let steps: [Step]

  /// Reads the text of a function.
  init(_ text: [UInt8]) throws(ImageDecodingError) {
    var lexer = PDFLexer(text)
    guard case .word("{")? = lexer.value() else { throw .corrupt("a function of it has no text") }
    var count = 0
    steps = try Self.steps(&lexer, &count, depth: 0)
  }

  private static func steps(
    _ lexer: inout PDFLexer, _ count: inout Int, depth: Int
  ) throws(ImageDecodingError) -> [Step] {
    var steps: [Step] = []
    var blocks: [[Step]] = []
    while let value = lexer.value() {
      count += 1
      guard count < stepLimit, depth < 16 else { throw .unsupported("so long a function in a PDF") }
      switch value {
      case .number(let number): steps.append(.number(number))
      case .bool(let bool): steps.append(.number(bool ? 1 : 0))
      case .word("{"): blocks.append(try Self.steps(&lexer, &count, depth: depth + 1))
      case .word("if") where blocks.count == 1: steps.append(.choice(blocks.removeLast(), []))
      case .word("ifelse") where blocks.count == 2:
        steps.append(.choice(blocks[0], blocks[1]))
        blocks = []
      case .word(let word): steps.append(.word(word))
      default: throw .corrupt("a function of it cannot be read")
      }
    }
    lexer.position += 1
    return steps
  }

  /// What is on the stack after the function has run on arguments; nothing where it goes wrong.
  func values(_ arguments: [Double]) -> [Double] {
    var stack = arguments
    guard Self.run(steps, &stack) else { return [] }
    return stack
  }

  private static func run(_ steps: [Step], _ stack: inout [Double]) -> Bool {
    for step in steps {
      guard stack.count < stackLimit else { return false }
      switch step {
      case .number(let number): stack.append(number)
      case .choice(let yes, let no):
        guard let value = stack.popLast(), run(value != 0 ? yes : no, &stack) else { return false }
      case .word(let word):
        guard arrange(word, &stack) ?? single(word, &stack) ?? double(word, &stack) ?? false
        else { return false }
      }
    }
    return true
  }

  /// Words that move what is on the stack; nil for other words.
  private static func arrange(_ word: String, _ stack: inout [Double]) -> Bool? {
    switch word {
    case "pop": return stack.popLast() != nil
    case "exch":
      guard stack.count >= 2 else { return false }
      stack.swapAt(stack.count - 1, stack.count - 2)
    case "dup":
      guard let last = stack.last else { return false }
      stack.append(last)
    case "copy":
      guard let count = count(&stack), count + stack.count <= stackLimit else { return false }
      stack += Array(stack.suffix(count))
    case "index":
      guard let index = count(&stack), index < stack.count else { return false }
      stack.append(stack[stack.count - 1 - index])
    case "roll":
      guard let turns = stack.popLast(), turns.magnitude < 1000, let count = count(&stack) else {
        return false
      }
      if count == 0 { return true }
      let part = Array(stack.suffix(count))
      let shift = ((Int(turns) % count) + count) % count
      stack.replaceSubrange(
        (stack.count - count)..., with: part.suffix(shift) + part.dropLast(shift))
    default: return nil
    }
    return true
  }

  /// A number of values that are on the stack below it.
  private static func count(_ stack: inout [Double]) -> Int? {
    guard let value = stack.popLast(), value >= 0, value <= Double(stack.count) else { return nil }
    return Int(value)
  }

  private static func single(_ word: String, _ stack: inout [Double]) -> Bool? {
    let result: ((Double) -> Double)? =
      switch word {
      case "abs": { $0.magnitude }
      case "neg": { -$0 }
      case "ceiling": { $0.rounded(.up) }
      case "floor": { $0.rounded(.down) }
      case "round": { ($0 + 0.5).rounded(.down) }
      case "truncate", "cvi": { $0.rounded(.towardZero) }
      case "cvr": { $0 }
      case "sqrt": { $0 < 0 ? 0 : $0.squareRoot() }
      case "sin": { sin($0 * .pi / 180) }
      case "cos": { cos($0 * .pi / 180) }
      case "ln": { log($0) }
      case "log": { log10($0) }
      case "not": { $0 == 0 ? 1 : 0 }
      default: nil
      }
    guard let result else { return nil }
    guard let value = stack.popLast() else { return false }
    stack.append(result(value))
    return true
  }

  private static func double(_ word: String, _ stack: inout [Double]) -> Bool? {
    func whole(_ value: Double) -> Int { value.magnitude < 1e15 ? Int(value) : 0 }
    let result: ((Double, Double) -> Double)? =
      switch word {
      case "add": { $0 + $1 }
      case "sub": { $0 - $1 }
      case "mul": { $0 * $1 }
      case "div": { $1 == 0 ? 0 : $0 / $1 }
      case "idiv": { whole($1) == 0 ? 0 : Double(whole($0) / whole($1)) }
      case "mod": { whole($1) == 0 ? 0 : Double(whole($0) % whole($1)) }
      case "exp": { pow($0, $1) }
      case "atan": { (atan2($0, $1) * 180 / .pi + 360).truncatingRemainder(dividingBy: 360) }
      case "eq": { $0 == $1 ? 1 : 0 }
      case "ne": { $0 != $1 ? 1 : 0 }
      case "gt": { $0 > $1 ? 1 : 0 }
      case "ge": { $0 >= $1 ? 1 : 0 }
      case "lt": { $0 < $1 ? 1 : 0 }
      case "le": { $0 <= $1 ? 1 : 0 }
      case "and": { Double(whole($0) & whole($1)) }
      case "or": { Double(whole($0) | whole($1)) }
      case "xor": { Double(whole($0) ^ whole($1)) }
      default: nil
      }
    guard let result else { return nil }
    guard stack.count >= 2 else { return false }
    let last = stack.removeLast()
    stack[stack.count - 1] = result(stack[stack.count - 1], last)
    return true
  }
}
