import CasqueGeometry
import CasqueLayout
import CasqueModel

/// A line of text as it lies in the window.
struct TextLine: Sendable {
  /// From the height of a capital to the depth of a descender, in the window's coordinates.
  let frame: Rect
  /// The size of its smallest glyphs, in points.
  let fontSize: Double

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
        fontSize: least)
    }
  }
}
