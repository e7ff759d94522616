import CasqueGeometry
import CasqueModel
import CasqueScene
import Testing

@Suite struct ViewDrawingTests {
  static let frame = Rect(x: 10, y: 20, width: 30, height: 40)

  static func view(_ id: String = "a", _ change: (inout View) -> Void = { _ in }) -> View {
    var view = View.view(id, backgroundColor: .marker)
    change(&view)
    return view
  }

  @Test func groundFillsTheBounds() {
    #expect(
      SceneFixture.commands(of: Self.view(), Self.frame) == [
        .fill(.rect(Self.frame), .color(.marker))
      ])
  }

  @Test func cornersAreCircularAndNoLargerThanHalfTheBounds() {
    #expect(
      SceneFixture.commands(of: Self.view { $0.appearance.cornerRadius = 8 }, Self.frame) == [
        .fill(.roundedRect(Self.frame, radius: 8), .color(.marker))
      ])
    #expect(
      SceneFixture.commands(of: Self.view { $0.appearance.cornerRadius = 99 }, Self.frame) == [
        .fill(.roundedRect(Self.frame, radius: 15), .color(.marker))
      ])
  }

  @Test func alphaIsThatOfAGroup() {
    let commands = SceneFixture.commands(
      of: Self.view { $0.appearance.alpha = 0.5 }, Self.frame)
    #expect(
      commands == [
        .beginGroup(DisplayGroup(alpha: 0.5)), .fill(.rect(Self.frame), .color(.marker)), .endGroup,
      ])
  }

  @Test func hiddenAndClearAreNotDrawn() {
    #expect(SceneFixture.commands(of: Self.view { $0.isHidden = true }, Self.frame).isEmpty)
    #expect(
      SceneFixture.commands(of: Self.view { $0.appearance.alpha = 0 }, Self.frame).isEmpty)
  }

  @Test func zPositionComesBeforeTheOrderOfTheList() {
    var fixture = SceneFixture()
    fixture.add(View("root"), Rect(x: 0, y: 0, width: 100, height: 100))
    let shades = [("a", 0.1, 1.0), ("b", 0.2, 0), ("c", 0.3, -1), ("d", 0.4, 0)]
    for (id, shade, z) in shades {
      var view = View.view(id, backgroundColor: .rgb(shade, 0, 0))
      view.appearance.zPosition = z
      fixture.add(view, Self.frame)
    }
    let reds = fixture.commands().compactMap { command -> Double? in
      if case .fill(_, .color(let color)) = command { color.red } else { nil }
    }
    #expect(reds == [0.3, 0.2, 0.4, 0.1])
  }

  @Test func clippingCutsSubviewsButNotTheBorder() {
    var fixture = SceneFixture()
    fixture.add(View("root"), Rect(x: 0, y: 0, width: 100, height: 100))
    fixture.add(
      Self.view {
        $0.appearance.clipsToBounds = true
        $0.appearance.cornerRadius = 6
        $0.appearance.border = Border(width: 2, color: .label)
      }, Self.frame)
    fixture.add(
      .view("b", backgroundColor: .label), Rect(x: 20, y: 5, width: 50, height: 10), in: "a")
    let outline = Shape.roundedRect(Self.frame, radius: 6)
    // The line of 2 points lies inside the bounds: its middle is 1 point in, its radius 1 less.
    let line = Shape.roundedRect(Rect(x: 11, y: 21, width: 28, height: 38), radius: 5)
    #expect(
      fixture.commands() == [
        .fill(outline, .color(.marker)),
        .beginGroup(DisplayGroup(clip: outline)),
        .fill(.rect(Rect(x: 30, y: 25, width: 50, height: 10)), .color(.black)),
        .endGroup,
        .stroke(line, color: .black, StrokeStyle(width: 2)),
      ])
  }

  @Test func shadowOfAGroundOfContentAndOfNothing() {
    let shadow = Shadow(color: .label, radius: 3, offset: Point(x: 1, y: 2))
    let cast = DisplayShadow(color: .black, radius: 3, offset: Point(x: 1, y: 2))
    func drawn(_ change: (inout View) -> Void) -> [DisplayCommand] {
      SceneFixture.commands(
        of: Self.view {
          $0.appearance.shadow = shadow
          change(&$0)
        }, Self.frame)
    }
    let fill = DisplayCommand.fill(.rect(Self.frame), .color(.marker))
    #expect(drawn { _ in } == [.shadow(.rect(Self.frame), cast), fill])
    // As with masksToBounds, what clips throws none.
    #expect(drawn { $0.appearance.clipsToBounds = true } == [fill])
    // A ground that lets light through leaves the shadow to all that is drawn.
    let faint = drawn { $0.appearance.backgroundColor = .rgb(1, 0, 0, alpha: 0.5) }
    #expect(faint.first == .beginGroup(DisplayGroup(shadow: cast)))
    #expect(faint.count == 3)
  }

  @Test func transformTurnsAboutTheCentre() throws {
    let commands = SceneFixture.commands(
      of: Self.view { $0.appearance.transform = .scale(x: 2, y: 3) }, Self.frame)
    guard case .beginGroup(let group) = try #require(commands.first) else {
      Issue.record("no group")
      return
    }
    // The centre (25, 40) stays; the corner (10, 20) goes to 25 − 2·15 and 40 − 3·20.
    #expect(group.transform.apply(to: Point(x: 25, y: 40)) == Point(x: 25, y: 40))
    #expect(group.transform.apply(to: Point(x: 10, y: 20)) == Point(x: -5, y: -20))
  }

  @Test func gradientRunsThroughTheUnitSquare() {
    let commands = SceneFixture.commands(
      of: Self.view {
        $0.appearance.backgroundColor = nil
        $0.appearance.gradient = Gradient(
          colors: [.label, .marker, .systemBackground], startPoint: Point(x: 0, y: 0.5),
          endPoint: Point(x: 1, y: 1))
      }, Self.frame)
    let stops = [
      GradientStop(location: 0, color: .black), GradientStop(location: 0.5, color: .marker),
      GradientStop(location: 1, color: .white),
    ]
    #expect(
      commands == [
        .fill(
          .rect(Self.frame),
          .linearGradient(stops, from: Point(x: 10, y: 40), to: Point(x: 40, y: 60)))
      ])
  }

  @Test func masksAreShapesOrImagesThatExist() {
    func mask(_ mask: Mask, images: [String: Size] = [:]) -> DisplayMask? {
      var fixture = SceneFixture()
      fixture.add(View("root"), Rect(x: 0, y: 0, width: 100, height: 100))
      fixture.add(Self.view { $0.appearance.mask = mask }, Self.frame)
      guard case .beginGroup(let group)? = fixture.commands(images: images).first else {
        return nil
      }
      return group.mask
    }
    #expect(mask(.ellipse) == .shape(.ellipse(Self.frame)))
    #expect(mask(.roundedRect(cornerRadius: 4)) == .shape(.roundedRect(Self.frame, radius: 4)))
    #expect(
      mask(.image("m"), images: ["m": Size(width: 1, height: 1)])
        == .image(name: "m", destination: Self.frame, transform: .identity))
    #expect(mask(.image("gone")) == nil)
  }

  @Test func viewsWithTheirSuperviewsIdEnd() {
    var fixture = SceneFixture()
    fixture.add(View("root"), Rect(x: 0, y: 0, width: 100, height: 100))
    for _ in 0..<20 { fixture.add(Self.view("root"), Self.frame, in: "root") }
    #expect(fixture.commands().count == 20)
  }
}
