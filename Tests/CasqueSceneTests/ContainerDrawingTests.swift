import CasqueGeometry
import CasqueLayout
import CasqueModel
import CasqueScene
import Testing
import _CasqueTestSupport

/// Stack and scroll views are drawn as plain views; a scroll view cuts what it scrolls.
@Suite struct ContainerDrawingTests {
  private static let frame = Rect(x: 10, y: 20, width: 30, height: 40)

  private static func red(_ view: View) -> View {
    var view = view
    view.appearance.backgroundColor = .rgb(1, 0, 0)
    return view
  }

  @Test func aStackViewHasItsGroundAlone() {
    let plain = SceneFixture.commands(of: Self.red(.view("v")), Self.frame)
    #expect(plain.count == 1)
    #expect(SceneFixture.commands(of: Self.red(.stackView("v")), Self.frame) == plain)
  }

  @Test func aScrollViewCutsItsContent() {
    var fixture = SceneFixture()
    fixture.add(View("root"), Rect(x: 0, y: 0, width: 100, height: 100))
    fixture.add(.scrollView("scroll"), Self.frame)
    let long = Rect(x: 0, y: 0, width: 30, height: 500)
    fixture.add(Self.red(.view("page")), long, in: "scroll")
    let commands = fixture.commands()
    #expect(commands.first == .beginGroup(DisplayGroup(clip: .rect(Self.frame))))
    #expect(commands.count == 3)
  }
}
