import CasqueGeometry
import CasqueModel
import Testing

@testable import CasqueMotion

@Suite(
  .enabled(
    if: !MotionVector.all.isEmpty,
    "no motion vectors: set CASQUE_MOTION_VECTORS to the specification's file"))
struct MotionVectorsTests {
  @Test func areRead() {
    print("cases: \(MotionVector.all.count)")
    #expect(MotionVector.all.count > 0)
  }

  @Test(arguments: MotionVector.of("bezier"))
  func bezier(vector: MotionVector) {
    let p = vector.inputs["controlPoints"].numbers
    let curve = TimingCurve(p[0], p[1], p[2], p[3])
    expect(vector.inputs["x"].numbers.map(curve.progress), vector.expected.numbers, vector)
  }

  @Test(arguments: MotionVector.of("keyframe").filter { $0.inputs["mode"].isNothing })
  func linearKeyframes(vector: MotionVector) {
    let curves = vector.inputs["timing"].list.map { value in
      value.text == "easeOut" ? TimingCurve.easeOut : .easeInEaseOut
    }
    let times = vector.inputs["keyTimes"].numbers
    let keyframes = Keyframes(
      vector.inputs["values"].numbers, keyTimes: times.isEmpty ? nil : times,
      timingCurves: curves)
    expect(
      vector.inputs["progress"].numbers.map(keyframes.value), vector.expected.numbers, vector)
  }

  @Test(arguments: MotionVector.of("dvparallax.step"))
  func parallaxStep(vector: MotionVector) {
    var model = ParallaxStepModel(scene(vector))
    for offset in vector.inputs["offsets"].list {
      model.setContentOffset(point(offset))
    }
    expect(model.placement, vector)
    #expect(model.isAtEdgeX == flag(vector.expected["edgeX"]))
    #expect(model.isAtEdgeY == flag(vector.expected["edgeY"]))
  }

  @Test(arguments: MotionVector.of("dvparallax.absolute"))
  func parallaxAbsolute(vector: MotionVector) throws {
    let placement = try #require(scene(vector).placement(at: point(vector.inputs["offset"])))
    expect(placement, vector)
    let asked = vector.expected["effectiveOffset"].numbers
    expect([placement.effectiveOffset.x, placement.effectiveOffset.y], asked, vector)
  }

