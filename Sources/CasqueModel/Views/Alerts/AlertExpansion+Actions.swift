import CasqueGeometry

/// The buttons of alerts and action sheets.
extension AlertExpansion {
  /// The place of the button that cancels; nil without one.
  var cancelIndex: Int? { content.actions.firstIndex { $0.style == .cancel } }

  /// The buttons of the main card, in the order in which they are shown.
  ///
  /// The one that cancels is the last, but the first of two beside each other; it stands apart at
  /// the bottom of the screen, and a popover has none.
  var listedActions: [Int] {
    let others = content.actions.indices.filter { $0 != cancelIndex }
    guard let cancel = cancelIndex, form == .card else { return others }
    return standBeside ? [cancel] + others : others + [cancel]
  }

  /// Whether two buttons of an alert stand beside each other: at ordinary sizes, if titles fit.
  var standBeside: Bool {
    guard content.preferredStyle == .alert, content.actions.count == 2, !isLarge else {
      return false
    }
    let inset = metrics.actionInset
    let room = (width - 2 * inset - metrics.actionSpacing) / 2 - 2 * titlePadding
    guard let text else { return true }
    return content.actions.indices.allSatisfy { index in
      let title = TextRequest(
        text: content.actions[index].title, font: font(of: index), traits: environment.traits)
      return text.shape(title).size.width <= room
    }
  }

  /// The room at either side of a button's title.
  ///
  /// **Source** none: UIKit's is not published, and long titles were not measured.
  private var titlePadding: Double { hasCapsules ? 12 : 8 }

  /// The least room above and below a title; a button is higher at ordinary sizes.
  ///
  /// **Source** ControlFacts, Alert, button height: 63.5 with a line of 39.5 on iOS 26; before none,
  /// as for the sides.
  private var titleRoom: Double { hasCapsules ? 12 : 10 }

  /// The least height of a button.
  var actionHeight: Double {
    form == .card ? metrics.actionHeight : metrics.bottom?.actionHeight ?? metrics.actionHeight
  }

  private func isEmphasised(_ index: Int) -> Bool {
    guard content.preferredStyle == .alert else { return false }
    return content.preferredAction == index
  }

  /// **Source** ControlFacts, button font: on iOS 18 the button that cancels is semibold, in an
  /// alert unless another is preferred; on iOS 26 all are medium, the preferred one semibold.
  private func font(of index: Int) -> Font {
    if hasCapsules {
      return .preferred(.body, weight: isEmphasised(index) ? .semibold : .medium)
    }
    let cancels = content.actions[index].style == .cancel
    let isStrong =
      content.preferredStyle == .alert && content.preferredAction != nil
      ? isEmphasised(index) : cancels
    let style: TextStyle = content.preferredStyle == .actionSheet ? .title3 : .body
    return .preferred(style, weight: isStrong ? .semibold : .regular)
  }

  /// All buttons of the main card, in a view that scrolls where they are too many.
  func actions(_ shown: [Int]) -> View {
    var scroll = View.scrollView(id("actions"))
    scroll.place = place
    let area = scroll.contentLayoutGuide.layoutItem
    var system = SystemConstraints(place: place)
    system.add(area, .width, to: scroll.frameLayoutGuide.layoutItem)
    let rows = shown.map(row)
    scroll.subviews = rows
    let inset = metrics.actionInset
    if standBeside {
      setBeside(rows, area, &scroll, &system)
    } else {
      for (index, row) in rows.enumerated() {
        system.addSides(of: row.layoutItem, in: area, inset: (inset, inset))
        guard index > 0 else {
          system.add(row.layoutItem, .top, to: area, .top, inset)
          continue
        }
        let previous = rows[index - 1].layoutItem
        system.add(row.layoutItem, .top, to: previous, .bottom, metrics.actionSpacing + gap)
        if !hasCapsules {
          let line = line("line\(index)", &system)
          system.addSides(of: line.layoutItem, in: area)
          system.add(line.layoutItem, .top, to: previous, .bottom)
          scroll.subviews.append(line)
        }
      }
      if let last = rows.last { system.add(last.layoutItem, .bottom, to: area, .bottom, -inset) }
    }
    scroll.constraints = system.all
    return scroll
  }

  /// What a line between two rows takes.
  private var gap: Double { hasCapsules ? 0 : hairline }

