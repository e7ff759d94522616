extension View {
  /// The view with what the system adds to its kind: bars in front of what they surround, and the
  /// headers, footers, cards, content views and separators of tables, and the cards of alerts.
  ///
  /// The subviews have been expanded already.
  ///
  /// - Parameters:
  ///   - environment: traits and profile.
  ///   - table: the table that it is a cell of; nil outside of tables.
  ///   - text: tells how wide titles of buttons are; nil where that does not matter.
  func expanded(
    in environment: LayoutEnvironment, cellOf table: CellExpansion.TableContext?,
    text: (any TextMeasuring)?
  ) -> View {
    switch content {
    case .navigationController, .tabBarController:
      var copy = self
      copy.subviews =
        subviews.filter { !$0.content.isBar } + subviews.filter(\.content.isBar).map(\.inController)
      return copy
    case .tableView(let table):
      return TableExpansion(of: self, table, in: environment).view()
    case .tableViewCell(let cell):
      return CellExpansion(of: self, cell, table: table, in: environment).view()
    case .alertController(let content):
      return AlertExpansion(of: self, content, in: environment, text: text).view()
    default: return self
    }
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
