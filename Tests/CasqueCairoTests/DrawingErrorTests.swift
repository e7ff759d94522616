import CasqueGeometry
import CasqueImaging
import CasqueModel
import CasqueScene
import Testing

@testable import CasqueCairo

@Suite struct DrawingErrorTests {
  static func list(_ width: Double, _ height: Double, scale: Double = 1) -> DisplayList {
    DisplayList(size: Size(width: width, height: height), scale: scale)
  }

  @Test(arguments: [
    (list(16_385, 1), DrawingError.tooLarge(width: 16_385, height: 1)),
    (list(1, 5462, scale: 3), .tooLarge(width: 3, height: 16_386)),
    (list(10_001, 10_000), .tooLarge(width: 10_001, height: 10_000)),
    (list(1e300, 1), .tooLarge(width: 1_000_000_000, height: 1)),
    (list(0, 10), .emptyPicture), (list(-1, 10), .emptyPicture), (list(.nan, 10), .emptyPicture),
    (list(.infinity, 10), .emptyPicture),
  ])
  func extents(list: DisplayList, error: DrawingError) {
    #expect(throws: error) { try Drawing.bitmap(list) }
  }

  /// A third of a point more than a pixel is a pixel more, noise is not.
  @Test func extentsAreRoundedUpButForNoise() throws {
    #expect(try DrawingLimits.pixels(of: Size(width: 10.3, height: 10), scale: 3) == (31, 30))
    #expect(
      try DrawingLimits.pixels(of: Size(width: 10.0000001, height: 1e-3), scale: 3) == (30, 1))
  }

  @Test(arguments: [
    [DisplayCommand.endGroup], [.beginGroup(DisplayGroup(alpha: 0.5))],
    [.beginGroup(DisplayGroup(alpha: 0.5)), .endGroup, .endGroup],
  ])
  func groups(commands: [DisplayCommand]) {
    var list = Self.list(1, 1)
    list.commands = commands
    #expect(throws: DrawingError.unbalancedGroups) { try Drawing.bitmap(list) }
    #expect(throws: DrawingError.unbalancedGroups) { try Drawing.renderer().pdf([list]) }
    #expect(throws: DrawingError.unbalancedGroups) { try Drawing.renderer().svg(list) }
  }

  @Test func pages() {
    #expect(throws: DrawingError.noPages) { try Drawing.renderer().pdf([]) }
    #expect(throws: DrawingError.emptyPicture) {
      try Drawing.renderer().pdf([Self.list(1, 1), Self.list(0, 1)])
    }
  }

  @Test func aThousandLayersInEachOther() throws {
    var list = Self.list(4, 4)
    let group = DisplayCommand.beginGroup(DisplayGroup(alpha: 0.99))
    list.commands = Array(repeating: group, count: 1000)
    list.fill(.rect(Rect(x: 0, y: 0, width: 4, height: 4)), .black)
    list.commands += Array(repeating: .endGroup, count: 1000)
    #expect(try Drawing.bitmap(list)[1, 1].alpha < 100)
  }
}
