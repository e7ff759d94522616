import CasqueGeometry
import CasqueLayout
import CasqueModel

/// Items of a bar that stand together; on iOS 26 on one platter.
struct BarItemGroup {
  var items: [BarItem]

  /// Splits a row of items: a done item stands alone, others together.
  static func groups(_ items: [BarItem]) -> [BarItemGroup] {
    var groups: [BarItemGroup] = []
    for item in items where item.style != .flexibleSpace && !item.isBlank {
      if item.standsWithOthers, let last = groups.last?.items.last, last.standsWithOthers {
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
    if let only = group.items.first, group.items.count == 1, !only.hasPlatter {
      return width(of: only)
    }
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
    let hasPlatter = group.items.contains { $0.hasPlatter }
    if look.hasGlass, hasPlatter {
      let isDone = group.items.first.map { $0.style == .done && $0.isEnabled } ?? false
      let own = group.items.first?.tintColor?.resolved(in: environment)
      let isPressed = group.items.contains { $0.isHighlighted && $0.isEnabled }
      var platter = place.mirrored(in: view.frame, if: isMirrored)
      if isPressed { platter = platter.outset(by: UnsureLook.pressedPlatterOutset) }
      drawPlatter(platter, fill: isDone ? own ?? tint : nil)
      if isPressed {
        list.fill(
          .roundedRect(platter, radius: min(platter.width, platter.height) / 2),
          RGBA.white.multiplyingAlpha(by: UnsureLook.pressedPlatterLight))
      }
    }
    for (item, rect) in places(of: group, in: place) {
      draw(
        item, in: rect.mirrored(in: view.frame, if: isMirrored), tint: tint,
        isMirrored: isMirrored)
    }
  }

  /// The items of a group with their places in that of the group.
  func places(of group: BarItemGroup, in place: Rect) -> [(item: BarItem, rect: Rect)] {
    let gap = look.hasGlass ? 12 : UnsureLook.barItemGap
    let content = group.items.reduce(Double(group.items.count - 1) * gap) { $0 + width(of: $1) }
    var x = place.midX - content / 2
    return group.items.map { item in
      let width = width(of: item)
      defer { x += width + gap }
      return (item, Rect(x: x, y: place.minY, width: width, height: place.height))
    }
  }

  /// The places of groups that follow each other from `x` on.
  func places(
    of groups: [BarItemGroup], from x: Double, row: Rect
  ) -> [(item: BarItem, rect: Rect)] {
    var x = x
    return groups.flatMap { group in
      let place = Rect(x: x, y: row.minY, width: width(of: group), height: row.height)
      x = place.maxX + (look.hasGlass ? 12 : UnsureLook.barItemGap)
      return places(of: group, in: place)
    }
  }
}

extension BarItem {
  /// Whether there is nothing to see: neither words nor an image, a view or a width.
  fileprivate var isBlank: Bool {
    title.isEmpty && image == nil && customView == nil && width == nil
  }

  /// Whether it has glass behind it: a view of one's own and mere room have none.
  fileprivate var hasPlatter: Bool { customView == nil && !(title.isEmpty && image == nil) }

  /// Whether it shares its platter with its neighbours.
  fileprivate var standsWithOthers: Bool { style != .done && hasPlatter }
}
