public import CasqueDiagnostics
internal import CasqueGeometry
internal import CasqueLayout
internal import CasqueModel

/// Text and controls that another view lies over.
///
/// Three things are reported: an opaque view (or a control with a ground) over text or a control,
/// text over text, and controls that overlap in part. Text on an image or on an earlier ground is
/// usual, as are a control within another and a clear button over what it opens. Images count as
/// opaque only where they cannot be transparent (JPEG), filling their frame.
public struct OverlapRule: CheckRule {
  /// `layout/overlap`.
  public static let codes: [DiagnosticCode] = [.layoutOverlap]

  /// What may overlap along both axes without being seen, in points.
  static let tolerance = 2.0

  /// Creates the rule.
  public init() {}

  /// One finding a view that lies over others; what is covered counts for the first that does.
  ///
  /// O(content · views).
  public func findings(in input: CheckInput) -> [Finding] {
    let contents = input.contentViews.filter { !$0.isTransformed && $0.alpha >= 0.05 }
    guard !contents.isEmpty else { return [] }
    var hidden: Set<Int> = []
    return input.views.compactMap { front in
      guard let frame = front.visibleFrame, !front.isTransformed, front.alpha >= 0.05 else {
        return nil
      }
      let isCover = front.isOpaque(on: input.grounds)
      guard isCover || front.isContent else { return nil }
      let covered = contents.compactMap { back -> (view: VisibleView, area: Rect)? in
        guard back.order < front.order, back.frame.intersection(frame) != nil,
          !hidden.contains(back.order), !back.isRelated(to: front),
          let area = OverlapRule.area(of: back, under: front, isCover: isCover)
        else { return nil }
        return (back, area)
      }
      hidden.formUnion(covered.map(\.view.order))
      return covered.isEmpty ? nil : finding(front, over: covered)
    }
  }

  /// What of a view must not lie under another one and does.
  private static func area(
    of back: VisibleView, under front: VisibleView, isCover: Bool
  ) -> Rect? {
    guard front.isContent else { return common(back.visiblePieces, [front.frame]) }
    guard front.coversText else {
      // Text on a control's ground is how a badge is made; on its title it is a fault.
      let lines = front.lines.map(\.frame)
      return common(back.lines.map(\.frame), isCover ? [front.frame] : lines)
    }
    // One control within another is how a field gets its button.
    if back.coversText, front.frame.contains(back.frame) || back.frame.contains(front.frame) {
      return nil
    }
    return common(back.visiblePieces, [front.frame])
  }

  private func finding(
    _ front: VisibleView, over covered: [(view: VisibleView, area: Rect)]
  ) -> Finding {
    let first = covered[0]
    let more = covered.count > 1 ? " and \(covered.count - 1) more" : ""
    let diagnostic = Diagnostic(
      .layoutOverlap, "'\(front.id)' lies over '\(first.view.id)'\(more)", at: front.view.place,
      notes: [DiagnosticNote("'\(first.view.id)' is covered", at: first.view.view.place)],
      hints: [Hint("keep them apart by a constraint, or hide the one that is not to be seen")])
    return Finding(
      diagnostic, views: [front.id] + covered.map(\.view.id),
      cause: "\(diagnostic.code.rawValue) \(front.id)",
      evidence:
        "\(PointText.text(first.area.width)) × \(PointText.text(first.area.height)) of '\(first.view.id)'"
    )
  }

  /// The first common area of two lists of rectangles that is large enough to be seen.
  static func common(_ a: [Rect], _ b: [Rect]) -> Rect? {
    for first in a {
      for second in b {
        guard let area = first.intersection(second), area.width > tolerance,
          area.height > tolerance
        else { continue }
        return area
      }
    }
    return nil
  }
}

extension VisibleView {
  /// Whether it fills its frame so that text below it cannot be read.
  fileprivate var coversText: Bool { view.content.isTouched && view.content.hasGround }

  /// The parts of what it shows that superviews leave to be seen.
  fileprivate var visiblePieces: [Rect] {
    guard let clip else { return pieces }
    return pieces.compactMap { $0.intersection(clip) }.filter { !$0.isEmpty }
  }

  /// Whether nothing is seen through its frame.
  fileprivate func isOpaque(on grounds: Grounds) -> Bool {
    guard view.appearance.mask == nil else { return false }
    if case .imageView(let imageView) = view.content, alpha >= 0.999, let name = imageView.image,
      imageView.contentMode == .scaleAspectFill || imageView.contentMode == .scaleToFill
    {
      let name = name.lowercased()
      if name.hasSuffix(".jpg") || name.hasSuffix(".jpeg") { return true }
    }
    return grounds.hidesWhatIsBelow[order]
  }
}
