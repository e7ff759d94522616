import CasqueGeometry
import CasqueLayout
import CasqueModel

/// Items of a bar that stand together; on iOS 26 on one platter.
struct BarItemGroup {
  var items: [BarItem]

  /// Splits a row of items: a done item stands alone, others together.
  static func groups(_ items: [BarItem]) -> [BarItemGroup] {
    var groups: [BarItemGroup] = []
    for item in items where item.style != .flexibleSpace {
      if item.style != .done, let last = groups.last, last.items.last?.style != .done {
        groups[groups.count - 1].items.append(item)
      } else {
        groups.append(BarItemGroup(items: [item]))
      }
    }
    return groups
  }
}

extension WindowDrawing {
  /// How wide a group is, its platter included.
  func width(of group: BarItemGroup) -> Double {
    let gaps = Double(group.items.count - 1) * (look.hasGlass ? 12 : UnsureLook.barItemGap)
    let content = group.items.reduce(gaps) { $0 + width(of: $1) }
    return look.hasGlass ? max(44, content + 2 * 16) : content
  }

  /// How wide a row of groups is.
  func width(of groups: [BarItemGroup]) -> Double {
    let gap = look.hasGlass ? 12 : UnsureLook.barItemGap
    return groups.reduce(Double(max(0, groups.count - 1)) * gap) { $0 + width(of: $1) }
  }

  /// Draws groups from `x` on, in a row of the given middle and height.
  mutating func draw(
    _ groups: [BarItemGroup], from x: Double, row: Rect, in view: PresentedView, tint: RGBA
  ) {
    var x = x
    for group in groups {
      let place = Rect(x: x, y: row.minY, width: width(of: group), height: row.height)
      draw(group, in: place, of: view, tint: tint)
      x = place.maxX + (look.hasGlass ? 12 : UnsureLook.barItemGap)
    }
  }

  private mutating func draw(
    _ group: BarItemGroup, in place: Rect, of view: PresentedView, tint: RGBA
  ) {
    let isMirrored = view.resolved.isMirrored
    if look.hasGlass {
      let isDone = group.items.first.map { $0.style == .done && $0.isEnabled } ?? false
      let isPressed = group.items.contains { $0.isHighlighted && $0.isEnabled }
      var platter = place.mirrored(in: view.frame, if: isMirrored)
      if isPressed { platter = platter.outset(by: UnsureLook.pressedPlatterOutset) }
      drawPlatter(platter, fill: isDone ? tint : nil)
      if isPressed {
        list.fill(
          .roundedRect(platter, radius: min(platter.width, platter.height) / 2),
          RGBA.white.multiplyingAlpha(by: UnsureLook.pressedPlatterLight))
      }
    }
    let gap = look.hasGlass ? 12 : UnsureLook.barItemGap
    let content = group.items.reduce(Double(group.items.count - 1) * gap) { $0 + width(of: $1) }
    var x = place.midX - content / 2
    for item in group.items {
      let width = width(of: item)
      let rect = Rect(x: x, y: place.minY, width: width, height: place.height)
      draw(
        item, in: rect.mirrored(in: view.frame, if: isMirrored), tint: tint,
        isMirrored: isMirrored)
      x += width + gap
    }
  }
}
