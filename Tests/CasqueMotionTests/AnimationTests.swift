import CasqueGeometry
import CasqueModel
import CasqueMotion
import Testing

/// Animations of views and constraints on a timeline.
@Suite struct AnimationTests {
  static func timeline(
    _ motion: LayoutMotion, input: MotionInput = .none, reduced: Bool = false
  ) -> Timeline {
    var box = View("box")
    box.appearance.backgroundColor = .rgb(0, 0, 1)
    var root = View.view("root", subviews: [box])
    root.constraints = [
      LayoutConstraint(.view("box"), .top, to: .view("root"), .top, constant: 20, identifier: "top")
    ]
    let frames = [
      "root": Rect(x: 0, y: 0, width: 400, height: 800),
      "box": Rect(x: 100, y: 20, width: 80, height: 60),
    ]
    return Timeline(
      root: root, motion: motion,
      geometry: MotionGeometry(size: Size(width: 400, height: 800), frames: [.main: frames]),
      traits: TraitCollection(isReduceMotionEnabled: reduced), input: input)
  }

  static func box(_ timeline: Timeline, at time: Double) -> ViewPresentation {
    timeline.state(at: time).windows.last?.views["box"] ?? ViewPresentation()
  }

  /// The centre of the box is at (140, 50): to x 240 is 100 points to the right.
  @Test func positionsAreCentresInTheSuperview() {
    let timeline = Self.timeline(
      LayoutMotion(animations: [
        .view(
          "box", .position, to: .point(Point(x: 240, y: 50)), delay: 1, duration: 2,
          curve: .linear)
      ]))
    #expect(timeline.duration == 3)
    #expect([0, 1, 2, 3, 9].map { Self.box(timeline, at: $0).offset.x } == [0, 0, 50, 100, 100])
  }

