public import CasqueDiagnostics
internal import CasqueGeometry
internal import CasqueLayout
internal import CasqueModel

/// Grounds that end at the safe area and leave a strip of another colour up to the screen's edge.
///
/// A ground is a plain view with a colour or a gradient under content, or an image under content
/// that fills the whole safe area; it spans the safe area beside the edge that it misses and has no
/// round corners. A strip that another view fills on purpose is none, nor is one beside a part of a
/// screen, such as a xib's cell, that stands in a window for show.
/// **Source** Human Interface Guidelines, Layout: backgrounds extend to the edges of the screen;
/// only content keeps to the safe area.
public struct BackgroundGapRule: CheckRule {
  /// `layout/background-gap`.
  public static let codes: [DiagnosticCode] = [.layoutBackgroundGap]

  /// What rounding to pixels may add to an edge, in points.
  static let tolerance = 0.5
  /// The least extent of a ground, in points: that of a bar.
  static let minimumExtent = 32.0
  /// How far colours may differ without being told apart, a component.
  static let colorTolerance = 0.02

  /// An edge of the window with the strip outside the safe area.
  private struct Strip {
    var name: String
    var frame: Rect
    /// Whether a frame ends where the strip begins and spans it.
    var isMissed: (Rect) -> Bool
  }

  /// Creates the rule.
  public init() {}

  /// One finding a ground.
  public func findings(in input: CheckInput) -> [Finding] {
    let strips = self.strips(of: input.result)
    guard !strips.isEmpty, !isPart(input.result) else { return [] }
    let candidates = input.views.filter { visible in
      visible.order > 0 && strips.contains { $0.isMissed(visible.frame) }
        && isGround(visible, in: input)
    }
    guard !candidates.isEmpty else { return [] }
    let grounds = input.grounds
    return candidates.compactMap { visible in
      let missed = strips.filter {
        $0.isMissed(visible.frame) && isOpen($0.frame, beside: visible, grounds, input)
      }
      guard !missed.isEmpty else { return nil }
      let names = missed.map(\.name).joined(separator: " and ")
      let diagnostic = Diagnostic(
        .layoutBackgroundGap, "the ground of '\(visible.id)' ends short of the \(names) edge",
        at: visible.view.place,
        hints: [
          Hint(
            for: visible.view.place,
            "pin the ground to the view's edges, and only its content to safeArea",
            interfaceBuilder:
              "pin the ground to the view's edges, and only its content to the Safe Area")
        ])
      let evidence = missed.map { strip in
        "\(strip.name) by \(PointText.text(min(strip.frame.width, strip.frame.height)))"
      }
      return Finding(
        diagnostic, views: [visible.id],
        cause: "\(diagnostic.code.rawValue) \(visible.id)",
        evidence: evidence.joined(separator: ", "))
    }
  }

  /// Whether a window is made around one view that was written without it: both have its place.
  private func isPart(_ result: LayoutResult) -> Bool {
    guard case .plain = result.root.view.content, let place = result.root.view.place else {
      return false
    }
    let inner = result.views.filter { $0.superview == result.root.id }
    return inner.count == 1 && inner[0].view.place == place
  }

  private func strips(of result: LayoutResult) -> [Strip] {
    let (window, safe) = (result.root.absoluteFrame, result.root.safeAreaFrame)
    let slack = BackgroundGapRule.tolerance
    func spansWidth(_ frame: Rect) -> Bool {
      frame.minX <= safe.minX + slack && frame.maxX >= safe.maxX - slack
    }
    func spansHeight(_ frame: Rect) -> Bool {
      frame.minY <= safe.minY + slack && frame.maxY >= safe.maxY - slack
    }
    func isNear(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude <= slack }
    let isTyping = result.environment.keyboardHeight > 0
    let all = [
      Strip(
        name: "top",
        frame: Rect(
          minX: window.minX, minY: window.minY, maxX: window.maxX, maxY: safe.minY)
      ) { isNear($0.minY, safe.minY) && spansWidth($0) },
      Strip(
        name: "left",
        frame: Rect(
          minX: window.minX, minY: window.minY, maxX: safe.minX, maxY: window.maxY)
      ) { isNear($0.minX, safe.minX) && spansHeight($0) },
      Strip(
        name: "bottom",
        frame: Rect(
          minX: window.minX, minY: safe.maxY, maxX: window.maxX,
          maxY: isTyping ? safe.maxY : window.maxY)
      ) { isNear($0.maxY, safe.maxY) && spansWidth($0) },
      Strip(
        name: "right",
        frame: Rect(
          minX: safe.maxX, minY: window.minY, maxX: window.maxX, maxY: window.maxY)
      ) { isNear($0.maxX, safe.maxX) && spansHeight($0) },
    ]
    return all.filter { min($0.frame.width, $0.frame.height) > 1 }
  }

  private func isGround(_ visible: VisibleView, in input: CheckInput) -> Bool {
    guard visible.isSeen, !visible.isTransformed, !visible.isScrolled, visible.alpha >= 0.05,
      visible.view.appearance.cornerRadius == 0, visible.view.appearance.mask == nil,
      min(visible.frame.width, visible.frame.height) >= BackgroundGapRule.minimumExtent
    else { return false }
    switch visible.view.content {
    case .plain, .stackView, .scrollView, .tableView, .collectionView, .navigationController,
      .tabBarController, .containerView:
      guard
        visible.view.appearance.backgroundColor != nil || visible.view.appearance.gradient != nil
      else { return false }
    case .imageView(let imageView):
      let safe = input.result.root.safeAreaFrame
      guard imageView.image != nil, imageView.contentMode != .scaleAspectFit,
        visible.frame.contains(safe, tolerance: BackgroundGapRule.tolerance)
      else { return false }
    default: return false
    }
    return input.views.contains {
      $0.order > visible.order && $0.isContent && visible.frame.holds($0.frame.center)
    }
  }

  /// Whether a strip shows something else than the ground beside it, and not on purpose.
  private func isOpen(
    _ strip: Rect, beside visible: VisibleView, _ grounds: Grounds, _ input: CheckInput
  ) -> Bool {
    let place = strip.center
    let layers = grounds.layers(in: strip, upTo: .max)
    if let top = layers.last(where: { grounds.layers[$0].frame.holds(place) })
      .map({ grounds.layers[$0] })
    {
      // What also lies under the ground is behind it; anything else was put into the strip.
      guard top.frame.holds(visible.frame.center), top.order < visible.order else { return false }
    }
    let nearest = Point(
      x: min(max(place.x, visible.frame.minX + 1), visible.frame.maxX - 1),
      y: min(max(place.y, visible.frame.minY + 1), visible.frame.maxY - 1))
    let own = grounds.layers(
      in: Rect(x: nearest.x - 0.5, y: nearest.y - 0.5, width: 1, height: 1), upTo: visible.order)
    guard let outside = grounds.color(of: layers, at: place),
      let inside = grounds.color(of: own, at: nearest)
    else { return true }
    let distance =
      [
        outside.red - inside.red, outside.green - inside.green, outside.blue - inside.blue,
      ].map(\.magnitude).max() ?? 0
    return distance > BackgroundGapRule.colorTolerance
  }
}
