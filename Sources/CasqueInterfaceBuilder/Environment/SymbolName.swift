/// A symbol of the system's with the size in points at which it is drawn.
///
/// The size of a symbol depends on that of its text, so a layout names both: `trash@17pt`.
struct SymbolName: Hashable {
  let name: String
  let pointSize: Double

  init(name: String, pointSize: Double) {
    self.name = name
    self.pointSize = pointSize
  }

  /// Reads `trash@17pt`, or nil for another name.
  init?(_ text: String) {
    guard text.hasSuffix("pt"), let mark = text.lastIndex(of: "@"),
      let size = Double(text[text.index(after: mark)...].dropLast(2))
    else { return nil }
    name = String(text[..<mark])
    pointSize = size
  }

  /// The name and the size as one word.
  var text: String { "\(name)@\(pointSize)pt" }
}