  @Test(arguments: MotionVector.of("motionEffect"))
  func motionEffect(vector: MotionVector) throws {
    let effect = MotionEffect(
      amount: AxisPair(
        horizontal: MotionEffect.Amount(
          minimum: try #require(vector.inputs["min"].number),
          maximum: try #require(vector.inputs["max"].number)),
        vertical: MotionEffect.Amount(minimum: 0, maximum: 0)))
    let tilt = Tilt(x: try #require(vector.inputs["viewerOffset"].number), y: 0)
    expect([effect.offset(at: tilt).x], [try #require(vector.expected.number)], vector)
  }

  @Test(arguments: MotionVector.of("splash.dismiss"))
  func splashOpens(vector: MotionVector) throws {
    let size = vector.inputs["size"].numbers
    let tracks = SplashTracks(
      Splash(foreground: View("f"), background: View("b"), logo: "logo", hold: 2),
      size: Size(width: size[0], height: size[1]),
      logoCenter: point(vector.inputs["logoCenter"]),
      logoSide: try #require(vector.inputs["logoBase"].number))
    for (time, row) in zip(vector.inputs["times"].numbers, vector.expected.list) {
      let t = 2 + time
      let scale = tracks.maskScale.value(at: t)
      let side = 88 * scale
      let window = tracks.windowScale.value(at: t)
      let found = [
        scale, tracks.maskRotation.value(at: t) * 180 / .pi, tracks.logoAlpha.value(at: t),
        tracks.backgroundTextAlpha.value(at: t), window, side, side * window,
      ]
      let keys = [
        "scale", "rotationDeg", "logoAlpha", "textAlpha", "windowScale", "maskSide",
        "maskSideOnScreen",
      ]
      expect(found, keys.compactMap { row[$0].number }, vector)
    }
  }

  @Test(arguments: MotionVector.of("splash.appear"))
  func splashAppears(vector: MotionVector) throws {
    let tracks = SplashTracks(
      Splash(foreground: View("f"), background: View("b"), logo: "logo"),
      size: Size(width: 375, height: 667), logoCenter: Point(x: 187, y: 333), logoSide: 72)
    let t = try #require(vector.inputs["t"].number)
    expect(
      [
        tracks.appearLogoScale.value(at: t), tracks.appearTextOffset.value(at: t),
        tracks.appearTextAlpha.value(at: t),
      ],
      ["logoScale", "textDy", "textAlpha"].compactMap { vector.expected[$0].number }, vector)
  }

  @Test(arguments: MotionVector.of("splash.coverage"))
  func splashFinalScaleAndAim(vector: MotionVector) throws {
    let size = vector.inputs["size"].numbers
    let center = Point(x: size[0] / 2, y: size[1] / 2)
    func tracks(_ aim: Splash.Aim) -> SplashTracks {
      SplashTracks(
        Splash(foreground: View("f"), background: View("b"), logo: "logo", aim: aim),
        size: Size(width: size[0], height: size[1]), logoCenter: center, logoSide: 72)
    }
    let end = tracks(.faithful).end
    expect(
      [
        tracks(.faithful).maskScale.value(at: end),
        tracks(.faithful).maskRotation.value(at: end) * 180 / .pi,
        tracks(.corner).maskRotation.value(at: end) * 180 / .pi,
      ],
      ["finalScale", "codeRotationDeg", "aimedRotationDeg"].compactMap {
        vector.expected[$0].number
      }, vector)
  }

  @Test(arguments: MotionVector.of("splash.timeline"))
  func splashMilestones(vector: MotionVector) {
    let tracks = SplashTracks(
      Splash(foreground: View("f"), background: View("b"), logo: "logo"),
      size: Size(width: 375, height: 667), logoCenter: Point(x: 187, y: 333), logoSide: 72)
    let milestones = [
      tracks.appearLogoScale.end, tracks.opening, tracks.logoAlpha.begin, tracks.logoAlpha.end,
      tracks.backgroundTextAlpha.end, tracks.end,
    ]
    let keys = ["appearEnd", "dismiss", "logoFadeStart", "logoFadeEnd", "textFadeEnd", "end"]
    expect(milestones, keys.compactMap { vector.expected[$0].number }, vector)
  }

  private func scene(_ vector: MotionVector) -> ParallaxScene {
    let inputs = vector.inputs
    let bounds = inputs["bounds"].numbers
    let background = inputs["backgroundSize"].numbers
    let front = inputs["frontView"].numbers
    return ParallaxScene(
      bounds: Size(width: bounds[0], height: bounds[1]),
      backgroundSize: background.isEmpty
        ? nil : Size(width: background[0], height: background[1]),
      backgroundCenter: Point(x: bounds[0] / 2, y: bounds[1] / 2),
      layers: inputs["layers"].list.map(point),
      frontView: front.isEmpty ? nil : Point(x: front[0], y: front[1]),
      distanceFactor: inputs["distanceFactor"].number ?? 2,
      frontFactor: inputs["frontFactor"].number ?? 20)
  }

  private func expect(_ placement: ParallaxPlacement, _ vector: MotionVector) {
    var centers = placement.layers
    if let front = placement.frontView { centers.append(front) }
    let asked = vector.expected["layers"].list.map(point)
    #expect(centers.count == asked.count)
    for (found, expected) in zip(
      [placement.background] + centers, [point(vector.expected["background"])] + asked)
    {
      expect([found.x, found.y], [expected.x, expected.y], vector)
    }
  }

  private func point(_ value: VectorValue) -> Point {
    let numbers = value.numbers
    return Point(x: numbers[0], y: numbers[1])
  }

  private func flag(_ value: VectorValue) -> Bool? {
    if case .flag(let flag) = value { flag } else { nil }
  }

  private func expect(_ found: [Double], _ expected: [Double], _ vector: MotionVector) {
    #expect(found.count == expected.count)
    for (value, asked) in zip(found, expected) {
      let same = value == asked || value.isNaN && asked.isNaN
      #expect(same || abs(value - asked) <= vector.tolerance, "\(value) is not \(asked)")
    }
  }
}
