import CasqueGeometry
import CasqueLayout
import CasqueModel
import CasqueSymbols

/// How the items of a tab bar are arranged.
private enum TabArrangement: Hashable {
  /// The image above the title.
  case stacked
  /// The image before the title.
  case beside
  /// The title alone, as at the top of an iPad's window on iOS 26.
  case titles
}

/// A tab with its place and colour.
private struct TabPlace {
  var item: TabBarItem
  var rect: Rect
  var color: RGBA
  var isSelected: Bool
}

extension WindowDrawing {
  /// Draws a tab bar: its ground or its platter, and the items with their badges.
  ///
  /// **Source** ControlFacts, Tab bar.
  mutating func draw(_ bar: TabBar, in view: PresentedView, tint: RGBA) {
    if bar.barTintColor != nil || !(bar.isAtScrollEdge ?? false) {
      let ink: RGBA = isDark ? firm(.black.multiplyingAlpha(by: 0.16)) : barHairline
      drawBarGround(of: view, hairlineAt: .top, ink: ink, tint: bar.barTintColor)
    }
    guard !bar.items.isEmpty, bar.items.count <= 100 else { return }
    let arrangement = tabArrangement
    let platter = look.hasGlass ? drawTabPlatter(of: bar, arrangement, in: view) : nil
    let insets = view.resolved.safeAreaInsets
    let area =
      platter?.inset(by: Insets(left: 8, right: 8))
      ?? view.frame.inset(by: Insets(left: insets.left, right: insets.right))
    let pitch = area.width / Double(bar.items.count)
    for (index, item) in bar.items.enumerated() {
      let rect = Rect(
        x: area.minX + Double(index) * pitch, y: area.minY, width: pitch, height: area.height
      ).mirrored(in: area, if: view.resolved.isMirrored)
      let isSelected = index == bar.selectedIndex
      if isSelected, look.hasGlass { drawSelection(in: rect, arrangement) }
      draw(
        TabPlace(
          item: item, rect: rect, color: tabColor(isSelected: isSelected, tint: tint),
          isSelected: isSelected), arrangement, isMirrored: view.resolved.isMirrored)
    }
  }

  private var tabArrangement: TabArrangement {
    let traits = environment.traits
    let isWidePad = traits.userInterfaceIdiom == .pad && traits.horizontalSizeClass == .regular
    if isWidePad { return look.hasGlass ? .titles : .beside }
    return traits.verticalSizeClass == .compact ? .beside : .stacked
  }

  private func tabColor(isSelected: Bool, tint: RGBA) -> RGBA {
    if isSelected { return look.hasGlass ? litTint(tint) : tint }
    return look.hasGlass ? .hex(isDark ? 0xF3F3F3 : 0x191919) : color("systemGray")
  }

  /// A tint as it shows through the glass of a tab bar.
  ///
  /// **Source** ControlFacts, Tab bar, selected (high): #0088FF reads #007CF3, and #0091FF in dark style
  /// #1BACFF, which is 12 less and 27 more of 255 in every channel.
  private func litTint(_ tint: RGBA) -> RGBA {
    let shift = (isDark ? 27.0 : -12.0) / 255
    func lit(_ channel: Double) -> Double { min(1, max(0, channel + shift)) }
    return RGBA(
      red: lit(tint.red), green: lit(tint.green), blue: lit(tint.blue), alpha: tint.alpha)
  }

  private mutating func drawTabPlatter(
    of bar: TabBar, _ arrangement: TabArrangement, in view: PresentedView
  ) -> Rect {
    let insets = view.resolved.safeAreaInsets
    let room = view.frame.width - insets.left - insets.right - 16
    let count = Double(bar.items.count)
    let wanted =
      switch arrangement {
      case .stacked: 86 * count + 16
      // Pills lie 4 inside the platter, and reach 4 over the pitch at either side.
      case .beside, .titles: count * (besideWidth(of: bar, arrangement) - 8) + 16
      }
    let width = max(0, min(wanted, room))
    let height = arrangement == .stacked ? 62.0 : 44
    let rect = Rect(
      x: view.frame.midX - width / 2, y: view.frame.minY, width: width, height: height)
    let shape = Shape.roundedRect(rect, radius: min(width, height) / 2)
    drawGlass(.bar, in: shape, shadow: .below(2.5, radius: 7, alpha: 0.1))
    return rect
  }

