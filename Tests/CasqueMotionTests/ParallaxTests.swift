import CasqueGeometry
import CasqueModel
import CasqueMotion
import Testing

@Suite struct ParallaxTests {
  static let demo = ParallaxScene(
    bounds: Size(width: 320, height: 568), backgroundSize: Size(width: 683, height: 1025),
    backgroundCenter: Point(x: 160, y: 284),
    layers: [Point(x: 160, y: 284), Point(x: 219.5, y: 344)], frontView: Point(x: 160, y: 284))

  @Test(arguments: [1, 2, 7, 40])
  func absoluteResultDoesNotDependOnSteps(_ steps: Int) throws {
    var offset = Point.zero
    let pan = PanInput()
    for _ in 0..<steps {
      offset = pan.offset(
        after: offset, translation: Point(x: 2000, y: -700).scaled(by: 1 / Double(steps)))
    }
    let found = try #require(Self.demo.placement(at: offset))
    let whole = try #require(Self.demo.placement(at: Point(x: 2000, y: 700)))
    #expect(found.background.distance(to: whole.background) < 1e-9)
    #expect(found.effectiveOffset.x == 1452 && abs(found.contentOffset.x - 2000) < 1e-9)
    for (one, other) in zip(found.layers, whole.layers) {
      #expect(one.distance(to: other) < 1e-9)
    }
  }

  @Test func stepResultDoes() {
    var (jump, walk) = (ParallaxStepModel(Self.demo), ParallaxStepModel(Self.demo))
    jump.setContentOffset(Point(x: 2000, y: 0))
    for step in 1...20 { walk.setContentOffset(Point(x: Double(step) * 100, y: 0)) }
    #expect(jump.placement.background.x == 160)
    #expect(walk.placement.background.x == 335)
    #expect(walk.placement.layers[1].x == 569.5 && walk.placement.frontView?.x == 90)
  }

  @Test func backgroundNeverUncoversTheContainer() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<500 {
      let offset = Point(
        x: Double.random(in: -9000...9000, using: &random),
        y: Double.random(in: -9000...9000, using: &random))
      let center = try #require(Self.demo.placement(at: offset)).background
      #expect(center.x - 341.5 <= 1e-9 && center.x + 341.5 >= 320 - 1e-9)
      #expect(center.y - 512.5 <= 1e-9 && center.y + 512.5 >= 568 - 1e-9)
    }
  }

  @Test func depthsDoNotDependOnTheNumberOfLayers() throws {
    var scene = Self.demo
    scene.depths = ParallaxDepths(background: 0.1, layers: [0.2, 0.5], frontView: 0.05)
    scene.yAxis = .down
    let placed = try #require(scene.placement(at: Point(x: 100, y: 50)))
    #expect(placed.background == Point(x: 170, y: 289))
    #expect(placed.layers == [Point(x: 180, y: 294), Point(x: 269.5, y: 369)])
    #expect(placed.frontView == Point(x: 155, y: 281.5))
  }

  @Test func reduceMotionKeepsEverythingAtRest() {
    let placed = Self.demo.placement(at: Point(x: 900, y: 90), for: .reduced)
    #expect(placed?.background == Self.demo.backgroundCenter)
    #expect(placed?.layers == Self.demo.layers)
  }

  @Test func faultsAreNamed() {
    var scene = Self.demo
    #expect(scene.faults == [])
    scene.backgroundSize = Size(width: 683, height: 568)
    (scene.distanceFactor, scene.frontFactor) = (0, 0)
    #expect(scene.faults == [.noSlack(.vertical), .distanceFactorIsZero, .frontFactorIsZero])
    #expect(scene.placement(at: .zero) == nil)
    scene.backgroundSize = nil
    #expect(scene.faults.first == .noBackground)
  }

  @Test func factorZeroPlacesNothingFaithfully() {
    var scene = Self.demo
    scene.distanceFactor = 0
    var model = ParallaxStepModel(scene)
    #expect(model.placement.isFinite)
    model.setContentOffset(Point(x: 0, y: 10))
    #expect(!model.placement.isFinite)
  }

  @Test(arguments: [nil, 0.7])
  func timedGyroscopeDoesNotDependOnTheRateOfTicks(_ decay: Double?) {
    let input = GyroscopeInput(gain: .perRadian(150), decay: decay)
    func after(_ hz: Int) -> Point {
      GyroscopeTrack(
        (0..<hz).map {
          .init(time: Double($0) / Double(hz), rate: RotationRate(x: 0.3, y: 0.4, z: 9))
        }
      ).offset(at: 1, input: input)
    }
    for hz in [30, 60, 120] { #expect(after(hz).distance(to: after(1)) < 1e-9) }
    if decay == nil { #expect(after(60).distance(to: Point(x: 60, y: 45)) < 1e-9) }
  }

  @Test func tickedGyroscopeDoes() {
    func after(_ hz: Int) -> Point {
      GyroscopeTrack(
        (0..<hz).map { .init(time: Double($0) / Double(hz), rate: RotationRate(x: 0.3, y: 0.4)) }
      ).offset(at: 1, input: .faithful)
    }
    #expect(after(60).distance(to: Point(x: 60, y: 45)) < 1e-9)
    #expect(after(120).distance(to: Point(x: 120, y: 90)) < 1e-9)
  }

  @Test func anOffsetDecaysToNothing() {
    let input = GyroscopeInput(gain: .perRadian(150), decay: 0.5)
    let left = input.offset(
      after: Point(x: 100, y: 0), rate: RotationRate(x: 0, y: 0), interval: 0.5)
    #expect(abs(left.x - 100 * 0.36787944) < 1e-6)
  }

  @Test func samplesOutOfOrderAreSorted() {
    let track = GyroscopeTrack([
      .init(time: 1, rate: RotationRate(x: 0, y: 0)),
      .init(time: .nan, rate: RotationRate(x: 9, y: 9)),
      .init(time: 0, rate: RotationRate(x: 0, y: 1)),
    ])
    #expect(track.samples.map(\.time) == [0, 1])
    #expect(track.offset(at: 2, input: .better) == Point(x: 150, y: 0))
    #expect(track.offset(at: 0.5, input: .better) == Point(x: 75, y: 0))
  }
}
