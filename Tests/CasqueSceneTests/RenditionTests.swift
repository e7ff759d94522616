import CasqueGeometry
import CasqueLayout
import CasqueModel
import Testing
import _CasqueTestSupport

@testable import CasqueScene

@Suite struct RenditionTests {
  private static func resolved(
    _ view: View, in superview: String?, _ frame: Rect, text: ShapedText? = nil
  ) -> ResolvedView {
    var resolved = ResolvedView(
      view: view, superview: superview, frame: frame, absoluteFrame: frame, alignmentRect: frame)
    resolved.text = text
    return resolved
  }

  /// Two rows: the right one of the first row is read before the left one of the second.
  @Test(arguments: [(false, ["a", "b", "c"]), (true, ["b", "a", "c"])])
  func readingGoesByRows(isMirrored: Bool, order: [String]) {
    var root = Self.resolved(View("root"), in: nil, Rect(x: 0, y: 0, width: 100, height: 100))
    root.isMirrored = isMirrored
    let views = [
      root,
      Self.resolved(
        .label("c", text: "c"), in: "root", Rect(x: 0, y: 60, width: 40, height: 20)),
      Self.resolved(
        .label("b", text: "b"), in: "root", Rect(x: 50, y: 4, width: 40, height: 20)),
      Self.resolved(
        .label("a", text: "a"), in: "root", Rect(x: 0, y: 0, width: 40, height: 20)),
      Self.resolved(.view("ground"), in: "root", Rect(x: 0, y: 0, width: 100, height: 9)),
    ]
    let result = LayoutResult(layoutName: "it", environment: .small(), views: views)
    #expect(ReadingOrder(result).views.map { result.views[$0].id } == order)
  }

  /// The elements of a view stay together, even beside a taller neighbour.
  @Test func aViewIsReadAsAWhole() {
    let views = [
      Self.resolved(View("root"), in: nil, Rect(x: 0, y: 0, width: 100, height: 100)),
      Self.resolved(.view("left"), in: "root", Rect(x: 0, y: 0, width: 50, height: 100)),
      Self.resolved(.label("a", text: "a"), in: "left", Rect(x: 0, y: 0, width: 40, height: 20)),
      Self.resolved(.label("b", text: "b"), in: "left", Rect(x: 0, y: 60, width: 40, height: 20)),
      Self.resolved(.label("c", text: "c"), in: "root", Rect(x: 50, y: 0, width: 40, height: 20)),
    ]
    let result = LayoutResult(layoutName: "it", environment: .small(), views: views)
    #expect(ReadingOrder(result).views.map { result.views[$0].id } == ["a", "b", "c"])
  }

  @Test func changesAreWhatMovedCameAndWent() {
    func result(_ frames: [(String, Double)]) -> LayoutResult {
      LayoutResult(
        layoutName: "it", environment: .small(),
        views: [Self.resolved(View("root"), in: nil, Rect(x: 0, y: 0, width: 100, height: 100))]
          + frames.map {
            Self.resolved(.view($0.0), in: "root", Rect(x: 0, y: $0.1, width: 10, height: 10))
          })
    }
    let changes = LayoutChanges(
      from: result([("same", 0), ("moved", 20), ("gone", 40)]),
      to: result([("same", 0.2), ("moved", 30), ("new", 60)])
    ).changes
    #expect(changes.map(\.id) == ["moved", "new", "gone"])
    #expect(changes[0].before?.minY == 20 && changes[0].after?.minY == 30)
    #expect(changes[1].before == nil && changes[2].after == nil)
  }

  /// What is deeper in the tree is drawn later and nearer to the eye: larger.
  @Test func explodedSheetsGrowWithTheirDepth() throws {
    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    let views = [
      Self.resolved(View("root"), in: nil, frame),
      Self.resolved(.view("a"), in: "root", frame),
      Self.resolved(.view("b"), in: "a", frame),
    ]
    let scene = Scene(LayoutResult(layoutName: "it", environment: .small(), views: views))
    let list = scene.displayList(
      SceneOptions(rendition: .exploded), text: MonospaceMeasurer(), resources: EmptyResources())
    let projections = list.commands.compactMap { command -> Projection? in
      if case .beginGroup(let group) = command { group.projection } else { nil }
    }
    #expect(projections.count == 3)
    let extents = projections.compactMap { $0.boundingBox(of: frame)?.height }
    #expect(extents.count == 3 && extents[0] < extents[1] && extents[1] < extents[2])
    let size = Rect(origin: .zero, size: list.size)
    for projection in projections {
      #expect(size.contains(try #require(projection.boundingBox(of: frame))))
    }
  }
}