  /// The width of the pill that the widest item wants: 6, the image, 8, the title and 12; or 16, the
  /// title and 16.
  private func besideWidth(of bar: TabBar, _ arrangement: TabArrangement) -> Double {
    bar.items.reduce(0) { widest, item in
      let title = line(item.title, tabFont(isSelected: true)).size.width
      let image = item.image.map { stencilSize($0, within: 23, place: .tabBar).width }
      let width: Double =
        switch (arrangement, image) {
        case (.beside, let image?): 6 + image + 8 + title + 12
        default: title + 2 * 16
        }
      return max(widest, width + badgeRoom(of: item))
    }
  }

  /// What a badge behind a title takes of the room of a title (low).
  private func badgeRoom(of item: TabBarItem) -> Double {
    item.badgeValue.map { badgeWidth($0) + UnsureLook.badgeGap } ?? 0
  }

  private var badgeHeight: Double {
    look.hasGlass ? (tabArrangement == .titles ? 18.5 : 20) : UnsureLook.badgeHeight
  }

  private static let badgeFont = Font.system(13)

  private func badgeWidth(_ text: String) -> Double {
    max(badgeHeight, line(text, Self.badgeFont).size.width + 2 * UnsureLook.badgePadding)
  }

  private mutating func drawSelection(in rect: Rect, _ arrangement: TabArrangement) {
    let capsule =
      arrangement == .stacked
      ? Rect(minX: rect.minX - 4, minY: rect.minY + 4, maxX: rect.maxX + 4, maxY: rect.maxY - 4)
      : Rect(minX: rect.minX - 4, minY: rect.minY + 4, maxX: rect.maxX + 4, maxY: rect.minY + 40)
    list.fill(
      .roundedRect(capsule, radius: min(capsule.width, capsule.height) / 2),
      firm(
        isDark ? RGBA.white.multiplyingAlpha(by: 0.144) : RGBA.black.multiplyingAlpha(by: 0.071)))
  }

  private func tabFont(isSelected: Bool) -> Font {
    switch tabArrangement {
    case .stacked: .system(10, weight: look.hasGlass ? .semibold : .medium)
    case .beside:
      if look.hasGlass {
        .system(12, weight: isSelected ? .semibold : .regular)
      } else {
        .system(environment.traits.verticalSizeClass == .compact ? 12 : 13)
      }
    case .titles: .system(17, weight: isSelected ? .semibold : .regular)
    }
  }

  private mutating func draw(
    _ tab: TabPlace, _ arrangement: TabArrangement, isMirrored: Bool
  ) {
    let font = tabFont(isSelected: tab.isSelected)
    let badgeAt: Point
    switch arrangement {
    case .stacked: badgeAt = drawStacked(tab, font, isMirrored: isMirrored)
    case .beside: badgeAt = drawBeside(tab, font, isMirrored: isMirrored)
    case .titles: badgeAt = drawTitle(of: tab, font, isMirrored: isMirrored)
    }
    if let badge = tab.item.badgeValue {
      drawBadge(badge, beside: badgeAt, in: tab.rect, isMirrored: isMirrored)
    }
  }

  /// Draws a title alone, in the middle of what its badge leaves.
  private mutating func drawTitle(
    of tab: TabPlace, _ font: Font, isMirrored: Bool
  ) -> Point {
    let shift = badgeRoom(of: tab.item) / 2 * (isMirrored ? 1 : -1)
    let place = tab.rect.offset(by: Point(x: shift, y: 0))
    drawLine(tab.item.title, font, in: place, color: tab.color)
    return besideTitle(place, width: line(tab.item.title, font).size.width, isMirrored)
  }