  private func setBeside(
    _ rows: [View], _ area: LayoutItem, _ scroll: inout View, _ system: inout SystemConstraints
  ) {
    let inset = metrics.actionInset
    let (first, last) = (rows[0].layoutItem, rows[1].layoutItem)
    system.add(first, .leading, to: area, .leading, inset)
    system.add(last, .leading, to: first, .trailing, metrics.actionSpacing + gap)
    system.add(last, .trailing, to: area, .trailing, -inset)
    system.add(first, .width, to: last)
    for row in [first, last] {
      system.add(row, .top, to: area, .top, inset)
      system.add(row, .bottom, to: area, .bottom, -inset)
    }
    guard !hasCapsules else { return }
    let line = line("line1", isVertical: true, &system)
    system.add(line.layoutItem, .leading, to: first, .trailing)
    system.add(line.layoutItem, .top, to: area)
    system.add(line.layoutItem, .bottom, to: area)
    scroll.subviews.append(line)
  }

  /// A button: its ground and its title.
  func row(_ index: Int) -> View {
    let action = content.actions[index]
    var label = View.label(
      id("action\(index)") + ".title", text: action.title, font: font(of: index),
      textColor: color(of: index), textAlignment: .center, numberOfLines: isLarge ? 0 : 1)
    label.place = place
    if case .label(var content) = label.content, !isLarge {
      // A title that is too long is set smaller before it is cut.
      content.adjustsFontSizeToFitWidth = true
      content.minimumScaleFactor = 0.5
      label.content = .label(content)
    }
    var row = part("action\(index)", subviews: [label])
    row.appearance.backgroundColor = ground(of: index)
    if hasCapsules {
      row.appearance.cornerRadius = metrics.actionHeight / 2
      row.appearance.cornerCurve = .circular
    }
    var system = SystemConstraints(place: place)
    let item = label.layoutItem
    system.addSides(of: item, in: row.layoutItem, inset: (titlePadding, titlePadding))
    system.add(item, .centerY, to: row.layoutItem)
    system.add(item, .top, .greaterThanOrEqual, to: row.layoutItem, .top, titleRoom)
    system.add(
      row.layoutItem, .height, .greaterThanOrEqual, to: nil, nil, actionHeight)
    system.add(row.layoutItem, .height, to: nil, nil, actionHeight, at: .fittingSizeLevel)
    row.constraints = system.all
    return row
  }

  // MARK: Colours

  private var tint: Color { alert.appearance.tintColor ?? .systemBlue }

  /// **Source** ControlFacts, button font; a disabled title is the system's tertiary label (low).
  private func color(of index: Int) -> Color {
    let action = content.actions[index]
    guard action.isEnabled else { return .system("tertiaryLabel") }
    if hasCapsules, isEmphasised(index) { return .rgb(1, 1, 1) }
    if action.style == .destructive { return .system("systemRed") }
    return hasCapsules ? .label : tint
  }

  /// **Source** ControlFacts, button fill: on iOS 26 a capsule, the preferred one of the tint as it
  /// shows through glass; how a capsule looks under a finger was not read (low).
  private func ground(of index: Int) -> Color? {
    let action = content.actions[index]
    guard hasCapsules else { return action.isHighlighted ? .pressedRow : nil }
    guard isEmphasised(index), action.isEnabled else {
      return .capsule(action.isHighlighted ? 1.8 : 1)
    }
    if action.style == .destructive { return .system("systemRed") }
    return alert.appearance.tintColor ?? .preferredCapsule
  }
}

extension Color {
  /// A row of iOS 18 under a finger.
  ///
  /// **Source** ControlFacts, Alert (medium).
  fileprivate static let pressedRow = Color.custom(
    DynamicColor(
      light: RGBA(red: 225.0 / 255, green: 225.0 / 255, blue: 225.0 / 255),
      dark: RGBA(red: 46.0 / 255, green: 46.0 / 255, blue: 46.0 / 255)))

  /// The blue of the preferred button of iOS 26, through glass: #377EEF.
  ///
  /// **Source** ControlFacts, Alert, button font (high).
  fileprivate static let preferredCapsule = Color.rgb(55.0 / 255, 126.0 / 255, 239.0 / 255)

  /// The capsules of iOS 26, and its fields.
  ///
  /// **Source** ControlFacts, Alert, button fill over card (high).
  ///
  /// - Parameter strength: what their opacity is multiplied with.
  static func capsule(_ strength: Double = 1) -> Color {
    .custom(
      DynamicColor(
        light: RGBA(red: 0.109, green: 0.109, blue: 0.109, alpha: 0.1372 * strength),
        dark: RGBA.white.multiplyingAlpha(by: 0.1097 * strength)))
  }
}
