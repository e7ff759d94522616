import CasqueModel

/// The window of a scene that stands in a column of a split view.
///
/// In compact width the scene is alone. In regular width it has its column, and the others that the
/// display mode shows stand beside it; where the primary column is hidden, its own scene lies over the
/// secondary one.
struct SplitWindow {
  private typealias Column = SplitScenes.Column

  /// The widest that a column before the secondary one is, and its part of the whole.
  ///
  /// **Source** UISplitViewController.maximumPrimaryColumnWidth, preferredPrimaryColumnWidthFraction
  /// (low: general knowledge)
  private static let columnWidth = 320.0
  private static let columnPart = 0.4
  /// The line between columns. **Source** none (low: general knowledge)
  private static let line = 0.5

  private let place: SplitScenes.Place
  private let root = "split"

  init(_ place: SplitScenes.Place) { self.place = place }

  /// The variations of a scene in this column: those before the secondary one are always of compact
  /// width. **Source** UISplitViewController: traits of its children
  static func variations(_ variations: [Variation], in column: SplitScenes.Column) -> [Variation] {
    if column == .secondary { return variations }
    return variations.filter { $0.condition.horizontal != .regular }.map { variation in
      var variation = variation
      variation.condition.horizontal = nil
      return variation
    }
  }

  /// What the ids of another column's views begin with.
  static func prefix(of column: SplitScenes.Column) -> String { "\(column.rawValue)." }

  /// The window.
  ///
  /// - Parameters:
  ///   - own: the scene with its bars.
  ///   - others: the scenes of the other columns, with theirs.
  func window(_ own: View, others: [SplitScenes.Column: View]) -> View {
    var window = View(root, place: own.place)
    window.appearance.backgroundColor = .system("opaqueSeparator")
    // What lies over others comes later.
    for column in Column.allCases.reversed() {
      var view = View(column.rawValue, content: .containerView, place: own.place)
      if column == place.column {
        view.subviews = [own]
      } else if let other = others[column] {
        view.subviews = [other.renamed { Self.prefix(of: column) + $0 }]
        view.isHidden = true
      } else {
        continue
      }
      window.subviews.append(view)
      window.constraints += [.top, .bottom].map { edge($0, of: column) }
      window.constraints += [.leading, .trailing].map { named(edge($0, of: column), column, $0) }
    }
    let columns = Set(window.subviews.map(\.id))
    window.variations = variations(Column.allCases.filter { columns.contains($0.rawValue) })
    return window
  }

  private func edge(_ attribute: LayoutAttribute, of column: Column) -> LayoutConstraint {
    LayoutConstraint(.view(column.rawValue), attribute, to: .view(root), attribute)
  }

  private func named(
    _ constraint: LayoutConstraint, _ column: Column, _ attribute: LayoutAttribute
  ) -> LayoutConstraint {
    var constraint = constraint
    constraint.identifier = name(column, attribute)
    return constraint
  }

  private func name(_ column: Column, _ attribute: LayoutAttribute) -> String {
    "split_\(column.rawValue)_\(attribute == .leading ? "leading" : "trailing")"
  }

  // MARK: Display modes

  private enum Mode { case beside, over, alone }

  /// How the columns are shown in regular width, in landscape and in portrait.
  private var modes: [Orientation: Mode] {
    let hidden: Mode = place.column == .primary ? .over : .alone
    switch place.split["preferredDisplayMode"] {
    case "beside", "allVisible", "oneBesideSecondary", "twoBesideSecondary":
      return [.landscape: .beside, .portrait: .beside]
    case "primaryHidden", "secondaryOnly": return [.landscape: hidden, .portrait: hidden]
    case "over", "primaryOverlay", "oneOverSecondary": return [.landscape: .over, .portrait: .over]
    default: return [.landscape: .beside, .portrait: hidden]
    }
  }

  private func variations(_ columns: [Column]) -> [Variation] {
    [Orientation.landscape, .portrait].compactMap { orientation in
      guard let mode = modes[orientation], mode != .alone else { return nil }
      // Of three columns the primary one is shown with its own scene alone.
      let isWide = columns.count == 3 && place.column != .primary
      let shown = columns.filter { !isWide || $0 != .primary }
      guard shown.count > 1 else { return nil }
      var condition = VariationCondition()
      condition.horizontal = .regular
      condition.orientation = orientation
      var variation = Variation(when: condition)
      variation.changes = shown.filter { $0 != place.column }.map {
        ViewChange($0.rawValue, .isHidden(false))
      }
      for (before, column) in zip([nil] + shown, shown) {
        arrange(column, after: before, mode, &variation)
      }
      return variation
    }
  }

  private func arrange(
    _ column: Column, after before: Column?, _ mode: Mode, _ variation: inout Variation
  ) {
    if column == .secondary && mode == .over { return }
    if let before {
      variation.without.append(name(column, .leading))
      variation.constraints.append(
        LayoutConstraint(
          .view(column.rawValue), .leading, to: .view(before.rawValue), .trailing,
          constant: Self.line))
    }
    guard column != .secondary else { return }
    variation.without.append(name(column, .trailing))
    variation.constraints += [
      LayoutConstraint(
        .view(column.rawValue), .width, constant: Self.columnWidth, priority: .defaultHigh),
      LayoutConstraint(
        .view(column.rawValue), .width, .lessThanOrEqual, to: .view(root), .width,
        multiplier: Self.columnPart),
    ]
  }
}
