import CasqueGeometry
import CasqueModel
import CasqueScene
import Testing
import _CasqueTestSupport

/// Sheets and popovers on their screen, and the keyboard.
///
/// **Source** ControlFacts, Sheets, Popover and Keyboard.
@Suite struct PresentingScreenTests {
  private static func environment(
    _ release: String, width: Double = 393, height: Double = 852,
    style: UserInterfaceStyle = .light
  ) -> LayoutEnvironment {
    var environment = LayoutEnvironment.small(
      width: width, height: height,
      traits: TraitCollection(userInterfaceStyle: style, displayScale: 3))
    environment.profile.name = release
    environment.safeAreaInsets = Insets(top: 59, bottom: 34)
    return environment
  }

  private static func list(
    _ presentation: LayoutPresentation, on screen: LayoutEnvironment
  ) -> DisplayList {
    var layout = Layout(name: "sheet", root: View("root"))
    layout.presentation = presentation
    let window = layout.environment(on: screen)
    var fixture = SceneFixture(window)
    fixture.add(.view("root", backgroundColor: .clear), Rect(origin: .zero, size: window.size))
    var scene = Scene(fixture.result)
    scene.presenter = PresentingScreen(of: layout, at: layout.placement(on: screen), on: screen)
    return scene.displayList(text: MonospaceMeasurer(), resources: EmptyResources())
  }

  /// 36 by 5, 5 below the top, which is at 59 + 10 on iOS 18.
  @Test func theGrabberIsShownIfPreferred() {
    let grabber = Shape.roundedRect(Rect(x: 178.5, y: 74, width: 36, height: 5), radius: 2.5)
    func shown(_ isPreferred: Bool) -> Bool {
      let sheet = SheetPresentation(prefersGrabberVisible: isPreferred)
      return Self.list(.sheet(sheet), on: Self.environment("18")).commands.contains { command in
        if case .fill(grabber, _) = command { true } else { false }
      }
    }
    #expect(shown(true))
    #expect(!shown(false))
  }

  private static let cards: [(release: String, x: Double, y: Double, factor: Double)] = [
    ("18", 0, 426, 1), ("26", 8, 435.3435114503817, 0.9592875318066157),
  ]

  /// What is not large is 377 of 393 wide, 8 from the sides and the bottom, on iOS 26:
  /// 852 - 8 - 426 · 377 / 393 = 435.34.
  @Test(arguments: cards)
  func aDetentIsACard(release: String, x: Double, y: Double, factor: Double) throws {
    let list = Self.list(
      .sheet(SheetPresentation(detent: .medium)), on: Self.environment(release))
    #expect(list.size == Size(width: 393, height: 852))
    let maps = list.commands.compactMap { command -> AffineTransform? in
      if case .beginGroup(let group) = command, group.transform != .identity {
        group.transform
      } else {
        nil
      }
    }
    let origin = try #require(maps.first).apply(to: .zero)
    let unit = try #require(maps.first).apply(to: Point(x: 1, y: 1))
    #expect(abs(origin.x - x) < 1e-9 && abs(origin.y - y) < 1e-9)
    #expect(abs(unit.x - origin.x - factor) < 1e-9 && abs(unit.y - origin.y - factor) < 1e-9)
  }

  /// A fifth of black lies on the screen behind a sheet.
  @Test func theScreenIsDimmed() {
    let list = Self.list(
      .sheet(SheetPresentation(detent: .medium)), on: Self.environment("26"))
    let screen = Shape.rect(Rect(x: 0, y: 0, width: 393, height: 852))
    #expect(
      list.commands.contains(.fill(screen, .color(RGBA.black.multiplyingAlpha(by: 0.2)))))
  }

  /// What the screen shows lies under the dimming of a sheet, and under that of an alert, where blue is
  /// gray: 0.0722 of it is light.
  @Test(arguments: [true, false])
  func theScreenBehindIsDrawn(isSheet: Bool) {
    let screen = Self.environment("18")
    var layout = Layout(
      name: "top", root: isSheet ? View("root") : .alertController("root", AlertController()))
    if isSheet { layout.presentation = .sheet(SheetPresentation(detent: .medium)) }
    func scene(_ content: View) -> Scene {
      var fixture = SceneFixture(screen)
      fixture.add(content, Rect(origin: .zero, size: screen.size))
      if content.id == "below" {
        fixture.add(
          View("b", content: .progressView(ProgressView(progress: 1))),
          Rect(x: 0, y: 0, width: 100, height: 4), in: "below")
      }
      return Scene(fixture.result)
    }
    var top = scene(layout.root)
    top.presenter = PresentingScreen(of: layout, at: layout.placement(on: screen), on: screen)
    top.presenting = scene(.view("below", backgroundColor: .rgb(0.5, 0.25, 0)))
    let fills = ControlTests.fills(
      top.displayList(text: MonospaceMeasurer(), resources: EmptyResources()).commands
    ).map(\.1)
    #expect(fills.contains(RGBA(red: 0.5, green: 0.25, blue: 0)))
    let gray = RGBA(red: 0.0722, green: 0.0722, blue: 0.0722)
    #expect(fills.contains(isSheet ? .tint : gray))
    top.presenting = nil
    let alone = top.displayList(text: MonospaceMeasurer(), resources: EmptyResources())
    #expect(
      !ControlTests.fills(alone.commands).contains {
        $0.1 == RGBA(red: 0.5, green: 0.25, blue: 0)
      })
  }

  /// Where the letters of the first row begin at a width of 375 on iOS 26, and how wide they are;
  /// read to half a point.
  @Test func keysStandInTheirColumns() {
    var environment = Self.environment("26", width: 375, height: 667)
    environment.safeAreaInsets = Insets(top: 20)
    environment.keyboardHeight = 260
    var fixture = SceneFixture(environment)
    fixture.add(
      .view("root", backgroundColor: .clear), Rect(origin: .zero, size: environment.size))
    let commands = Scene(fixture.result).displayList(
      text: MonospaceMeasurer(), resources: EmptyResources()
    ).commands
    let keys = commands.compactMap { command -> Rect? in
      if case .fill(.roundedRect(let rect, radius: 7), _) = command { rect } else { nil }
    }
    let first = [8.5, 45, 81.5, 117.5, 154, 190.5, 227, 263.5, 299.5, 336]
    #expect(keys.count >= 10)
    for (key, x) in zip(keys, first) {
      #expect(abs(key.minX - x) <= 0.5 && abs(key.width - 30.5) <= 0.5, "\(key)")
      #expect(key.height == 42)
    }
    // The space bar begins at 136, the return key at 281.5; four points are below.
    #expect(keys.contains { abs($0.minX - 136) <= 0.5 && abs($0.width - 139.5) <= 1 })
    #expect(keys.contains { abs($0.minX - 281.5) <= 0.5 && abs($0.width - 85) <= 0.5 })
    #expect(keys.map(\.maxY).max() == 663)
  }

  @Test func noKeyboardWhileItIsHidden() {
    let environment = Self.environment("26")
    var fixture = SceneFixture(environment)
    fixture.add(
      .view("root", backgroundColor: .clear), Rect(origin: .zero, size: environment.size))
    let commands = Scene(fixture.result).displayList(
      text: MonospaceMeasurer(), resources: EmptyResources()
    ).commands
    #expect(
      !commands.contains { command in
        if case .fill(.roundedRect(_, radius: 7), _) = command { true } else { false }
      })
  }
}
