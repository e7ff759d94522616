import CasqueImaging
import Testing

@Suite struct AnimationPartTests {
  @Test func isTheSmallestEvenPlacedPart() {
    let before = Bitmap(width: 9, height: 7, fill: .white)
    var after = before
    after[3, 5] = .black
    after[6, 2] = .black
    let part = AnimationPart(after, since: before)
    #expect([part.x, part.y, part.bitmap.width, part.bitmap.height] == [2, 2, 5, 4])
    var rebuilt = before
    rebuilt.composite(part.bitmap, x: part.x, y: part.y)
    #expect(rebuilt == after)
  }

  @Test func isOnePixelOfAPictureThatStays() {
    let picture = plaid(5, 4)
    let part = AnimationPart(picture, since: picture)
    #expect([part.x, part.y, part.bitmap.width, part.bitmap.height] == [0, 0, 1, 1])
    #expect(part.bitmap[0, 0] == picture[0, 0])
  }

  @Test func isTheWholeWhereCornersChange() {
    let before = plaid(6, 4)
    var after = before
    after[0, 0] = .clear
    after[5, 3] = .clear
    #expect(AnimationPart(after, since: before) == AnimationPart(after))
  }
}
