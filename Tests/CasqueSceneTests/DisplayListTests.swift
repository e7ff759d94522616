import CasqueGeometry
import CasqueModel
import CasqueScene
import Testing

@Suite struct DisplayListTests {
  static let square = Shape.rect(Rect(x: 0, y: 0, width: 1, height: 1))

  @Test func groupsWithoutEffectOrContentAreLeftOut() {
    var list = DisplayList(size: Size(width: 1, height: 1), scale: 1)
    list.group(DisplayGroup()) { $0.fill(Self.square, .black) }
    list.group(DisplayGroup(alpha: 0.5)) { $0.fill(Self.square, .clear) }
    #expect(list.commands == [.fill(Self.square, .color(.black))])
    list.group(DisplayGroup(alpha: 0.5)) { $0.fill(Self.square, .black) }
    #expect(list.commands.count == 4)
  }

  @Test func anotherListIsScaledMovedAndCut() throws {
    var inner = DisplayList(size: Size(width: 10, height: 20), scale: 2)
    inner.fill(Self.square, .black)
    var list = DisplayList(size: Size(width: 100, height: 100), scale: 2)
    list.draw(inner, at: Point(x: 30, y: 40), factor: 0.5)
    guard case .beginGroup(let group) = try #require(list.commands.first) else {
      Issue.record("no group")
      return
    }
    #expect(group.clip == .rect(Rect(x: 0, y: 0, width: 10, height: 20)))
    #expect(group.transform.apply(to: Point(x: 10, y: 20)) == Point(x: 35, y: 50))
  }

  @Test func boundsHoldEveryPoint() {
    let path: [PathStep] = [
      .move(Point(x: 1, y: 2)), .line(Point(x: 5, y: -3)),
      .curve(Point(x: 9, y: 0), Point(x: 2, y: 8), Point(x: 1, y: 1)), .close,
    ]
    #expect(Shape.path(path).bounds == Rect(minX: 1, minY: -3, maxX: 9, maxY: 8))
    #expect(Shape.path([]).bounds == .zero)
  }
}
