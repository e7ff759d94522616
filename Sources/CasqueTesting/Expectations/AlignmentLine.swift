import Casque

/// A line of a view that ``ViewExpectation/isAligned(_:with:)`` compares.
public enum AlignmentLine: String, Sendable, Hashable, CaseIterable {
  /// The left edge.
  case left
  /// The right edge.
  case right
  /// The edge where a line of text starts.
  case leading
  /// The edge where a line of text ends.
  case trailing
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The middle along x.
  case centerX
  /// The middle along y.
  case centerY
  /// The baseline of the first line of text.
  case firstBaseline
  /// The baseline of the last line of text.
  case lastBaseline
}

extension ResolvedView {
  /// Where a line of `view` is in the window, in points; leading is where this view has it.
  func position(of line: AlignmentLine, of view: ResolvedView) -> Double {
    let frame = view.alignmentRect
    return switch line {
    case .left: frame.minX
    case .right: frame.maxX
    case .leading: isMirrored ? frame.maxX : frame.minX
    case .trailing: isMirrored ? frame.minX : frame.maxX
    case .top: frame.minY
    case .bottom: frame.maxY
    case .centerX: frame.midX
    case .centerY: frame.midY
    case .firstBaseline: view.alignmentRect.minY + view.firstBaseline
    case .lastBaseline: view.alignmentRect.maxY - view.lastBaselineToBottom
    }
  }

  /// Which edges lie outside a rectangle of the window; nil if none does.
  func fault(inside rect: Rect, by margin: Double) -> String? {
    let frame = absoluteFrame
    let room = [
      ("top", frame.minY - rect.minY), ("left", frame.minX - rect.minX),
      ("bottom", rect.maxY - frame.maxY), ("right", rect.maxX - frame.maxX),
    ]
    let faults = room.filter { !(PointText.rounded($0.1) >= margin) }
    if faults.isEmpty { return nil }
    return faults.map { side, room in
      room < 0
        ? "it is \(PointText.text(-room)) outside at the \(side)"
        : "it is only \(PointText.text(room)) inside at the \(side)"
    }.joined(separator: ", ")
  }
}

extension ViewExpectation {
  /// What is wrong with a length, unless it is another's to a hundredth of a point.
  static func fault(_ words: String, _ measured: Double, unless expected: Double) -> String? {
    if (measured - expected).magnitude < 0.01 { return nil }
    return "\(words) \(PointText.text(measured)), not \(PointText.text(expected))"
  }

  /// What is wrong with a distance, unless it lies in a range.
  static func fault(
    _ words: String, _ measured: Double, unlessIn range: ClosedRange<Double>
  ) -> String? {
    if range.contains(PointText.rounded(measured)) { return nil }
    return measured < 0
      ? "they overlap by \(PointText.text(-measured))" : "\(words) by \(PointText.text(measured))"
  }

  /// A range as a sentence goes on with it: ` by 8...16`, or nothing.
  static func text(_ range: ClosedRange<Double>) -> String {
    let (lower, upper) = (PointText.text(range.lowerBound), PointText.text(range.upperBound))
    if range.upperBound == .infinity { return range.lowerBound == 0 ? "" : " by at least \(lower)" }
    return lower == upper ? " by \(lower)" : " by \(lower)...\(upper)"
  }

  /// A margin as a sentence goes on with it: ` by 8`, or nothing.
  static func text(_ margin: Double) -> String {
    margin == 0 ? "" : " by at least \(PointText.text(margin))"
  }

  /// A size: `44×44`.
  static func text(_ size: Size) -> String {
    "\(PointText.text(size.width))×\(PointText.text(size.height))"
  }
}
