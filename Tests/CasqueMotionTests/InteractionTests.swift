import CasqueGeometry
import CasqueModel
import CasqueMotion
import Testing

/// The fluid interfaces driven by an event script, on an iPhone X.
@Suite struct InteractionTests {
  static let screen = Size(width: 375, height: 812)

  static func timeline(
    _ kind: Interaction.Kind, frame: Rect, _ fidelity: MotionFidelity = .better,
    touches: [(Double, TouchPhase, Double, Double)]
  ) -> Timeline {
    let events = touches.map {
      TouchEvent(time: $0.0, phase: $0.1, location: Point(x: $0.2, y: $0.3))
    }
    return timeline(kind, frame: frame, fidelity, MotionInput(touches: events))
  }

  static func timeline(
    _ kind: Interaction.Kind, frame: Rect, _ fidelity: MotionFidelity, _ input: MotionInput
  ) -> Timeline {
    Timeline(
      root: View.view("root", subviews: [View("item"), View("note")]),
      motion: LayoutMotion(interactions: [Interaction("item", kind, fidelity: fidelity)]),
      geometry: MotionGeometry(
        size: screen, safeAreaInsets: Insets(top: 44, bottom: 34),
        frames: [
          .main: [
            "root": Rect(origin: .zero, size: screen), "item": frame,
            "note": Rect(x: 0, y: 0, width: 10, height: 10),
          ]
        ]), traits: TraitCollection(), input: input)
  }

  static func item(_ timeline: Timeline, at time: Double) -> ViewPresentation {
    timeline.state(at: time).windows[0].views["item"] ?? ViewPresentation()
  }

  static func state(_ timeline: Timeline, at time: Double) -> String? {
    timeline.interactionStates(at: time).first?.state
  }

  /// §4.6: the centre in the corners is (66, 134), (309, 134), (66, 688), (309, 688).
  @Test func aPictureIsThrownIntoACorner() {
    let frame = Rect(x: 266, y: 623, width: 86, height: 130)
    let timeline = Self.timeline(
      .pictureInPicture, frame: frame,
      touches: [
        (0, .began, 309, 688), (0.05, .moved, 309, 658), (0.1, .ended, 309, 618),
      ])
    #expect(Self.item(timeline, at: 0).offset == .zero)
    #expect(Self.item(timeline, at: 0.1).offset == Point(x: 0, y: -70))
    // 700 points a second upwards from 70 above: nearer to the top right.
    #expect(Self.state(timeline, at: 0.2) == "topRight")
    let rest = Self.item(timeline, at: 3).offset
    #expect(abs(rest.y + 554) < 1e-6 && abs(rest.x) < 1e-9)
  }

  /// §4.3: 100 points of pull at 667 points of extent become 50.810.
  @Test func aBandResists() {
    let frame = Rect(x: 0, y: 0, width: 375, height: 600)
    let timeline = Self.timeline(
      .rubberBand(Interaction.RubberBand(formula: .power)), frame: frame,
      touches: [(0, .began, 100, 100), (0.5, .moved, 100, 200), (1, .ended, 100, 200)])
    #expect(abs(Self.item(timeline, at: 0.5).offset.y - 25.119) < 1e-3)
    #expect(abs(Self.item(timeline, at: 3).offset.y) < 1e-3)
    #expect(Self.state(timeline, at: 0.7) == "dragged")
  }

  /// §4.5: travel is 0.6 of 812, and the sheet starts closed.
  @Test func aFlickOpensASheet() {
    let frame = Rect(x: 8, y: 80, width: 359, height: 812)
    let closed = 0.6 * 812
    let timeline = Self.timeline(
      .momentum, frame: frame,
      touches: [
        (0, .began, 180, 700), (0.05, .moved, 180, 640), (0.1, .ended, 180, 580),
        (2, .began, 180, 200), (2.02, .ended, 180, 200),
      ])
    #expect(Self.item(timeline, at: 0).offset.y == closed)
    #expect(abs(Self.item(timeline, at: 0.05).offset.y - (closed - 60)) < 1e-9)
    #expect(Self.state(timeline, at: 1.5) == "open")
    #expect(abs(Self.item(timeline, at: 1.9).offset.y) < 1e-3)
    // A tap closes it again.
    #expect(Self.state(timeline, at: 4) == "closed")
    #expect(abs(Self.item(timeline, at: 4).offset.y - closed) < 1e-3)
  }

  /// §4.2: width 50…92 is a factor of 1.84 at full force; letting go while activated toggles.
  @Test func forceGrowsTheFlashlight() {
    let events = [(0.0, TouchPhase.began, 0.1), (0.1, .moved, 1), (0.2, .ended, 1)].map {
      TouchEvent(time: $0.0, phase: $0.1, location: Point(x: 100, y: 100), force: $0.2)
    }
    let timeline = Self.timeline(
      .flashlight, frame: Rect(x: 75, y: 75, width: 50, height: 50), .better,
      MotionInput(touches: events))
    #expect(abs(Self.item(timeline, at: 0.15).transform.a - 1.84) < 1e-12)
    #expect(Self.state(timeline, at: 0.15) == "off, activated")
    #expect(Self.state(timeline, at: 0.3) == "on, reset")
    #expect(Self.item(timeline, at: 2).backgroundColor?.red == 0.95)
  }

