import CasqueGeometry
import CasqueModel
import CasqueMotion
import Testing

@Suite struct GestureTests {
  @Test(arguments: [-900, -30, -0.5, 0, 0.5, 5, 400, 2000])
  func bandsAreUndoneByTheirInverses(_ pull: Double) {
    let scroll = ScrollRubberBand(dimension: 667)
    #expect(abs(scroll.offset(of: scroll.displacement(of: pull)) - pull) < 1e-7)
    #expect(scroll.displacement(of: pull).magnitude <= pull.magnitude)
    let band = PowerRubberBand()
    #expect(abs(band.offset(of: band.displacement(of: pull)) - pull) < 1e-9)
  }

  @Test func withoutExtentNothingMoves() {
    #expect(ScrollRubberBand(dimension: 0).displacement(of: 50) == 0)
    #expect(ScrollRubberBand(dimension: -1).offset(of: 50) == 0)
    #expect(ScrollRubberBand(dimension: 100).offset(of: 100) == .infinity)
  }

  /// The table of MotionFacts §4.4: where each form pauses.
  @Test(
    arguments: [
      ([-1200, -1150, -1100, -900, -600, -300, -150, -60, -20], 7, 7),
      ([-900, -500, -200, -50, -10, 0, 0], nil, 3),
      ([0, 0, 0, 0, 0, 0, 0, 0, 0, 50], 9, nil), ([80, 60, 40, 30, 20, 10, 0, -20, -40], 7, nil),
      ([20, 20, 20, 20, 20, 20, 20, 10, 1], 8, nil),
    ] as [([Double], Int?, Int?)])
  func pausesAt(_ velocities: [Double], _ counted: Int?, _ windowed: Int?) {
    var (count, window) = (CountedPause(), WindowedPause())
    let countedAt = velocities.indices.filter {
      count.add(velocity: velocities[$0], offset: -200)
    }
    let windowedAt = velocities.indices.filter {
      window.add(velocity: velocities[$0], offset: -200, at: Double($0) / 60)
    }
    #expect(countedAt == [counted].compactMap { $0 })
    #expect(windowedAt == [windowed].compactMap { $0 })
  }

  @Test func countedSpeedsLiveOnIntoTheNextDrag() {
    var (count, window) = (CountedPause(), WindowedPause())
    for tick in 0..<7 {
      count.add(velocity: -1000, offset: -200)
      window.add(velocity: -1000, offset: -200, at: Double(tick) / 60)
    }
    count.begin()
    window.begin()
    let countedAtOnce = count.add(velocity: 0, offset: -200)
    let windowedAtOnce = window.add(velocity: 0, offset: -200, at: 8.0 / 60)
    #expect(countedAtOnce && !windowedAtOnce)
  }

  @Test func aSheetIsCaughtWhereItIs() {
    let sheet = MomentumSheet(viewHeight: 1000)
    #expect(
      sheet.fraction(ofTranslation: -300, isOpen: false, isReversed: false, from: 0.25) == 0.75)
    #expect(
      sheet.fraction(ofTranslation: -300, isOpen: true, isReversed: false, from: 0.75) == 0.25)
    #expect(
      sheet.fraction(ofTranslation: -300, isOpen: true, isReversed: true, from: 0.25) == 0.75)
    #expect(
      sheet.fraction(ofTranslation: -900, isOpen: false, isReversed: false, from: 0) == 1.5)
    let better = MomentumSheet(viewHeight: 1000, fidelity: .better)
    #expect(
      better.fraction(ofTranslation: -900, isOpen: false, isReversed: false, from: 0) == 1)
  }

  /// 10 points a second downwards close an almost open sheet faithfully; projected, it opens.
  @Test func betterMomentumDecidesByProjection() {
    func reverses(_ fidelity: MotionFidelity, _ velocity: Double) -> Bool {
      MomentumSheet(viewHeight: 1000, fidelity: fidelity)
        .release(velocity: velocity, atFraction: 0.9, isOpen: false, isReversed: false).isReversed
    }
    #expect(reverses(.faithful, 10) && !reverses(.better, 10))
    // 0.4 · 600 points are left by 0.4995 · 600 points a second.
    #expect(reverses(.better, 600))
  }

  @Test func spreadForceOfTheFlashlightButton() {
    var button = FlashlightButton(fidelity: .better)
    _ = button.touch(.began, force: 0.2)
    #expect(button.touch(.moved, force: 0.6).haptic == .light)
    // At once toggled and ready again, where the original needs one more event.
    #expect(button.touch(.moved, force: 0.3).haptic == .medium)
    #expect(button.state == .reset && button.isOn)
  }

  @Test func withoutForceTheBetterButtonIsAPlainOne() {
    var (better, faithful) = (FlashlightButton(fidelity: .better), FlashlightButton())
    _ = better.touch(.began, force: nil)
    _ = faithful.touch(.began, force: nil)
    #expect(better.look.scale == 1 && faithful.look.scale.isNaN)
    _ = better.touch(.ended, force: nil)
    _ = faithful.touch(.ended, force: nil)
    #expect(better.isOn && !faithful.isOn)
  }

  @Test func distanceIsMeasuredInTheScaledButtonFaithfully() {
    var button = FlashlightButton()
    _ = button.touch(.began, force: 1)
    #expect(abs(button.measuredDistance(onScreen: 82.8) - 45) < 1e-9)
    #expect(FlashlightButton(fidelity: .better).measuredDistance(onScreen: 82.8) == 82.8)
  }

  @Test(arguments: MotionFidelity.allCases)
  func slidingOntoAnotherKey(_ fidelity: MotionFidelity) {
    var pad = CalculatorPad(
      frames: [
        Rect(x: 0, y: 0, width: 75, height: 75), Rect(x: 80, y: 0, width: 75, height: 75),
      ], fidelity: fidelity)
    let (first, gap, second) = (Point(x: 9, y: 9), Point(x: 77, y: 9), Point(x: 99, y: 9))
    _ = pad.touch(.began, at: first, time: 0)
    #expect(pad.keys[0].color(at: 0) == pad.keys[0].highlightedColor)
    _ = pad.touch(.moved, at: gap, time: 1)
    _ = pad.touch(.moved, at: second, time: 1.1)
    #expect(pad.keys[0].color(at: 1.5) == pad.keys[0].normalColor)
    #expect(pad.touch(.ended, at: second, time: 1.2) == (fidelity == .better ? 1 : nil))
  }

  @Test func aNewTouchEndsAFade() {
    var button = CalculatorButton()
    button.handle(.touchDown, at: 0)
    button.handle(.touchDragExit, at: 1)
    #expect(button.color(at: 1.25) != button.highlightedColor)
    button.handle(.touchDragEnter, at: 1.25)
    #expect(button.color(at: 1.25) == button.highlightedColor)
  }
}
