import CasqueDiagnostics
import CasqueDocument
import CasqueGeometry
import CasqueModel
import Testing

/// Layered images of asset catalogs.
@Suite struct ImageStackTests {
  /// Images by the names of their sets; the back layer is opaque unless it is called `clear`.
  struct Images: Resources {
    var sizes: [String: Size]

    func imageDescription(named name: String) -> ImageDescription? {
      sizes[name].map {
        ImageDescription(size: Size(width: $0.width / 2, height: $0.height / 2), scale: 2)
      }
    }

    func imageData(named name: String) -> [UInt8]? { nil }

    func imageTones(named name: String) -> ImageTones? {
      ImageTones(
        columns: 1, rows: 1,
        colors: [RGBA(red: 0, green: 0, blue: 0, alpha: name.contains("clear") ? 0.5 : 1)])
    }
  }

  static let front = #"{"filename": "Front.imagestacklayer"}"#
  static let back = #"{"filename": "Back.imagestacklayer"}"#
  static let sets: [String: Size] = [
    "art/Sky.imagestack/Front.imagestacklayer/Content.imageset": Size(width: 200, height: 100),
    "art/Sky.imagestack/Back.imagestacklayer/Content.imageset": Size(width: 400, height: 300),
    "art/Sky.imagestack/clear.imagestacklayer/Content.imageset": Size(width: 400, height: 300),
  ]

  static func read(
    _ contents: String?, layers: [String: String] = [:],
    name: String = "art/Sky.imagestack", sets: [String: Size] = sets
  ) -> Diagnosed<ImageStack?> {
    let files = DocumentFiles { path in
      if path == "\(name)/Contents.json", let contents { return .success(Array(contents.utf8)) }
      for (layer, text) in layers where path == "\(name)/\(layer)/Contents.json" {
        return .success(Array(text.utf8))
      }
      return .failure(.missing)
    }
    return ImageStackReader.read(
      name, files: files, resources: Images(sizes: sets), prefix: "Layouts/")
  }

  static func list(_ layers: String...) -> String {
    #"{"info": {"author": "xcode", "version": 1}, "layers": ["# + layers.joined(separator: ", ")
      + "]}"
  }

  @Test func theFileHasTheFrontFirst() throws {
    let read = Self.read(Self.list(Self.front, Self.back))
    #expect(read.diagnostics == [])
    let stack = try #require(read.value)
    #expect(stack.layers.map(\.name) == ["Back", "Front"])
    // Without a size of its own a layer has the canvas's, which has the background's pixels.
    let canvas = Rect(x: 0, y: 0, width: 400, height: 300)
    #expect(stack.canvasSize == canvas.size)
    #expect(stack.layers.map(\.frame) == [canvas, canvas])
  }

  @Test func aLayerHasItsPlaceOnTheCanvas() throws {
    let contents = """
      {"layers": [\(Self.front), \(Self.back)],
       "properties": {"canvasSize": {"width": 400, "height": 200}}}
      """
    let layer = """
      {"properties": {"frame-size": {"width": 100, "height": 50},
                      "frame-center": {"x": 300, "y": 40}}}
      """
    let read = Self.read(contents, layers: ["Front.imagestacklayer": layer])
    #expect(read.diagnostics == [])
    let stack = try #require(read.value)
    #expect(stack.canvasSize == Size(width: 400, height: 200))
    #expect(stack.layers[1].frame == Rect(x: 250, y: 15, width: 100, height: 50))
  }

