import CasqueDiagnostics
import CasqueGeometry
import CasqueModel

/// A cell of one of the system's styles, whose labels and image the system lays out.
///
/// The frames that were saved with them are those of the canvas's text size and width, and their
/// masks say nothing.
/// **Source** general knowledge of UITableViewCell: low; where texts stand is that of CellExpansion.
struct SystemCell {
  private enum Style {
    case one, value, value2, subtitle
  }

  private let tag: MarkupTag
  private let style: Style
  private let (text, detail, image): (String?, String?, String?)

  /// Nil for a cell of the author's own.
  init?(_ tag: MarkupTag) {
    switch tag["style"] {
    case "IBUITableViewCellStyleDefault": style = .one
    case "IBUITableViewCellStyleValue1": style = .value
    case "IBUITableViewCellStyleValue2": style = .value2
    case "IBUITableViewCellStyleSubtitle": style = .subtitle
    default: return nil
    }
    self.tag = tag
    (text, detail, image) = (tag["textLabel"], tag["detailTextLabel"], tag["imageView"])
  }

  /// Lays the parts of a cell by constraints, in the place of their frames.
  func place(in cell: inout View) {
    let present = Set(cell.subviews.map(\.id))
    guard let text, present.contains(text) else { return }
    let detail = detail.flatMap { present.contains($0) && style != .one ? $0 : nil }
    let image = image.flatMap { present.contains($0) ? $0 : nil }
    for index in cell.subviews.indices
    where [text, detail, image].contains(cell.subviews[index].id) {
      cell.subviews[index].autoresizing = nil
      let isText = cell.subviews[index].id == text
      // Beside another text it is the first that gives way.
      if isText, style == .value {
        cell.subviews[index].contentCompressionResistancePriority.horizontal = 749
      }
      if !isText { cell.subviews[index].contentHuggingPriority = AxisPair(both: .defaultHigh) }
    }
    cell.layoutGuides.append(LayoutGuide(Self.texts(of: cell.id), place: cell.place))
    var system = Constraints(cell, "system")
    addStart(text, image, &system)
    guard let detail else {
      system.add(text, .trailing, to: system.margins)
      system.addRow(text, text)
      return cell.constraints += system.all
    }
    switch style {
    case .subtitle, .one: addStack(text, detail, &system)
    case .value2:
      system.add(text, .trailing, to: system.margins, .leading, Self.captionWidth)
      system.add(detail, .leading, to: .view(text), .trailing, 6)
      system.add(detail, .trailing, to: system.margins)
      system.addRow(text, text)
      system.add(detail, .centerY, to: .view(text))
    case .value:
      var row = Constraints(cell, "row")
      row.add(text, .trailing, .lessThanOrEqual, to: .view(detail), .leading, -8)
      row.add(detail, .centerY, to: .view(text))
      row.addRow(text, text)
      row.add(detail, .trailing, to: row.margins)
      var stack = Constraints(cell, "large")
      addStack(text, detail, &stack, .lessThanOrEqual)
      cell.constraints += row.all
      // At accessibility sizes no text stands beside another.
      var condition = VariationCondition()
      condition.contentSize = .accessibility1 ... .accessibility5
      cell.variations.append(
        Variation(
          when: condition, constraints: stack.all, without: row.all.compactMap(\.identifier)))
    }
    cell.constraints += system.all
  }

  private static func texts(of cell: String) -> String { "\(cell).texts" }

  /// **Source** ControlFacts, value2: a column of 91 to 97 points, low.
  private static let captionWidth = 91.0

  private func addStart(_ text: String, _ image: String?, _ system: inout Constraints) {
    func number(_ name: String, _ initial: Double) -> Double {
      max(0, tag[name].flatMap(NumberReading.number) ?? initial)
    }
    let indentation = number("indentationLevel", 0) * number("indentationWidth", 10)
    guard let image else {
      return system.add(text, .leading, to: system.margins, .leading, indentation)
    }
    system.add(image, .leading, to: system.margins, .leading, indentation)
    system.add(image, .centerY, to: system.cell)
    system.add(image, .top, .greaterThanOrEqual, to: system.cell, .top, 1, at: 745)
    system.add(text, .leading, to: .view(image), .trailing, 15)
  }

  private func addStack(
    _ text: String, _ detail: String, _ system: inout Constraints,
    _ relation: LayoutRelation = .equal
  ) {
    system.add(text, .trailing, to: system.margins)
    system.add(detail, .leading, to: .view(text))
    system.add(detail, .trailing, relation, to: system.margins)
    system.add(detail, .top, to: .view(text), .bottom, 3)
    system.addRow(text, detail)
  }

  /// The constraints that the system makes in a cell, each with an id of its own.
  private struct Constraints {
    let cell: LayoutItem
    let margins: LayoutItem
    /// The room from the first text to the last.
    private let texts: LayoutItem
    private let (id, place): (String, SourceRange?)
    private(set) var all: [LayoutConstraint] = []

    init(_ cell: View, _ suffix: String) {
      self.cell = cell.layoutItem
      margins = cell.layoutMarginsGuide.layoutItem
      texts = .guide(.custom(SystemCell.texts(of: cell.id)), of: cell.id)
      id = "\(cell.id).\(suffix)"
      place = cell.place
    }

    mutating func add(
      _ first: String, _ attribute: LayoutAttribute, _ relation: LayoutRelation = .equal,
      to second: LayoutItem, _ other: LayoutAttribute? = nil, _ constant: Double = 0,
      at priority: LayoutPriority = .required
    ) {
      add(.view(first), attribute, relation, to: second, other, constant, at: priority)
    }

    private mutating func add(
      _ first: LayoutItem, _ attribute: LayoutAttribute, _ relation: LayoutRelation = .equal,
      to second: LayoutItem, _ other: LayoutAttribute? = nil, _ constant: Double = 0,
      at priority: LayoutPriority = .required
    ) {
      all.append(
        LayoutConstraint(
          first, attribute, relation, to: second, other ?? attribute, constant: constant,
          priority: priority, identifier: "\(id)\(all.count)", place: place))
    }

    /// Keeps what stands from one part down to another between the margins, in the middle of a higher row;
    /// in one that is too low the margins give way.
    mutating func addRow(_ first: String, _ last: String) {
      // Two texts are nearer to the edges than one.
      let less = first == last ? 0.0 : 2.5
      add(first, .top, .greaterThanOrEqual, to: margins, .top, -less, at: 745)
      add(last, .bottom, .lessThanOrEqual, to: margins, .bottom, less, at: 745)
      for attribute in [LayoutAttribute.leading, .trailing] {
        add(texts, attribute, to: margins, attribute)
      }
      add(texts, .top, to: .view(first), .top)
      add(texts, .bottom, to: .view(last), .bottom)
      add(texts, .centerY, to: cell, .centerY)
    }
  }
}
