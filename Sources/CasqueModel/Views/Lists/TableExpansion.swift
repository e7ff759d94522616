import CasqueGeometry

/// What the system puts into a table: headers, footers, cards, and lines between rows.
///
/// From the top, and each as wide as the table: `TABLE.header0`, the section's view
/// `TABLE.section0` with its cells, `TABLE.footer0`, and so on. A row is at least as high as the
/// system's, and else as high as its content asks for at the fitting size level.
/// **Source** layout rule 12; ControlFacts, UITableView.
struct TableExpansion {
  private let table: View
  private let content: TableView
  private let environment: LayoutEnvironment
  private let metrics: ListMetrics
  private let isBelowLargeTitle: Bool
  /// Where the content of a row begins that can be deleted, added or chosen.
  private let editingInset: Double
  private var system: SystemConstraints
  private var rows: [View] = []

  init(
    of table: View, _ content: TableView, isBelowLargeTitle: Bool,
    in environment: LayoutEnvironment, text: (any TextMeasuring)?
  ) {
    editingInset = environment.profile.lists.editing(in: environment.traits, text).inset
    self.isBelowLargeTitle = isBelowLargeTitle
    self.table = table
    self.content = content
    self.environment = environment
    metrics = environment.profile.lists
    system = SystemConstraints(place: table.place)
  }

  /// The table with all of its parts as subviews.
  func view() -> View {
    var copy = self
    return copy.expand()
  }

  private mutating func expand() -> View {
    var cells = table.subviews[...]
    let header = content.hasHeaderView ? cells.popFirst() : nil
    let footer = content.hasFooterView ? cells.popLast() : nil
    if let header { append(header) }
    var sections = content.sections
    let listed = sections.reduce(0) { $0 + max(0, $1.cellCount) }
    if listed < cells.count {
      sections.append(TableView.Section(cellCount: cells.count - listed))
    }
    for (index, section) in sections.enumerated() {
      addHeader(of: section, index)
      addSection(index, Array(cells.prefix(max(0, section.cellCount))))
      cells = cells.dropFirst(max(0, section.cellCount))
      addFooter(of: section, index, isLast: index == sections.count - 1)
    }
    if let footer { append(footer) }
    if let last = rows.last {
      system.add(last.layoutItem, .bottom, to: area)
    }
    system.add(area, .width, to: table.frameLayoutGuide.layoutItem)
    var view = table
    view.subviews = rows
    view.constraints += system.all
    view.appearance.backgroundColor = view.appearance.backgroundColor ?? ground
    return view
  }

  private var area: LayoutItem { table.contentLayoutGuide.layoutItem }

  private func id(_ part: String, _ index: Int) -> String { "\(table.id).\(part)\(index)" }

  private var ground: Color {
    content.style == .plain ? .systemBackground : .system("systemGroupedBackground")
  }

  private var margin: Double { environment.systemMinimumLayoutMargins.leading }

  /// From the safe area to the text of headers and footers.
  private var textInset: Double {
    content.style == .insetGrouped ? margin + metrics.cardTextInset : margin
  }

  /// Lays a part below the one before it, from side to side.
  private mutating func append(_ view: View, inset: Double = 0, guide: LayoutItem? = nil) {
    let item = view.layoutItem
    if let previous = rows.last {
      system.add(item, .top, to: previous.layoutItem, .bottom)
    } else {
      system.add(item, .top, to: area)
    }
    system.addSides(
      of: item, in: guide ?? table.frameLayoutGuide.layoutItem, inset: (inset, inset))
    rows.append(view)
  }

  // MARK: Headers and footers

  private mutating func addHeader(of section: TableView.Section, _ index: Int) {
    guard let text = section.header else {
      if content.style != .plain {
        let usual = index == 0 ? metrics.firstGap : metrics.gap
        addGap(content.sectionHeaderHeight ?? usual, "gap", index)
      }
      return
    }
    let followsGap = index > 0 && content.sections[index - 1].footer == nil
    let usual = index == 0 ? metrics.firstHeader : metrics.header
    let isCompact = index == 0 ? isBelowLargeTitle : followsGap
    let padding =
      content.style == .plain
      ? metrics.plainHeader : isCompact ? metrics.compactHeader ?? usual : usual
    let isSmall = content.style != .plain && metrics.hasCapitalHeaders
    let isStrong = content.style == .plain && metrics.hasCapitalHeaders
    addText(
      isSmall ? text.uppercased() : text, "header", index,
      font: isSmall ? .preferred(.footnote) : .preferred(.headline),
      color: isStrong ? .label : .system("secondaryLabel"), padding)
  }

  private mutating func addFooter(of section: TableView.Section, _ index: Int, isLast: Bool) {
    if let text = section.footer {
      addText(
        text, "footer", index, font: .preferred(.footnote), color: .system("secondaryLabel"),
        metrics.footer)
    } else if content.style != .plain {
      addGap(content.sectionFooterHeight ?? metrics.gap, "end", index)
    }
  }

  private mutating func addGap(_ height: Double, _ part: String, _ index: Int) {
    var view = View.view(id(part, index))
    view.place = table.place
    system.add(view.layoutItem, .height, to: nil, nil, height)
    append(view)
  }

