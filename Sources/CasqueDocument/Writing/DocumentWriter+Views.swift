import CasqueDiagnostics
import CasqueGeometry
import CasqueModel

extension DocumentWriter {
  /// Writes the keys of a view.
  ///
  /// - Parameter heading: the key that the id stands after; nil for the view's kind.
  mutating func write(_ view: View, heading: String? = nil) {
    let kind = ViewKind(of: view.content)
    let name = names.item(view.id)
    lines.add(heading ?? kind.rawValue, .plain(name))
    if name != view.id { lines.add(ViewKeys.source.name, .plain(ScalarText.quoted(view.id))) }
    for entry in properties.entries(of: view.statedProperties) {
      lines.add(entry.key, entry.value)
    }
    reportUnsaid(view)
    if !view.layoutGuides.isEmpty {
      let guides = view.layoutGuides.map { DocumentNode.plain(names.item($0.id)) }
      lines.add(ViewKeys.layoutGuides.name, .list(guides))
    }
    if kind == .containerView, view.subviews.isEmpty, let file = layoutFile(view.id) {
      lines.add(ViewKeys.layout.name, .text(file))
    }
    writeSubviews(of: view, kind)
    writeList(ViewKeys.constraints.name, view.constraints, of: view)
    writeVariations(of: view)
  }

  private mutating func writeSubviews(of view: View, _ kind: ViewKind) {
    switch view.content {
    case .tableView(let table): writeSections(table, of: view)
    case .collectionView: write(view.subviews, under: ViewKeys.cells.name)
    default: write(view.subviews, under: ViewKeys.subviews.name)
    }
  }

  private mutating func write(_ views: [View], under key: String) {
    guard !views.isEmpty else { return }
    lines.openList(key)
    for view in views {
      lines.beginMember()
      write(view)
    }
    lines.closeList()
  }

  private mutating func writeSections(_ table: TableView, of view: View) {
    var cells = view.subviews[...]
    if table.hasHeaderView, let header = cells.popFirst() {
      write(header, under: SectionKeys.headerView)
    }
    let footer = table.hasFooterView ? cells.popLast() : nil
    writeSections(table, Array(cells))
    if let footer { write(footer, under: SectionKeys.footerView) }
  }

  private mutating func write(_ view: View, under key: KeyRow) {
    lines.open(key.name)
    write(view)
    lines.close()
  }

  private mutating func writeSections(_ table: TableView, _ all: [View]) {
    guard !table.sections.isEmpty else { return }
    lines.openList(SectionKeys.sections.name)
    var next = 0
    for section in table.sections {
      let end = min(all.count, next + section.cellCount)
      let cells = Array(all[next..<end])
      next = end
      lines.beginMember()
      if let header = section.header { lines.add(SectionKeys.header.name, .text(header)) }
      if let footer = section.footer { lines.add(SectionKeys.footer.name, .text(footer)) }
      if cells.isEmpty {
        lines.add(SectionKeys.cells.name, .list([]))
      } else {
        write(cells, under: SectionKeys.cells.name)
      }
    }
    lines.closeList()
  }

  /// Reports the properties for which the form has no key.
  private mutating func reportUnsaid(_ view: View) {
    if view.intrinsicSize != AxisPair(both: .ofContent) {
      report(.documentUnknownKey, "the intrinsic size of a view that is given one", at: view.place)
    }
  }

  // MARK: Constraints and variations

  private mutating func writeList(
    _ key: String, _ constraints: [LayoutConstraint], of owner: View
  ) {
    let texts = ConstraintText(names: names, owner: owner.id)
    var written: [String] = []
    for constraint in constraints {
      do throws(ConstraintText.Unsayable) {
        written.append(try texts.line(constraint))
      } catch {
        report(
          .constraintMixedAttributes, "a constraint, as \(error.reason)",
          at: constraint.place ?? owner.place)
      }
    }
    guard !written.isEmpty else { return }
    lines.openList(key)
    for line in written {
      lines.beginMember()
      lines.add(line)
    }
    lines.closeList()
  }

  private mutating func writeVariations(of view: View) {
    let variations = view.variations.filter { !$0.condition.entries.isEmpty }
    guard !variations.isEmpty else { return }
    lines.openList(ViewKeys.when.name)
    for variation in variations {
      lines.beginMember()
      for entry in variation.condition.entries { lines.add(entry.key, entry.value) }
      writeList(VariationKeys.constraints.name, variation.constraints, of: view)
      let without = variation.without.compactMap(names.constraint)
      if !without.isEmpty {
        lines.add(VariationKeys.without.name, .list(without.map(DocumentNode.plain)))
      }
      write(variation.changes)
    }
    lines.closeList()
  }

  /// Writes changes by their views, in the order in which views come first.
  private mutating func write(_ changes: [ViewChange]) {
    var views: [String] = []
    var byView: [String: [ViewProperty]] = [:]
    for change in changes where names.contains(change.view) {
      if byView[change.view] == nil { views.append(change.view) }
      byView[change.view, default: []].append(change.property)
    }
    guard !views.isEmpty else { return }
    lines.open(VariationKeys.set.name)
    for view in views {
      let entries = properties.entries(of: byView[view] ?? [])
      lines.add(names.item(view), .mapping(entries))
    }
    lines.close()
  }
}
