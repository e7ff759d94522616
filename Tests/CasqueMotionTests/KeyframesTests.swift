import CasqueGeometry
import CasqueModel
import CasqueMotion
import Testing

@Suite struct KeyframesTests {
  @Test func pacedGoesByDistance() {
    let scalar = Keyframes([0.0, 10, 40], calculationMode: .paced)
    #expect(scalar.value(at: 0.5) == 20)
    // 3-4-5 and 12 along x: 17 in all, half of it is 3.5 into the second way.
    let plane = Keyframes(
      [Point.zero, Point(x: 3, y: 4), Point(x: 15, y: 4)], keyTimes: [0, 0.9, 1],
      calculationMode: .paced)
    let middle = plane.value(at: 0.5)
    #expect(abs(middle.x - 6.5) < 1e-12 && middle.y == 4)
    #expect(plane.value(at: 1) == Point(x: 15, y: 4))
  }

  @Test func pacedStandsStillWhereNothingChanges() {
    let keyframes = Keyframes([5.0, 5, 5], calculationMode: .paced)
    #expect([0, 0.5, 1].map(keyframes.value) == [5, 5, 5])
  }

  @Test func cubicPassesThroughItsValuesAndPacedKeepsItsSpeed() {
    let points = [
      Point.zero, Point(x: 100, y: 0), Point(x: 120, y: 90), Point(x: 0, y: 100),
    ]
    let cubic = Keyframes(points, calculationMode: .cubic)
    for (index, point) in points.enumerated() {
      #expect(cubic.value(at: Double(index) / 3).distance(to: point) < 1e-9)
    }
    let paced = Keyframes(points, calculationMode: .cubicPaced)
    let places = (0...60).map { paced.value(at: Double($0) / 60) }
    let steps = zip(places, places.dropFirst()).map { $0.distance(to: $1) }
    let mean = steps.reduce(0, +) / Double(steps.count)
    #expect(steps.allSatisfy { abs($0 - mean) < 0.02 * mean })
  }

  @Test func fullTensionStopsAtEveryValue() {
    let tight = KeyframeTangent(tension: 1)
    let keyframes = Keyframes(
      [0.0, 10, 40], calculationMode: .cubic, tangents: [tight, tight, tight])
    // Without tangents each segment is 3u² − 2u³: 0.15625 at a quarter.
    #expect(abs(keyframes.value(at: 0.125) - 1.5625) < 1e-12)
    #expect(abs(keyframes.value(at: 0.625) - (10 + 30 * 0.15625)) < 1e-12)
  }

  @Test func ofEqualMomentsTheLaterValueWins() {
    let keyframes = Keyframes([0.0, 10, 20, 30], keyTimes: [0, 0.5, 0.5, 1])
    #expect(keyframes.value(at: 0.5) == 20)
    #expect(abs(keyframes.value(at: 0.4999999) - 10) < 1e-5)
  }

  @Test func anOvershootingCurveLeadsBeyondTwoValuesOnly() {
    #expect(Keyframes([0.0, 10]).value(at: 1.2) == 12)
    #expect(Keyframes([0.0, 10, 20]).value(at: 1.2) == 20)
    #expect(Keyframes([0.0, 10, 20]).value(at: .nan) == 0)
  }

  @Test func curvesOfSegmentsAreTakenAfterTheWholeOne() {
    let track = Track(
      begin: 0, duration: 1,
      keyframes: Keyframes([0.0, 1, 2], timingCurves: [.easeIn, .linear]), curve: .easeOut)
    let outer = TimingCurve.easeOut.progress(at: 0.2)
    #expect(track.value(at: 0.2) == TimingCurve.easeIn.progress(at: outer * 2))
  }

  @Test func coloursAreMixedByComponent() {
    let mixed = Keyframes([RGBA.black, RGBA.white]).value(at: 0.25)
    #expect(mixed == RGBA(red: 0.25, green: 0.25, blue: 0.25))
  }

  @Test func faultsAreNamed() {
    func fault(
      _ values: [Double], _ times: [Double]? = nil, _ mode: CalculationMode = .linear,
      curves: [TimingCurve] = []
    ) -> KeyframesFault? {
      Keyframes.fault(values, keyTimes: times, timingCurves: curves, calculationMode: mode)
    }
    #expect(fault([1]) == .tooFewValues)
    #expect(fault([1], nil, .discrete) == nil)
    #expect(fault([1, 2], [0, 1], .discrete) == .momentCount)
    #expect(fault([1, 2], [0, 0.5, 1], .discrete) == nil)
    #expect(fault([1, 2], [0, 1.5]) == .momentOutside)
    #expect(fault([1, 2], [0, .nan]) == .momentOutside)
    #expect(fault([1, 2, 3], [0, 0.8, 0.5]) == .momentsDecrease)
    #expect(fault([1, 2, 3], curves: [.easeIn]) == .curveCount)
    #expect(fault([1, 2, 3], [1, 0], .paced) == nil)
  }
}
