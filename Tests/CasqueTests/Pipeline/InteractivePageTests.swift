import Casque
import Foundation
import Testing
import _CasqueTestSupport

/// The page of `casque animate --html`, in headless Chromium where there is one.
@Suite struct InteractivePageTests {
  static func document(_ text: String) throws -> Document {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "casque-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "page.yml")
    try Data(text.utf8).write(to: file)
    return try #require(Document.read(file.path(percentEncoded: false)).value)
  }

  static let parallax = """
    casque: 1
    layout: page
    parallax: {container: sky, background: space, layers: [planet], frontView: icons, travel: 400}
    root:
      id: sky
      clipsToBounds: true
      subviews:
        - {view: space, backgroundColor: black}
        - {view: planet, backgroundColor: systemOrange}
        - {view: icons, backgroundColor: systemBlue}
        - {view: badge, backgroundColor: systemRed, motionEffect: {x: 12, y: {minimum: 0, maximum: 6}}}
      constraints:
        - space.centerX = sky.centerX
        - space.centerY = sky.centerY
        - space.width = sky.width + 60
        - space.height = sky.height + 80
        - planet.centerX = sky.centerX
        - planet.centerY = sky.centerY
        - planet.width = 80
        - planet.height = 80
        - icons.leading = sky.leading + 20
        - icons.top = sky.top + 60
        - icons.width = 60
        - icons.height = 60
        - badge.trailing = sky.trailing - 30
        - badge.top = sky.top + 60
        - badge.width = 30
        - badge.height = 30
    """

  static func moving(_ text: String) throws -> MovingPicture {
    let cell = Cell(device: try DeviceCatalogue.standard.device(id: "iphone-se-3"))
    return LayoutPipeline.standard.movingPicture(
      PictureRequest(try document(text), in: cell))
  }

  /// The page's elements after its scripts and some more have run.
  static func dump(_ page: String, then script: String = "", hash: String = "") throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "casque-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "page.html")
    let text = page.replacingOccurrences(
      of: "</body>", with: "<script>\(script)</script></body>")
    try Data(text.utf8).write(to: file)
    let process = Process()
    process.executableURL = URL(filePath: try #require(Chromium.path))
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--window-size=800,1000",
      "--user-data-dir=\(folder.path(percentEncoded: false))/profile", "--dump-dom",
      "file://\(file.path(percentEncoded: false))\(hash)",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// The shift of a layer, as the browser states it.
  static func shift(of name: String, in dom: String) throws -> Point {
    let tag = try #require(dom.range(of: "id=\"layer-\(name)\""))
    let rest = dom[tag.upperBound...]
    let start = try #require(rest.range(of: "translate("))
    let end = try #require(rest[start.upperBound...].firstIndex(of: ")"))
    let numbers = rest[start.upperBound..<end].split(separator: ",").compactMap {
      Double($0.trimmingCharacters(in: CharacterSet(charactersIn: " px")))
    }
    try #require(numbers.count == 2)
    return Point(x: numbers[0], y: numbers[1])
  }

  @Test(
    .enabled(if: Chromium.path != nil, Comment(rawValue: Chromium.reason)),
    arguments: [(0.25, -0.5), (1, 1), (-1, 0.4)])
  func tiltMovesEachLayerByTheComputedAmount(x: Double, y: Double) throws {
    let picture = try Self.moving(Self.parallax)
    let page = try LayoutPipeline.standard.page(of: picture, at: [Moment(0)], scale: 1)
    let dom = try Self.dump(page, hash: "#tilt=\(x),\(y)")
    let state = picture.stack.timeline.state(at: 0, tilt: Tilt(x: x, y: y))
    for id in ["space", "planet", "icons", "badge"] {
      let own = state.windows[0].views[id]?.offset ?? .zero
      let shown = try Self.shift(of: id, in: dom)
      #expect(abs(own.x - shown.x) < 1e-4 && abs(own.y - shown.y) < 1e-4, "\(id)")
    }
    // n = 3 and f = 2: the background moves by a sixth of the offset, at most by its slack of 30.
    let asked = min(max(x * 400 / 6, -30), 30)
    #expect(abs(try Self.shift(of: "space", in: dom).x - asked) < 1e-4)
  }

  @Test(.enabled(if: Chromium.path != nil, Comment(rawValue: Chromium.reason)))
  func thePointerTilts() throws {
    let picture = try Self.moving(Self.parallax)
    let page = try LayoutPipeline.standard.page(of: picture, at: [Moment(0)], scale: 1)
    let dom = try Self.dump(
      page,
      then: """
        const box = document.getElementById('screen').getBoundingClientRect();
        dispatchEvent(new PointerEvent('pointermove', {
          clientX: box.left + box.width * 0.75, clientY: box.top + box.height * 0.25}));
        """)
    let own = picture.stack.timeline.state(at: 0, tilt: Tilt(x: 0.5, y: -0.5))
    let shown = try Self.shift(of: "planet", in: dom)
    let offset = own.windows[0].views["planet"]?.offset ?? .zero
    #expect(abs(offset.x - shown.x) < 1e-3 && abs(offset.y - shown.y) < 1e-3)
  }

  @Test(.enabled(if: Chromium.path != nil, Comment(rawValue: Chromium.reason)))
  func scrubbingShowsTheExportedFrames() throws {
    let picture = try Self.moving(
      """
      casque: 1
      layout: page
      motion:
        animations: [{view: box, property: alpha, to: 0, duration: 1}]
      root:
        id: screen
        subviews: [{view: box, backgroundColor: black}]
        constraints: [box.edges = screen.edges]
      """)
    let moments = [0, 0.5, 1].map { Moment($0) }
    let pipeline = LayoutPipeline.standard
    let page = try pipeline.page(of: picture, at: moments, scale: 0.5)
    let dom = try Self.dump(
      page,
      then: """
        const slider = document.getElementById('time');
        slider.value = 2;
        slider.dispatchEvent(new Event('input'));
        """)
    let bitmap = try pipeline.bitmap(of: picture, at: moments[2], scale: 0.5)
    let frame = Data(try WebPWriter.encode(bitmap)).base64EncodedString()
    let tag = try #require(dom.range(of: "<img id=\"frame\""))
    let end = try #require(dom[tag.upperBound...].firstIndex(of: ">"))
    #expect(dom[tag.lowerBound..<end].contains("data:image/webp;base64,\(frame)\""))
    #expect(dom.contains("1.0 s of 1.0 s") || dom.contains("1 s of 1 s"))
  }
}
