import Casque
import Testing

/// `casque check --canvas`: which views are named of those that are solved elsewhere than shown.
///
/// Another view that was moved is in each document: one that breaks a constraint by itself.
@Suite struct CanvasMovedViewTests {
  private typealias Fixture = InterfaceFixture

  /// A view that is shown in a frame.
  private func shown(
    _ id: String, _ frame: Rect, kind: String = "view", _ attributes: String = "",
    inner: String = ""
  ) -> String {
    Fixture.view(id, kind: kind, "userLabel=\"\(id)\" \(attributes)", inner).replacing(
      "x=\"0.0\" y=\"0.0\" width=\"1\" height=\"1\"",
      with:
        "x=\"\(frame.minX)\" y=\"\(frame.minY)\" width=\"\(frame.width)\" height=\"\(frame.height)\"",
      maxReplacements: 1)
  }

  /// The views that are told of beside one, `far`, that lies 100 points from where it should.
  private func misplacedBesideAnother(
    _ views: String, _ constraints: [String]
  ) throws -> [String] {
    let far = [
      Fixture.equal("far", "trailing", "root", "trailing"),
      Fixture.equal("far", "bottom", "root", "bottom"),
      Fixture.extent("far", "width", 10), Fixture.extent("far", "height", 10),
    ]
    let text = Fixture.storyboard(
      shown("far", Rect(x: 304, y: 886, width: 10, height: 10)) + views,
      constraints: (far + constraints).joined())
    let named = try Fixture.withFile(text) { path in
      let document = try #require(CanvasDocument.readForChecks(path).value)
      return LayoutPipeline.standard.canvasFindings(of: [document])[0].findings
        .filter { $0.diagnostic.code == .layoutMisplaced }.flatMap(\.views)
    }
    #expect(named.first == "far")
    return Array(named.dropFirst())
  }

  /// A constraint that yields to a stronger one does not show where the safe area is.
  ///
  /// **Source** 2 storyboards of 2 that tie a label's and a text field's top to the top layout guide and
  /// their baselines to each other.
  @Test func whatYieldsAgreesWithNothing() throws {
    func named(top: Double) throws -> [String] {
      let constraints = ["a", "b"].flatMap { id in
        [
          Fixture.equal(id, "leading", "root", "leading", id == "a" ? "" : "constant=\"110\""),
          Fixture.extent(id, "width", 100), Fixture.extent(id, "height", 40),
          Fixture.equal(
            id, "top", "safe", "top", "constant=\"20\" priority=\"\(id == "a" ? 1000 : 249)\""),
        ]
      }
      return try misplacedBesideAnother(
        shown("a", Rect(x: 0, y: top, width: 100, height: 40))
          + shown("b", Rect(x: 110, y: 68, width: 100, height: 40)),
        constraints + [Fixture.equal("b", "bottom", "root", "top", "constant=\"108\"")])
    }
    #expect(try named(top: 64).isEmpty)
    #expect(try named(top: 68) == ["a"])
    #expect(try named(top: 67) == ["a"])
  }

  /// What begins at an edge and lies in the middle is stretched by twice what its middle is off.
  @Test(arguments: [(374.0, false), (375, false), (376, true), (372, true), (371, true)])
  func whatIsStretchedAboutItsMiddleIsTold(width: Double, isTold: Bool) throws {
    let named = try misplacedBesideAnother(
      shown("a", Rect(x: 20, y: 64, width: width, height: 40)),
      [
        Fixture.equal("a", "leading", "root", "leading", "constant=\"20\""),
        Fixture.equal("a", "centerX", "root", "centerX"), Fixture.extent("a", "height", 40),
        Fixture.equal("a", "top", "safe", "top", "constant=\"20\""),
      ])
    #expect(named == (isTold ? ["a"] : []))
  }

  /// A view that its subviews hold in place is moved with them, which breaks only what ties them
  /// to other views, and each by the same.
  @Test(arguments: [(10.0, 44.0, false), (16, 44, true), (10, 50, true), (4, 36, true)])
  func aViewThatIsMovedWithItsSubviewsIsTold(x: Double, y: Double, isTold: Bool) throws {
    let subviews = ["a", "b"].enumerated().map { index, id in
      shown(id, Rect(x: 10 + 50 * Double(index), y: 20, width: 40, height: 40))
    }
    let constraints = ["a", "b"].flatMap { id in
      [
        Fixture.equal(
          id, "leading", "root", "leading", "constant=\"\(id == "a" ? 20 : 70)\""),
        Fixture.equal(id, "top", "safe", "top", "constant=\"20\""),
        Fixture.extent(id, "width", 40), Fixture.extent(id, "height", 40),
      ]
    }
    let named = try misplacedBesideAnother(
      shown(
        "box", Rect(x: x, y: y, width: 120, height: 80),
        inner: "<subviews>\(subviews.joined())</subviews>"),
      constraints + [
        Fixture.equal("box", "leading", "a", "leading", "constant=\"-10\""),
        Fixture.equal("box", "top", "a", "top", "constant=\"-20\""),
        Fixture.extent("box", "width", 120), Fixture.extent("box", "height", 80),
      ])
    #expect(named == (isTold ? ["box"] : []))
  }

  /// Where measured contents and shown ones blame as many views, any of them may be what was moved.
  ///
  /// **Source** 2 text fields of a storyboard, one of a font that nothing is known of, and a symbol in a
  /// stack view of another.
  @Test(arguments: [(76, []), (72.5, ["text", "box"]), (79, ["box"])] as [(Double, [String])])
  func whatAnUncertainTextMayExplainIsTold(y: Double, views: [String]) throws {
    let font =
      "<fontDescription key=\"fontDescription\" name=\"Nil-Regular\" family=\"Nil\" pointSize=\"17\"/>"
    let named = try misplacedBesideAnother(
      shown(
        "text", Rect(x: 0, y: 44, width: 414, height: 24), kind: "label", "text=\"mm\"",
        inner: font) + shown("box", Rect(x: 0, y: y, width: 100, height: 40)),
      [
        Fixture.equal("text", "leading", "root", "leading"),
        Fixture.equal("text", "trailing", "root", "trailing"),
        Fixture.equal("text", "top", "safe", "top"),
        Fixture.equal("box", "leading", "root", "leading"), Fixture.extent("box", "width", 100),
        Fixture.equal("box", "top", "text", "bottom", "constant=\"8\""),
        Fixture.extent("box", "height", 40),
      ])
    #expect(named == views)
  }
}
