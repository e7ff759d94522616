package import CasqueModel

/// The symbols by the system's names.
///
/// A name that is not drawn itself is composed by rule from one that is: `.fill`, `.slash`, and
/// `.circle` or `.square` around it, each with `.fill` after it. Names for the writing direction
/// (`chevron.forward`) are those for a side, mirrored where a line starts at the right.
package enum SymbolLibrary {
  private static let outlines: [String: SymbolOutline] = Dictionary(
    uniqueKeysWithValues: SymbolOutline.all.map { ($0.name, $0) })

  /// The names that are drawn, in alphabetical order, for suggestions.
  package static let names: [String] =
    SymbolOutline.all.map(\.name).sorted() + directed.map(\.name).sorted()

  /// Names for the writing direction with the drawing for lines that start at the left.
  private static let directed: [(name: String, drawing: String)] = [
    ("arrow.backward", "arrow.left"), ("arrow.forward", "arrow.right"),
    ("chevron.backward", "chevron.left"), ("chevron.forward", "chevron.right"),
  ]

  /// Whether a symbol is mirrored where a line starts at the right.
  package static func isDirected(_ name: String) -> Bool {
    directed.contains { name == $0.name || name.hasPrefix($0.name + ".") }
      || name.hasPrefix("list.bullet") || name.hasPrefix("arrow.uturn.backward")
  }

  /// The symbol of a name at a weight; nil if there is none, and no rule that makes one.
  package static func symbol(named name: String, weight: FontWeight) -> Symbol? {
    var name = name
    for (alias, drawing) in directed where name == alias || name.hasPrefix(alias + ".") {
      name = drawing + name.dropFirst(alias.count)
    }
    let line = weight.symbolLine
    if let outline = outlines[name] { return Symbol(outline, line: line) }
    if let base = name.without(".fill") {
      if let outline = outlines[base], outline.hasBody {
        return Symbol(filled: outline, line: line)
      }
      if let enclosed = enclosed(base, line: line, in: .filled) { return enclosed }
      if let slashed = base.without(".slash"), let outline = outlines[slashed], outline.hasBody {
        return Symbol(filled: outline, line: line).slashed(line: line)
      }
    }
    if let base = name.without(".slash"), let outline = outlines[base] {
      return Symbol(outline, line: line).slashed(line: line)
    }
    return enclosed(name, line: line, in: .outlined)
  }

  private static func enclosed(
    _ name: String, line: Double, in ground: Symbol.Enclosure.Ground
  ) -> Symbol? {
    for frame in Symbol.Enclosure.Frame.allCases {
      guard let base = name.without("." + frame.rawValue), let outline = outlines[base] else {
        continue
      }
      // The lines of what is enclosed are a little thinner than those around it.
      let inner =
        outline.hasBody
        ? Symbol(filled: outline, line: line * 1.2) : Symbol(outline, line: line * 1.4)
      return inner.enclosed(by: Symbol.Enclosure(frame: frame, ground: ground), line: line)
    }
    return nil
  }
}

extension String {
  /// The text before an ending, or nil if it has another.
  fileprivate func without(_ end: String) -> String? {
    hasSuffix(end) && count > end.count ? String(dropLast(end.count)) : nil
  }
}
