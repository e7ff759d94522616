import CasqueModel
import CasqueMotion
import Testing

@Suite struct TimingTests {
  @Test func nothingIsShownOutsideUnlessFilled() {
    var timing = Timing(beginTime: 1, duration: 2)
    #expect([0.5, 1, 2, 3].map { timing.progress(at: $0) } == [nil, 0, 0.5, nil])
    timing.fillMode = .forwards
    #expect([0.5, 3, 9].map { timing.progress(at: $0) } == [nil, 1, 1])
    timing.fillMode = .backwards
    #expect([0.5, 3].map { timing.progress(at: $0) } == [0, nil])
    timing.fillMode = .both
    #expect([0.5, 3].map { timing.progress(at: $0) } == [0, 1])
  }

  @Test func repeatsStartAgainAndTheLastEndIsHeld() {
    let timing = Timing(duration: 1, repeatCount: 2.5, fillMode: .both)
    #expect(
      [0, 0.25, 1, 1.75, 2, 2.5, 8].map(timing.heldProgress) == [0, 0.25, 0, 0.75, 0, 0.5, 0.5])
    #expect(timing.end == 2.5)
    let whole = Timing(duration: 1, repeatCount: 2, fillMode: .both)
    #expect(whole.progress(at: 2) == 1)
  }

  @Test func autoreverseDoublesARunAndEndsWhereItBegan() {
    let timing = Timing(duration: 1, repeatCount: 2, autoreverses: true, fillMode: .forwards)
    #expect(
      [0.5, 1, 1.25, 2, 3, 4, 5].map { timing.progress(at: $0) } == [0.5, 1, 0.75, 0, 1, 0, 0])
    #expect(timing.end == 4)
    let half = Timing(duration: 1, repeatCount: 0.5, autoreverses: true, fillMode: .forwards)
    #expect(half.progress(at: 1) == 1)
  }

  @Test func speedAndOffsetMapTime() {
    let fast = Timing(beginTime: 1, duration: 2, speed: 4, fillMode: .both)
    #expect(fast.progress(at: 1.25) == 0.5)
    #expect(fast.end == 1.5)
    let paused = Timing(duration: 2, speed: 0, timeOffset: 0.5)
    #expect([0, 7].map { paused.progress(at: $0) } == [0.25, 0.25])
    #expect(paused.end == .infinity)
  }

  @Test func endlessRunsHaveNoEnd() {
    let timing = Timing(duration: 1, repeatCount: .infinity)
    #expect(timing.end == .infinity)
    #expect(timing.progress(at: 1000.25) == 0.25)
  }

  @Test(arguments: [0, -1, .nan])
  func noDurationIsAJump(_ duration: Double) {
    let timing = Timing(beginTime: 1, duration: duration, fillMode: .both)
    #expect([0.9, 1, 2].map(timing.heldProgress) == [0, 1, 1])
  }

  @Test func aTrackShowsNothingOfItsOwnWhenRemoved() {
    let track = Track(
      timing: Timing(beginTime: 1, duration: 1), keyframes: Keyframes([4.0, 8]))
    #expect([0, 1.5, 3].map { track.presentationValue(at: $0) } == [nil, 6, nil])
    #expect([0, 1.5, 3].map { track.value(at: $0) } == [4, 6, 8])
  }

  @Test func additiveAnimationsNeverJump() {
    var animation = AdditiveAnimation(0.0)
    animation.animate(to: 100, at: 0, duration: 1)
    animation.animate(to: -40, at: 0.3, duration: 0.8)
    animation.animate(to: 60, at: 0.31, duration: 0.2)
    var last = animation.value(at: 0)
    for step in 1...2000 {
      let value = animation.value(at: Double(step) / 1000)
      #expect(abs(value - last) < 2)
      last = value
    }
    #expect(last == 60 && animation.end == 1.1)
  }
}
