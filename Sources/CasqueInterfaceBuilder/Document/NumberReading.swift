import CasqueDiagnostics
import CasqueGeometry

/// Numbers as Interface Builder writes them.
enum NumberReading {
  /// The greatest number that is taken for a measure.
  static let greatest = 10_000_000.0

  /// Reads a decimal number, `a:b` or `a/b`; nil for anything else, for what no screen has, and for
  /// a division by zero.
  static func number(_ text: String) -> Double? {
    if let mark = text.firstIndex(where: { $0 == ":" || $0 == "/" }) {
      guard let first = decimal(text[..<mark]),
        let second = decimal(text[text.index(after: mark)...]), second != 0
      else { return nil }
      return first / second
    }
    return decimal(text[...])
  }

  private static func decimal(_ text: Substring) -> Double? {
    guard let value = Double(text), value.magnitude <= greatest else { return nil }
    return value
  }

  /// The number of an attribute; the default without it, or with a diagnostic if it is none.
  static func number(
    _ tag: MarkupTag, _ name: String, default initial: Double, _ diagnostics: inout [Diagnostic]
  ) -> Double {
    guard let text = tag[name], !text.isEmpty else { return initial }
    if let value = number(text) { return value }
    diagnostics.append(
      Diagnostic(
        .documentInvalidValue,
        "'\(name)' of '\(tag.name)' is a number, not '\(text.prefix(40))'",
        at: tag.place(of: name), severity: .warning))
    return initial
  }

  /// The frame of a `rect`, or of the distances that Xcode 8.0 wrote in its place; its size is never
  /// below zero.
  ///
  /// A `frame` has a length, or the distance to the far edge that takes its place; what is 0 it
  /// leaves out.
  /// **Source** a xib of 11201, whose eight views have a near edge and a length each.
  ///
  /// - Parameter outer: the size of the view around it, in points.
  static func frame(
    _ tag: MarkupTag, in outer: Size, _ diagnostics: inout [Diagnostic]
  ) -> Rect {
    func number(_ name: String) -> Double { Self.number(tag, name, default: 0, &diagnostics) }
    guard tag.name == "frame" else {
      return Rect(
        x: number("x"), y: number("y"), width: max(0, number("width")),
        height: max(0, number("height")))
    }
    func extent(_ near: String, _ far: String, _ length: String, of whole: Double) -> (
      origin: Double, length: Double
    ) {
      guard tag[length] != nil else {
        let origin = number(near)
        return (origin, max(0, whole - origin - number(far)))
      }
      let length = max(0, number(length))
      return (
        tag[near] == nil && tag[far] != nil ? whole - number(far) - length : number(near), length
      )
    }
    let x = extent("minX", "maxX", "width", of: outer.width)
    let y = extent("minY", "maxY", "height", of: outer.height)
    return Rect(x: x.origin, y: y.origin, width: x.length, height: y.length)
  }
}
