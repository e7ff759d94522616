import Casque
import Foundation
import Testing
import _CasqueTestSupport

/// Fingers and turned devices on the page of `casque animate`, in headless Chromium where there is one.
@Suite(.serialized) struct PageInputTests {
  typealias Pages = InteractivePageTests

  /// A page in a browser, with what it is made of.
  private struct Opened {
    var page: BrowserPage
    var picture: MovingPicture
    var file: URL

    /// The shift of a layer, in points.
    func shift(of id: String) throws -> Point {
      let numbers = try page.value(
        "document.getElementById('layer-\(id)').style.transform", as: String.self
      ).split { !"-0123456789.e".contains($0) }.compactMap { Double($0) }
      try #require(numbers.count == 2)
      return Point(x: numbers[0], y: numbers[1])
    }

    /// A place on the screen, as shares of it, in the coordinates of the browser's window.
    func place(_ x: Double, _ y: Double) throws -> [String: Double] {
      let box: [Double] = try page.value(
        "(box => [box.left, box.top, box.width, box.height])"
          + "(document.getElementById('screen').getBoundingClientRect())")
      return ["x": box[0] + x * box[2], "y": box[1] + y * box[3]]
    }
  }

  private func open(_ text: String) throws -> Opened {
    let picture = try Pages.moving(text)
    let page = try LayoutPipeline.standard.page(of: picture, at: [Moment(0)], scale: 0.5)
    let file = FileManager.default.temporaryDirectory.appending(
      path: "casque-\(UUID().uuidString).html")
    try Data(page.utf8).write(to: file)
    return Opened(
      page: try BrowserPage(file, width: 800, height: 1000), picture: picture, file: file)
  }

  /// Expects every layer where the timeline has it, once the page has drawn.
  private func expectLayers(_ opened: Opened, at tilt: Tilt) throws {
    let planet =
      opened.picture.stack.timeline.state(at: 0, tilt: tilt).windows[0].views["planet"]?.offset
      ?? .zero
    try opened.page.wait { abs(try opened.shift(of: "planet").x - planet.x) < 0.01 }
    let state = opened.picture.stack.timeline.state(at: 0, tilt: tilt)
    for id in ["space", "planet", "icons", "badge"] {
      let own = state.windows[0].views[id]?.offset ?? .zero
      let shown = try opened.shift(of: id)
      #expect(abs(own.x - shown.x) < 0.01 && abs(own.y - shown.y) < 0.01, "\(id) \(own) \(shown)")
    }
  }

  @Test(.enabled(if: Chromium.path != nil, Comment(rawValue: Chromium.reason)))
  func aFingerTilts() throws {
    let opened = try open(Pages.parallax)
    defer { try? FileManager.default.removeItem(at: opened.file) }
    let page = opened.page
    try page.send("Emulation.setTouchEmulationEnabled", ["enabled": true])
    func touch(_ type: String, _ x: Double, _ y: Double) throws {
      try page.send(
        "Input.dispatchTouchEvent",
        ["type": type, "touchPoints": type == "touchEnd" ? [] : [try opened.place(x, y)]])
    }
    try touch("touchStart", 0.5, 0.5)
    try expectLayers(opened, at: .zero)
    for (x, y) in [(0.55, 0.5), (0.65, 0.4), (0.75, 0.25)] { try touch("touchMove", x, y) }
    try page.wait { abs(try opened.shift(of: "planet").x) > 1 }
    try expectLayers(opened, at: Tilt(x: 0.5, y: -0.5))
    try touch("touchEnd", 0, 0)
    try expectLayers(opened, at: Tilt(x: 0.5, y: -0.5))
  }

  @Test(.enabled(if: Chromium.path != nil, Comment(rawValue: Chromium.reason)))
  func aTurnedDeviceTilts() throws {
    let opened = try open(Pages.parallax)
    defer { try? FileManager.default.removeItem(at: opened.file) }
    func turn(_ gamma: Double, _ beta: Double) throws {
      try opened.page.send(
        "DeviceOrientation.setDeviceOrientationOverride",
        ["alpha": 0, "beta": beta, "gamma": gamma])
    }
    // How it is held at first is its rest.
    try turn(2, 40)
    Thread.sleep(forTimeInterval: 0.3)
    try expectLayers(opened, at: .zero)
    try turn(17, 25)
    try opened.page.wait { abs(try opened.shift(of: "planet").x) > 1 }
    try expectLayers(opened, at: Tilt(x: 0.5, y: -0.5))
    // Beyond 30 degrees nothing moves on.
    try turn(60, 85)
    try opened.page.wait { try opened.shift(of: "badge").y > 5.9 }
    try expectLayers(opened, at: Tilt(x: 1, y: 1))
  }

  /// In the step model the place depends on the steps: the page remembers them as the original does.
  @Test(.enabled(if: Chromium.path != nil, Comment(rawValue: Chromium.reason)))
  func theStepModelTakesTheSteps() throws {
    let opened = try open(
      Pages.parallax.replacingOccurrences(
        of: "travel: 400", with: "travel: 400, fidelity: faithful"))
    defer { try? FileManager.default.removeItem(at: opened.file) }
    let scene = try #require(
      MotionGeometry(
        size: opened.picture.stack.main.environment.size,
        frames: [
          .main: Dictionary(
            uniqueKeysWithValues: opened.picture.stack.main.views.map { ($0.id, $0.absoluteFrame) })
        ]
      ).scene(
        of: Parallax(
          container: "sky", background: "space", layers: ["planet"], frontView: "icons")))
    var model = ParallaxStepModel(scene)
    // The fourth step is refused, and the fifth goes back from where nothing moved.
    for (x, y) in [(0.6, 0.5), (0.7, 0.45), (0.7, 0.6), (1.0, 0.7), (0.9, 0.2)] {
      try opened.page.send(
        "Input.dispatchMouseEvent",
        (try opened.place(x, y) as [String: Any]).merging(["type": "mouseMoved"]) { $1 })
      model.setContentOffset(Point(x: (x * 2 - 1) * 400, y: (y * 2 - 1) * 400))
      let placement = model.placement
      try opened.page.wait {
        let icons = try opened.shift(of: "icons")
        let own = (placement.frontView ?? .zero) - (scene.frontView ?? .zero)
        return abs(icons.x - own.x) < 0.02 && abs(icons.y - own.y) < 0.02
      }
      let (space, planet) = (try opened.shift(of: "space"), try opened.shift(of: "planet"))
      let ground = placement.background - scene.backgroundCenter
      let layer = placement.layers[0] - scene.layers[0]
      #expect(abs(space.x - ground.x) < 0.02 && abs(space.y - ground.y) < 0.02)
      #expect(abs(planet.x - layer.x) < 0.02 && abs(planet.y - layer.y) < 0.02)
    }
    #expect(model.placement.background.x != scene.backgroundCenter.x)
  }
}
