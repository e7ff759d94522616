internal import CasqueGeometry

/// Turns the content of a page into SVG, operator by operator.
///
/// **Source** ISO 32000-1, 8, 9 and 11.
struct PDFDrawing {
  private static let operatorLimit = 200_000
  private static let nestingLimit = 12
  private static let stateLimit = 256
  /// The characters of a file that librsvg is given at the most.
  private static let textLimit = 7 << 20
  /// The most pixels of layers and of all that is painted, at the density that images have.
  private static let layerLimit = 1.5e8
  private static let areaLimit = 2e9
  /// The most pixels that all lines, edges and dashes are long.
  private static let lengthLimit = 1e7
  private static let dashLimit = 2e5
  /// The most crossings of edges, as many as edges of such lengths have that lie anyhow.
  private static let crossingLimit = 1e6
  /// The most clips that are gone through, over all that is painted.
  private static let clipLimit = 400_000

  /// Where values that a content names are looked up, and where its coordinates begin.
  struct Context {
    var resources: [String: PDFValue]
    /// From the coordinates of a content's patterns to the page's.
    var base: AffineTransform
    /// What `sh` fills where nothing cuts it.
    var area: Rect
    /// Whether colours come from outside, as in a stencil.
    var isStencil = false
  }

  let file: PDFFile
  let page: Rect
  var svg = SVGText()
  var state: PDFState
  var states: [PDFState] = []
  var path = PDFPath()
  /// The rule of a clip that the next painting operator ends with.
  var clipRule: String?
  var context: Context
  var text = TextObject()
  /// For each piece of marked content that is open, whether it is hidden.
  var marks: [Bool] = []
  let hiddenLayers: Set<Int>
  private var operators = 0
  private var nesting = 0
  /// How many saved states and marks are those of the content outside.
  private var floor = (states: 0, marks: 0)
  private var layers = 0.0
  private var area = 0.0
  private var length = 0.0
  private var dashes = 0.0
  private var crossings = 0.0
  private var clips = 0

  init(_ file: PDFFile, page: Rect, map: AffineTransform, resources: [String: PDFValue]) {
    self.file = file
    self.page = page
    state = PDFState(map: map)
    context = Context(resources: resources, base: map, area: page)
    hiddenLayers = file.hiddenLayers
  }

  /// Whether something is in a layer that is not shown.
  var isHidden: Bool { marks.contains(true) }

  /// Runs a content.
  mutating func run(_ content: [UInt8]) throws(ImageDecodingError) {
    guard nesting < Self.nestingLimit else {
      throw .unsupported("a PDF of more than \(Self.nestingLimit) parts in one another")
    }
    nesting += 1
    defer { nesting -= 1 }
    let (outer, below) = (state, floor)
    floor = (states.count, marks.count)
    var lexer = PDFLexer(content)
    while let (word, values) = lexer.command(most: 64) {
      operators += 1
      guard operators < Self.operatorLimit, svg.length < Self.textLimit else {
        throw .unsupported("a PDF of so many parts (make it a PNG)")
      }
      if word == "BI" { try drawInlineImage(&lexer) } else { try perform(word, values) }
    }
    states.removeLast(states.count - floor.states)
    marks.removeLast(marks.count - floor.marks)
    (state, floor) = (outer, below)
  }

  private mutating func perform(
    _ word: String, _ values: [PDFValue]
  ) throws(ImageDecodingError) {
    let numbers = values.compactMap { $0.number }
    switch word {
    case "q":
      guard states.count < Self.stateLimit else { throw .corrupt("it saves its state too often") }
      states.append(state)
    case "Q": if states.count > floor.states { state = states.removeLast() }
    case "cm":
      guard numbers.count == 6 else { return }
      state.map = AffineTransform(numbers).concatenating(state.map)
    case "gs": try apply(extended: dictionary("ExtGState", values.last))
    case "Do": try drawObject(values.last)
    case "sh": try fillShading(values.last)
    case "BMC", "BDC": open(mark: values)
    case "EMC": if marks.count > floor.marks { marks.removeLast() }
    default:
      if try construct(word, numbers) { return }
      if try write(word, values, numbers) { return }
      if style(word, values, numbers) { return }
      try setColor(word, values, numbers)
    }
  }

  /// A value of the resources.
  func resource(_ kind: String, _ name: PDFValue?) -> PDFValue? {
    name?.name.flatMap { file.dictionary(context.resources[kind])?[$0] }
  }

  private func dictionary(_ kind: String, _ name: PDFValue?) -> [String: PDFValue] {
    file.dictionary(resource(kind, name)) ?? [:]
  }

  /// Opens a piece of marked content.
  private mutating func open(mark values: [PDFValue]) {
    let isLayer = values.first?.name == "OC"
    marks.append(isLayer && isHidden(layer: resource("Properties", values.last)))
  }

  /// Counts a layer of the page's size: librsvg cannot be stopped.
  ///
  /// - Parameter weight: how much more it takes than a mask does.
  mutating func countLayer(weight: Double = 1) throws(ImageDecodingError) {
    layers += weight * page.width * page.height * SVGReader.density * SVGReader.density
    guard layers < Self.layerLimit else {
      throw .unsupported("so many masks and groups in a PDF (make it a PNG)")
    }
  }

  /// Counts something that is painted within a rectangle of the page, as far as it shows.
  mutating func countArea(_ box: Rect) throws(ImageDecodingError) {
    let shown = context.area == page ? box.intersection(page)?.size ?? .zero : page.size
    area += shown.width * shown.height * SVGReader.density * SVGReader.density
    clips += state.clips
    crossings += state.clipCrossings
    guard area < Self.areaLimit, clips < Self.clipLimit, crossings < Self.crossingLimit else {
      throw .unsupported("so much that lies over one another in a PDF (make it a PNG)")
    }
  }

  /// Counts the edges of a path, and the dashes of the line along it; nil where none is drawn.
  mutating func countEdges(
    of path: PDFPath, dashes pattern: [Double]? = nil, scale: Double = 1
  ) throws(ImageDecodingError) {
    let own = path.length
    length += (own.width + own.height) * SVGReader.density
    crossings += path.crossings * (pattern == nil ? 1 : 4)
    if let pattern, !pattern.isEmpty {
      let period = pattern.reduce(0, +) * scale
      dashes += (own.width + own.height) / max(period, 1e-6) * Double(pattern.count)
    }
    guard length < Self.lengthLimit, dashes < Self.dashLimit, crossings < Self.crossingLimit else {
      throw .unsupported("so many long lines in a PDF (make it a PNG)")
    }
  }

  /// What something draws, apart from what is drawn so far.
  mutating func captured(
    _ draw: (inout PDFDrawing) throws(ImageDecodingError) -> Void
  ) throws(ImageDecodingError) -> String {
    let (body, saved) = (svg.body, context)
    let (drawn, rule, outer) = (path, clipRule, state)
    svg.body = ""
    path = PDFPath()
    try draw(&self)
    let text = svg.body
    (svg.body, context) = (body, saved)
    (path, clipRule, state) = (drawn, rule, outer)
    return text
  }
}

extension AffineTransform {
  /// The map of six numbers, as PDF orders them.
  init(_ numbers: [Double]) {
    self.init(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  /// The map back; nil where the plane is flattened.
  var back: AffineTransform? {
    let determinant = determinant
    guard determinant.isFinite, determinant.magnitude > 1e-12 else { return nil }
    return AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}
