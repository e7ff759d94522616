import CasqueGeometry
import CasqueModel
import Testing

@testable import CasqueScene

@Suite struct TransformTests {
  private static let center = Point(x: 100, y: 50)

  /// A turn of 60° about the vertical axis halves the width; without perspective all is straight.
  @Test func turnsWithoutPerspective() throws {
    let map = try #require(Transform3D(rotationY: 60).projection(about: Self.center))
    let right = try #require(map.apply(to: Point(x: 140, y: 20)))
    #expect(abs(right.x - 120) < 1e-9 && abs(right.y - 20) < 1e-9)
  }

  /// x = 40 goes to x = 20 and z = −34.64, seen from 200: divided by 1 + 34.64/200.
  @Test func theFarSideIsSmaller() throws {
    let map = try #require(
      Transform3D(rotationY: 60, perspective: 200).projection(about: Self.center))
    let right = try #require(map.apply(to: Point(x: 140, y: 50)))
    let left = try #require(map.apply(to: Point(x: 60, y: 50)))
    let depth = 40 * 0.8660254037844386 / 200
    #expect(abs(right.x - (100 + 20 / (1 + depth))) < 1e-9)
    #expect(abs(left.x - (100 - 20 / (1 - depth))) < 1e-9)
  }

  /// A positive turn about the horizontal axis moves the top away.
  @Test func theTopGoesAway() throws {
    let map = try #require(
      Transform3D(rotationX: 45, perspective: 300).projection(about: Self.center))
    let top = try #require(map.apply(to: Point(x: 110, y: 20)))
    let bottom = try #require(map.apply(to: Point(x: 110, y: 80)))
    #expect(top.x < bottom.x)
  }

  @Test func behindTheEyeIsNothing() throws {
    let map = try #require(
      Transform3D(translationZ: 400, perspective: 300).projection(about: Self.center))
    #expect(map.apply(to: Self.center) == nil)
    #expect(Transform3D.identity.projection(about: Self.center) == nil)
  }
}
