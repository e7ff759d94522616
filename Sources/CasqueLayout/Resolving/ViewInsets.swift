import CasqueGeometry
import CasqueModel

/// What keeps a view's content away from its edges.
struct ViewInsets: Equatable {
  /// The view's own safe area.
  var safeArea: Insets
  /// The effective margins, safe area included.
  var margins: Insets

  /// The margins of a view that is no root, in points on every edge.
  ///
  /// **Source** EnvironmentFacts §1.
  static let defaultMargins = DirectionalInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

  /// The insets of all views, from their frames in the window's coordinates.
  ///
  /// Nothing inside a scroll view has a safe area: its content inset keeps content out of it.
  /// **Source** SavedFrames §4.
  ///
  /// What a controller surrounds with bars has its safe area between them.
  ///
  /// - Parameters:
  ///   - frames: by item; empty before anything was solved, when only the root's are known.
  ///   - contents: what the views ask for, which bars are as high as.
  ///   - result: the insets by view, whose room is used again.
  static func all(
    of tree: ViewTree, frames: [Rect], in environment: LayoutEnvironment,
    contents: [MeasuredContent], into result: inout [ViewInsets]
  ) {
    let rules = tree.insetRules
    let least = environment.systemMinimumLayoutMargins
    result.removeAll(keepingCapacity: true)
    result.reserveCapacity(rules.count)
    for item in rules.indices {
      let rule = rules[item]
      guard rule.base != .window else {
        result.append(root(rule, safeArea: environment.safeAreaInsets, least))
        continue
      }
      let outer = result[rule.superview]
      if rule.base == .controller,
        let bars = ControllerBars(
          of: rule.superview, in: tree, safeArea: outer.safeArea,
          profile: environment.profile, contents: contents),
        bars.contents.contains(item)
      {
        result.append(root(rule, safeArea: bars.contentSafeArea, least))
        continue
      }
      let placed = frames.isEmpty ? nil : (frames[item], frames[rule.superview])
      let outerSafeArea = rule.base == .scrolled ? .zero : outer.safeArea
      let safeArea = placed.map { propagate(outerSafeArea, from: $1, to: $0) } ?? .zero
      if rule.base == .container {
        result.append(root(rule, safeArea: safeArea, least))
        continue
      }
      var margins = rule.ownMargins ?? defaultMargins.resolved(mirrored: rule.isMirrored)
      if rule.addsSafeArea { margins = margins + safeArea }
      if rule.keepsSuperviewMargins, let (frame, outerFrame) = placed {
        margins = margins.keeping(outer.margins, of: outerFrame, in: frame)
      }
      result.append(ViewInsets(safeArea: safeArea, margins: margins))
    }
  }

  /// The root view of a view controller has at least the system's minimum margins inside its safe
  /// area, which is the window's for that of a layout.
  ///
  /// **Source** EnvironmentFacts §1.
  private static func root(
    _ rule: InsetRule, safeArea: Insets, _ minimum: DirectionalInsets
  ) -> ViewInsets {
    let least = minimum.resolved(mirrored: rule.isMirrored)
    let own = rule.ownMargins ?? .zero
    var margins = Insets(
      top: max(own.top, least.top), left: max(own.left, least.left),
      bottom: max(own.bottom, least.bottom), right: max(own.right, least.right))
    if rule.addsSafeArea { margins = margins + safeArea }
    return ViewInsets(safeArea: safeArea, margins: margins)
  }

  /// The part of a superview's safe area that reaches into a subview, edge by edge.
  ///
  /// near = clamp(outer − distance, 0, outer): not an intersection of rectangles, so that a view
  /// wholly inside the band at the bottom has all of the bottom inset.
  /// **Source** EnvironmentFacts §1 (nine probes).
  static func propagate(_ outer: Insets, from superview: Rect, to frame: Rect) -> Insets {
    func clamp(_ inset: Double, _ distance: Double) -> Double {
      min(max(inset - distance, 0), max(inset, 0))
    }
    return Insets(
      top: clamp(outer.top, frame.minY - superview.minY),
      left: clamp(outer.left, frame.minX - superview.minX),
      bottom: clamp(outer.bottom, superview.maxY - frame.maxY),
      right: clamp(outer.right, superview.maxX - frame.maxX))
  }
}

extension Insets {
  /// The margins, where needed widened so that content keeps out of the superview's margins.
  ///
  /// max(own, outer − distance) at each edge, a view that reaches beyond its superview counting as
  /// one that touches it; both margins include their safe area.
  /// **Source** EnvironmentFacts §1, `preservesSuperviewLayoutMargins`; a storyboard's view that
  /// hangs 30 below its superview has that one's margin of 20 and not 50.
  fileprivate func keeping(_ outer: Insets, of superview: Rect, in frame: Rect) -> Insets {
    Insets(
      top: Swift.max(top, outer.top - Swift.max(0, frame.minY - superview.minY)),
      left: Swift.max(left, outer.left - Swift.max(0, frame.minX - superview.minX)),
      bottom: Swift.max(bottom, outer.bottom - Swift.max(0, superview.maxY - frame.maxY)),
      right: Swift.max(right, outer.right - Swift.max(0, superview.maxX - frame.maxX)))
  }
}
