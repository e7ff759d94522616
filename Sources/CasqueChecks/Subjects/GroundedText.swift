import CasqueGeometry
import CasqueModel

/// A text that is read, with what each of its lines stands on.
struct GroundedText: Sendable {
  /// A line of which something is seen.
  struct Line: Sendable {
    let line: TextLine
    /// The part of it that superviews and the window leave to be seen.
    let frame: Rect
    /// The grounds behind that part, as places in ``Grounds/layers``.
    let layers: [Int]
  }

  let visible: VisibleView
  let paint: TextPaint
  let lines: [Line]

  /// The texts of all views that are seen, back to front.
  ///
  /// O(lines · grounds).
  static func all(
    of views: [VisibleView], on grounds: Grounds, in environment: LayoutEnvironment
  ) -> [GroundedText] {
    views.compactMap { visible in
      guard visible.isSeen, let paint = TextPaint(of: visible, in: environment) else { return nil }
      let lines = visible.lines.compactMap { line in
        visible.seenFrame(of: line, in: environment).map { frame in
          Line(
            line: line, frame: frame, layers: grounds.layers(in: frame, upTo: visible.order))
        }
      }
      return GroundedText(visible: visible, paint: paint, lines: lines)
    }
  }
}

extension VisibleView {
  /// The part of a line that superviews and the window leave to be seen, or nil if there is none.
  fileprivate func seenFrame(of line: TextLine, in environment: LayoutEnvironment) -> Rect? {
    let window = Rect(origin: .zero, size: environment.size)
    guard let area = clip.map({ $0.intersection(window) }) ?? window,
      let seen = line.frame.intersection(area), !seen.isEmpty
    else { return nil }
    return seen
  }
}
