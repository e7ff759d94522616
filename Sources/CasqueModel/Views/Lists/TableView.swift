public import CasqueGeometry

/// The content of a UITableView: its cells are its subviews, section by section, between the views above
/// and below all of them.
///
/// Headers, footers, cards and separators are the system's; see ``Layout/effectiveRoot(in:text:)``. Rows are as
/// high as their contents ask for, unless a height is given.
public struct TableView: Sendable, Hashable, PropertyHolder {
  /// How rows and sections are set off, as in UITableView.Style.
  public enum Style: String, Sendable, Hashable, Codable, CaseIterable {
    /// Rows from edge to edge on one ground.
    case plain
    /// Sections from edge to edge with space between them.
    case grouped
    /// Sections as cards with round corners.
    case insetGrouped
  }

  /// A section: so many cells, and what stands above and below them.
  public struct Section: Sendable, Hashable {
    /// The text above the cells; nil for none.
    public var header: String?
    /// The text below the cells; nil for none.
    public var footer: String?
    /// How many of the table's subviews, after those of earlier sections, are its cells.
    public var cellCount: Int

    /// Creates a section.
    public init(header: String? = nil, footer: String? = nil, cellCount: Int) {
      self.header = header
      self.footer = footer
      self.cellCount = cellCount
    }
  }

  /// How rows and sections are set off.
  public var style: Style
  /// The sections, from the top.
  public var sections: [Section]
  /// Whether the first of its subviews stands above all sections, as UITableView.tableHeaderView.
  public var hasHeaderView = false
  /// Whether the last of its subviews stands below all sections, as UITableView.tableFooterView.
  public var hasFooterView = false
  /// The height of every row, in points; nil for what its content asks for.
  public var rowHeight: Double?
  /// The space above a section of a grouped table that has no text there, in points; nil for the
  /// system's.
  public var sectionHeaderHeight: Double?
  /// The space below a section of a grouped table that has no text there, in points; nil for the
  /// system's.
  public var sectionFooterHeight: Double?
  /// Whether lines are drawn between rows.
  public var hasSeparators: Bool
  /// Whether rows show what they are edited with.
  public var isEditing = false
  /// Whether rows have circles to be chosen by while they are edited.
  public var allowsMultipleSelectionDuringEditing = false
  /// The colour of the lines; nil for the system's.
  public var separatorColor: Color?
  /// Where the lines begin and end, from the edges of the row, in points; nil for the system's.
  public var separatorInset: DirectionalInsets?
  /// How it scrolls.
  public var scrolling: ScrollView

  /// Creates a table view's content.
  public init(
    style: Style = .plain, sections: [Section] = [], rowHeight: Double? = nil,
    hasSeparators: Bool = true, scrolling: ScrollView = ScrollView()
  ) {
    self.style = style
    self.sections = sections
    self.rowHeight = rowHeight
    self.hasSeparators = hasSeparators
    self.scrolling = scrolling
  }

  mutating func set(_ property: ViewProperty) -> Bool {
    switch property {
    case .tableStyle(let style): self.style = style
    case .rowHeight(let height): rowHeight = height
    case .sectionHeaderHeight(let height): sectionHeaderHeight = height
    case .sectionFooterHeight(let height): sectionFooterHeight = height
    case .hasSeparators(let hasSeparators): self.hasSeparators = hasSeparators
    case .isEditing(let isEditing): self.isEditing = isEditing
    case .allowsMultipleSelectionDuringEditing(let allows):
      allowsMultipleSelectionDuringEditing = allows
    case .separatorColor(let color): separatorColor = color
    case .separatorInset(let inset): separatorInset = inset
    default: return property.apply(to: &scrolling)
    }
    return true
  }
}
