import CasqueGeometry

/// What the system puts into a cell of a table: its content view, and in that its texts and image.
///
/// The content view ends before the accessory. In the constraints that the cell holds, its edges and
/// guides are those of its content view, as authors pin to `contentView`.
struct CellExpansion {
  /// The table that a cell belongs to.
  struct TableContext {
    /// The style of the table.
    let style: TableView.Style
    /// The table's safe area, which content views keep to.
    let safeArea: LayoutItem
    /// Whether rows show what they are edited with, and whether by circles.
    let (isEditing, choosesRows): (Bool, Bool)

    /// The context of a table's cells; nil for another view.
    init?(of view: View) {
      guard case .tableView(let content) = view.content else { return nil }
      style = content.style
      (isEditing, choosesRows) = (
        content.isEditing, content.allowsMultipleSelectionDuringEditing
      )
      safeArea = view.safeAreaLayoutGuide.layoutItem
    }
  }

  private let cell: View
  private let content: TableViewCell
  private let edits: TableViewCell.EditControls?
  /// What the room around two texts is multiplied with, and the glyphs of accessories.
  private let (subtitleScale, glyphScale): (Double, Double)
  /// Where the content of a row begins that can be deleted, added or chosen.
  private let editingInset: Double
  private let metrics: ListMetrics
  private let margin: Double
  private let scale: Double
  private let table: TableContext?
  /// How the texts stand: at accessibility sizes none stands beside another, as UIKit's list cells.
  private let style: TableViewCell.Style

  init(
    of cell: View, _ content: TableViewCell, table: TableContext?,
    in environment: LayoutEnvironment, text: (any TextMeasuring)?
  ) {
    self.table = table
    edits = content.editControls(in: table)
    let isLarge = environment.traits.preferredContentSizeCategory.isAccessibilityCategory
    let own: TableViewCell.Style = content.detailText == nil ? .default : content.style
    style = own == .value1 && isLarge ? .subtitle : own
    self.cell = cell
    self.content = content
    metrics = environment.profile.lists
    margin =
      table?.style == .insetGrouped
      ? metrics.cardTextInset : environment.systemMinimumLayoutMargins.leading
    scale = environment.traits.displayScale
    subtitleScale =
      metrics.growsAtOrdinarySizes ? text?.bodyScale(in: environment.traits) ?? 1 : 1
    glyphScale = metrics.glyphScale(in: environment.traits, text)
    editingInset = metrics.editing(in: environment.traits, text).inset
  }

  /// The id of a part of a cell; the dot keeps it apart from the author's ids.
  static func id(_ part: String, of cell: String) -> String { "\(cell).\(part)" }

  /// The cell with its content view as its only subview.
  func view() -> View {
    var contentView = View(
      CellExpansion.id("contentView", of: cell.id), subviews: texts() + cell.subviews,
      place: cell.place)
    contentView.layoutGuides = cell.layoutGuides
    contentView.directionalLayoutMargins = cell.directionalLayoutMargins ?? contentMargins
    contentView.constraints = cell.constraints
    if !texts().isEmpty { contentView.constraints += textConstraints(in: contentView) }
    var own = SystemConstraints(place: cell.place)
    let (inner, outer) = (contentView.layoutItem, cell.layoutItem)
    let isCard = table?.style == .insetGrouped
    own.addSides(
      of: inner, in: isCard ? outer : table?.safeArea ?? outer,
      inset: (
        edits?.leading == nil ? 0 : editingInset, trailingWidth
      ))
    own.add(inner, .top, to: outer)
    own.add(inner, .bottom, to: outer)
    var view = cell
    if edits != nil {
      var edited = content
      edited.editControls = edits
      view.content = .tableViewCell(edited)
    }
    if content.showsSelection { view.appearance.backgroundColor = .selectedRow }
    view.subviews = [contentView.replacingItems(of: cell.id, by: contentView.id)]
    view.layoutGuides = []
    view.constraints = own.all
    return view
  }

  /// What the accessory, or what the row is moved by, takes from the content view.
  ///
  /// While a row is edited it has no accessory.
  /// **Source** ControlFacts, cell styles: chevron 30.5 at two pixels to a point and 30.333 at
  /// three, tick and button 44 (IBE: medium); reorder control 27 before the margin (OUIKI: high). A
  /// button and a chevron take what each does (low).
  private var trailingWidth: Double {
    if let edits { return edits.showsReorderControl ? margin + 27 * glyphScale : 0 }
    let chevron = 20 + PixelGrid(scale: scale).ceil((10 + 1.0 / 3) * glyphScale)
    let button = 22 + 22 * glyphScale
    return switch content.accessory {
    case .none: 0
    case .disclosureIndicator: chevron
    case .checkmark: 25 + 19 * glyphScale
    case .detailButton: button
    case .detailDisclosureButton: chevron + button - 8
    }
  }

  /// The margins of the content: next to an accessory the trailing one is 8.
  ///
  /// A row of a stated height keeps what releases before iOS 26 had above and below.
  /// **Source** ControlFacts, list cell margins; none for stated heights (low: general knowledge).
  private var contentMargins: DirectionalInsets {
    let padding = cell.statesRowHeight ? ListMetrics().textPadding : metrics.textPadding
    return DirectionalInsets(
      top: padding.top, leading: margin, bottom: padding.bottom,
      trailing: trailingWidth == 0 ? margin : 8)
  }

  private var isEmpty: Bool {
    content.text.isEmpty && content.detailText == nil && content.image == nil
  }

