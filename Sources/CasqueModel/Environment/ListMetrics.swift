/// The sizes of table views in one release and window, in points.
public struct ListMetrics: Sendable, Hashable, Codable {
  /// Room above and below something.
  public struct Padding: Sendable, Hashable, Codable {
    /// Above it.
    public var top: Double
    /// Below it.
    public var bottom: Double

    /// Creates room from its parts.
    public init(_ top: Double, _ bottom: Double) {
      self.top = top
      self.bottom = bottom
    }
  }

  /// The least height of a row.
  public var rowHeight: Double
  /// The room around one text in a row.
  public var textPadding: Padding
  /// The room around a text with a smaller one below it, in a plain table.
  public var plainSubtitlePadding: Padding
  /// The same in a grouped table.
  public var groupedSubtitlePadding: Padding
  /// The space between such texts.
  public var subtitleSpacing: Double
  /// Whether the room around such texts and the accessories grow with body text at ordinary sizes as
  /// well; at accessibility sizes accessories do in any release.
  public var growsAtOrdinarySizes = false
  /// From the edge of a card or row to its text, in cards.
  public var cardTextInset: Double
  /// The radius of a card's corners.
  public var cardRadius: Double
  /// From the image of a cell to its text.
  public var imageSpacing: Double
  /// From the leading edge of a row to its content while it can be deleted, added or chosen.
  ///
  /// **Source** ControlFacts, edit minus control (iOS 26 high, before low).
  public var editingInset = 40.0
  /// From a line between rows to the trailing edge; nil for the text's own inset.
  public var separatorTrailing: Double?
  /// Whether headers of grouped tables are small and in capitals.
  public var hasCapitalHeaders: Bool
  /// Whether the sections of a grouped table have a line from edge to edge above and below.
  public var hasSectionLines: Bool
  /// The room around the text of a header of a plain table.
  public var plainHeader: Padding
  /// The room around the first header's text of a grouped table.
  public var firstHeader: Padding
  /// The room around a later header's text of a grouped table.
  public var header: Padding
  /// The room around a header's text of a grouped table below a section without a footer, which has
  /// left a gap, and below a large title; nil where that makes no difference.
  public var compactHeader: Padding?
  /// The room above the first section of a grouped table without a header.
  public var firstGap: Double
  /// The room above later ones, and below a section without a footer.
  public var gap: Double
  /// The room around the text of a footer.
  public var footer: Padding

  /// Creates metrics, in points; what is not given is as on iOS 18.
  ///
  /// **Source** ControlFacts, UITableView (general knowledge where nothing was read: low).
  public init(
    rowHeight: Double = 44, textPadding: Padding = Padding(11, 11),
    plainSubtitlePadding: Padding = Padding(8.5, 8.5),
    groupedSubtitlePadding: Padding = Padding(8.5, 8.5), subtitleSpacing: Double = 3,
    cardTextInset: Double = 16, cardRadius: Double = 10, imageSpacing: Double = 15,
    separatorTrailing: Double? = 0, hasCapitalHeaders: Bool = true,
    hasSectionLines: Bool = true,
    plainHeader: Padding = Padding(26, 3.5), firstHeader: Padding = Padding(33.5, 6),
    header: Padding = Padding(16, 6), firstGap: Double = 35, gap: Double = 17.5,
    footer: Padding = Padding(7.5, 7.5)
  ) {
    self.rowHeight = rowHeight
    self.textPadding = textPadding
    self.plainSubtitlePadding = plainSubtitlePadding
    self.groupedSubtitlePadding = groupedSubtitlePadding
    self.subtitleSpacing = subtitleSpacing
    self.cardTextInset = cardTextInset
    self.cardRadius = cardRadius
    self.imageSpacing = imageSpacing
    self.separatorTrailing = separatorTrailing
    self.hasCapitalHeaders = hasCapitalHeaders
    self.hasSectionLines = hasSectionLines
    self.plainHeader = plainHeader
    self.firstHeader = firstHeader
    self.header = header
    self.firstGap = firstGap
    self.gap = gap
    self.footer = footer
  }
}
