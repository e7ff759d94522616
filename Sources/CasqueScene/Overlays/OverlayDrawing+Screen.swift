import CasqueGeometry
import CasqueLayout
import CasqueModel

extension OverlayDrawing {
  /// The distance of the grid's lines, in points; every fourth is stronger.
  private static let gridStep = 8.0

  /// Draws a grid of eight points from the top left corner.
  mutating func drawGrid() {
    for axis in Axis.allCases {
      var place = Self.gridStep
      var index = 1
      while place < screen.size[axis], index < 1000 {
        let alpha = index.isMultiple(of: 4) ? 0.35 : 0.16
        let (start, end) =
          axis == .horizontal
          ? (Point(x: place, y: 0), Point(x: place, y: screen.maxY))
          : (Point(x: 0, y: place), Point(x: screen.maxX, y: place))
        list.line(
          from: start, to: end, OverlayColor.grid.multiplyingAlpha(by: alpha), width: 0.5)
        place += Self.gridStep
        index += 1
      }
    }
  }

  /// Shades what the display lacks and what the system keeps.
  mutating func drawCutouts() {
    for cutout in result.environment.cutouts where !cutout.frame.isEmpty {
      list.fill(.rect(cutout.frame), OverlayColor.cutouts.multiplyingAlpha(by: 0.25))
      list.stroke(.rect(cutout.frame), OverlayColor.cutouts, width: 0.75, dashes: [3, 2])
    }
  }

  /// Outlines the alignment rectangles that are not the frames.
  mutating func drawAlignmentRects() {
    for view in result.views.dropFirst() where !view.isEffectivelyHidden {
      let (rect, frame) = (view.alignmentRect, view.absoluteFrame)
      let isFrame =
        abs(rect.minX - frame.minX) < 0.75 && abs(rect.minY - frame.minY) < 0.75
        && abs(rect.maxX - frame.maxX) < 0.75 && abs(rect.maxY - frame.maxY) < 0.75
      guard !isFrame else { continue }
      list.stroke(.rect(frame), OverlayColor.frames, width: 0.5, dashes: [2, 2])
      list.stroke(.rect(rect), OverlayColor.alignmentRects, width: 1)
    }
  }

  /// Marks the views that may move or grow, and between which values.
  mutating func drawAmbiguities() {
    for ambiguity in result.ambiguities {
      let frame = result.view(ambiguity.viewID)?.absoluteFrame ?? result.guides[ambiguity.viewID]
      guard let frame else { continue }
      list.fill(.rect(frame), OverlayColor.ambiguity.multiplyingAlpha(by: 0.14))
      list.stroke(.rect(frame), OverlayColor.ambiguity, width: 1.5, dashes: [5, 3])
      let name = ambiguity.axis == .horizontal ? "x" : "y"
      let what = ambiguity.kind == .size ? (name == "x" ? "width" : "height") : name
      let free = ambiguity.range.upperBound - ambiguity.range.lowerBound
      let far = free < 10_000 ? " ±\((free / 2).rounded().formattedWhole)" : ""
      label(
        "\(ambiguity.viewID).\(what)?\(far)", at: frame.center, color: OverlayColor.ambiguity,
        style: .filled, along: .vertical)
    }
  }
}

extension Double {
  /// The whole number in digits.
  fileprivate var formattedWhole: String { magnitude < 1e9 ? "\(Int(self))" : "∞" }
}
