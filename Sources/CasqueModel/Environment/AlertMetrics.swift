public import CasqueGeometry

/// The sizes of alerts and action sheets in one release, in points.
public struct AlertMetrics: Sendable, Hashable, Codable {
  /// The sizes of action sheets that stand at the bottom.
  public struct Bottom: Sendable, Hashable, Codable {
    /// The space beside the cards, and at least below them.
    public var inset: Double
    /// The space between the cards.
    public var spacing: Double
    /// The least height of a button.
    public var actionHeight: Double
    /// The room around the texts.
    public var headerInsets: DirectionalInsets

    /// Creates sizes, in points; those of iOS 18 unless given.
    ///
    /// **Source** ControlFacts, Action sheet (high; the room around texts medium).
    public init(
      inset: Double = 8, spacing: Double = 8, actionHeight: Double = 57,
      headerInsets: DirectionalInsets = DirectionalInsets(
        top: 14, leading: 40, bottom: 14, trailing: 40)
    ) {
      self.inset = inset
      self.spacing = spacing
      self.actionHeight = actionHeight
      self.headerInsets = headerInsets
    }
  }

  /// The sizes of the fields of an alert.
  public struct Fields: Sendable, Hashable, Codable {
    /// The least height of a field.
    public var height: Double
    /// The distance of fields from the sides of the card.
    public var inset: Double
    /// The distance of their text from their sides.
    public var textInset: Double
    /// The space above the first.
    public var top: Double
    /// The space between two.
    public var spacing: Double
    /// The space below the last.
    public var bottom: Double

    /// Creates sizes, in points; those of iOS 18 unless given.
    ///
    /// **Source** ControlFacts, Alert, text field (low).
    public init(
      height: Double = 28, inset: Double = 16, textInset: Double = 6, top: Double = 14,
      spacing: Double = 0, bottom: Double = 16
    ) {
      self.height = height
      self.inset = inset
      self.textInset = textInset
      self.top = top
      self.spacing = spacing
      self.bottom = bottom
    }
  }

  /// The width of an alert.
  public var width: Double
  /// The width of an alert at accessibility sizes.
  public var accessibilityWidth: Double
  /// The radius of the cards' corners.
  public var cornerRadius: Double
  /// The room around title and message.
  public var headerInsets: DirectionalInsets
  /// The space between title and message.
  public var textSpacing: Double
  /// The least height of a button.
  public var actionHeight: Double
  /// The room around the buttons; without it they are rows with lines between them.
  public var actionInset: Double
  /// The space between buttons.
  public var actionSpacing: Double
  /// The width of an action sheet on iPad.
  public var popoverWidth: Double
  /// Whether an alert stands in the middle of the safe area rather than of the screen.
  public var standsInSafeArea: Bool
  /// The fields of an alert.
  public var fields: Fields
  /// Action sheets at the bottom; nil where they stand as alerts do.
  public var bottom: Bottom?

  /// Creates metrics, in points; those of iOS 18 unless given.
  ///
  /// **Source** ControlFacts, Alert (width, radius, height of buttons: high; paddings: medium; the
  /// width of the popover: general knowledge, low).
  public init(
    width: Double = 270, accessibilityWidth: Double = 310, cornerRadius: Double = 14,
    headerInsets: DirectionalInsets = DirectionalInsets(
      top: 19, leading: 16, bottom: 19, trailing: 16), textSpacing: Double = 2,
    actionHeight: Double = 44, actionInset: Double = 0, actionSpacing: Double = 0,
    popoverWidth: Double = 304, standsInSafeArea: Bool = false, fields: Fields = Fields(),
    bottom: Bottom? = Bottom()
  ) {
    self.width = width
    self.accessibilityWidth = accessibilityWidth
    self.cornerRadius = cornerRadius
    self.headerInsets = headerInsets
    self.textSpacing = textSpacing
    self.actionHeight = actionHeight
    self.actionInset = actionInset
    self.actionSpacing = actionSpacing
    self.popoverWidth = popoverWidth
    self.standsInSafeArea = standsInSafeArea
    self.fields = fields
    self.bottom = bottom
  }
}