  private func texts() -> [View] {
    guard !isEmpty else { return [] }
    var views: [View] = []
    if content.image != nil {
      var image = View.imageView(CellExpansion.id("imageView", of: cell.id), image: imageName)
      image.contentHuggingPriority = AxisPair(both: .defaultHigh)
      image.place = cell.place
      views.append(image)
    }
    var text = label("textLabel", content.text, .preferred(.body), .label)
    // Beside another text it is this one that wraps.
    if style == .value1 { text.contentCompressionResistancePriority.horizontal = 749 }
    views.append(text)
    if let detail = content.detailText, style != .default {
      var label = label(
        "detailTextLabel", detail,
        .preferred(content.style == .subtitle ? .subheadline : .body), .system("secondaryLabel"))
      if style == .value1 { label.contentHuggingPriority = AxisPair(both: .defaultHigh) }
      views.append(label)
    }
    return views
  }

  /// The image; a symbol that states no size is as large as the text beside it.
  private var imageName: String? {
    guard let name = content.image, var symbol = SymbolImage(name: name),
      symbol.pointSize == nil, symbol.textStyle == nil
    else { return content.image }
    symbol.textStyle = .body
    return symbol.name
  }

  private func label(_ part: String, _ text: String, _ font: Font, _ color: Color) -> View {
    var label = View.label(
      CellExpansion.id(part, of: cell.id), text: text, font: font, textColor: color,
      numberOfLines: 0)
    label.place = cell.place
    return label
  }

  /// Texts keep to the sides' margins and their paddings, and lie in the middle of a higher row.
  private func textConstraints(in contentView: View) -> [LayoutConstraint] {
    var system = SystemConstraints(place: cell.place)
    let inner = contentView.layoutItem
    let margins = contentView.layoutMarginsGuide.layoutItem
    let text = LayoutItem.view(CellExpansion.id("textLabel", of: cell.id))
    if content.image != nil {
      let image = LayoutItem.view(CellExpansion.id("imageView", of: cell.id))
      system.add(image, .leading, to: margins, .leading, content.indentation)
      system.add(image, .centerY, to: inner)
      system.add(text, .leading, to: image, .trailing, metrics.imageSpacing)
      system.add(image, .top, .greaterThanOrEqual, to: inner, .top, 1, at: 745)
    } else {
      system.add(text, .leading, to: margins, .leading, content.indentation)
    }
    let detail = LayoutItem.view(CellExpansion.id("detailTextLabel", of: cell.id))
    switch style {
    case .default:
      system.add(text, .trailing, to: margins)
      addRow(text, text, in: inner, metrics.textPadding, &system)
    case .value1:
      system.add(text, .trailing, .lessThanOrEqual, to: detail, .leading, -8)
      system.add(detail, .trailing, to: margins)
      system.add(detail, .centerY, to: text)
      system.add(
        detail, .top, .greaterThanOrEqual, to: inner, .top, metrics.textPadding.top, at: 745)
      addRow(text, text, in: inner, metrics.textPadding, &system)
    case .subtitle:
      system.add(text, .trailing, to: margins)
      system.add(detail, .leading, to: text)
      system.add(detail, .trailing, to: margins)
      system.add(detail, .top, to: text, .bottom, scaled(metrics.subtitleSpacing))
      addRow(text, detail, in: inner, subtitlePadding, &system)
    }
    return system.all
  }

  private var subtitlePadding: ListMetrics.Padding {
    let usual =
      table?.style ?? .plain == .plain
      ? metrics.plainSubtitlePadding : metrics.groupedSubtitlePadding
    return ListMetrics.Padding(scaled(usual.top), scaled(usual.bottom))
  }

  /// Room around two texts at the user's text size, on the grid of pixels.
  ///
  /// **Source** ControlFacts, subtitle cell: 62 high, 83 at xxxL, and 117 where body has 33 points.
  private func scaled(_ room: Double) -> Double {
    subtitleScale == 1 ? room : (room * subtitleScale * scale).rounded(.down) / max(1, scale)
  }

  /// The room above and below is at least the padding; what a row has more goes to both alike.
  ///
  /// In a row of a fixed height that is too low, the padding gives way before the text does.
  private func addRow(
    _ first: LayoutItem, _ last: LayoutItem, in inner: LayoutItem,
    _ padding: ListMetrics.Padding, _ system: inout SystemConstraints
  ) {
    system.add(first, .top, .greaterThanOrEqual, to: inner, .top, padding.top, at: 745)
    system.add(last, .bottom, .lessThanOrEqual, to: inner, .bottom, -padding.bottom, at: 745)
    guard first == last else { return system.add(first, .top, to: inner, .top, padding.top) }
    system.add(first, .centerY, to: inner)
  }
}

extension View {
  /// Whether a row says how high it is: itself, or the content view that has its constraints.
  var statesRowHeight: Bool {
    let holders = [self] + subviews.filter { $0.id == CellExpansion.id("contentView", of: id) }
    return holders.contains { holder in
      holder.constraints.contains {
        $0.firstItem == holder.layoutItem && $0.firstAttribute == .height && $0.secondItem == nil
          && $0.relation == .equal && $0.priority > .defaultHigh
      }
    }
  }
}

extension TableViewCell {
  /// What it is edited with in a table; nil if that is not edited.
  fileprivate func editControls(in table: CellExpansion.TableContext?) -> EditControls? {
    guard let table, table.isEditing else { return nil }
    let leading: EditControls.Leading? =
      switch (table.choosesRows, editingStyle) {
      case (true, _): .choice
      case (false, .delete): .delete
      case (false, .insert): .insert
      case (false, .none): nil
      }
    return EditControls(leading: leading, showsReorderControl: showsReorderControl)
  }
}

extension Color {
  /// The ground of a row that is selected or under a finger.
  ///
  /// **Source** ControlFacts, UITableView plain: #D1D1D6 and #3A3A3C (iOS 26 high, before medium).
  fileprivate static let selectedRow = Color.system("systemGray4")
}
