/// Source for man(7) as it is written, line by line.
///
/// Every text is escaped, so that none of it is taken for a request: what stands between backticks
/// is bold, and characters beyond ASCII are named by their code points.
struct ManSource {
  private var lines: [String] = []

  /// The source, ending in a line feed.
  var source: String { lines.map { $0 + "\n" }.joined() }

  /// Adds a request with its arguments, each in quotation marks.
  mutating func request(_ name: String, _ arguments: String...) {
    let words = arguments.map { "\"\(ManSource.escaped($0))\"" }
    lines.append(([".\(name)"] + words).joined(separator: " "))
  }

  /// Adds filled text; its line ends are kept in the source alone.
  mutating func text(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append(line.isEmpty ? ".PP" : ManSource.guarded(ManSource.marked(String(line))))
    }
  }

  /// Adds a paragraph with a tag that stands out.
  mutating func entry(_ tag: String, _ description: String) {
    request("TP")
    text(tag)
    text(description)
  }

  /// Adds indented lines that are kept as they are.
  mutating func literal(_ examples: [String]) {
    request("PP")
    request("RS", "4")
    request("nf")
    for example in examples { lines.append(ManSource.guarded(ManSource.escaped(example))) }
    request("fi")
    request("RE")
  }

  /// The text with bold for what stands between backticks.
  private static func marked(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return escaped(text) }
    return parts.enumerated()
      .map { index, part in
        index % 2 == 0 ? escaped(String(part)) : "\\fB\(escaped(String(part)))\\fP"
      }
      .joined()
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars
      .map { scalar in
        switch scalar {
        case "\\": "\\e"
        case "-": "\\-"
        case "\"": "\\(dq"
        case "'": "\\(aq"
        case "`": "\\(ga"
        case "^": "\\(ha"
        case "~": "\\(ti"
        case _ where scalar.isASCII: String(scalar)
        default: "\\[u\(hexadecimal(scalar.value))]"
        }
      }
      .joined()
  }

  /// The code point with at least four digits, as groff(7) wants it.
  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The line, kept from being read as a request.
  private static func guarded(_ line: String) -> String {
    line.hasPrefix(".") ? "\\&" + line : line
  }
}