  /// §4.1: up to 0.5 s after lifting the key fades from 115 to 51 of 255.
  @Test func aKeyLightsUpAndFades() throws {
    let timeline = Self.timeline(
      .calculatorButton(alsoKeys: []), frame: Rect(x: 0, y: 0, width: 75, height: 75),
      touches: [(0, .began, 40, 40), (0.2, .ended, 40, 40)])
    func white(_ time: Double) -> Double {
      (Self.item(timeline, at: time).backgroundColor?.red ?? 0.2) * 255
    }
    #expect(abs(white(0.1) - 115) < 1e-9)
    #expect(abs(white(0.3) - 95.26) < 0.01)
    #expect(abs(white(0.45) - 71.18) < 0.01)
    #expect(Self.state(timeline, at: 0.3) == "pressed item")
  }

  /// §4.7: 0.4 rad at rest snaps back to 0, and at 1.2 rad to a quarter turn.
  @Test(arguments: [(0.4, 0.0), (1.2, 90)]) func turnsSnap(turn: Double, degrees: Double) {
    func finger(_ time: Double, _ phase: TouchPhase, _ angle: Double, _ touch: Int) -> TouchEvent {
      let side = touch == 0 ? -1.0 : 1
      return TouchEvent(
        time: time, phase: phase, touch: touch,
        location: Point(
          x: 187 + side * 50 * cosine(angle), y: 400 + side * 50 * sine(angle)))
    }
    let events = [
      finger(0, .began, 0, 0), finger(0, .began, 0, 1), finger(0.5, .moved, turn, 0),
      finger(0.5, .moved, turn, 1), finger(1, .moved, turn, 1), finger(1.5, .ended, turn, 1),
    ]
    let timeline = Self.timeline(
      .rotation, frame: Rect(x: 37, y: 250, width: 300, height: 300), .better,
      MotionInput(touches: events))
    #expect(abs(Self.item(timeline, at: 1.2).transform.b - sine(turn)) < 1e-9)
    #expect(Self.state(timeline, at: 2) == "\(Int(degrees))°")
  }

  /// §4.4: from 1200 points a second to a stop within a tenth of a second is a pause.
  @Test func aSuddenStopPauses() {
    var touches: [(Double, TouchPhase, Double, Double)] = [(0, .began, 180, 560)]
    var y = 560.0
    for (index, speed) in [1200.0, 1200, 1200, 1000, 600, 200, 40, 0].enumerated() {
      y -= speed / 60
      touches.append((Double(index + 1) / 60, .moved, 180, y))
    }
    let timeline = Self.timeline(
      .accelerationPause(offset: 180, paused: "note"),
      frame: Rect(x: 80, y: 496, width: 215, height: 180), touches: touches)
    #expect(Self.state(timeline, at: 0.05) == "dragged")
    #expect(Self.state(timeline, at: 0.2) == "paused")
    #expect(timeline.state(at: 0.2).windows[0].views["note"]?.alpha == 1)
  }

  @Test func aTapSendsAViewToAndFro() {
    let timeline = Self.timeline(
      .spring(Spring(dampingRatio: 1, response: 0.4), offset: Point(x: 0, y: -200)),
      frame: Rect(x: 100, y: 600, width: 100, height: 100),
      touches: [(0, .began, 150, 650), (0.1, .ended, 150, 650)])
    #expect(Self.item(timeline, at: 0.1).offset == .zero)
    // §3: damping 1, response 0.4: 0.46558 after 0.1 s.
    #expect(abs(Self.item(timeline, at: 0.2).offset.y + 200 * 0.46558) < 1e-3)
    #expect(Self.state(timeline, at: 1) == "away")
  }

  /// §1.3: 60 ticks at (0.3, 0.4) lead to an offset of (60, 45); with n = 2 and f = 2 the
  /// background moves by a quarter.
  @Test func aGyroscopeMovesAParallax() {
    let samples = (0..<60).map {
      GyroscopeTrack.Sample(time: Double($0) / 60, rate: RotationRate(x: 0.3, y: 0.4))
    }
    let timeline = Timeline(
      root: View.view("root", subviews: [View("sky")]),
      motion: .parallax(
        Parallax(container: "root", background: "sky", distanceFactor: 2, fidelity: .faithful)),
      geometry: MotionGeometry(
        size: Self.screen,
        frames: [
          .main: [
            "root": Rect(origin: .zero, size: Self.screen),
            "sky": Rect(x: -200, y: -200, width: 775, height: 1212),
          ]
        ]), traits: TraitCollection(),
      input: MotionInput(gyroscope: GyroscopeTrack(samples)))
    let offset = timeline.state(at: 2).windows[0].views["sky"]?.offset ?? .zero
    #expect(abs(offset.x - 30) < 1e-9 && abs(offset.y + 22.5) < 1e-9)
  }
}
