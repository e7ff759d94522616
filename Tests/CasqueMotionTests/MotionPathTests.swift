import CasqueGeometry
import CasqueModel
import Testing

@testable import CasqueMotion

@Suite struct MotionPathTests {
  static let paths: [MotionPath] = [
    .polyline([.zero, Point(x: 100, y: 0), Point(x: 100, y: 300)]),
    .cubic(.zero, Point(x: 0, y: 200), Point(x: 300, y: 200), Point(x: 300, y: 0)),
    MotionPath([
      PathPoint(.zero), PathPoint(Point(x: 90, y: 40)),
      PathPoint(Point(x: 160, y: -30), kind: .corner), PathPoint(Point(x: 260, y: 80)),
    ]),
  ]

  @Test(arguments: paths, [0, 0.1, 0.25, 0.5, 0.9, 1])
  func splitPiecesJoinExactly(_ path: MotionPath, _ u: Double) {
    let (first, second) = path.split(at: u)
    #expect(first.position(at: 1).point == second.position(at: 0).point)
    #expect(first.position(at: 0).point == path.position(at: 0).point)
    #expect(second.position(at: 1).point == path.position(at: 1).point)
    #expect(abs(first.length + second.length - path.length) < 1e-6)
    for step in 0...50 {
      let share = Double(step) / 50
      let whole = path.position(at: share).point
      let part =
        share <= u
        ? first.position(at: u > 0 ? share / u : 1)
        : second.position(at: (share - u) / (1 - u))
      #expect(part.point.distance(to: whole) < 1e-5)
    }
  }

  @Test(arguments: paths)
  func speedIsConstant(_ path: MotionPath) {
    let places = (0...1000).map { path.position(at: Double($0) / 1000).point }
    let steps = zip(places, places.dropFirst()).map { $0.distance(to: $1) }
    let step = path.length / 1000
    // A corner is cut by a chord; nothing else is shorter than the way.
    #expect(steps.allSatisfy { $0 <= step + 1e-6 })
    #expect(steps.filter { $0 < step * 0.999 }.count <= 2)
  }

  @Test func coincidentPointsAreSkipped() {
    let path = MotionPath.polyline([
      .zero, .zero, Point(x: 10, y: 0), Point(x: 10, y: 0), Point(x: 10, y: 10),
    ])
    #expect(path.length == 20)
    #expect(path.position(at: 0.5).direction == 0)
    #expect(path.position(at: 0.75) == .init(point: Point(x: 10, y: 5), direction: .pi / 2))
  }

  @Test func aPathWithoutLengthKeepsItsDirection() {
    let path = MotionPath.polyline([Point(x: 5, y: 5), Point(x: 5, y: 5)], startDirection: 1)
    #expect(path.position(at: 0.5) == .init(point: Point(x: 5, y: 5), direction: 1))
    #expect(MotionPath([]).position(at: 0.5).point == .zero)
    #expect(path.split(at: 0.5).0.length == 0)
  }

  @Test func curveWithoutHandlesHasADirectionAtItsEnds() {
    let curve = MotionPath.cubic(.zero, .zero, Point(x: 10, y: 10), Point(x: 10, y: 10))
    #expect(abs(curve.position(at: 0).direction - .pi / 4) < 1e-9)
    #expect(abs(curve.position(at: 1).direction - .pi / 4) < 1e-9)
  }

  @Test func aSmoothPointHasNoCorner() {
    let path = MotionPath([
      PathPoint(.zero), PathPoint(Point(x: 100, y: 0)), PathPoint(Point(x: 100, y: 100)),
    ])
    // The handles at (100, 0) lie along (100, 100) − (0, 0).
    let (first, second) = path.split(at: 0.5)
    #expect(abs(first.position(at: 1).direction - .pi / 4) < 1e-9)
    #expect(abs(second.position(at: 0).direction - .pi / 4) < 1e-9)
    #expect(first.position(at: 1).point.distance(to: Point(x: 100, y: 0)) < 1e-9)
  }

  @Test func anActionTurnsWithItsPath() {
    let action = MoveAction(
      path: Self.paths[0], duration: 2, curve: .linear, alignment: .alongPath(offset: 1))
    #expect(action.placement(at: -1) == .init(point: .zero, rotation: 1, alpha: 1))
    let after = action.placement(at: 1)
    #expect(after.point == Point(x: 100, y: 100) && after.rotation == .pi / 2 + 1)
    let (first, second) = action.split(at: 0.25)
    #expect(first.duration == 0.5 && second.duration == 1.5)
    #expect(second.placement(at: 0.5).point == after.point)
  }

  @Test func reduceMotionFadesFromPlaceToPlace() {
    let action = MoveAction(path: Self.paths[0], duration: 2)
    #expect(action.placements(at: 0, for: .reduced).map(\.point) == [.zero])
    let middle = action.placements(at: 0.125, for: .reduced)
    #expect(middle.map(\.alpha) == [0.5, 0.5])
    #expect(action.placements(at: 0.25, for: .reduced).map(\.point) == [Point(x: 100, y: 300)])
  }

  @Test func buildsWaitForTheirClicks() {
    let builds = [
      Build("A", start: .afterPrevious, delay: 1, duration: 2),
      Build("B", start: .withPrevious, delay: 0.5, duration: 1), Build("C", duration: 1),
      Build("D", duration: 1), Build("E", start: .afterPrevious, duration: 1),
    ]
    let schedule = BuildSchedule(builds, clicks: [0.5])
    #expect(schedule.entries.map(\.start) == [1, 1.5, 3, nil, nil])
    #expect(schedule.end == 4)
  }
}
