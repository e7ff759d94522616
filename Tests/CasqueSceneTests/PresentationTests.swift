import CasqueGeometry
import CasqueModel
import CasqueScene
import Testing
import _CasqueTestSupport

@Suite struct PresentationTests {
  static let screen = Rect(x: 0, y: 0, width: 100, height: 100)

  static func fixture() -> SceneFixture {
    var fixture = SceneFixture()
    fixture.add(View("root"), screen)
    let view = View.view("a", backgroundColor: .marker)
    fixture.add(view, Rect(x: 10, y: 20, width: 30, height: 40))
    return fixture
  }

  @Test func aPresentationReplacesAndAdds() throws {
    var window = WindowPresentation(.main)
    var change = ViewPresentation()
    change.offset = Point(x: 3, y: 4)
    change.alpha = 0.25
    change.backgroundColor = .black
    change.cornerRadius = 5
    window.views = ["a": change]
    let commands = Self.fixture().commands(PresentationState(windows: [window]))
    guard case .beginGroup(let group) = try #require(commands.first) else {
      Issue.record("no group")
      return
    }
    #expect(group.transform.apply(to: .zero) == Point(x: 3, y: 4))
    #expect(group.alpha == 0.25)
    #expect(
      commands[1]
        == .fill(
          .roundedRect(Rect(x: 10, y: 20, width: 30, height: 40), radius: 5), .color(.black)))
  }

  @Test func windowsAreDrawnByLevelWithMaskAndOverlay() {
    var background = SceneFixture()
    background.add(View.view("back", backgroundColor: .label), Self.screen)
    var main = SceneFixture()
    main.add(View.view("front", backgroundColor: .marker), Self.screen)
    let logo = Rect(x: 40, y: 40, width: 20, height: 20)
    var window = WindowPresentation(.main)
    window.mask = MaskPresentation(image: "logo", frame: logo, transform: .scale(x: 2, y: 2))
    window.overlay = OverlayPresentation(image: "logo", frame: logo, alpha: 0.5)
    window.transform = .scale(x: 1.1, y: 1.1)
    let scene = Scene(
      main: main.result, background: background.result,
      state: PresentationState(windows: [window, WindowPresentation(.backgroundSplash)]))
    let resources = StatedImages(sizes: ["logo": Size(width: 20, height: 20)])
    let list = scene.displayList(
      SceneOptions(surroundings: .none), text: MonospaceMeasurer(), resources: resources)
    let middle = Point(x: 50, y: 50)
    #expect(
      Array(list.commands.dropFirst()) == [
        .fill(.rect(Self.screen), .color(.black)),
        .beginGroup(
          DisplayGroup(
            transform: .scale(x: 1.1, y: 1.1).about(middle),
            mask: .image(
              name: "logo", destination: logo, transform: .scale(x: 2, y: 2).about(middle)))),
        .fill(.rect(Self.screen), .color(.marker)),
        .beginGroup(DisplayGroup(alpha: 0.5)),
        .image(name: "logo", destination: logo, clip: logo), .endGroup, .endGroup,
      ])
    let layers = scene.windowLayers(text: MonospaceMeasurer(), resources: resources)
    #expect(layers.map(\.name) == ["backgroundSplash", "main"])
    #expect(layers[0].list.commands == [.fill(.rect(Self.screen), .color(.black))])
  }

  @Test func layersOfViewsTogetherAreTheWindow() {
    var fixture = SceneFixture()
    fixture.add(View.view("root", backgroundColor: .systemBackground), Self.screen)
    for id in ["sky", "hill"] {
      fixture.add(.view(id, backgroundColor: .marker), Rect(x: 0, y: 0, width: 50, height: 50))
      fixture.add(
        .view(id + "Inner", backgroundColor: .label), Rect(x: 5, y: 5, width: 5, height: 5),
        in: id)
    }
    let layers = Scene(fixture.result).viewLayers(
      of: ["sky", "hill", "gone"], text: MonospaceMeasurer(), resources: EmptyResources())
    #expect(layers.map(\.name) == ["rest", "sky", "hill", "gone"])
    #expect(layers.map(\.list.commands.count) == [1, 2, 2, 0])
    #expect(layers.flatMap(\.list.commands) == fixture.commands())
  }
}
