package import CasqueModel

/// The symbols by the system's names.
///
/// A name that is not drawn itself is composed by rule from one that is: `.fill`, `.slash`, a frame
/// around it (`.circle`, `.square`, `.shield` …), a badge beside it (`.badge`, `.badge.plus` …),
/// each with `.fill` after it, a part that is filled (`.lefthalf.filled`, `.inset.filled`), dashes
/// (`.dashed`), and numbers and letters in frames (`12.circle`, `a.square`). Names for the writing direction (`chevron.forward`) are those for a
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
    ("phone.arrow.up.forward", "phone.arrow.up.right"),
    ("phone.arrow.down.backward", "phone.arrow.down.left"),
  ]

  /// Names of symbols that are drawn as another one is.
  private static let alike: [(name: String, drawing: String)] = [
    ("goforward", "arrow.clockwise"), ("gobackward", "arrow.counterclockwise"),
    ("arrow.trianglehead.clockwise", "arrow.clockwise"),
    ("arrow.trianglehead.counterclockwise", "arrow.counterclockwise"),
    ("arrow.trianglehead.2.clockwise", "arrow.triangle.2.circlepath"),
    ("arrow.trianglehead.2.clockwise.rotate.90", "arrow.triangle.2.circlepath"),
    ("arrow.trianglehead.branch", "arrow.triangle.branch"),
    ("arrow.trianglehead.merge", "arrow.triangle.merge"),
    ("arrow.trianglehead.swap", "arrow.triangle.swap"),
    ("arrow.2.circlepath", "arrow.triangle.2.circlepath"), ("arrow.swap", "arrow.triangle.swap"),
    ("arrowshape.up", "shift"), ("return.left", "return"), ("delete.backward", "delete.left"),
    ("phone.fill.arrow.up.right", "phone.arrow.up.right.fill"),
    ("phone.fill.arrow.down.left", "phone.arrow.down.left.fill"),
    ("internaldrive", "externaldrive"), ("speedometer", "gauge"),
    ("gauge.low", "gauge"), ("gauge.medium", "gauge"), ("gauge.high", "gauge"),
    ("gauge.with.needle", "gauge"), ("gauge.with.dots.needle.33percent", "gauge"),
    ("gauge.with.dots.needle.50percent", "gauge"), ("gauge.with.dots.needle.67percent", "gauge"),
    ("barometer", "gauge"), ("line.horizontal.3", "line.3.horizontal"),
    ("dot.radiowaves.left.and.right", "antenna.radiowaves.left.and.right"),
    ("thermometer.low", "thermometer"), ("thermometer.medium", "thermometer"),
    ("thermometer.high", "thermometer"), ("square.stack.3d.up", "square.3.layers.3d"),
    ("square.stack.3d.down.right", "square.3.layers.3d"),
    ("square.3.layers.3d.down.right", "square.3.layers.3d"),
    ("circle.inset.filled", "largecircle.fill.circle"), ("medal", "rosette"),
    ("dot.circle", "smallcircle.filled.circle"), ("icloud", "cloud"), ("clear", "xmark.square"),
    ("document", "doc"), ("document.on.document", "doc.on.doc"), ("text.page", "doc.plaintext"),
    ("text.document", "doc.text"),
    ("bubble.left.and.text.bubble.right", "bubble.left.and.bubble.right"),
    ("chevron.left.slash.chevron.right", "chevron.left.forwardslash.chevron.right"),
    ("slash.circle", "nosign"),
    ("plus.slash.minus", "plus.forwardslash.minus"), ("arrow.rectanglepath", "arrow.2.squarepath"),
    ("doc.text.below.ecg", "doc.text"), ("list.bullet.below.rectangle", "list.bullet.rectangle"),
    ("microphone", "mic"), ("mail", "envelope"),
    ("note", "doc.plaintext"), ("apple.terminal", "terminal"), ("suitcase", "case"),
    ("battery.100percent", "battery.100"), ("battery.75percent", "battery.75"),
    ("battery.50percent", "battery.50"), ("battery.25percent", "battery.25"),
    ("battery.0percent", "battery.0"), ("battery.100percent.bolt", "battery.100.bolt"),
    ("iphone.gen1", "iphone"), ("iphone.gen2", "iphone"), ("iphone.gen3", "iphone"),
    ("iphone.homebutton", "iphone"), ("ipad.gen1", "ipad"), ("ipad.gen2", "ipad"),
    ("ipad.homebutton", "ipad"), ("macbook", "laptopcomputer"), ("airpodspro", "airpods"),
    ("macbook.and.iphone", "laptopcomputer.and.iphone"),
    ("suit.heart", "heart"), ("suit.diamond", "diamond"), ("text.justifyleft", "text.alignleft"),
    ("text.append", "text.alignleft.badge.plus"), ("text.badge.plus", "text.alignleft.badge.plus"),
    ("text.badge.minus", "text.alignleft.badge.minus"),
    ("text.badge.checkmark", "text.alignleft.badge.checkmark"),
    ("text.badge.xmark", "text.alignleft.badge.xmark"),
    ("text.viewfinder", "text.alignleft.viewfinder"),
    ("photo.on.rectangle.angled", "photo.on.rectangle"),
    ("rectangle.on.rectangle.angled", "rectangle.on.rectangle"),
    ("square.fill.on.square.fill", "square.on.square.fill"),
    ("rectangle.fill.on.rectangle.fill", "rectangle.on.rectangle.fill"),
    ("square.filled.on.square", "square.on.square.fill"),
    ("smallcircle.fill.circle", "smallcircle.filled.circle"),
    ("person.fill.checkmark", "person.fill.badge.checkmark"),
    ("person.fill.xmark", "person.fill.badge.xmark"),
    ("person.fill.questionmark", "person.fill.badge.questionmark"),
    ("person.crop.artframe", "person.crop.square"), ("wand.and.sparkles", "wand.and.stars"),
    ("wand.and.stars.inverse", "wand.and.stars"), ("scribble.variable", "scribble"),
    ("globe.europe.africa", "globe.americas"), ("globe.asia.australia", "globe.americas"),
    ("globe.central.south.asia", "globe.americas"), ("sidebar.squares.left", "sidebar.left"),
    ("puzzlepiece.extension", "puzzlepiece"), ("table", "tablecells"), ("latch.2.case", "case"),
    ("cube.box", "shippingbox"), ("cube.transparent", "cube"), ("person.and.person", "person.2"),
    ("figure.2.arms.open", "figure.2"), ("personalhotspot", "link"),
    ("cup.and.heat.waves", "cup.and.saucer"), ("film.stack", "film"),
    ("hourglass.tophalf.filled", "hourglass"), ("hourglass.bottomhalf.filled", "hourglass"),
  ]

  /// Whether a symbol is mirrored where a line starts at the right.
  package static func isDirected(_ name: String) -> Bool {
    directed.contains { name == $0.name || name.hasPrefix($0.name + ".") }
      || ["list.bullet", "list.dash", "list.number", "checklist"].contains { name.hasPrefix($0) }
      || [".leadinghalf.", ".trailinghalf."].contains { name.contains($0) }
  }

  private static let drawings: [String: String] = Dictionary(
    uniqueKeysWithValues: (directed + alike).map { ($0.name, $0.drawing) })

  /// The name with the longest beginning that is drawn as another symbol replaced by that one's; a
  /// longer beginning that has a drawing of its own goes before it.
  private static func drawn(for name: String) -> String {
    var start = name[...]
    while true {
      if outlines[String(start)] != nil { return name }
      if let drawing = drawings[String(start)] { return drawing + name[start.endIndex...] }
      guard let dot = start.lastIndex(of: ".") else { return name }
      start = start[..<dot]
    }
  }

  /// The symbol of a name at a weight; nil if there is none, and no rule that makes one.
  package static func symbol(named name: String, weight: FontWeight) -> Symbol? {
    let line = weight.symbolLine
    if let counting = counting(name, line: line) { return counting }
    let name = drawn(for: name)
    if let outline = outlines[name] { return Symbol(outline, line: line) }
    if let (base, portion) = Symbol.Portion.read(name), let outline = outlines[base],
      outline.hasBody
    {
      return Symbol(outline, filled: portion, line: line)
    }
    if let base = name.without(".fill") {
      return unbadged(base, line: line, in: .filled) ?? badged(base, line: line, in: .filled)
    }
    return unbadged(name, line: line, in: .outlined) ?? badged(name, line: line, in: .outlined)
  }

  /// An arrow around a number of seconds, such as `goforward.30`.
  private static func counting(_ name: String, line: Double) -> Symbol? {
    let words = name.split(separator: ".")
    guard words.count == 2, words[0] == "goforward" || words[0] == "gobackward",
      words[1].count <= 2, words[1].allSatisfy(\.isNumber),
      let outline = outlines[drawn(for: String(words[0]))]
    else { return nil }
    return Symbol(outline, line: line).holding(number: String(words[1]), line: line)
  }

  /// A symbol without a badge, that is drawn or enclosed or has a line through it.
  private static func unbadged(
    _ name: String, line: Double, in ground: Symbol.Enclosure.Ground
  ) -> Symbol? {
    if let plain = plain(name, line: line, in: ground) { return plain }
    if let enclosed = enclosed(name, line: line, in: ground) { return enclosed }
    if ground == .outlined, let base = name.without(".dashed") {
      return plain(base, line: line, in: .dashed) ?? enclosed(base, line: line, in: .dashed)
    }
    return name.without(".slash").flatMap {
      plain($0, line: line, in: ground)?.slashed(line: line)
    }
  }

  private static func plain(
    _ name: String, line: Double, in ground: Symbol.Enclosure.Ground
  ) -> Symbol? {
    guard let outline = outlines[name] else { return nil }
    switch ground {
    case .outlined: return Symbol(outline, line: line)
    case .dashed: return outline.hasBody ? Symbol(dashed: outline, line: line) : nil
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
      guard let base = name.without("." + frame.rawValue) else { continue }
      let enclosure = Symbol.Enclosure(frame: frame, ground: ground)
      if frame == .circle || frame == .square, Symbol.areFramed(base) {
        return Symbol(characters: base, line: line)?
          .enclosed(by: enclosure, line: line, ink: Symbol.characterLine(line))
      }
      guard let inner = inner(drawn(for: base), line: line) else { continue }
      return inner.enclosed(by: enclosure, line: line)
    }
    return nil
  }

  /// What stands in a frame: its lines are a little thinner than those around it.
  private static func inner(_ name: String, line: Double) -> Symbol? {
    if let outline = outlines[name] {
      return outline.hasBody
        ? Symbol(filled: outline, line: line * 1.2) : Symbol(outline, line: line * 1.4)
    }
    return name.without(".slash").flatMap { inner($0, line: line)?.slashed(line: line * 1.4) }
  }
}

extension String {
  /// The text before an ending, or nil if it has another.
  func without(_ end: String) -> String? {
    hasSuffix(end) && count > end.count ? String(dropLast(end.count)) : nil
  }
}
