import CasqueImaging
import Testing

/// What each comparator finds, over seeded mutations of a page; the table in the documentation says
/// the same.
@Suite struct ComparatorMutationTests {
  enum Mutation: String, CaseIterable, Sendable {
    case onePixel, oneLevel, oneLevelEverywhere, shift, missingIcon, noise
  }

  /// The comparators of the table.
  static let comparators: [(name: String, rule: BitmapComparator)] = [
    ("exact", .exact), ("pixels(max: 50)", .pixels(max: 50)),
    ("cluster(max: 16)", .cluster(max: 16)),
    ("perceptual(deltaE: 2.3)", .perceptual(deltaE: 2.3)),
  ]

  /// Whether a comparator finds every, or no, mutation of a kind.
  ///
  /// Derived: one pixel of white turned black is ΔE 100 and one pixel; one level of one channel of
  /// grey is below 1 in ΔE; an icon of 24 by 24 is one cluster of 576; its edge, when it moves by one
  /// pixel, is two columns of 24; noise is 100 pixels, of which no more than 16 touch.
  static let found: [Mutation: [Bool]] = [
    .onePixel: [true, false, false, true], .oneLevel: [true, false, false, false],
    .oneLevelEverywhere: [true, true, true, false], .shift: [true, false, true, true],
    .missingIcon: [true, true, true, true], .noise: [true, true, false, true],
  ]

  private static let side = 128
  private static let icon = 24
  private static let ground = Pixel(red: 250, green: 250, blue: 250)
  private static let ink = Pixel(red: 20, green: 60, blue: 180)

  /// A page with icons on a grid of 64, none at its edge.
  private static func page() -> Bitmap {
    var page = Bitmap(width: side, height: side, fill: ground)
    for row in 0..<2 { for column in 0..<2 { page.fill(frame(row, column), with: ink) } }
    return page
  }

  private static func frame(_ row: Int, _ column: Int) -> PixelRect {
    PixelRect(x: 20 + 64 * column, y: 20 + 64 * row, width: icon, height: icon)
  }

  private static func mutated(_ mutation: Mutation, _ random: inout SeededGenerator) -> Bitmap {
    var page = page()
    let place = frame(Int(random.next() % 2), Int(random.next() % 2))
    func pixel(_ random: inout SeededGenerator) -> (Int, Int) {
      (Int(random.next() % UInt64(side)), Int(random.next() % UInt64(side)))
    }
    func nudged(_ pixel: Pixel, _ channel: UInt64) -> Pixel {
      var copy = pixel
      switch channel {
      case 0: copy.red += 1
      case 1: copy.green += 1
      default: copy.blue += 1
      }
      return copy
    }
    switch mutation {
    case .onePixel:
      let (x, y) = pixel(&random)
      page[x, y] = page[x, y] == ground ? .black : .white
    case .oneLevel:
      let (x, y) = pixel(&random)
      page[x, y] = nudged(page[x, y], random.next() % 3)
    case .oneLevelEverywhere:
      let channel = random.next() % 3
      for y in 0..<side { for x in 0..<side { page[x, y] = nudged(page[x, y], channel) } }
    case .shift:
      page.fill(place, with: ground)
      var moved = place
      let isAlongX = random.next() % 2 == 0
      let step = random.next() % 2 == 0 ? 1 : -1
      if isAlongX { moved.x += step } else { moved.y += step }
      page.fill(moved, with: ink)
    case .missingIcon: page.fill(place, with: ground)
    case .noise:
      // On a grid of 3, so that no two touch.
      var places: Set<Int> = []
      while places.count < 100 { places.insert(Int(random.next() % 1600)) }
      for place in places {
        let (x, y) = (3 * (place % 40), 3 * (place / 40))
        page[x, y] = page[x, y] == ground ? .black : .white
      }
    }
    return page
  }

  @Test(arguments: Mutation.allCases)
  func findsWhatTheTableSays(mutation: Mutation) throws {
    let reference = Self.page()
    var random = SeededGenerator(seed: 7)
    let expected = try #require(Self.found[mutation])
    for _ in 0..<40 {
      let snapshot = Self.mutated(mutation, &random)
      for (comparator, isFound) in zip(Self.comparators, expected) {
        let verdict = comparator.rule.verdict(reference, snapshot)
        #expect(verdict.isAccepted != isFound, "\(comparator.name): \(verdict)")
      }
    }
  }

  /// A cluster is joined through a corner and around a bay, whatever the rows say at first.
  @Test func clustersTouchByCorners() {
    let reference = Bitmap(width: 9, height: 5, fill: .white)
    var snapshot = reference
    // Two arms that meet in the last row: 5 + 5 + 1 pixels, and one pixel apart.
    for row in 0..<5 {
      snapshot[row, row] = .black
      snapshot[8 - row, row] = .black
    }
    #expect(BitmapComparator.cluster(max: 8).verdict(reference, snapshot).measured == 9)
    #expect(BitmapComparator.cluster(max: 9).verdict(reference, snapshot).isAccepted)
    var apart = reference
    apart[0, 0] = .black
    apart[2, 0] = .black
    apart[0, 2] = .black
    #expect(BitmapComparator.cluster(max: 0).verdict(reference, apart).measured == 1)
  }

  @Test func anotherSizeIsACluster() {
    let (small, large) = (Bitmap(width: 10, height: 10), Bitmap(width: 10, height: 12))
    let verdict = BitmapComparator.cluster(max: 5).verdict(small, large)
    #expect(verdict.measured == 20)
    #expect(
      verdict.description == "measured 20 pixels in one cluster, allowed 5 pixels in one cluster")
  }

  /// A slanted edge drawn with other greys between its sides, and an icon that is gone beside it.
  @Test func antialiasingDoesNotCountAndIconsDo() {
    func edge(_ shift: Int) -> Bitmap {
      var page = Bitmap(width: 40, height: 40, fill: .white)
      for y in 0..<40 {
        let x = 10 + y / 4
        page.fill(PixelRect(x: 0, y: y, width: x, height: 1), with: .black)
        let grey = UInt8(40 + 50 * (y % 4) + shift)
        page[x, y] = Pixel(red: grey, green: grey, blue: grey)
      }
      return page
    }
    let rule = BitmapComparator.ignoringAntialiasing(.exact)
    #expect(!BitmapComparator.exact.verdict(edge(0), edge(9)).isAccepted)
    #expect(rule.verdict(edge(0), edge(9)).isAccepted)
    var missing = edge(9)
    missing.fill(PixelRect(x: 30, y: 4, width: 6, height: 6), with: .black)
    #expect(!rule.verdict(edge(0), missing).isAccepted)
  }
}
