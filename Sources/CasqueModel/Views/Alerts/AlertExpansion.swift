import CasqueDiagnostics
import CasqueGeometry

/// What the system puts into an alert or action sheet: the card with its texts, fields and buttons.
///
/// What does not fit the screen scrolls, the texts before the buttons.
/// **Source** ControlFacts, Alert and Action sheet.
struct AlertExpansion {
  let alert: View
  let content: AlertController
  let environment: LayoutEnvironment
  let text: (any TextMeasuring)?
  let metrics: AlertMetrics
  let form: AlertController.Form

  /// - Parameter text: tells whether two buttons fit beside each other; without it they do.
  init(
    of alert: View, _ content: AlertController, in environment: LayoutEnvironment,
    text: (any TextMeasuring)?
  ) {
    self.alert = alert
    self.content = content
    self.environment = environment
    self.text = text
    metrics = environment.profile.alerts
    form = content.form(in: environment)
  }

  var place: SourceRange? { alert.place }
  var isLarge: Bool { environment.traits.preferredContentSizeCategory.isAccessibilityCategory }
  /// Whether buttons are capsules apart from each other, not rows with lines between them.
  var hasCapsules: Bool { metrics.actionInset > 0 }
  /// One pixel, in points.
  var hairline: Double { 1 / max(1, environment.traits.displayScale) }

  /// The width of the card, in points.
  var width: Double {
    switch form {
    case .card: isLarge ? metrics.accessibilityWidth : metrics.width
    case .popover: metrics.popoverWidth
    case .bottom:
      min(environment.size.width, environment.size.height) - 2 * (metrics.bottom?.inset ?? 0)
    }
  }

  /// The least distance of a card from the edges of its room, where it is as large as that.
  ///
  /// **Source** ControlFacts, Action sheet, placement: 8 at the sides (high); for alerts none was
  /// read.
  static let edgeRoom = 8.0

  /// What texts that scroll keep beside buttons that scroll: a row.
  ///
  /// **Source** ControlFacts, Alert, button height: 44.
  private static let headerRoom = 44.0

  func id(_ part: String) -> String { "\(alert.id).\(part)" }

  func part(_ name: String, subviews: [View] = []) -> View {
    var view = View.view(id(name), subviews: subviews)
    view.place = place
    return view
  }

  /// The alert with its card, or its cards, on a ground that dims the screen.
  func view() -> View {
    var view = alert
    var system = SystemConstraints(place: place)
    let region = LayoutGuide(id("region"), place: place)
    view.layoutGuides.append(region)
    let middle = alert.layoutGuide(region.id).layoutItem
    addRegion(middle, &system)
    let main = card()
    var cards = [main]
    let item = main.layoutItem
    let limits = alert.safeAreaLayoutGuide.layoutItem
    system.add(item, .centerX, to: alert.layoutItem)
    system.add(item, .width, to: nil, nil, width, at: 999)
    system.add(item, .leading, .greaterThanOrEqual, to: alert.layoutItem, .leading, Self.edgeRoom)
    system.add(item, .top, .greaterThanOrEqual, to: limits, .top, Self.edgeRoom)
    if form == .bottom {
      let cancel = cancelCard()
      if let cancel { cards.append(cancel) }
      stand(item, cancel?.layoutItem, &system)
    } else {
      system.add(item, .centerY, to: middle)
      system.add(item, .bottom, .lessThanOrEqual, to: middle, .bottom, -Self.edgeRoom)
    }
    view.subviews += cards
    view.constraints += system.all
    if form != .popover, view.appearance.backgroundColor == nil {
      view.appearance.backgroundColor = .dimming
    }
    return view
  }

