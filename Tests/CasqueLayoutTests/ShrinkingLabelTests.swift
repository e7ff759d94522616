import CasqueGeometry
import CasqueLayout
import CasqueModel
import Testing

/// Labels that set their text smaller before they cut it; a character is half its size wide.
@Suite struct ShrinkingLabelTests {
  private func text(
    _ factor: Double, _ adjustment: Label.BaselineAdjustment = .alignBaselines
  ) throws -> ResolvedView {
    // Ten characters of 20 points are 100 wide; there are 60.
    var label = Label(text: "abcdefghij", font: .system(20))
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = factor
    label.baselineAdjustment = adjustment
    var view = View("it", content: .label(label))
    view.autoresizing = Autoresizing(frame: Rect(x: 0, y: 0, width: 60, height: 20))
    let result = resolve(
      Layout(name: "it", root: View("root", subviews: [view])), in: .window(profile: .plain18))
    return try #require(result.view("it"))
  }

  @Test func theLargestSizeThatFits() throws {
    let view = try text(0.2)
    let shaped = try #require(view.text)
    #expect(!shaped.isTruncated && shaped.size.width <= 60 + 1e-9)
    // 0.6 of 20 is 12; steps are a 256th of what lies between the least size and the whole.
    let size = try #require(shaped.lines.first?.runs.first?.size)
    #expect(size <= 12 + 1e-9 && size > 12 - 20 * 0.8 / 256)
  }

  @Test func notBelowTheLeast() throws {
    let shaped = try #require(try text(0.8).text)
    #expect(shaped.isTruncated && shaped.lines.first?.runs.first?.size == 16)
  }

  /// The baseline at 20 points is 16 from the top; that of 12 points is 9.6 from its own.
  @Test func baselinesStayOrCentresDo() throws {
    let kept = try text(0.2, .alignBaselines)
    #expect(abs(kept.textFrame.minY + (kept.text?.firstBaseline ?? 0) - 16) < 1e-9)
    let centered = try text(0.2, .alignCenters)
    #expect(abs(centered.textFrame.midY - 10) < 0.26)
    #expect(try text(0.2, .none).textFrame.minY == 0)
  }
}