  /// MotionFacts §5: 0 → 100 in 1 s, sent back at 0.5 s: 50, 50, 50, 25, 0 at .5 .75 1 1.25 1.5.
  @Test func whatIsSentBackDoesNotJump() {
    func shift(_ x: Double, _ delay: Double) -> Animation {
      .view(
        "box", .translation, to: .point(Point(x: x, y: 0)), delay: delay, duration: 1,
        curve: .linear)
    }
    let timeline = Self.timeline(LayoutMotion(animations: [shift(100, 0), shift(0, 0.5)]))
    #expect(
      [0.5, 0.75, 1, 1.25, 1.5].map { Self.box(timeline, at: $0).offset.x } == [50, 50, 50, 25, 0])
  }

  @Test func addedValuesLieOnTopOfOthers() {
    var wiggle = Animation(
      .view("box"), .rotationDegrees, values: [0, 10], pace: .curve(.linear),
      timing: Timing(duration: 1, repeatCount: 2, autoreverses: true))
    wiggle.composition = .add
    let timeline = Self.timeline(
      LayoutMotion(animations: [
        .view("box", .rotationDegrees, from: 0, to: 80, duration: 4, curve: .linear), wiggle,
      ]))
    func degrees(_ time: Double) -> Double {
      let map = Self.box(timeline, at: time).transform
      return (atan2Degrees(map.b, map.a) * 1e6).rounded() / 1e6
    }
    // 20 a second, plus 0…10…0 twice in 4 seconds.
    #expect([0.5, 1, 2, 3, 4].map(degrees) == [15, 30, 40, 70, 80])
  }

  @Test func coloursRunByComponentsAndConstantsByNumbers() {
    let timeline = Self.timeline(
      LayoutMotion(animations: [
        .view("box", .backgroundColor, to: .color(.rgb(1, 0, 0)), duration: 1, curve: .linear),
        .constraint("top", to: 220, duration: 1, curve: .linear),
      ]))
    let window = timeline.state(at: 0.25).windows[0]
    #expect(window.views["box"]?.backgroundColor == RGBA(red: 0.25, green: 0, blue: 0.75))
    #expect(window.constants == ["top": 70])
  }

  /// The overshoot of damping ratio 0.5 is 1.163; at the end of settling it stands still.
  @Test func springsOvershootAndSettle() throws {
    let spring = Spring(dampingRatio: 0.5, response: 1)
    let timeline = Self.timeline(
      LayoutMotion(animations: [
        Animation(
          .view("box"), .translation, values: [.point(Point(x: 100, y: 0))],
          pace: .spring(spring, relativeVelocity: 0), timing: Timing(duration: 0, fillMode: .both))
      ]))
    #expect(timeline.duration == spring.settlingDuration())
    let values = (0...300).map { Self.box(timeline, at: Double($0) / 100).offset.x }
    #expect(abs(try #require(values.max()) - 116.3) < 0.1)
    #expect(values.last == 100)
  }

  /// A right angle, 100 and 300 points long: after a quarter at its corner, then downwards.
  @Test func pathsTurnTheirViews() {
    let corner = [Point.zero, Point(x: 100, y: 0), Point(x: 100, y: 300)]
    var animation = Animation(
      .view("box"), .position,
      path: AnimationPath(
        corner.map { PathPoint($0, kind: .corner) }, alignment: .alongPath(offsetDegrees: 0)),
      pace: .curve(.linear), timing: Timing(duration: 4, fillMode: .both))
    let whole = Self.timeline(LayoutMotion(animations: [animation]))
    #expect(Self.box(whole, at: 1).offset == Point(x: 100, y: 0))
    #expect(Self.box(whole, at: 2).offset == Point(x: 100, y: 100))
    #expect(abs(Self.box(whole, at: 2).transform.b - 1) < 1e-12)
    // The halves of a split path meet.
    animation.path?.end = 0.5
    #expect(
      Self.box(Self.timeline(LayoutMotion(animations: [animation])), at: 4).offset
        == Point(x: 100, y: 100))
  }

  @Test func reduceMotionFadesFromOnePlaceToTheOther() throws {
    let timeline = Self.timeline(
      LayoutMotion(animations: [
        .view("box", .positionX, to: 240, delay: 1, duration: 2),
        .view("box", .alpha, to: 0.5, delay: 1, duration: 2, curve: .linear),
      ]), reduced: true)
    #expect(Self.box(timeline, at: 0.9).offset == .zero)
    let windows = timeline.state(at: 1.125).windows
    #expect(windows.map(\.alpha) == [1, 0.5])
    #expect(windows.map { $0.views["box"]?.offset.x ?? 0 } == [0, 100])
    #expect(timeline.state(at: 1.25).windows.map(\.alpha) == [1])
    // An opacity is no movement.
    #expect(Self.box(timeline, at: 2).alpha == 0.75)
  }

  @Test func formsOfReduceMotionAreKept() {
    func moved(_ form: Animation.ReducedForm) -> [Double] {
      let timeline = Self.timeline(
        LayoutMotion(animations: [
          .view("box", .positionX, to: 240, duration: 2, curve: .linear, reducedForm: form)
        ]), reduced: true)
      return [0, 1, 2].map { Self.box(timeline, at: $0).offset.x }
    }
    #expect(moved(.none) == [0, 0, 0])
    #expect(moved(.keep) == [0, 50, 100])
    #expect(moved(.jump) == [100, 100, 100])
  }

  /// MotionFacts §7: A click (1 s), B with + .5, C after + .25, D on the second click at 5.
  @Test func buildsFollowTheirOrder() {
    let builds = [
      ObjectBuild("box", .buildIn(.dissolve), duration: 1, curve: .linear),
      ObjectBuild(
        "box", .rotate(byDegrees: 90), start: .afterPrevious, delay: 0.25, duration: 1,
        curve: .linear),
      ObjectBuild("box", .buildOut(.appear), duration: 0.5),
    ]
    let timeline = Self.timeline(LayoutMotion(builds: builds, clicks: [0, 5]))
    #expect(Self.box(timeline, at: 0).alpha == 0)
    #expect(Self.box(timeline, at: 0.5).alpha == 0.5)
    #expect(Self.box(timeline, at: 1.25).transform.isIdentity)
    #expect(abs(Self.box(timeline, at: 2.25).transform.b - 1) < 1e-12)
    #expect(Self.box(timeline, at: 5.4).alpha == nil)
    #expect(Self.box(timeline, at: 5.6).alpha == 0)
    // Without its click nothing comes in.
    let waiting = Self.timeline(LayoutMotion(builds: builds), input: MotionInput(clicks: []))
    #expect(Self.box(waiting, at: 60).alpha == 0)
    #expect(waiting.duration == 0)
  }

  @Test func offScreenBuildsStartBeyondTheEdge() {
    let builds = [ObjectBuild("box", .buildIn(.moveLeft), duration: 1, curve: .linear)]
    let timeline = Self.timeline(LayoutMotion(builds: builds, clicks: [0]))
    // Its right edge is at 180.
    #expect(Self.box(timeline, at: 0).offset == Point(x: -180, y: 0))
    #expect(Self.box(timeline, at: 1).offset == .zero)
  }
}
