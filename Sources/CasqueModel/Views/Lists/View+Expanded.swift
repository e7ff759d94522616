extension View {
  /// The view with what the system adds to its kind: bars in front of what they surround, and the
  /// headers, footers, cards, content views and separators of tables, and the cards of alerts.
  ///
  /// The subviews have been expanded already.
  ///
  /// - Parameters:
  ///   - environment: traits and profile.
  ///   - above: what it is in.
  ///   - text: tells how wide titles of buttons are; nil where that does not matter.
  func expanded(
    in environment: LayoutEnvironment, above: ExpansionContext, text: (any TextMeasuring)?
  ) -> View {
    switch content {
    case .navigationController, .tabBarController:
      var copy = self
      copy.subviews =
        subviews.filter { !$0.content.isBar } + subviews.filter(\.content.isBar).map(\.inController)
      return copy
    case .tableView(let table):
      return TableExpansion(
        of: self, table, isBelowLargeTitle: above.isBelowLargeTitle, in: environment, text: text
      ).view()
    case .tableViewCell(let cell):
      return CellExpansion(of: self, cell, table: above.table, in: environment, text: text).view()
    case .alertController(let content):
      return AlertExpansion(of: self, content, in: environment, text: text).view()
    default: return self
    }
  }
}

/// What the system's parts of a view depend on of the view around it.
struct ExpansionContext {
  /// The table that it is a cell of; nil outside of tables.
  var table: CellExpansion.TableContext?
  /// Whether it is surrounded with a navigation bar that has a large title.
  var isBelowLargeTitle: Bool

  /// The context of the subviews of a view, whose bars are `bars`.
  init(in view: View, bars: [View], _ environment: LayoutEnvironment) {
    table = CellExpansion.TableContext(of: view)
    isBelowLargeTitle =
      environment.profile.bars.largeTitle > 0
      && bars.contains {
        guard case .navigationBar(let bar) = $0.content else { return false }
        return bar.showsLargeTitle && !$0.isHidden
      }
  }

  /// The context of a root view.
  init() {
    table = nil
    isBelowLargeTitle = false
  }
}

extension View {
  /// The bar as a controller shows it: a search bar without a ground of its own.
  fileprivate var inController: View {
    guard case .searchBar(var bar) = content, bar.style == .default else { return self }
    bar.style = .minimal
    var view = self
    view.content = .searchBar(bar)
    return view
  }
}
