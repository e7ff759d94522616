import CasqueGeometry
package import CasqueModel
import CasqueSymbols

extension ContentMeasurer {
  /// Segments are as wide as the widest needs, or each as it needs itself, with separators between
  /// them; the alignment rectangle ends above the frame.
  func measure(_ control: SegmentedControl) -> MeasuredContent {
    let sizes = controls.systemSizes
    let widths = segmentWidths(of: control)
    let separators = Double(max(0, widths.count - 1)) * sizes.segmentSeparatorWidth
    return MeasuredContent(
      width: widths.reduce(0, +) + separators,
      height: sizes.segmentedControlHeight - sizes.segmentedControlBottomInset,
      alignmentInsets: Insets(bottom: sizes.segmentedControlBottomInset))
  }

  /// The widths that segments ask for, in whole points.
  private func segmentWidths(of control: SegmentedControl) -> [Double] {
    let widths = control.segments.indices.map { index in
      PixelGrid(scale: 1).ceil(
        contentWidth(ofSegment: index, of: control) + 2 * controls.systemSizes.segmentTitlePadding)
    }
    guard !control.apportionsSegmentWidthsByContent else { return widths }
    return widths.map { _ in widths.max() ?? 0 }
  }

  private func contentWidth(ofSegment index: Int, of control: SegmentedControl) -> Double {
    guard let image = control.image(at: index) else {
      let weight = controls.systemSizes.segmentTitleWeight
      return line(
        control.segments[index], font: .system(SegmentedControl.titleSize, weight: weight)
      ).size.width
    }
    let size = symbol(image, in: .plain)?.size ?? resources.imageDescription(named: image)?.size
    return size?.width ?? 0
  }

  /// Where segments of a control of a width begin, and where the last ends, from its leading end.
  ///
  /// **Source** ControlFacts, UISegmentedControl, segment boundaries: floor(i·W/n) (medium); those of
  /// widths by content share what there is in proportion (low).
  package func segmentBoundaries(of control: SegmentedControl, width: Double) -> [Double] {
    let count = control.segments.count
    guard count > 0 else { return [] }
    let widths = segmentWidths(of: control)
    let total = widths.reduce(0, +)
    guard control.apportionsSegmentWidthsByContent, total > 0 else {
      return (0...count).map { (Double($0) * width / Double(count)).rounded(.down) }
    }
    var boundaries = [0.0]
    var sum = 0.0
    for own in widths {
      sum += own
      boundaries.append((sum * width / total).rounded(.down))
    }
    return boundaries
  }
}

extension SegmentedControl {
  /// The size of a title, in points.
  ///
  /// **Source** ControlFacts: 13 points, semibold where it is selected on iOS 18 (Flutter's inspection of
  /// 17.5: medium).
  static let titleSize = 13.0
}
