extension ViewContent {
  /// Whether a navigation or tab bar controller places views of the kind at the edges of what it
  /// contains.
  package var isBar: Bool {
    switch self {
    case .navigationBar, .tabBar, .toolbar, .searchBar: true
    default: false
    }
  }

  /// Whether it is the view of a controller that surrounds its content with bars.
  package var surroundsWithBars: Bool {
    switch self {
    case .navigationController, .tabBarController: true
    default: false
    }
  }

  /// Whether its subviews are root views of view controllers: they have the system's margins.
  package var containsControllers: Bool { self == .containerView || surroundsWithBars }

  /// Whether what lies under a bar of the kind can be seen through it, so that content reaches
  /// under it.
  package var isTranslucentBar: Bool {
    switch self {
    case .navigationBar(let bar): bar.isTranslucent
    case .tabBar(let bar): bar.isTranslucent
    case .toolbar(let bar): bar.isTranslucent
    default: true
    }
  }

  /// How it scrolls its subviews; nil if it does not.
  package var scrolling: ScrollView? {
    switch self {
    case .scrollView(let content): content
    case .tableView(let table): table.scrolling
    case .collectionView(let collection): collection.scrolling
    default: nil
    }
  }
}
