import CasqueGeometry
import CasqueLayout
import CasqueModel

/// A line of text as it lies in the window.
struct TextLine: Sendable {
  /// From the height of a capital to the depth of a descender, in the window's coordinates.
  let frame: Rect
  /// The size of its smallest glyphs, in points.
  let fontSize: Double
  /// Its stretches of one look, from left to right; one for text of one look throughout.
  let parts: [Part]

  /// A stretch of a line that is of one part of the text.
  struct Part: Sendable {
    /// As the line's frame.
    var frame: Rect
    /// The size of its glyphs, in points.
    var fontSize: Double
    /// Which part of an attributed text it is of; 0 for text of one look.
    var style: Int
  }

  /// What a font's capitals and descenders take, in sizes.
  ///
  /// **Source** facts/sf_metrics: SF's cap height is 0.705 and its descender 0.241; letters rarely
  /// reach the whole descender.
  private static let capHeight = 0.705
  private static let depth = 0.2

  /// The lines of a view that have glyphs.
  static func lines(of resolved: ResolvedView) -> [TextLine] {
    guard let text = resolved.text else { return [] }
    let area = resolved.textFrame.offset(by: resolved.absoluteFrame.origin)
    let alignment = resolved.shared.view.content.textAlignment
    return text.lines.compactMap { line in
      let sizes = line.runs.lazy.filter { !$0.glyphs.isEmpty }.map(\.size)
      guard line.width > 0, let least = sizes.min(), let most = sizes.max() else { return nil }
      let free = area.width - line.width
      let x: Double =
        switch alignment {
        case .left: 0
        case .right: free
        case .center: free / 2
        case .natural: resolved.isMirrored ? free : 0
        case .justified: line.isRightToLeft ? free : 0
        }
      let baseline = area.minY + line.baseline
      return TextLine(
        frame: Rect(
          x: area.minX + x, y: baseline - capHeight * most, width: line.width,
          height: (capHeight + depth) * most),
        fontSize: least, parts: parts(of: line, from: area.minX + x, baseline: baseline))
    }
  }

  private static func parts(of line: ShapedLine, from x: Double, baseline: Double) -> [Part] {
    var parts: [Part] = []
    for run in line.runs {
      // The glyph of an image is of no font.
      guard let first = run.glyphs.first, let last = run.glyphs.last, !run.font.file.isEmpty
      else { continue }
      let frame = Rect(
        x: x + first.x, y: baseline - capHeight * run.size,
        width: max(0, last.x + last.advance - first.x), height: (capHeight + depth) * run.size)
      if let previous = parts.last, previous.style == run.style, previous.fontSize == run.size {
        parts[parts.count - 1].frame = previous.frame.union(frame)
      } else {
        parts.append(Part(frame: frame, fontSize: run.size, style: run.style))
      }
    }
    return parts
  }
}
