internal import CasqueGeometry

/// What an environment selects of a layout: environments that select the same have one effective
/// tree.
package struct LayoutSelection: Sendable, Hashable {
  /// Whether each variation holds, variations in preorder of their views.
  private let holds: [Bool]
  /// What the system's own views in tables follow; nil without tables.
  private let lists: Lists?
  /// What the system's own views in alerts follow, which is nearly everything; nil without alerts.
  private let alerts: LayoutEnvironment?

  private struct Lists: Sendable, Hashable {
    let metrics: ListMetrics
    let margins: DirectionalInsets
    /// The text size, where more than texts goes with it; at ordinary ones before iOS 26 nothing does.
    let textSize: ContentSizeCategory?
    let displayScale: Double
    let hasLargeTitles: Bool
  }

  fileprivate init(_ conditions: LayoutConditions, in environment: LayoutEnvironment) {
    holds = conditions.all.map { $0.holds(in: environment) }
    lists =
      conditions.hasLists
      ? Lists(
        metrics: environment.profile.lists, margins: environment.systemMinimumLayoutMargins,
        textSize: environment.profile.lists.growsAtOrdinarySizes
          || environment.traits.preferredContentSizeCategory.isAccessibilityCategory
          ? environment.traits.preferredContentSizeCategory : nil,
        displayScale: environment.traits.displayScale,
        hasLargeTitles: environment.profile.bars.largeTitle > 0) : nil
    alerts = conditions.hasAlerts ? environment : nil
  }
}

/// What a layout asks of environments before it is solved; see ``Layout/effectiveRoot(in:text:)``.
package struct LayoutConditions: Sendable {
  fileprivate let all: [VariationCondition]
  fileprivate let hasLists: Bool
  fileprivate let hasAlerts: Bool

  /// Collects the conditions of a layout, none of one whose tree is effective.
  ///
  /// O(views).
  package init(of layout: Layout) {
    var all: [VariationCondition] = []
    var (hasLists, hasAlerts) = (false, false)
    if !layout.isEffective {
      layout.root.forEachView { view, _ in
        all += view.variations.map(\.condition)
        switch view.content {
        case .tableView, .tableViewCell: hasLists = true
        case .alertController: hasAlerts = true
        default: break
        }
      }
    }
    self.all = all
    self.hasLists = hasLists
    self.hasAlerts = hasAlerts
  }

  /// What an environment selects.
  ///
  /// O(variations).
  package func selection(in environment: LayoutEnvironment) -> LayoutSelection {
    LayoutSelection(self, in: environment)
  }
}
