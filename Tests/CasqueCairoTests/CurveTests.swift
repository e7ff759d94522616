import CasqueGeometry
import CasqueModel
import CasqueScene
import Testing

@testable import CasqueCairo

@Suite struct CurveTests {
  static let rect = Rect(x: 0, y: 0, width: 100, height: 100)

  /// **Source** ControlFacts, continuous corner curve: it starts 1.528665 radii from the corner.
  @Test func aCornerReachesAlongItsEdges() {
    let path = ContinuousCorners(Self.rect, radius: 10).path
    #expect(path.first == .move(Point(x: 100 - 15.28665, y: 0)))
    guard case .curve(let first, _, let end) = path[1] else {
      Issue.record("no curve")
      return
    }
    #expect(abs(first.x - (100 - 10.8849296)) < 1e-9 && first.y == 0)
    #expect(abs(end.x - (100 - 6.6993427)) < 1e-9 && abs(end.y - 0.65496) < 1e-9)
  }

  /// Half the side is a circle: 25 points from its middle everywhere.
  @Test func aRadiusOfHalfTheSideIsACircle() {
    let square = Rect(x: 0, y: 0, width: 50, height: 50)
    for step in ContinuousCorners(square, radius: 25).path {
      switch step {
      case .move(let point), .line(let point), .curve(_, _, let point):
        #expect(abs(point.distance(to: Point(x: 25, y: 25)) - 25) < 1e-4)
      case .close: break
      }
    }
  }

  @Test func clustersFollowTheCharacters() throws {
    let text = Array("añb".utf8)  // a, ñ of two bytes, b
    func run(_ clusters: [Int], isRightToLeft: Bool = false) -> GlyphRun {
      GlyphRun(
        font: FontKey(file: "f"), size: 10,
        glyphs: clusters.map { Glyph(id: 1, x: 0, y: 0, advance: 1, cluster: $0) }, range: 0..<4,
        isRightToLeft: isRightToLeft)
    }
    let plain = try #require(GlyphClusters(run([0, 1, 3]), of: text))
    #expect(plain.lengths.map(\.bytes) == [1, 2, 1] && plain.lengths.map(\.glyphs) == [1, 1, 1])
    // A ligature of the first two, and a letter of two glyphs.
    let joined = try #require(GlyphClusters(run([0, 3, 3]), of: text))
    #expect(joined.lengths.map(\.bytes) == [3, 1] && joined.lengths.map(\.glyphs) == [1, 2])
    let mirrored = try #require(GlyphClusters(run([3, 1, 0], isRightToLeft: true), of: text))
    #expect(mirrored.lengths.map(\.bytes) == [1, 2, 1])
    #expect(GlyphClusters(run([1, 0, 3]), of: text) == nil)
    #expect(GlyphClusters(run([0, 2, 3]), of: text) == nil)
    #expect(GlyphClusters(run([0, 1, 9]), of: text) == nil)
  }
}
