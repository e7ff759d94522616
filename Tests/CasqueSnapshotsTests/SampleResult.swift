import CasqueDevices
import CasqueGeometry
import CasqueLayout
import CasqueModel

/// Results written by hand: nothing is solved.
enum SampleResult {
  /// A first iPhone SE, held upright: 320×568 points at 2 pixels, 20 points of status bar.
  static func environment() throws -> LayoutEnvironment {
    let device = try DeviceCatalogue.standard.device(id: "iphone-se-1")
    return Cell(device: device, os: .ios18).environment
  }

  /// A resolved view whose frame in the window is given too if that is another.
  static func view(
    _ view: View, in superview: String?, _ frame: Rect, absolute: Rect? = nil,
    text: ShapedText? = nil
  ) -> ResolvedView {
    var resolved = ResolvedView(
      view: view, superview: superview, frame: frame, absoluteFrame: absolute ?? frame,
      alignmentRect: absolute ?? frame)
    resolved.text = text
    return resolved
  }

  /// Text of a number of empty lines.
  static func text(lines: Int, isTruncated: Bool = false) -> ShapedText {
    let line = ShapedLine(runs: [], width: 0, baseline: 0, range: 0..<0, isRightToLeft: false)
    return ShapedText(
      text: "", lines: Array(repeating: line, count: lines), size: .zero, firstBaseline: 0,
      lastBaselineToBottom: 0, isTruncated: isTruncated, widthsWithSameBreaks: 0...0)
  }

  /// A screen with a card, in which there is a title, and a hidden button.
  static func welcome(titleY: Double = 12, titleLines: Int = 2) throws -> LayoutResult {
    var proceed = View.button("continue", title: "Continue")
    proceed.isHidden = true
    return LayoutResult(
      layoutName: "welcome", cellName: "iPhone SE", environment: try environment(),
      views: [
        view(.view("screen"), in: nil, Rect(x: 0, y: 0, width: 320, height: 568)),
        view(.view("card"), in: "screen", Rect(x: 16, y: 36, width: 288, height: 200.5)),
        view(
          .label("title", text: "Welcome"), in: "card",
          Rect(x: 8, y: titleY, width: 1.0 / 3, height: 41), text: text(lines: titleLines)),
        view(proceed, in: "screen", Rect(x: 16, y: 500, width: 288, height: 44)),
      ])
  }
}
