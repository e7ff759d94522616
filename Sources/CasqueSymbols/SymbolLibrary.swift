package import CasqueModel

/// The symbols by the system's names.
///
/// A name that is not drawn itself is composed by rule from one that is: `.fill`, `.slash`, a frame
/// around it (`.circle`, `.square`, `.shield` …) and a badge beside it (`.badge`, `.badge.plus` …),
/// each with `.fill` after it. Names for the writing direction (`chevron.forward`) are those for a
/// side, mirrored where a line starts at the right.
package enum SymbolLibrary {
  static let outlines: [String: SymbolOutline] = Dictionary(
    uniqueKeysWithValues: SymbolOutline.all.map { ($0.name, $0) })

  /// The names that are drawn, in alphabetical order, for suggestions.
  package static let names: [String] =
    SymbolOutline.all.map(\.name).sorted() + (directed + alike).map(\.name).sorted()

  /// Names for the writing direction with the drawing for lines that start at the left.
  private static let directed: [(name: String, drawing: String)] = [
    ("arrow.backward", "arrow.left"), ("arrow.forward", "arrow.right"),
    ("chevron.backward", "chevron.left"), ("chevron.forward", "chevron.right"),
    ("chevron.compact.backward", "chevron.compact.left"),
    ("chevron.compact.forward", "chevron.compact.right"),
    ("rectangle.portrait.and.arrow.forward", "rectangle.portrait.and.arrow.right"),
    ("arrow.up.forward", "arrow.up.right"), ("arrow.up.backward", "arrow.up.left"),
    ("arrow.down.forward", "arrow.down.right"), ("arrow.down.backward", "arrow.down.left"),
    ("arrow.forward.to.line", "arrow.right.to.line"),
    ("arrow.backward.to.line", "arrow.left.to.line"),
    ("text.alignleading", "text.alignleft"), ("sidebar.leading", "sidebar.left"),
    ("arrowshape.turn.up.backward", "arrowshape.turn.up.left"),
    ("arrowshape.turn.up.forward", "arrowshape.turn.up.right"),
    ("arrow.up.backward.and.arrow.down.forward", "arrow.up.left.and.arrow.down.right"),
    ("arrow.down.forward.and.arrow.up.backward", "arrow.down.right.and.arrow.up.left"),
    ("arrow.uturn.backward", "arrow.uturn.left"), ("arrow.uturn.forward", "arrow.uturn.right"),
  ]

  /// Names of symbols that are drawn as another one is.
  private static let alike: [(name: String, drawing: String)] = [
    ("goforward", "arrow.clockwise"), ("gobackward", "arrow.counterclockwise"),
    ("internaldrive", "externaldrive"), ("speedometer", "gauge"),
    ("line.horizontal.3", "line.3.horizontal"),
    ("dot.radiowaves.left.and.right", "antenna.radiowaves.left.and.right"),
    ("thermometer.medium", "thermometer"), ("square.stack.3d.up", "square.3.layers.3d"),
    ("circle.inset.filled", "largecircle.fill.circle"), ("medal", "rosette"),
  ]

  /// Whether a symbol is mirrored where a line starts at the right.
  package static func isDirected(_ name: String) -> Bool {
    directed.contains { name == $0.name || name.hasPrefix($0.name + ".") }
      || ["list.bullet", "list.dash", "checklist"].contains { name.hasPrefix($0) }
  }

  /// The symbol of a name at a weight; nil if there is none, and no rule that makes one.
  package static func symbol(named name: String, weight: FontWeight) -> Symbol? {
    var name = name
    // The longest alias: some begin with others.
    let known = (directed + alike).filter { name == $0.name || name.hasPrefix($0.name + ".") }
    if let alias = known.max(by: { $0.name.count < $1.name.count }) {
      name = alias.drawing + name.dropFirst(alias.name.count)
    }
    let line = weight.symbolLine
    if let outline = outlines[name] { return Symbol(outline, line: line) }
    if let base = name.without(".fill") {
      return unbadged(base, line: line, in: .filled) ?? badged(base, line: line, in: .filled)
    }
    return unbadged(name, line: line, in: .outlined) ?? badged(name, line: line, in: .outlined)
  }

  /// A symbol without a badge, that is drawn or enclosed or has a line through it.
  private static func unbadged(
    _ name: String, line: Double, in ground: Symbol.Enclosure.Ground
  ) -> Symbol? {
    if let plain = drawn(name, line: line, in: ground) { return plain }
    if let enclosed = enclosed(name, line: line, in: ground) { return enclosed }
    return name.without(".slash").flatMap {
      drawn($0, line: line, in: ground)?.slashed(line: line)
    }
  }

  private static func drawn(
    _ name: String, line: Double, in ground: Symbol.Enclosure.Ground
  ) -> Symbol? {
    guard let outline = outlines[name] else { return nil }
    switch ground {
    case .outlined: return Symbol(outline, line: line)
    case .filled: return outline.hasBody ? Symbol(filled: outline, line: line) : nil
    }
  }

  private static func badged(
    _ name: String, line: Double, in ground: Symbol.Enclosure.Ground
  ) -> Symbol? {
    for badge in Symbol.Badge.allCases {
      guard let whole = name.without(badge.rawValue) else { continue }
      // `folder.fill.badge.plus` and `bell.badge.fill` are filled alike.
      let base = whole.without(".fill") ?? whole
      let ground = base == whole ? ground : .filled
      let symbol =
        outlines[base + ".fill"].flatMap { ground == .filled ? Symbol($0, line: line) : nil }
        ?? unbadged(base, line: line, in: ground)
      return symbol?.badged(badge, line: line)
    }
    return nil
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
