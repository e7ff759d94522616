package import CasqueGeometry
package import CasqueLayout
import CasqueModel

/// What is elsewhere, new or gone between two results of the same size, drawn over the later one.
package struct LayoutChanges {
  /// A view that changed.
  package struct Change: Hashable, Sendable {
    package var id: String
    /// Where it was, or nil if it is new.
    package var before: Rect?
    /// Where it is, or nil if it is gone.
    package var after: Rect?
  }

  /// The changes, in the order of the later result; what is gone comes last.
  package let changes: [Change]

  /// Compares frames by id; half a point is no change.
  package init(from before: LayoutResult, to after: LayoutResult) {
    var changes: [Change] = []
    for view in after.views where !view.isEffectivelyHidden {
      let old = before.view(view.id).flatMap { $0.isEffectivelyHidden ? nil : $0.absoluteFrame }
      let new = view.absoluteFrame
      if let old, old.isNear(new) { continue }
      changes.append(Change(id: view.id, before: old, after: new))
    }
    for view in before.views where !view.isEffectivelyHidden {
      if let new = after.view(view.id), !new.isEffectivelyHidden { continue }
      changes.append(Change(id: view.id, before: view.absoluteFrame, after: nil))
    }
    self.changes = changes
  }

  /// Draws old frames dashed and new ones whole: amber for what moved, green for what is new, red
  /// for what is gone.
  package func draw(in list: inout DisplayList) {
    for change in changes {
      let color =
        change.before == nil
        ? OverlayColor.safeArea : change.after == nil ? OverlayColor.conflict : OverlayColor.broken
      if let before = change.before {
        list.stroke(.rect(before), color, width: 1.5, dashes: [5, 3])
      }
      guard let after = change.after else { continue }
      list.fill(.rect(after), color.multiplyingAlpha(by: 0.12))
      list.stroke(.rect(after), color, width: 1.5)
      if let before = change.before, before.center.distance(to: after.center) > 2 {
        list.line(from: before.center, to: after.center, color, width: 1.5, ends: .round)
      }
    }
  }
}

extension Rect {
  fileprivate func isNear(_ other: Rect) -> Bool {
    abs(minX - other.minX) < 0.5 && abs(minY - other.minY) < 0.5 && abs(maxX - other.maxX) < 0.5
      && abs(maxY - other.maxY) < 0.5
  }
}