  /// The room that a card stands in the middle of: above the keyboard where that is shown.
  private func addRegion(_ region: LayoutItem, _ system: inout SystemConstraints) {
    let safeArea = alert.safeAreaLayoutGuide.layoutItem
    let outer = metrics.standsInSafeArea ? safeArea : alert.layoutItem
    system.addSides(of: region, in: alert.layoutItem)
    system.add(region, .top, to: outer)
    if environment.keyboardHeight > 0 {
      system.add(region, .bottom, to: alert.keyboardLayoutGuide.layoutItem, .top)
    } else {
      system.add(region, .bottom, to: outer)
    }
  }

  /// Puts the cards of an action sheet at the bottom, one above the other.
  private func stand(
    _ card: LayoutItem, _ cancel: LayoutItem?, _ system: inout SystemConstraints
  ) {
    let sizes = metrics.bottom ?? AlertMetrics.Bottom()
    if let cancel {
      system.add(cancel, .top, to: card, .bottom, sizes.spacing)
      system.addSides(of: cancel, in: card)
    }
    let lift = max(0, sizes.inset - environment.safeAreaInsets.bottom)
    system.add(
      cancel ?? card, .bottom, to: alert.safeAreaLayoutGuide.layoutItem, .bottom, -lift)
  }

  // MARK: Cards

  private func round(_ card: inout View) {
    card.appearance.cornerRadius = metrics.cornerRadius
    card.appearance.cornerCurve = .continuous
    card.appearance.clipsToBounds = true
  }

  /// The card with texts, fields and all buttons but one that stands apart.
  private func card() -> View {
    var card = part("card")
    round(&card)
    var system = SystemConstraints(place: place)
    var parts: [View] = []
    if let header = header() {
      parts.append(header)
      let item = header.layoutItem
      system.add(item, .height, to: header.contentLayoutGuide.layoutItem, .height, at: 740)
      system.add(item, .height, .greaterThanOrEqual, to: nil, nil, Self.headerRoom, at: 747)
    }
    let shown = listedActions
    if !shown.isEmpty {
      if !parts.isEmpty, !hasCapsules { parts.append(line("line", &system)) }
      let actions = actions(shown)
      parts.append(actions)
      system.add(
        actions.layoutItem, .height, to: actions.contentLayoutGuide.layoutItem, .height, at: 745)
    }
    for (index, view) in parts.enumerated() {
      system.addSides(of: view.layoutItem, in: card.layoutItem)
      let previous = index > 0 ? parts[index - 1] : nil
      system.add(
        view.layoutItem, .top, to: previous?.layoutItem ?? card.layoutItem,
        previous == nil ? .top : .bottom)
    }
    if let last = parts.last {
      system.add(last.layoutItem, .bottom, to: card.layoutItem)
    } else {
      system.add(card.layoutItem, .height, to: nil, nil, actionHeight)
    }
    card.subviews = parts
    card.constraints = system.all
    return card
  }

  /// The card of the button that cancels an action sheet at the bottom; nil without such a button.
  private func cancelCard() -> View? {
    guard let index = cancelIndex else { return nil }
    let row = row(index)
    var card = part("cancelCard", subviews: [row])
    round(&card)
    var system = SystemConstraints(place: place)
    system.addSides(of: row.layoutItem, in: card.layoutItem)
    system.add(row.layoutItem, .top, to: card.layoutItem)
    system.add(row.layoutItem, .bottom, to: card.layoutItem)
    card.constraints = system.all
    return card
  }

  /// A line of one pixel between parts.
  func line(_ name: String, isVertical: Bool = false, _ system: inout SystemConstraints) -> View {
    var line = part(name)
    line.appearance.backgroundColor = .system("separator")
    line.isUserInteractionEnabled = false
    system.add(line.layoutItem, isVertical ? .width : .height, to: nil, nil, hairline)
    return line
  }
}

extension Color {
  /// What dims the screen under an alert.
  ///
  /// **Source** ControlFacts, Alert (iOS 26 high; before, the same from general knowledge: low).
  fileprivate static let dimming = Color.custom(
    DynamicColor(
      light: RGBA.black.multiplyingAlpha(by: 0.2), dark: RGBA.black.multiplyingAlpha(by: 0.48)))
}
