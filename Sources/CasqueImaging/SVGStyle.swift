/// What an SVG file declares for an element, as far as it costs time.
struct SVGDeclarations {
  /// Whether the element is drawn on a layer of its own.
  var needsLayer = false
  /// Whether it may be made larger.
  var enlarges = false
  /// Whether what it refers to may be drawn at each corner.
  var hasMarkers = false
  /// The ids that it refers to.
  var targets: [String] = []

  private static let layered: Set<String> = [
    "opacity", "mask", "filter", "mix-blend-mode", "isolation",
  ]

  init() {}

  /// Reads declarations of a style.
  init(_ text: some StringProtocol) {
    for declaration in text.split(separator: ";") {
      let name = declaration.prefix { $0 != ":" }
      let value = declaration.dropFirst(name.count + 1)
      // A comment may hide a name.
      let isHidden = declaration.contains("/*")
      add(String(name.filter { !$0.isWhitespace }).lowercased(), value, isHidden: isHidden)
    }
  }

  /// Adds an attribute or a declaration.
  mutating func add(_ name: String, _ value: some StringProtocol, isHidden: Bool = false) {
    if isHidden || Self.layered.contains(name) {
      let word = String(value.filter { !$0.isWhitespace })
      if isHidden || !(word == "none" || (name == "opacity" && word == "1")) { needsLayer = true }
    }
    if value.contains("scale") || value.contains("matrix") { enlarges = true }
    guard value.contains("url(") else { return }
    if isHidden || name.hasPrefix("marker") { hasMarkers = true }
    for part in value.split(separator: "(").dropFirst() {
      let inner = part.prefix { $0 != ")" }.filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" }
      if let mark = inner.firstIndex(of: "#") {
        targets.append(String(inner[inner.index(after: mark)...]))
      }
    }
  }

  mutating func add(_ other: SVGDeclarations) {
    needsLayer = needsLayer || other.needsLayer
    enlarges = enlarges || other.enlarges
    hasMarkers = hasMarkers || other.hasMarkers
    targets += other.targets
  }
}

/// The style sheets of an SVG file.
///
/// What a rule for a class states counts for the elements of that class; what any other rule states, for
/// all.
struct SVGStyle {
  private var classes: [Substring: SVGDeclarations] = [:]
  private var all = SVGDeclarations()
  private(set) var hasEscapes = false

  /// Reads the text of a `style` element.
  mutating func read(_ text: String) {
    if text.contains("\\") { hasEscapes = true }
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      let selectors = rest[..<open]
      let close = rest[open...].firstIndex(of: "}") ?? rest.endIndex
      let declarations = SVGDeclarations(rest[rest.index(after: open)..<close])
      for selector in selectors.split(separator: ",") {
        let words = selector.split(whereSeparator: \.isWhitespace)
        if words.count == 1, let word = words.first, word.hasPrefix("."),
          word.dropFirst().allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
        {
          classes[word.dropFirst(), default: SVGDeclarations()].add(declarations)
        } else {
          all.add(declarations)
        }
      }
      rest = close < rest.endIndex ? rest[rest.index(after: close)...] : ""
    }
  }

  /// All that is declared for an element with some attributes.
  func of(_ attributes: [String: String]) -> SVGDeclarations {
    var found = all
    for (name, value) in attributes {
      if name == "style" { found.add(SVGDeclarations(value)) } else { found.add(name, value) }
    }
    guard let names = attributes["class"], !classes.isEmpty else { return found }
    for name in Set(names.split(whereSeparator: \.isWhitespace)) {
      if let declarations = classes[name] { found.add(declarations) }
    }
    return found
  }
}