  private mutating func addText(
    _ text: String, _ part: String, _ index: Int, font: Font, color: Color,
    _ padding: ListMetrics.Padding
  ) {
    var label = View.label(
      id(part, index) + ".textLabel", text: text, font: font, textColor: color, numberOfLines: 0)
    label.place = table.place
    var view = View.view(id(part, index), subviews: [label])
    view.place = table.place
    var own = SystemConstraints(place: table.place)
    own.addSides(
      of: label.layoutItem, in: table.safeAreaLayoutGuide.layoutItem,
      inset: (textInset, textInset))
    own.add(label.layoutItem, .top, to: view.layoutItem, .top, padding.top)
    own.add(label.layoutItem, .bottom, to: view.layoutItem, .bottom, -padding.bottom)
    view.constraints = own.all
    append(view)
  }

  // MARK: Cells

  /// A section's cells lie in one view, which is the card of an inset grouped table.
  private mutating func addSection(_ index: Int, _ cells: [View]) {
    guard !cells.isEmpty else { return }
    var section = View.view(id("section", index))
    section.place = table.place
    let isCard = content.style == .insetGrouped
    if content.style != .plain {
      section.appearance.backgroundColor = .system("secondarySystemGroupedBackground")
    }
    if isCard {
      section.appearance.cornerRadius = metrics.cardRadius
      section.appearance.cornerCurve = .continuous
      section.appearance.clipsToBounds = true
    }
    var own = SystemConstraints(place: table.place)
    for (row, cell) in cells.enumerated() {
      own.addSides(of: cell.layoutItem, in: section.layoutItem)
      let isFirst = row == 0
      own.add(
        cell.layoutItem, .top, to: isFirst ? section.layoutItem : cells[row - 1].layoutItem,
        isFirst ? .top : .bottom)
      addHeight(of: cell, &own)
    }
    own.add(cells[cells.count - 1].layoutItem, .bottom, to: section.layoutItem)
    section.subviews = cells
    if content.hasSeparators {
      // A row that is chosen has no line above or below it.
      for (row, cell) in cells.dropLast().enumerated()
      where !cell.showsSelection && !cells[row + 1].showsSelection {
        section.subviews.append(separator(below: cell, "\(index)_\(row)", in: section, &own))
      }
      if content.style == .grouped, metrics.hasSectionLines {
        for (edge, name) in [(LayoutAttribute.top, "top"), (.bottom, "bottom")] {
          let line = line("\(index)_\(name)", &own)
          own.addSides(of: line.layoutItem, in: section.layoutItem)
          own.add(line.layoutItem, edge, to: section.layoutItem)
          section.subviews.append(line)
        }
      }
    }
    section.constraints = own.all
    let guide = isCard ? table.safeAreaLayoutGuide.layoutItem : nil
    append(section, inset: isCard ? margin : 0, guide: guide)
  }

  private func addHeight(of cell: View, _ own: inout SystemConstraints) {
    let item = cell.layoutItem
    if let height = content.rowHeight {
      own.add(item, .height, to: nil, nil, height)
    } else {
      if !cell.statesRowHeight {
        own.add(item, .height, .greaterThanOrEqual, to: nil, nil, metrics.rowHeight)
      }
      own.add(item, .height, to: nil, nil, 0, at: .fittingSizeLevel)
    }
  }

  /// A line of one pixel along the lower edge of a row, from its text on: behind an image, if it has
  /// one.
  private func separator(
    below cell: View, _ name: String, in section: View, _ own: inout SystemConstraints
  ) -> View {
    let line = line(name, &own)
    let stated = content.separatorInset
    let edge = content.style == .insetGrouped ? metrics.cardTextInset : margin
    // While rows are edited, lines begin where their contents do.
    let start = (stated?.leading ?? edge) + (cell.isIndentedToEdit ? editingInset : 0)
    let end = stated?.trailing ?? metrics.separatorTrailing
    let safeArea = table.safeAreaLayoutGuide.layoutItem
    let outer = section.layoutItem
    let inner = content.style == .insetGrouped ? outer : safeArea
    if stated == nil, let text = cell.textBesideImage {
      own.add(line.layoutItem, .leading, to: text)
    } else {
      own.add(line.layoutItem, .leading, to: inner, .leading, start)
    }
    // A line without an inset of its own reaches the edge of the screen.
    own.add(line.layoutItem, .trailing, to: end == nil ? inner : outer, .trailing, -(end ?? edge))
    own.add(line.layoutItem, .bottom, to: cell.layoutItem)
    return line
  }

  private func line(_ name: String, _ own: inout SystemConstraints) -> View {
    var line = View.view(
      "\(table.id).separator\(name)",
      backgroundColor: content.separatorColor ?? .system("separator"))
    line.place = table.place
    line.isUserInteractionEnabled = false
    own.add(line.layoutItem, .height, to: nil, nil, 1 / max(1, environment.traits.displayScale))
    return line
  }
}

extension View {
  /// The text of a cell with an image; nil for another.
  fileprivate var textBesideImage: LayoutItem? {
    guard case .tableViewCell(let cell) = content, cell.image != nil else { return nil }
    return .view(CellExpansion.id("textLabel", of: id))
  }

  /// Whether its content begins behind something that it is edited with.
  fileprivate var isIndentedToEdit: Bool {
    if case .tableViewCell(let cell) = content { cell.editControls?.leading != nil } else { false }
  }

  fileprivate var showsSelection: Bool {
    if case .tableViewCell(let cell) = content { cell.showsSelection } else { false }
  }
}
