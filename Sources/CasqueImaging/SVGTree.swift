/// The elements of an SVG file with what each costs and which others it refers to.
struct SVGTree {
  private struct Element {
    var name: String
    var own: SVGCost
    var children: [Int] = []
    /// What is drawn with it, by id.
    var references: [String]
    /// How often each of them is drawn.
    var times: Double
    /// The pixels of a filter's region; nil for other elements.
    var filtered: Double?
  }
  private typealias Tag = (name: String, attributes: [String: String], parent: Int?)

  /// The picture, in pixels.
  private let width: Double
  private let height: Double
  private var pixels: Double { width * height }
  /// Pixels of a unit of the root's own coordinates.
  private var scale: Double
  private var elements: [Element] = []
  private var ids: [String: Int] = [:]
  private var style = SVGStyle()
  /// Whether something is made larger, so that sizes do not tell how many pixels there are.
  private var isScaled = false

  /// The most references that are followed.
  private static let mostReferences = 1_000_000

  /// What is drawn only where it is referred to.
  private static let hidden: Set<String> = [
    "defs", "symbol", "clipPath", "mask", "pattern", "marker", "filter", "linearGradient",
    "radialGradient", "style", "metadata", "title", "desc",
  ]

  /// An empty tree for a picture of a size in pixels, with some of them to a unit.
  init(width: Int, height: Int, density: Double) {
    self.width = Double(width)
    self.height = Double(height)
    scale = density
  }

  /// What is refused wherever it stands: characters would depend on the host's fonts, and these filters
  /// take time without bound.
  private static let refused = [
    "text": "text in a vector image (make it outlines)",
    "tspan": "text in a vector image (make it outlines)",
    "foreignObject": "text in a vector image (make it outlines)",
    "feTurbulence": "costly filters in a vector image (make it a PNG)",
    "feMorphology": "costly filters in a vector image (make it a PNG)",
    "feConvolveMatrix": "costly filters in a vector image (make it a PNG)",
  ]

  /// Reads a file; gives why it is not drawn, for what is refused or cannot be counted.
  mutating func read(_ bytes: [UInt8]) -> String? {
    var tags: [Tag] = []
    var stack: [Int] = []
    var tokens = SVGTokens(bytes)
    while let token = tokens.next() {
      switch token {
      case .hidden(let what): return "\(what) in a vector image"
      case .close: _ = stack.popLast()
      case .text(let text):
        if let last = stack.last, tags[last].name == "style" { style.read(text) }
      case .open(let name, let attributes, let isEmpty):
        if let refusal = Self.refused[name] { return refusal }
        tags.append((name, attributes, stack.last))
        if !isEmpty { stack.append(tags.count - 1) }
      }
    }
    if style.hasEscapes { return "styles with escapes in a vector image" }
    for tag in tags {
      if let image = SVGImage(name: tag.name, tag.attributes), image.pixels == nil {
        return "an image that is no PNG in a vector image"
      }
    }
    readViewBoxes(tags)
    isScaled = isScaled || tags.contains { style.of($0.attributes).enlarges }
    var references = 0
    for tag in tags {
      references += add(tag)
      if references > Self.mostReferences { return "too many references in a vector image" }
    }
    return nil
  }

  /// The root's box sets the scale; another one may make anything larger.
  private mutating func readViewBoxes(_ tags: [Tag]) {
    for (index, tag) in tags.enumerated() {
      guard let box = tag.attributes["viewBox"] else { continue }
      let sides = box.split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }
      guard index == 0, sides.count == 4, sides[2] > 0, sides[3] > 0 else {
        isScaled = true
        continue
      }
      scale = max(width / sides[2], height / sides[3])
    }
  }

  /// Adds an element; gives the number of its references.
  private mutating func add(_ tag: Tag) -> Int {
    let (name, attributes) = (tag.name, tag.attributes)
    let declared = style.of(attributes)
    let isPaint = name == "stop" || name.hasSuffix("Gradient") || name.hasPrefix("fe")
    var own = SVGCost(drawings: isPaint ? 0 : 1)
    if declared.needsLayer { own.layers += pixels }
    if name == "mask" { own.layers += pixels }
    if let image = SVGImage(name: name, attributes)?.pixels {
      // It is unpacked, however small it is drawn.
      own.layers += 2 * image
    }
    if name.hasPrefix("fe"), let parent = tag.parent, let area = elements[parent].filtered {
      // A blur takes some fifty times as long as putting a layer back.
      let weight: Double = name == "feGaussianBlur" || name == "feDropShadow" ? 50 : 10
      elements[parent].own.layers += weight * area
    }
    var references = declared.targets
    if let href = attributes["href"], let mark = href.firstIndex(of: "#") {
      references.append(String(href[href.index(after: mark)...]))
    }
    // A marker is drawn at each corner; a corner takes four characters at least.
    let path = attributes["d"] ?? attributes["points"] ?? ""
    let times = declared.hasMarkers ? max(1, Double(path.utf8.count) / 4) : 1
    let index = elements.count
    elements.append(
      Element(
        name: name, own: own, references: references, times: times,
        filtered: name == "filter" ? filtered(attributes) : nil))
    if let parent = tag.parent { elements[parent].children.append(index) }
    if let id = attributes["id"], ids[id] == nil { ids[id] = index }
    return references.count
  }

  /// The pixels that a filter works on: those of its region where that is known.
  private func filtered(_ attributes: [String: String]) -> Double {
    guard !isScaled, attributes["filterUnits"] == "userSpaceOnUse",
      let width = attributes["width"].flatMap(Double.init),
      let height = attributes["height"].flatMap(Double.init), width > 0, height > 0
    else { return pixels }
    return min(pixels, width * height * scale * scale)
  }

  /// What drawing all of it costs; nil for what is nested too deeply.
  func cost(mostDepth: Int) -> SVGCost? {
    guard !elements.isEmpty else { return SVGCost() }
    var known = [SVGCost?](repeating: nil, count: elements.count)
    var isOpen = [Bool](repeating: false, count: elements.count)
    func cost(_ index: Int, _ depth: Int) -> SVGCost? {
      if let cost = known[index] { return cost }
      // A circle draws nothing: librsvg refuses it.
      if isOpen[index] { return SVGCost() }
      guard depth < mostDepth else { return nil }
      isOpen[index] = true
      var sum = elements[index].own
      for child in elements[index].children where !Self.hidden.contains(elements[child].name) {
        guard let cost = cost(child, depth + 1) else { return nil }
        sum = sum + cost
      }
      for id in elements[index].references {
        guard let target = ids[id] else { continue }
        guard let cost = cost(target, depth + 1) else { return nil }
        sum = sum + cost * elements[index].times
      }
      isOpen[index] = false
      known[index] = sum
      return sum
    }
    return cost(0, 0)
  }
}