  /// Each broken stack with the code and the start of what is said, and how many layers are left.
  static let broken: [(String, Diagnosed<ImageStack?>, DiagnosticCode, String, Int)] = [
    ("no folder", read(nil), .resourceMissing, "there is no layered image", 0),
    ("no stack", read("{}", name: "art/Sky.imageset"), .resourceUnsupported, "'art/Sky", 0),
    ("an archive", read("{}", name: "art/Sky.lsr"), .resourceUnsupported, "'art/Sky.lsr'", 0),
    ("no layers", read("{}"), .resourceImageStack, "a layered image has a list", 0),
    ("an empty list", read(list()), .resourceImageStack, "a layered image has a list", 0),
    ("text", read(#"{"layers": "Front"}"#), .resourceImageStack, "a layered image has", 0),
    ("no file name", read(list(front, back, "{}")), .resourceImageStack, "a layer has a", 2),
    (
      "another ending", read(list(#"{"filename": "Front.imageset"}"#, front, back)),
      .resourceImageStack, "'Front.imageset' is no folder", 2
    ),
    (
      "a way out", read(list(#"{"filename": "../Front.imagestacklayer"}"#, front, back)),
      .resourceImageStack, "'../Front.imagestacklayer' is no", 2
    ),
    ("twice", read(list(front, front, back)), .resourceImageStack, "the layer 'Front' is", 2),
    (
      "no image", read(list(#"{"filename": "Gone.imagestacklayer"}"#, front, back)),
      .resourceMissing, "the layer 'Gone' has no image", 2
    ),
    ("one layer", read(list(back)), .resourceImageStack, "a .imagestack has 2 to 5 layers", 1),
    (
      "no size",
      read(
        #"{"layers": [\#(front), \#(back)], "properties": {"canvasSize": {"width": 0}}}"#),
      .resourceImageStack, "expected 'width' and 'height'", 2
    ),
    (
      "no place",
      read(
        list(front, back),
        layers: [
          "Front.imagestacklayer": #"{"properties": {"frame-center": {"x": "a", "y": 1}}}"#
        ]), .resourceImageStack, "expected 'x' and 'y'", 2
    ),
    (
      "a clear back", read(list(front, #"{"filename": "clear.imagestacklayer"}"#)),
      .resourceImageStack, "the rearmost layer 'clear' is not opaque", 2
    ),
    (
      "a small back",
      read(
        list(front, back),
        layers: [
          "Back.imagestacklayer":
            #"{"properties": {"frame-center": {"x": 10, "y": 10}}}"#
        ]), .resourceImageStack, "the rearmost layer 'Back' does not cover", 2
    ),
  ]

  @Test(arguments: broken.indices)
  func brokenStacksAreReported(index: Int) throws {
    let (name, read, code, message, layers) = Self.broken[index]
    try #require(read.diagnostics.count == 1, "\(name): \(read.diagnostics.map(\.message))")
    #expect(read.diagnostics[0].code == code)
    #expect(read.diagnostics[0].message.hasPrefix(message), "\(read.diagnostics[0].message)")
    #expect(read.value?.layers.count ?? 0 == layers)
  }

  /// Apple's own sample lacks a comma between width and height.
  @Test func aMissingCommaHasItsPlace() throws {
    let read = Self.read(
      """
      {
        "layers": [\(Self.front), \(Self.back)],
        "properties": {
          "canvasSize": {
            "width": 2048
            "height": 1365
          }
        }
      }
      """)
    #expect(read.value == nil)
    let diagnostic = try #require(read.diagnostics.first)
    #expect(diagnostic.code.rawValue.hasPrefix("document/"))
    let place = try #require(diagnostic.place)
    #expect(place.path == "Layouts/art/Sky.imagestack/Contents.json")
    #expect((5...6).contains(place.start.line))
  }

  @Test func aSolidStackHasItsOwnLayers() throws {
    let names = ["Front", "Back"].map { "Sky.solidimagestack/\($0).solidimagestacklayer" }
    let sets = Dictionary(
      uniqueKeysWithValues: names.map {
        ("\($0)/Content.imageset", Size(width: 10, height: 10))
      })
    let good = Self.read(
      Self.list(
        #"{"filename": "Front.solidimagestacklayer"}"#,
        #"{"filename": "Back.solidimagestacklayer"}"#),
      name: "Sky.solidimagestack", sets: sets)
    #expect(good.diagnostics == [])
    #expect(good.value?.layers.count == 2)
    let mixed = Self.read(Self.list(Self.front), name: "Sky.solidimagestack", sets: sets)
    #expect(mixed.diagnostics.contains { $0.message.contains(".solidimagestacklayer") })
  }

  /// An image set elsewhere in the catalog stands for a layer's own.
  @Test func aLayerMayReferToAnImageSet() {
    let layer = """
      {"properties": {"content-reference": {"type": "image-set", "name": "Posters/Sea",
        "matching-style": "fully-qualified-name"}}}
      """
    let name = "App.xcassets/Posters/Sky.imagestack"
    let read = Self.read(
      Self.list(Self.front, Self.back),
      layers: ["Front.imagestacklayer": layer, "Back.imagestacklayer": layer], name: name,
      sets: ["App.xcassets/Posters/Sea.imageset": Size(width: 4, height: 4)])
    #expect(read.diagnostics == [])
    #expect(
      read.value?.layers.map(\.image)
        == Array(repeating: "App.xcassets/Posters/Sea.imageset", count: 2))
  }

  static func document(_ parallax: String, kind: String = "view") -> Diagnosed<Layout?> {
    let text = """
      casque: 1
      root:
        id: screen
        subviews:
          - \(kind): poster
          - label: title
            text: Sky
      parallax:
        container: poster
        \(parallax)
      """
    let contents = list(front, back)
    let files = DocumentFiles { path in
      path == "art/Sky.imagestack/Contents.json"
        ? .success(Array(contents.utf8)) : .failure(.missing)
    }
    return DocumentReader.read(
      Array(text.utf8), path: "Layouts/test.yml",
      ReadingSurroundings(palette: testPalette, files: files, resources: Images(sizes: sets)))
  }

  @Test func aDocumentShowsItInTheContainer() throws {
    let read = Self.document("imageStack: art/Sky.imagestack\n  travel: 40")
    #expect(read.diagnostics == [])
    let layout = try #require(read.value)
    let poster = try #require(layout.root.view("poster"))
    #expect(poster.subviews.map(\.id) == ["poster.Back", "poster.Front"])
    let parallax = try #require(layout.motion?.parallax)
    #expect(parallax.background == "poster.Back" && parallax.layers == ["poster.Front"])
    // The same in Swift.
    let stack = try #require(Self.read(Self.list(Self.front, Self.back)).value)
    var swift = View.view("poster").showing(stack)
    swift.place = poster.place
    for index in swift.subviews.indices { swift.subviews[index].place = poster.place }
    #expect(swift == poster)
    #expect(Parallax(of: stack, in: "poster", travel: 40) == parallax)
  }

  @Test(arguments: [
    (
      "imageStack: art/Sky.imagestack\n  layers: [title]", "view",
      DiagnosticCode.documentInvalidValue
    ),
    ("imageStack: art/Gone.imagestack", "view", .resourceMissing),
    ("imageStack: ../Sky.imagestack", "view", .resourceOutsideFolder),
    ("imageStack: art/Sky.png", "view", .resourceUnsupported),
    ("imageStack: art/Sky.imagestack", "stackView", .motionInvalidParameter),
    ("imageStack: art/Sky.imagestack\n  imageStackScale: 0.5", "view", .documentInvalidValue),
    (
      "imageStack: art/Sky.imagestack\n  depths: {layers: [0.1, 0.2]}", "view",
      .motionInvalidParameter
    ),
  ])
  func documentsThatCannotShowIt(keys: String, kind: String, code: DiagnosticCode) {
    let read = Self.document(keys, kind: kind)
    #expect(read.diagnostics.map(\.code).contains(code), "\(read.diagnostics.map(\.message))")
  }

  @Test func equalNamesGetIdsOfTheirOwn() {
    let frame = Rect(x: 0, y: 0, width: 1, height: 1)
    let stack = ImageStack(
      canvasSize: frame.size,
      layers: ["A b", "A_b", "A_b_1", "Ж"].map {
        ImageStack.Layer(name: $0, image: "", frame: frame)
      })
    let ids = stack.viewIDs(in: "v")
    #expect(Set(ids).count == ids.count)
    #expect(ids[0] == "v.A_b")
  }
}
