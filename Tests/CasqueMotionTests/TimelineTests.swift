import CasqueGeometry
import CasqueModel
import CasqueMotion
import Testing

@Suite struct TimelineTests {
  /// A screen of 100 × 100 with a view that moves by −12…12 along x and 0…10 along y.
  static func timeline(_ traits: TraitCollection = TraitCollection()) -> Timeline {
    var view = View("a")
    view.appearance.motionEffect = MotionEffect(
      amount: AxisPair(
        horizontal: .init(minimum: -12, maximum: 12), vertical: .init(minimum: 0, maximum: 10)))
    let frames = ["a": Rect(x: 10, y: 20, width: 30, height: 40)]
    return Timeline(
      root: View.view("root", subviews: [view]), motion: nil,
      geometry: MotionGeometry(size: Size(width: 100, height: 100), frames: [.main: frames]),
      traits: traits)
  }

  /// Linear between the ends and no further: minimum + (maximum − minimum) · (tilt + 1)/2.
  @Test(arguments: [
    (Tilt.zero, Point(x: 0, y: 5)), (Tilt(x: 1, y: -1), Point(x: 12, y: 0)),
    (Tilt(x: -0.5, y: 0.5), Point(x: -6, y: 7.5)), (Tilt(x: 9, y: -9), Point(x: 12, y: 0)),
    (Tilt(x: .nan, y: 1), Point(x: 0, y: 10)),
  ])
  func tiltMovesTheCentre(tilt: Tilt, offset: Point) {
    let windows = Self.timeline().state(at: 0, tilt: tilt).windows
    #expect(windows.map(\.role) == [.main])
    #expect((windows[0].views["a"]?.offset ?? .zero) == offset)
  }

  @Test func reduceMotionKeepsViewsStill() {
    let still = Self.timeline(TraitCollection(isReduceMotionEnabled: true))
    #expect(still.state(at: 0, tilt: Tilt(x: 1, y: 1)) == .rest)
  }
}
