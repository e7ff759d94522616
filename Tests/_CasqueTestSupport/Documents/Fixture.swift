package import CasqueDiagnostics

/// A document with the stretch that its diagnostic has to point at, between ⟦ and ⟧.
package struct Fixture: Sendable, CustomStringConvertible {
  package let name: String
  package let code: DiagnosticCode
  /// The document without the marks.
  package let bytes: [UInt8]
  /// The marked stretch, in bytes; nil if there are no marks.
  package let marked: Range<Int>?

  package init(_ name: String, _ code: DiagnosticCode, _ text: String) {
    self.name = name
    self.code = code
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "⟦" || $0 == "⟧" }
      .map { Array($0.utf8) }
    precondition(parts.count == 1 || parts.count == 3, "one pair of marks: \(name)")
    bytes = parts.flatMap(\.self)
    marked = parts.count == 3 ? parts[0].count..<parts[0].count + parts[1].count : nil
  }

  /// A fixture that is the body of a root view `screen` with a label `title` and a button `go`.
  package static func screen(_ name: String, _ code: DiagnosticCode, _ body: String) -> Fixture {
    Fixture(name, code, head + body + "\n")
  }

  /// A fixture with one constraint.
  package static func constraint(_ name: String, _ code: DiagnosticCode, _ line: String) -> Fixture
  {
    screen(name, code, "  constraints:\n    - " + line)
  }

  /// A fixture with lines that a label has beside its kind and text.
  package static func label(_ name: String, _ code: DiagnosticCode, _ line: String) -> Fixture {
    Fixture(name, code, start + "    - label: title\n      " + line + "\n")
  }

  /// Creates a fixture of bytes that no text has, without marks.
  package init(_ name: String, _ code: DiagnosticCode, bytes: [UInt8], marked: Range<Int>? = nil) {
    self.name = name
    self.code = code
    self.bytes = bytes
    self.marked = marked
  }

  /// The name and the code, for people.
  package var description: String { "\(name): \(code.rawValue)" }

  private static let start = "casque: 1\nlayout: screen\nroot:\n  id: screen\n  subviews:\n"
  package static let head =
    start + "    - label: title\n      text: Hello\n    - button: go\n      title: Go\n"

  /// Line and column of a byte, counted plainly: lines end at LF, columns are Unicode scalars.
  package static func location(of offset: Int, in bytes: [UInt8]) -> SourcePosition {
    let before = String(decoding: bytes[..<offset], as: UTF8.self).unicodeScalars
    let line = before.count { $0 == "\n" } + 1
    let column = before.reversed().prefix { $0 != "\n" }.count + 1
    return SourcePosition(line: line, column: column)
  }
}
