import Casque

extension ViewExpectation {
  /// Expects the view to be as wide as another.
  @discardableResult
  public func isAsWide(as other: String) -> ViewExpectation {
    require("be as wide as '\(other)'", [other]) { view, others, _ in
      ViewExpectation.fault(
        "it is", view.alignmentRect.width, unless: others[0].alignmentRect.width)
    }
  }

  /// Expects the view to be as high as another.
  @discardableResult
  public func isAsHigh(as other: String) -> ViewExpectation {
    require("be as high as '\(other)'", [other]) { view, others, _ in
      ViewExpectation.fault(
        "it is", view.alignmentRect.height, unless: others[0].alignmentRect.height)
    }
  }

  /// Expects the view to be large enough, in points; without arguments, to be touched.
  ///
  /// **Source** Human Interface Guidelines, Buttons: a hit region of at least 44×44 points.
  @discardableResult
  public func isAtLeast(width: Double = 44, height: Double = 44) -> ViewExpectation {
    let size = Size(width: width, height: height)
    return require("be at least \(ViewExpectation.text(size))") { view, _, _ in
      let frame = view.frame
      let isLarge =
        PointText.rounded(frame.width) >= width && PointText.rounded(frame.height) >= height
      return isLarge ? nil : "it is \(ViewExpectation.text(frame.size))"
    }
  }

  /// Expects the view to have an area within the window and to be neither hidden nor transparent.
  @discardableResult
  public func isVisible() -> ViewExpectation {
    require("be visible") { view, _, result in
      if view.isEffectivelyHidden { return "it is hidden" }
      if result.isTransparent(view) { return "it is transparent" }
      if view.frame.isEmpty { return "it is \(ViewExpectation.text(view.frame.size))" }
      let window = Rect(origin: .zero, size: result.environment.size)
      let frame = view.absoluteFrame
      let isOutside =
        frame.maxX <= window.minX || frame.minX >= window.maxX || frame.maxY <= window.minY
        || frame.minY >= window.maxY
      return isOutside ? "it is outside the window" : nil
    }
  }

  /// Expects the view to have text, all of which is shown.
  @discardableResult
  public func isNotTruncated() -> ViewExpectation {
    require("show all of its text") { view, _, _ in
      guard let text = view.text else { return "it has no text" }
      return text.isTruncated ? "it is cut to '\(text.text)'" : nil
    }
  }
}

extension LayoutResult {
  /// Whether the view or a superview lets everything behind it show.
  fileprivate func isTransparent(_ view: ResolvedView) -> Bool {
    var current: ResolvedView? = view
    // A tree is no deeper than it has views; a broken one ends here too.
    for _ in views.indices {
      guard let view = current else { return false }
      if view.view.appearance.alpha < 0.01 { return true }
      current = view.superview.flatMap { self.view($0) }
    }
    return false
  }
}
