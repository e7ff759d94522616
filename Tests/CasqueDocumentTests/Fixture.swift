import CasqueDiagnostics
import CasqueDocument
import CasqueModel
import Testing

/// A document with the stretch that its diagnostic has to point at, between ⟦ and ⟧.
struct Fixture: Sendable, CustomTestStringConvertible {
  let name: String
  let code: DiagnosticCode
  /// The document without the marks.
  let bytes: [UInt8]
  /// The marked stretch, in bytes; nil if there are no marks.
  let marked: Range<Int>?

  init(_ name: String, _ code: DiagnosticCode, _ text: String) {
    self.name = name
    self.code = code
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "⟦" || $0 == "⟧" }
      .map { Array($0.utf8) }
    precondition(parts.count == 1 || parts.count == 3, "one pair of marks: \(name)")
    bytes = parts.flatMap(\.self)
    marked = parts.count == 3 ? parts[0].count..<parts[0].count + parts[1].count : nil
  }

  /// A fixture that is the body of a root view `screen` with a label `title` and a button `go`.
  static func screen(_ name: String, _ code: DiagnosticCode, _ body: String) -> Fixture {
    Fixture(name, code, head + body + "\n")
  }

  /// A fixture with one constraint.
  static func constraint(_ name: String, _ code: DiagnosticCode, _ line: String) -> Fixture {
    screen(name, code, "  constraints:\n    - " + line)
  }

  /// A fixture with lines that a label has beside its kind and text.
  static func label(_ name: String, _ code: DiagnosticCode, _ line: String) -> Fixture {
    Fixture(name, code, start + "    - label: title\n      " + line + "\n")
  }

  var testDescription: String { "\(name): \(code.rawValue)" }

  private static let start = "casque: 1\nlayout: screen\nroot:\n  id: screen\n  subviews:\n"
  static let head =
    start + "    - label: title\n      text: Hello\n    - button: go\n      title: Go\n"

  /// Line and column of a byte, counted plainly: lines end at LF, columns are Unicode scalars.
  static func location(of offset: Int, in bytes: [UInt8]) -> SourcePosition {
    let before = String(decoding: bytes[..<offset], as: UTF8.self).unicodeScalars
    let line = before.count { $0 == "\n" } + 1
    let column = before.reversed().prefix { $0 != "\n" }.count + 1
    return SourcePosition(line: line, column: column)
  }
}

let testPalette: Set<String> = [
  "systemBackground", "secondarySystemBackground", "label", "secondaryLabel", "systemBlue",
  "systemRed", "separator",
]

func readDocument(_ text: String) -> Diagnosed<Layout?> {
  DocumentReader.read(Array(text.utf8), path: "Layouts/test.yml", palette: testPalette)
}

/// The root of a document without diagnostics whose root view has the given lines.
func readRoot(_ body: String) -> View? {
  let result = readDocument(Fixture.head + body + "\n")
  return result.diagnostics.isEmpty ? result.value?.root : nil
}
