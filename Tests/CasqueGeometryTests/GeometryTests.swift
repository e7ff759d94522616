import CasqueGeometry
import Testing

@Suite struct PixelGridTests {
  static let upwards: [(Double, Double, Double)] = [
    (20.287, 3, 61.0 / 3), (20, 2, 20), (20.0004, 2, 20), (20.01, 2, 20.5),
  ]
  static let ties: [(Double, Double, Double)] = [
    (0.25, 2.0, 0.5), (-0.25, 2, -0.5), (0.24, 2, 0), (-0.24, 2, 0), (95.5, 1, 96),
    (95.499_999_999_9, 1, 96), (95.4, 1, 95), (1.0 / 6, 3, 1.0 / 3), (10, 3, 10),
  ]

  /// Ties go away from zero: 0.25 points are half a pixel at scale 2.
  @Test(arguments: ties)
  func roundsTiesAwayFromZero(value: Double, scale: Double, expected: Double) {
    #expect(abs(PixelGrid(scale: scale).round(value) - expected) < 1e-12)
  }

  @Test func neverGivesMinusZero() {
    #expect(PixelGrid(scale: 2).round(-0.1).sign == .plus)
  }

  /// 20.287 points are 60.86 pixels at scale 3, so 61; a thousandth of a pixel is forgiven.
  @Test(arguments: upwards)
  func ceils(value: Double, scale: Double, expected: Double) {
    #expect(abs(PixelGrid(scale: scale).ceil(value) - expected) < 1e-12)
  }

  /// Three equal columns of 287/3 points at scale 2 come out 95.5, 96, 95.5.
  ///
  /// **Source** layout rule 8.
  @Test func edgesRoundAndSizesFollow() {
    let grid = PixelGrid(scale: 2)
    let width = 287.0 / 3
    let columns = (0..<3).map { index in
      grid.round(Rect(x: Double(index) * width, y: 0, width: width, height: 1)).width
    }
    #expect(columns == [95.5, 96, 95.5])
  }
}

@Suite struct RectTests {
  let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test func hasEdgesAndMiddles() {
    #expect(rect.maxX == 40)
    #expect(rect.maxY == 60)
    #expect(rect.center == Point(x: 25, y: 40))
    #expect(rect.max(.vertical) == 60)
    #expect(rect.min(.horizontal) == 10)
  }

  @Test func insetsNeverMakeItNegative() {
    #expect(
      rect.inset(by: Insets(top: 1, left: 2, bottom: 3, right: 4))
        == Rect(x: 12, y: 21, width: 24, height: 36))
    #expect(rect.inset(by: Insets(all: 50)).size == .zero)
  }

  @Test func intersectsAndUnites() {
    let other = Rect(x: 30, y: 50, width: 30, height: 30)
    #expect(rect.intersection(other) == Rect(x: 30, y: 50, width: 10, height: 10))
    #expect(rect.union(other) == Rect(x: 10, y: 20, width: 50, height: 60))
    #expect(rect.intersection(Rect(x: 40, y: 20, width: 5, height: 5)) == nil)
    #expect(rect.contains(Rect(x: 9.6, y: 20, width: 5, height: 5), tolerance: 0.5))
    #expect(!rect.contains(Rect(x: 9.4, y: 20, width: 5, height: 5), tolerance: 0.5))
  }

  @Test func directionalInsetsFollowTheDirection() {
    let insets = DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(insets.resolved(mirrored: false) == Insets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(insets.resolved(mirrored: true) == Insets(top: 1, left: 4, bottom: 3, right: 2))
  }
}

@Suite struct AffineTransformTests {
  /// Positive angles are clockwise on screen: the x axis turns towards y, which is down.
  @Test func rotatesClockwise() {
    let turned = AffineTransform.rotation(.pi / 2).apply(to: Point(x: 1, y: 0))
    #expect(turned.distance(to: Point(x: 0, y: 1)) < 1e-15)
  }

  @Test func concatenatesFirstThenNext() {
    let transform = AffineTransform.scale(x: 2, y: 3).concatenating(.translation(x: 1, y: 1))
    #expect(transform.apply(to: Point(x: 1, y: 1)) == Point(x: 3, y: 4))
    #expect(transform.determinant == 6)
  }

  @Test func keepsItsPivot() {
    let pivot = Point(x: 5, y: 7)
    let transform = AffineTransform.scale(x: 4, y: 4).about(pivot)
    #expect(transform.apply(to: pivot) == pivot)
    #expect(
      transform.boundingBox(of: Rect(x: 4, y: 6, width: 2, height: 2))
        == Rect(x: 1, y: 3, width: 8, height: 8))
  }
}
