import CasqueGeometry

/// The texts and fields of alerts and action sheets.
extension AlertExpansion {
  /// Whether a title stands without a message, or a message without a title.
  private var isSingle: Bool { content.title.isEmpty != content.message.isEmpty }

  private var hasFields: Bool {
    content.preferredStyle == .alert && !content.textFields.isEmpty
  }

  private var insets: DirectionalInsets {
    guard content.preferredStyle == .actionSheet, let bottom = metrics.bottom else {
      return metrics.headerInsets
    }
    return bottom.headerInsets
  }

  /// Title, message and fields in a view that scrolls where they are too high; nil without any.
  func header() -> View? {
    var parts = texts()
    var scroll = View.scrollView(id("header"))
    scroll.place = place
    let area = scroll.contentLayoutGuide.layoutItem
    var system = SystemConstraints(place: place)
    system.add(area, .width, to: scroll.frameLayoutGuide.layoutItem)
    for (index, label) in parts.enumerated() {
      system.addSides(of: label.layoutItem, in: area, inset: (insets.leading, insets.trailing))
      if index > 0 {
        system.add(
          label.layoutItem, .top, to: parts[index - 1].layoutItem, .bottom, metrics.textSpacing)
      } else {
        system.add(label.layoutItem, .top, to: area, .top, insets.top)
      }
    }
    if hasFields {
      let fields = fields()
      let inset = metrics.fields.inset
      system.addSides(of: fields.layoutItem, in: area, inset: (inset, inset))
      if let last = parts.last {
        system.add(fields.layoutItem, .top, to: last.layoutItem, .bottom, metrics.fields.top)
      } else {
        system.add(fields.layoutItem, .top, to: area, .top, insets.top)
      }
      parts.append(fields)
    }
    guard let last = parts.last else { return nil }
    let bottom = hasFields ? metrics.fields.bottom : insets.bottom
    system.add(last.layoutItem, .bottom, to: area, .bottom, -bottom)
    scroll.subviews = parts
    scroll.constraints = system.all
    return scroll
  }

  private func texts() -> [View] {
    [("title", content.title), ("message", content.message)].compactMap { part, text in
      guard !text.isEmpty else { return nil }
      var label = View.label(
        id(part), text: text, font: font(ofTitle: part == "title"),
        textColor: color(ofTitle: part == "title"),
        textAlignment: hasCapsules && !isSingle ? .natural : .center, numberOfLines: 0)
      label.place = place
      return label
    }
  }

  /// **Source** ControlFacts, title and message font.
  private func font(ofTitle isTitle: Bool) -> Font {
    if hasCapsules {
      if isSingle { return .preferred(.body) }
      return .preferred(isTitle ? .headline : .subheadline)
    }
    if content.preferredStyle == .actionSheet {
      return .preferred(.footnote, weight: isTitle ? .semibold : .regular)
    }
    return .preferred(isTitle ? .headline : .footnote)
  }

  /// **Source** ControlFacts: #8F8F8F in the action sheets of iOS 18, which is read in light style.
  private func color(ofTitle isTitle: Bool) -> Color {
    if hasCapsules { return isTitle || isSingle ? .label : .system("secondaryLabel") }
    guard content.preferredStyle == .actionSheet else { return .label }
    let gray = RGBA(red: 143.0 / 255, green: 143.0 / 255, blue: 143.0 / 255)
    let strong = RGBA(red: 90.0 / 255, green: 90.0 / 255, blue: 90.0 / 255)
    let light = RGBA(red: 190.0 / 255, green: 190.0 / 255, blue: 190.0 / 255)
    return .custom(
      DynamicColor(
        light: gray, dark: gray, lightHighContrast: strong, darkHighContrast: light))
  }

  /// The fields: on iOS 18 one frame with lines between them, on iOS 26 capsules.
  private func fields() -> View {
    var group = part("textFields")
    if !hasCapsules {
      group.appearance.backgroundColor = .fieldGround
      group.appearance.cornerRadius = 6
      group.appearance.cornerCurve = .continuous
      group.appearance.clipsToBounds = true
      group.appearance.border = Border(width: hairline, color: .system("separator"))
    }
    var system = SystemConstraints(place: place)
    var previous: LayoutItem?
    for index in content.textFields.indices {
      let row = fieldRow(index)
      system.addSides(of: row.layoutItem, in: group.layoutItem)
      system.add(
        row.layoutItem, .top, to: previous ?? group.layoutItem, previous == nil ? .top : .bottom,
        previous == nil ? 0 : metrics.fields.spacing)
      group.subviews.append(row)
      if let previous, !hasCapsules {
        let line = line("fieldLine\(index)", &system)
        system.addSides(of: line.layoutItem, in: group.layoutItem)
        system.add(line.layoutItem, .top, to: previous, .bottom)
        group.subviews.append(line)
      }
      previous = row.layoutItem
    }
    if let previous { system.add(previous, .bottom, to: group.layoutItem) }
    group.constraints = system.all
    return group
  }

  private func fieldRow(_ index: Int) -> View {
    var field = content.textFields[index]
    if field.font == TextField().font {
      field.font = .preferred(hasCapsules ? .body : .footnote)
    }
    var view = View(id("textField\(index)"), content: .textField(field), place: place)
    view.contentHuggingPriority = AxisPair(both: 200)
    view.contentCompressionResistancePriority.horizontal = 200
    var row = part("textField\(index).row", subviews: [view])
    if hasCapsules {
      row.appearance.backgroundColor = .capsule()
      row.appearance.cornerRadius = metrics.fields.height / 2
      row.appearance.cornerCurve = .circular
    }
    var system = SystemConstraints(place: place)
    let inset = metrics.fields.textInset
    system.addSides(of: view.layoutItem, in: row.layoutItem, inset: (inset, inset))
    system.add(view.layoutItem, .centerY, to: row.layoutItem)
    system.add(view.layoutItem, .top, .greaterThanOrEqual, to: row.layoutItem, .top, 4)
    system.add(
      row.layoutItem, .height, .greaterThanOrEqual, to: nil, nil, metrics.fields.height)
    system.add(
      row.layoutItem, .height, to: nil, nil, metrics.fields.height, at: .fittingSizeLevel)
    row.constraints = system.all
    return row
  }
}

extension Color {
  /// The ground of the fields of iOS 18 (low).
  fileprivate static let fieldGround = Color.custom(
    DynamicColor(
      light: .white, dark: RGBA(red: 28.0 / 255, green: 28.0 / 255, blue: 30.0 / 255)))
}
