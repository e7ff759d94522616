import CasqueGeometry
public import CasqueModel

/// Many pictures on one, with captions, all at the same reduction so that sizes compare.
public struct ContactSheet: Sendable {
  /// A picture with its caption.
  public struct Cell: Sendable, Hashable {
    /// The picture.
    public var list: DisplayList
    /// What it shows, such as a device's name.
    public var caption: String
    /// What is special about it, such as its text size; empty for nothing.
    public var detail: String

    /// Creates a cell.
    public init(list: DisplayList, caption: String, detail: String = "") {
      self.list = list
      self.caption = caption
      self.detail = detail
    }
  }

  /// Cells under a heading of their own.
  public struct Group: Sendable, Hashable {
    /// The heading; empty for none.
    public var title: String
    /// The cells from left to right.
    public var cells: [Cell]

    /// Creates a group.
    public init(title: String = "", cells: [Cell]) {
      self.title = title
      self.cells = cells
    }
  }

  /// The heading of the sheet; empty for none.
  public var title: String
  /// The line under the heading; empty for none.
  public var subtitle: String
  /// The groups from top to bottom.
  public var groups: [Group]
  /// Points of the sheet for a point of a picture.
  public var reduction: Double
  /// The width of the sheet in its own points, or nil for a width that suits a screen.
  public var width: Double?
  /// Pixels for a point of the sheet, less where the sheet would not fit into a picture.
  public var scale: Double

  /// Creates a sheet.
  public init(
    title: String = "", subtitle: String = "", groups: [Group], reduction: Double = 0.4,
    width: Double? = nil, scale: Double = 2
  ) {
    precondition(reduction > 0 && scale > 0, "a sheet has a positive reduction and scale")
    self.title = title
    self.subtitle = subtitle
    self.groups = groups
    self.reduction = reduction
    self.width = width
    self.scale = scale
  }

  /// The sheet as one picture, every cell drawn as vectors.
  ///
  /// O(commands of all cells).
  public func displayList(text: any TextMeasuring) -> DisplayList {
    let arrangement = arranged(text: text)
    var list = arrangement.ground
    for (cell, frame) in zip(groups.flatMap(\.cells), arrangement.frames) {
      list.draw(cell.list, at: frame.origin, factor: reduction)
      arrangement.drawOutline(of: cell.list, frame, in: &list)
    }
    return list
  }

  /// Where everything lies; cells may then be drawn apart, in parallel, and put in their places.
  ///
  /// O(cells).
  public func arranged(text: any TextMeasuring) -> ContactSheetArrangement {
    let context = SceneContext(text: text, resources: EmptyResources())
    var layout = ContactSheetLayout(sheet: self, context: context)
    return layout.arranged()
  }
}
