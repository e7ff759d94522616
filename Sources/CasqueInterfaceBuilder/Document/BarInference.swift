/// Which controllers stand under a navigation bar or above a tab bar, as the segues tell.
///
/// A navigation controller's root has its bar, and so has what is shown from there; the same holds
/// for a tab bar, unless a controller hides it when pushed.
/// **Source** SavedFrames §4.
struct BarInference: Sendable {
  /// The ids of controllers under a navigation bar.
  private(set) var underNavigationBar: Set<String> = []
  /// The ids of controllers above a tab bar.
  private(set) var aboveTabBar: Set<String> = []
  /// The navigation controller that a controller is in, by its id.
  private(set) var navigationControllers: [String: MarkupTag] = [:]

  /// The ids of controllers that container views show.
  private(set) var embedded: Set<String> = []
  /// The ids of controllers that are the root of a navigation controller.
  private(set) var roots: Set<String> = []
  /// The controllers that push others, by the ids of those that are pushed.
  private(set) var previous: [String: MarkupTag] = [:]
  /// Where controllers stand in a tab bar, by their ids.
  private(set) var tabs: [String: Tab] = [:]

  /// A controller's place in a tab bar.
  struct Tab: Sendable {
    /// The tab bar's controller.
    let controller: MarkupTag
    /// What states the items of the tabs, in their order: an item, or a controller without one.
    let children: [MarkupTag]
    /// Which of them it is in, from 0.
    let index: Int
  }

  private struct Segue {
    var source: String
    var destination: String
    var isShow: Bool
    var relationship: String?
  }

  init(_ tree: MarkupTree, tags: [String: MarkupTag]) {
    let tagged = tree.tags.filter { $0.name == "segue" }
    embedded = Set(tagged.filter { $0["kind"] == "embed" }.compactMap { $0["destination"] })
    let segues = tagged.compactMap(Self.segue)
    for segue in segues where segue.relationship != nil {
      switch segue.relationship {
      case "viewControllers": aboveTabBar.insert(segue.destination)
      case "rootViewController":
        underNavigationBar.insert(segue.destination)
        roots.insert(segue.destination)
        navigationControllers[segue.destination] = tags[segue.source]
      default: break
      }
    }
    readTabs(segues, tags)
    spread(segues, tags)
  }

  /// Finds the children of tab bar controllers.
  private mutating func readTabs(_ segues: [Segue], _ tags: [String: MarkupTag]) {
    let children = segues.filter { $0.relationship == "viewControllers" }
    for (source, list) in Dictionary(grouping: children, by: \.source) {
      guard let controller = tags[source], controller.name == "tabBarController" else { continue }
      let known = list.compactMap { segue in tags[segue.destination].map { (segue, $0) } }
      let items = known.map { _, child in child.child(key: "tabBarItem") ?? child }
      for (index, child) in known.enumerated() {
        tabs[child.0.destination] = Tab(controller: controller, children: items, index: index)
      }
    }
  }

  /// What the back button of a controller says: nil where there is none to go back to.
  ///
  /// **Source** UINavigationItem.backBarButtonItem, backButtonTitle and hidesBackButton.
  func backTitle(of controller: String, in document: InterfaceDocument) -> String? {
    guard let former = previous[controller],
      !(document.tags[controller]?.child("navigationItem")?.isYes("hidesBackButton") ?? false)
    else { return nil }
    let item = former.child("navigationItem")
    let titles = [
      item?.child(key: "backBarButtonItem")?["title"], item?["backButtonTitle"], item?["title"],
      former["title"],
    ]
    return titles.lazy.compactMap { $0 }.first { !$0.isEmpty } ?? "Back"
  }

  /// The id of the controller that a tag is in; nil outside of one.
  static func owner(of tag: MarkupTag) -> String? {
    var owner: MarkupTag? = tag
    while let current = owner, current["sceneMemberID"] != "viewController" {
      owner = current.parent
    }
    return owner?["id"]
  }

  private static func segue(_ tag: MarkupTag) -> Segue? {
    guard let source = owner(of: tag), let destination = tag["destination"] else { return nil }
    return Segue(
      source: source, destination: destination,
      isShow: tag["kind"] == "show" || tag["kind"] == "push", relationship: tag["relationship"])
  }

  /// Follows segues from the controllers that have bars, the nearest first; each segue is followed once
  /// for either bar at most.
  private mutating func spread(_ segues: [Segue], _ tags: [String: MarkupTag]) {
    let followed = segues.filter { $0.isShow || $0.relationship == "rootViewController" }
    let leaving = Dictionary(grouping: followed, by: \.source)
    var seen: Set<String> = []
    var pending = followed.map(\.source).filter {
      (underNavigationBar.contains($0) || aboveTabBar.contains($0)) && seen.insert($0).inserted
    }
    var next = 0
    while next < pending.count {
      for segue in leaving[pending[next]] ?? [] {
        guard let target = tags[segue.destination] else { continue }
        var isChanged = false
        if segue.isShow, underNavigationBar.contains(segue.source),
          target.name != "navigationController",
          underNavigationBar.insert(segue.destination).inserted
        {
          navigationControllers[segue.destination] = navigationControllers[segue.source]
          previous[segue.destination] = tags[segue.source]
          isChanged = true
        }
        if aboveTabBar.contains(segue.source), !target.isYes("hidesBottomBarWhenPushed"),
          aboveTabBar.insert(segue.destination).inserted
        {
          tabs[segue.destination] = tabs[segue.destination] ?? tabs[segue.source]
          isChanged = true
        }
        if isChanged { pending.append(segue.destination) }
      }
      next += 1
    }
  }
}
