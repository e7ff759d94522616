import CasqueGeometry
import CasqueLayout
import CasqueModel

extension OverlayDrawing {
  /// The least extent of what a finger hits surely, in points.
  ///
  /// **Source** EnvironmentFacts §6: 44 × 44 in the Human Interface Guidelines.
  private static let leastTarget = 44.0

  /// Outlines what fingers hit; around what is smaller than 44 × 44 stands how large it should be.
  mutating func drawTouchTargets() {
    for view in result.views where !view.isEffectivelyHidden && view.view.answersTouches {
      let frame = view.absoluteFrame
      let least = Self.leastTarget
      let isSmall = frame.width < least - 0.5 || frame.height < least - 0.5
      // Controls that the system sizes are as large as they are.
      let isFault = isSmall && view.view.content.isSizedByTheApp
      let color = isFault ? OverlayColor.conflict : OverlayColor.touchTargets
      list.fill(.rect(frame), color.multiplyingAlpha(by: 0.12))
      list.stroke(.rect(frame), color, width: 1)
      guard isSmall else { continue }
      let wanted = Rect(
        center: frame.center, width: max(least, frame.width), height: max(least, frame.height))
      list.stroke(.rect(wanted), color, width: 0.75, dashes: [3, 2])
    }
  }

  /// The diameter of a number's ground, in points.
  private static let badge = 14.0

  /// Where a number stands: before its view, so that no letter is covered, if there is room.
  private func badgePlace(beside frame: Rect, isMirrored: Bool) -> Point {
    let reach = Self.badge / 2 + 1.5
    let y = frame.minY + min(8, frame.height / 2)
    if isMirrored {
      return Point(x: min(frame.maxX + reach, screen.maxX - Self.badge / 2 - 1), y: y)
    }
    return Point(x: max(frame.minX - reach, Self.badge / 2 + 1), y: y)
  }

  /// Numbers what VoiceOver reads, and joins the numbers.
  mutating func drawReadingOrder() {
    let spots = ReadingOrder(result).views.map { index -> Point in
      let view = result.views[index]
      let frame = view.absoluteFrame
      list.stroke(.rect(frame), OverlayColor.readingOrder, width: 0.75)
      return badgePlace(beside: frame, isMirrored: view.isMirrored)
    }
    for (from, to) in zip(spots, spots.dropFirst()) {
      list.line(
        from: from, to: to, OverlayColor.readingOrder.multiplyingAlpha(by: 0.5), width: 1,
        dashes: [4, 3])
    }
    for (index, spot) in spots.enumerated() {
      list.fill(
        .ellipse(Rect(center: spot, width: Self.badge, height: Self.badge)),
        OverlayColor.readingOrder)
      let line = context.line("\(index + 1)", size: 8, weight: .bold)
      list.commands.append(.text(DisplayText(line: line, center: spot, color: .white)))
    }
  }
}

/// The order in which VoiceOver reads a window: subviews of one view by rows from the top, and
/// within a row from where a line starts.
///
/// **Source** Apple's Accessibility Programming Guide: elements are read from leading to trailing
/// and from top to bottom; a view's elements stay together.
struct ReadingOrder {
  /// What is read, as indices into the result's views.
  private(set) var views: [Int] = []

  init(_ result: LayoutResult) {
    var children = [[Int]](repeating: [], count: result.views.count)
    var indices: [String: Int] = [:]
    for (index, view) in result.views.enumerated() {
      if let superview = view.superview, let parent = indices[superview] {
        children[parent].append(index)
      }
      if indices[view.id] == nil { indices[view.id] = index }
    }
    visit(0, result, children)
  }

  private mutating func visit(_ index: Int, _ result: LayoutResult, _ children: [[Int]]) {
    let view = result.views[index]
    guard !view.isEffectivelyHidden, view.view.appearance.alpha > 0 else { return }
    if view.view.content.isRead {
      views.append(index)
      return
    }
    // A view begins a row where it lies below the middle of the row's first view.
    let sorted = children[index].sorted {
      let (a, b) = (result.views[$0].absoluteFrame, result.views[$1].absoluteFrame)
      return a.minY == b.minY ? $0 < $1 : a.minY < b.minY
    }
    var rows: [[Int]] = []
    for child in sorted {
      let frame = result.views[child].absoluteFrame
      if let first = rows.last?.first, frame.minY < result.views[first].absoluteFrame.midY {
        rows[rows.count - 1].append(child)
      } else {
        rows.append([child])
      }
    }
    for row in rows {
      func start(_ child: Int) -> Double {
        let frame = result.views[child].absoluteFrame
        return view.isMirrored ? -frame.maxX : frame.minX
      }
      let ordered = row.sorted { start($0) == start($1) ? $0 < $1 : start($0) < start($1) }
      for child in ordered { visit(child, result, children) }
    }
  }
}

extension View {
  /// Whether it is a control that answers touches.
  fileprivate var answersTouches: Bool {
    guard isUserInteractionEnabled else { return false }
    return switch content {
    case .button(let button): button.isEnabled
    case .textField, .textView, .switch, .slider, .stepper, .segmentedControl, .searchBar,
      .datePicker, .pickerView, .pageControl:
      true
    default: false
    }
  }
}

extension ViewContent {
  /// Whether the app decides how large it is.
  fileprivate var isSizedByTheApp: Bool {
    switch self {
    case .button, .textField, .textView: true
    default: false
    }
  }

  /// Whether VoiceOver stops at it: text and controls, but neither grounds nor pictures.
  fileprivate var isRead: Bool {
    switch self {
    case .label(let label): !label.text.isEmpty
    case .button, .textField, .textView, .switch, .slider, .stepper, .segmentedControl,
      .progressView, .activityIndicatorView, .pageControl, .searchBar, .datePicker, .pickerView,
      .navigationBar, .tabBar, .toolbar:
      true
    default: false
    }
  }
}
