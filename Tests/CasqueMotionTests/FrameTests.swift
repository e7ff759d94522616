import CasqueGeometry
import CasqueModel
import CasqueMotion
import Testing

@Suite struct FrameTests {
  @Test func anOpeningOfSixTenthsHasEighteenFrames() {
    #expect(FrameTimes(from: 0, to: 0.6, fps: 30).count == 18)
    let withEnd = FrameTimes(from: 0, to: 0.6, fps: 30, end: .included)
    #expect(withEnd.count == 19 && withEnd.last == 0.6)
  }

  @Test(arguments: [(0, 1, 0), (0, 1, -5), (0, 1, .nan), (1, 0, 30), (.nan, 1, 30)])
  func badRangesHaveNoFrames(_ from: Double, _ to: Double, _ fps: Double) {
    #expect(FrameTimes(from: from, to: to, fps: fps).isEmpty)
  }

  @Test func endlessRangesAreCut() {
    let count = FrameTimes(from: 0, to: .infinity, fps: 60).count
    #expect(count == FrameTimes.maximumCount)
  }

  @Test(arguments: [12, 24, 29.97, 30, 50, 60, 100])
  func delaysKeepTheWholeLength(_ fps: Double) {
    let delays = GIFDelays(fps: fps, frames: 997).centiseconds
    #expect(abs(Double(delays.reduce(0, +)) - 99700 / fps) <= 0.5)
    #expect((delays.max() ?? 0) - (delays.min() ?? 0) <= 1)
  }

  @Test func sixtyFramesASecondAreTooFastForSomePlayers() {
    #expect(GIFDelays(fps: 60, frames: 6).centiseconds == [2, 1, 2, 2, 1, 2])
    #expect(GIFDelays(fps: 60, frames: 6).isTooFast)
    #expect(!GIFDelays(fps: 50, frames: 6).isTooFast)
    #expect(GIFDelays(fps: 0, frames: 6).centiseconds == [])
  }

  @Test func anIndexStaysWithinItsCount() {
    var random = SplitMix64(seed: 3)
    for count in [-1, 0, 1, 2, 5, 1000] {
      for _ in 0..<100 { #expect((1...max(1, count)).contains(random.index(upTo: count))) }
    }
  }

  @Test(arguments: [0, -3, .nan, .infinity, 1e300])
  func blurBoxesAreOddForAnyRadius(_ radius: Double) {
    #expect(!BoxBlur(radius: radius, scale: 2).boxWidth.isMultiple(of: 2))
  }
}