  private mutating func drawStacked(
    _ tab: TabPlace, _ font: Font, isMirrored: Bool
  ) -> Point {
    let iconY = tab.rect.minY + (look.hasGlass ? 24 : UnsureLook.tabIconCenterY)
    let labelY = tab.rect.minY + (look.hasGlass ? 45 : UnsureLook.tabLabelCenterY)
    if let image = tab.item.image {
      let side = look.hasGlass ? 24.0 : 25
      let box = Rect(
        x: tab.rect.midX - side / 2, y: iconY - side / 2, width: side, height: side)
      drawStencil(
        image, in: box, color: tab.color, place: .tabBar, isMirrored: isMirrored)
    }
    let label = Rect(x: tab.rect.minX + 2, y: labelY - 8, width: tab.rect.width - 4, height: 16)
    drawLine(tab.item.title, font, in: label, color: tab.color)
    return Point(x: tab.rect.midX, y: tab.rect.minY)
  }

  private mutating func drawBeside(
    _ tab: TabPlace, _ font: Font, isMirrored: Bool
  ) -> Point {
    let image = tab.item.image.map { stencilSize($0, within: 23, place: .tabBar) }
    let side = image.map { look.hasGlass ? $0.width : 18 } ?? 0
    let gap = side == 0 ? 0 : look.hasGlass ? 8 : UnsureLook.tabBesideGap
    let text = min(
      line(tab.item.title, font).size.width + 1, max(0, tab.rect.width - side - gap - 8))
    let height = look.hasGlass ? 44 : tab.rect.height
    // On iOS 26 an image has 6 before it and a title 12 behind it.
    let lead = look.hasGlass ? (side > 0 ? 3 : 0) + badgeRoom(of: tab.item) / 2 : 0
    let start = tab.rect.midX - (side + gap + text) / 2 - lead
    let iconHeight = look.hasGlass ? image?.height ?? 0 : side
    let icon = Rect(
      x: start, y: tab.rect.minY + (height - iconHeight) / 2, width: side, height: iconHeight
    ).mirrored(in: tab.rect, if: isMirrored)
    if let image = tab.item.image {
      drawStencil(
        image, in: icon, color: tab.color, place: .tabBar, isMirrored: isMirrored)
    }
    let label = Rect(x: start + side + gap, y: tab.rect.minY, width: text, height: height)
      .mirrored(in: tab.rect, if: isMirrored)
    drawLine(tab.item.title, font, in: label, color: tab.color)
    return besideTitle(label, width: label.width, isMirrored)
  }

  /// Where a badge after a title starts to count, so that it covers neither title nor image.
  private func besideTitle(_ label: Rect, width: Double, _ isMirrored: Bool) -> Point {
    let half = width / 2
    return Point(
      x: isMirrored ? label.midX - half + 2 : label.midX + half - 2,
      y: label.minY + (look.hasGlass ? 6 : max(0, label.height / 2 - 11)))
  }

  /// Draws a badge right of an icon's middle, or left of it from right to left.
  private mutating func drawBadge(
    _ text: String, beside point: Point, in rect: Rect, isMirrored: Bool
  ) {
    let (height, width) = (badgeHeight, badgeWidth(text))
    let shift = look.hasGlass ? 8.5 : UnsureLook.badgeShift
    let badge = Rect(
      x: isMirrored ? point.x - shift - width : point.x + shift,
      y: point.y + (look.hasGlass ? 6 : UnsureLook.badgeTop), width: width, height: height)
    list.fill(.roundedRect(badge, radius: height / 2), color("systemRed"))
    drawLine(text, Self.badgeFont, in: badge, color: .white)
  }
}
