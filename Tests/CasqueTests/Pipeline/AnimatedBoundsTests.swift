import Casque
import Foundation
import Testing

/// Animated bounds lay out what lies in the view again.
@Suite struct AnimatedBoundsTests {
  /// A card of 100 × 60 in the middle; what holds its bar is stated by the card or by the root.
  static func document(_ heldByCard: Bool, further: String = "") -> String {
    let inner = [
      "bar.leading = card.leading + 10", "bar.trailing = card.trailing - 10",
      "bar.top = card.top + 10", "bar.height = 20",
    ]
    let outer = [
      "card.centerX = screen.centerX", "card.centerY = screen.centerY", "card.width = 100",
      "card.height = 60", "below.top = card.bottom + 10", "below.leading = card.leading",
      "below.trailing = card.trailing", "below.height = 10",
    ]
    func lines(_ rules: [String], _ indent: Int) -> String {
      rules.map { String(repeating: " ", count: indent) + "- \($0)" }.joined(separator: "\n")
    }
    return """
      casque: 1
      root:
        id: screen
        subviews:
          - view: card
            subviews: [{view: bar}\(further)]
      \(heldByCard ? "      constraints:\n" + lines(inner, 8) : "")
          - view: below
        constraints:
      \(lines(outer + (heldByCard ? [] : inner), 4))
      motion:
        animations:
          - {view: card, property: bounds, to: {width: 200, height: 100}, duration: 1, curve: linear}
      """
  }

  static func frames(_ text: String, at time: Double) throws -> [String: Rect] {
    let read = DocumentReader.read(Array(text.utf8), path: "bounds.yml", palette: [])
    #expect(read.diagnostics == [])
    let cell = Cell(device: try DeviceCatalogue.standard.device(id: "iphone-se-3"))
    let result = LayoutPipeline.standard.resolve(
      try #require(read.value), in: cell, at: time)
    return Dictionary(uniqueKeysWithValues: result.views.map { ($0.id, $0.absoluteFrame) })
  }

  @Test(arguments: [true, false])
  func subviewsFollowTheirConstraints(heldByCard: Bool) throws {
    let text = Self.document(heldByCard)
    let rest = try Self.frames(text, at: 0)
    // 375 × 667: the middle is at (187.5, 333.5).
    #expect(rest["card"] == Rect(x: 137.5, y: 303.5, width: 100, height: 60))
    #expect(rest["bar"] == Rect(x: 147.5, y: 313.5, width: 80, height: 20))
    let half = try Self.frames(text, at: 0.5)
    #expect(half["card"] == Rect(x: 112.5, y: 293.5, width: 150, height: 80))
    #expect(half["bar"] == Rect(x: 122.5, y: 303.5, width: 130, height: 20))
    let end = try Self.frames(text, at: 1)
    #expect(end["card"] == Rect(x: 87.5, y: 283.5, width: 200, height: 100))
    #expect(end["bar"] == Rect(x: 97.5, y: 293.5, width: 180, height: 20))
    // What is beside the card does not move with its bounds.
    #expect(half["below"] == rest["below"] && end["below"] == rest["below"])
  }

  /// The picture shows what was solved: the bar reaches to 10 points before the card's edge.
  @Test func thePictureShowsIt() throws {
    let text = Self.document(true)
      .replacing("view: card", with: "view: card\n      backgroundColor: white", maxReplacements: 1)
      .replacing("{view: bar}", with: "{view: bar, backgroundColor: black}")
    let cell = Cell(device: try DeviceCatalogue.standard.device(id: "iphone-se-3"))
    let pipeline = LayoutPipeline.standard
    let picture = pipeline.movingPicture(
      PictureRequest(
        try InteractivePageTests.document(text), in: cell, surroundings: .none))
    let bitmap = try pipeline.bitmap(of: picture, at: Moment(1), scale: 2)
    func pixel(_ x: Double, _ y: Double) -> Pixel { bitmap[Int(x * 2), Int(y * 2)] }
    #expect(pixel(98, 294) == .black && pixel(277, 313) == .black)
    #expect(pixel(96.5, 300) == .white && pixel(278.5, 300) == .white && pixel(180, 320) == .white)
  }
}
