public import Casque

extension ViewExpectation {
  /// Expects the view below another, its top edge so far from the other's bottom edge, in points.
  @discardableResult
  public func isBelow(
    _ other: String, by distance: ClosedRange<Double> = 0...(.infinity)
  ) -> ViewExpectation {
    isApart("below", other, by: distance) { $0.minY - $1.maxY }
  }

  /// Expects the view above another, its bottom edge so far from the other's top edge, in points.
  @discardableResult
  public func isAbove(
    _ other: String, by distance: ClosedRange<Double> = 0...(.infinity)
  ) -> ViewExpectation {
    isApart("above", other, by: distance) { $1.minY - $0.maxY }
  }

  /// Expects the view on the leading side of another, with so much room between, in points.
  @discardableResult
  public func isBefore(
    _ other: String, by distance: ClosedRange<Double> = 0...(.infinity)
  ) -> ViewExpectation {
    isBeside("before", other, by: distance, isLeft: { !$0.isMirrored })
  }

  /// Expects the view on the trailing side of another, with so much room between, in points.
  @discardableResult
  public func isAfter(
    _ other: String, by distance: ClosedRange<Double> = 0...(.infinity)
  ) -> ViewExpectation {
    isBeside("after", other, by: distance, isLeft: \.isMirrored)
  }

  /// Expects an edge or the centre of the view on the same line as that of another.
  @discardableResult
  public func isAligned(_ line: AlignmentLine, with other: String) -> ViewExpectation {
    require("have its \(line.rawValue) aligned with '\(other)'", [other]) { view, others, _ in
      let values = (view.position(of: line, of: view), view.position(of: line, of: others[0]))
      return ViewExpectation.fault("it is at", values.0, unless: values.1)
    }
  }

  /// Expects the view inside another, at least so many points from each of its edges.
  @discardableResult
  public func isInside(_ other: String, by margin: Double = 0) -> ViewExpectation {
    require("be inside '\(other)'\(ViewExpectation.text(margin))", [other]) { view, others, _ in
      view.fault(inside: others[0].absoluteFrame, by: margin)
    }
  }

  /// Expects the view inside the safe area of the window, at least so many points from its edges.
  @discardableResult
  public func isInsideSafeArea(by margin: Double = 0) -> ViewExpectation {
    require("be inside the safe area\(ViewExpectation.text(margin))") { view, _, result in
      view.fault(inside: result.root.safeAreaFrame, by: margin)
    }
  }

  /// Expects the view in the middle of another along one axis, or along both.
  @discardableResult
  public func isCentered(
    in other: String, along axes: Set<Axis> = [.horizontal, .vertical]
  ) -> ViewExpectation {
    let lines: [AlignmentLine] = Axis.allCases.filter(axes.contains).map {
      $0 == .horizontal ? .centerX : .centerY
    }
    return lines.reduce(self) { $0.isAligned($1, with: other) }
  }

  /// Expects the view as far from the leading edge in one direction as in the other.
  ///
  /// - Parameter other: the same layout on the same cell with the other direction.
  @discardableResult
  public func isMirrored(in other: LayoutResult) -> ViewExpectation {
    require("be mirrored on \(other.cellName)") { view, _, result in
      guard let mirrored = other.view(viewID) else { return "there is no view '\(viewID)' there" }
      let right = result.root.frame.width - view.alignmentRect.maxX
      return ViewExpectation.fault("it is there at x", mirrored.alignmentRect.minX, unless: right)
    }
  }

  private func isBeside(
    _ word: String, _ other: String, by distance: ClosedRange<Double>,
    isLeft: @escaping (ResolvedView) -> Bool
  ) -> ViewExpectation {
    require("be \(word) '\(other)'\(ViewExpectation.text(distance))", [other]) { view, others, _ in
      let (one, two) = (view.alignmentRect, others[0].alignmentRect)
      let measured = isLeft(view) ? two.minX - one.maxX : one.minX - two.maxX
      return ViewExpectation.fault("it is", measured, unlessIn: distance)
    }
  }

  private func isApart(
    _ word: String, _ other: String, by distance: ClosedRange<Double>,
    _ measure: @escaping (Rect, Rect) -> Double
  ) -> ViewExpectation {
    require("be \(word) '\(other)'\(ViewExpectation.text(distance))", [other]) { view, others, _ in
      let measured = measure(view.alignmentRect, others[0].alignmentRect)
      return ViewExpectation.fault("it is", measured, unlessIn: distance)
    }
  }
}
