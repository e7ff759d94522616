import CasqueGeometry
import CasqueModel
import CasqueScene
import Testing
import _CasqueTestSupport

@Suite struct FurnitureTests {
  static func phone(
    width: Double = 393, ground: Color = .systemBackground,
    direction: LayoutDirection = .leftToRight
  ) -> SceneFixture {
    var environment = LayoutEnvironment.small(
      width: width, height: 852,
      traits: TraitCollection(layoutDirection: direction, displayScale: 3))
    environment.safeAreaInsets = Insets(top: 59, bottom: 34)
    environment.statusBarHeight = 54
    environment.displayCornerRadius = 55
    environment.cutouts = [
      Cutout(kind: .dynamicIsland, frame: Rect(x: 133.5, y: 11, width: 126, height: 37)),
      Cutout(kind: .homeIndicator, frame: Rect(x: 127, y: 839, width: 139, height: 5)),
    ]
    var fixture = SceneFixture(environment)
    fixture.add(
      .view("root", backgroundColor: ground), Rect(x: 0, y: 0, width: width, height: 852))
    return fixture
  }

  static func list(
    _ fixture: SceneFixture, _ surroundings: SceneOptions.Surroundings = .screen
  ) -> DisplayList {
    Scene(fixture.result).displayList(
      SceneOptions(surroundings: surroundings), text: MonospaceMeasurer(),
      resources: EmptyResources())
  }

  /// The time is centred at 72.25 on a display 393 wide, the levels are from 281.9 to 359.6.
  ///
  /// All are centred at 32. **Source** ControlFacts, status bar (FIGDI).
  @Test(arguments: [(LayoutDirection.leftToRight, 72.25, 281.9), (.rightToLeft, 320.75, 33.4)])
  func statusBarBesideTheIsland(direction: LayoutDirection, time: Double, levels: Double) {
    let commands = Self.list(Self.phone(direction: direction)).commands
    for case .text(let text) in commands {
      let width = text.text.size.width
      #expect(abs(text.lineOrigins[0].x + width / 2 - time) < 0.01)
    }
    let bars = commands.compactMap { command -> Rect? in
      if case .fill(.roundedRect(let rect, radius: 1), _) = command { rect } else { nil }
    }
    #expect(bars.count == 4)
    #expect(abs((bars.first?.minX ?? 0) - levels) < 0.05)
    #expect(abs((bars.last?.midY ?? 0) - 32) < 0.01)
  }

  @Test(arguments: [
    (Color.systemBackground, RGBA.black), (.label, .white), (.rgb(0.1, 0.1, 0.4), .white),
  ])
  func barsContrastWithTheGround(ground: Color, ink: RGBA) {
    let commands = Self.list(Self.phone(ground: ground)).commands
    let indicator = Shape.roundedRect(Rect(x: 127, y: 839, width: 139, height: 5), radius: 2.5)
    #expect(commands.contains(.fill(indicator, .color(ink))))
    for case .text(let text) in commands { #expect(text.color == ink) }
  }

  /// A picture that is dark above and light below: white ink on the one, black on the other.
  ///
  /// It fills the screen and is cut at the sides, so that only its upper half is under the time.
  @Test func barsContrastWithTheImageUnderThem() {
    var fixture = Self.phone()
    fixture.add(
      .imageView("photo", image: "photo.jpg", contentMode: .scaleAspectFill),
      Rect(x: 0, y: 0, width: 393, height: 852))
    let tones = ImageTones(
      columns: 1, rows: 2,
      colors: [RGBA(red: 0.1, green: 0.1, blue: 0.2), RGBA(red: 0.9, green: 0.9, blue: 0.8)])
    let resources = TonedImage(size: Size(width: 800, height: 852), tones: tones)
    let commands = Scene(fixture.result).displayList(
      SceneOptions(surroundings: .screen), text: MonospaceMeasurer(), resources: resources
    ).commands
    let indicator = Shape.roundedRect(Rect(x: 127, y: 839, width: 139, height: 5), radius: 2.5)
    #expect(commands.contains(.fill(indicator, .color(.black))))
    for case .text(let text) in commands { #expect(text.color == .white) }
  }

  @Test func withoutSurroundingsThereAreTheViewsAlone() {
    #expect(Self.list(Self.phone(), .none).commands.count == 2)
  }

  @Test func theFrameSurroundsTheScreenAndCutsIt() {
    let plain = Self.list(Self.phone())
    let framed = Self.list(Self.phone(), .device)
    #expect(framed.size.width > plain.size.width && framed.size.height > plain.size.height)
    let glass = Shape.continuousRect(Rect(x: 0, y: 0, width: 393, height: 852), radius: 55)
    let clips = framed.commands.compactMap { command -> Shape? in
      if case .beginGroup(let group) = command { group.clip } else { nil }
    }
    #expect(clips == [glass])
  }

  /// Environments that no catalogue has.
  @Test(arguments: [0, 1e-9, 5, 1e6])
  func noSizeFails(side: Double) {
    var fixture = Self.phone(width: side)
    fixture.environment.statusBarHeight = side
    for surroundings in SceneOptions.Surroundings.allCases {
      #expect(!Self.list(fixture, surroundings).commands.isEmpty)
    }
  }
}

/// One image, by any name.
private struct TonedImage: Resources {
  var size: Size
  var tones: ImageTones

  func imageDescription(named name: String) -> ImageDescription? { ImageDescription(size: size) }
  func imageData(named name: String) -> [UInt8]? { nil }
  func imageTones(named name: String) -> ImageTones? { tones }
}
