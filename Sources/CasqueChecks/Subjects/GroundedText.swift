import CasqueGeometry
import CasqueModel

/// A text that is read, with what each of its lines stands on.
struct GroundedText: Sendable {
  /// A stretch of a line, of one look, of which something is seen.
  struct Part: Sendable {
    /// What of it superviews and the window leave to be seen.
    let frame: Rect
    /// The size of its glyphs, in points.
    let fontSize: Double
    let paint: TextPaint
    /// The grounds behind the frame, as places in ``Grounds/layers``.
    let layers: [Int]
  }

  let visible: VisibleView
  let parts: [Part]

  /// The texts of all views that are seen, back to front.
  ///
  /// O(parts of lines · grounds).
  static func all(
    of views: [VisibleView], on grounds: Grounds, in environment: LayoutEnvironment
  ) -> [GroundedText] {
    views.compactMap { visible -> GroundedText? in
      guard visible.isSeen, let whole = TextPaint(of: visible, in: environment) else { return nil }
      var parts: [Part] = []
      for part in visible.lines.lazy.flatMap(\.parts) {
        guard let frame = visible.seen(part.frame, in: environment),
          let paint = part.style == 0
            ? whole : TextPaint(of: visible, part: part.style, in: environment)
        else { continue }
        parts.append(
          Part(
            frame: frame, fontSize: part.fontSize, paint: paint,
            layers: grounds.layers(in: frame, upTo: visible.order)))
      }
      return GroundedText(visible: visible, parts: parts)
    }
  }
}

extension VisibleView {
  /// The part of a stretch of text that superviews and the window leave to be seen; nil for none.
  fileprivate func seen(_ frame: Rect, in environment: LayoutEnvironment) -> Rect? {
    let window = Rect(origin: .zero, size: environment.size)
    guard let area = clip.map({ $0.intersection(window) }) ?? window,
      let seen = frame.intersection(area), !seen.isEmpty
    else { return nil }
    return seen
  }
}
