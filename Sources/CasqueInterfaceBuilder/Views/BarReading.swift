import CasqueGeometry
import CasqueModel

/// Bars and their items.
extension ContentReading {
  /// A navigation bar of a view's own, with its topmost item.
  func navigationBar(_ tag: MarkupTag) -> NavigationBar {
    let item = tag.child("items")?.children.last { $0.name == "navigationItem" }
    let views = BarViews(of: tag, in: document)
    var bar = NavigationBar(
      title: item?["title"] ?? "", prefersLargeTitles: tag.isYes("largeTitles"),
      leadingItems: barItems(item, key: "leftBarButtonItem", views),
      trailingItems: barItems(item, key: "rightBarButtonItem", views), prompt: item?["prompt"])
    bar.titleView = item?.child(key: "titleView").flatMap { views.place(of: $0) }
    dress(&bar, as: tag)
    return bar
  }

  /// Gives a navigation bar the colours and the font that its tag, or an appearance in it, states.
  ///
  /// An appearance at the edge of the content is the one that a screen begins with.
  /// **Source** UINavigationBar.scrollEdgeAppearance and standardAppearance.
  func dress(_ bar: inout NavigationBar, as tag: MarkupTag?) {
    guard let tag else { return }
    bar.barStyle = Self.barStyle(tag)
    bar.barTintColor = ground(of: tag)
    let texts = appearances(of: tag).compactMap { $0.child(key: "titleTextAttributes") }.first
    bar.titleColor = texts.flatMap { color($0, "textColor") }
    bar.titleFont = texts?.child(key: "fontDescription").flatMap { fonts.font($0, size: 17) }
  }

  /// The colour that a bar states for its ground, or nil for the system's.
  func ground(of tag: MarkupTag?) -> Color? {
    guard let tag else { return nil }
    return appearances(of: tag).lazy.compactMap {
      self.color($0, $0.name == tag.name ? "barTintColor" : "backgroundColor")
    }.first
  }

  /// What states how a bar looks, the first one first: its appearances, and the bar itself.
  private func appearances(of tag: MarkupTag) -> [MarkupTag] {
    ["scrollEdgeAppearance", "standardAppearance"].compactMap { tag.child(key: $0) } + [tag]
  }

  func toolbar(_ tag: MarkupTag) -> Toolbar {
    var bar = Toolbar(
      items: barItems(tag.child("items"), BarViews(of: tag, in: document)))
    bar.barStyle = Self.barStyle(tag)
    bar.barTintColor = ground(of: tag)
    return bar
  }

  func tabBar(_ tag: MarkupTag) -> TabBar {
    let items = (tag.child("items")?.children ?? []).filter { $0.name == "tabBarItem" }
    var bar = TabBar(items: items.enumerated().map { tabItem($1, isSelected: $0 == 0) })
    bar.barStyle = Self.barStyle(tag)
    bar.barTintColor = ground(of: tag)
    return bar
  }

  /// How a bar, or simulated metrics of one, is coloured: black, translucent or not, or as the screen.
  static func barStyle(_ tag: MarkupTag?) -> BarStyle {
    switch tag?["barStyle"] {
    case "black", "blackOpaque", "blackTranslucent": .black
    default: .default
    }
  }

  /// The items of one side of a navigation item.
  func barItems(_ item: MarkupTag?, key: String, _ views: BarViews) -> [BarItem] {
    guard let item else { return [] }
    let single = item.children.filter { $0["key"] == key }
    let list = item.child(key: key + "s") ?? item.child(key + "s")
    return (single + (list?.children ?? [])).compactMap { barItem($0, views) }
  }

  /// The items of a list.
  func barItems(_ items: MarkupTag?, _ views: BarViews) -> [BarItem] {
    (items?.children ?? []).filter { $0.name == "barButtonItem" }.compactMap {
      barItem($0, views)
    }
  }

  /// An item; nil for one that stands for nothing.
  private func barItem(_ tag: MarkupTag, _ views: BarViews) -> BarItem? {
    let system = tag["systemItem"]
    if system == "flexibleSpace" { return .flexibleSpace }
    let width = number(tag, "width").flatMap { $0 > 0 ? $0 : nil }
    if system == "fixedSpace" {
      var space = BarItem()
      space.width = width
      return width == nil ? nil : space
    }
    var item = BarItem(
      title: tag["title"] ?? system.map(SystemItem.title) ?? "",
      image: imageName(tag).map { image($0, of: tag, configuredBy: nil, besideText: nil) }
        ?? system.flatMap(SystemItem.image(ofButton:)),
      style: tag["style"] == "done" || system == "done" ? .done : .plain,
      isEnabled: tag["enabled"] != "NO")
    item.width = width
    item.tintColor = color(tag, "tintColor")
    if let view = tag.child(key: "customView"), let place = views.place(of: view) {
      item.customView = place
      item.width = views.width(of: view)
    }
    return item
  }

  /// An item of a tab bar.
  func tabItem(_ tag: MarkupTag, isSelected: Bool) -> TabBarItem {
    let system = tag["systemItem"]
    let plain = imageName(tag)
    let shown = isSelected ? tag["selectedImage"] ?? plain : plain
    return TabBarItem(
      title: tag["title"] ?? system.map(SystemItem.title) ?? "",
      image: shown.map { image($0, of: tag, configuredBy: nil, besideText: nil) }
        ?? system.flatMap(SystemItem.image(ofTab:)),
      badgeValue: tag["badgeValue"])
  }
}

/// The views inside a bar's items: which subview of the bar each one is.
struct BarViews {
  private let document: InterfaceDocument
  private let ids: [String]

  /// Finds the views of a bar's or a controller's items, in the order of the document.
  init(of owner: MarkupTag?, in document: InterfaceDocument) {
    self.document = document
    ids = (owner?.descendants ?? []).filter {
      ["customView", "titleView"].contains($0["key"] ?? "")
    }.compactMap { $0["id"] }.filter { document.viewPlaces[$0] != nil }
  }

  /// The places of the views in the document, in their order.
  var places: [Int] { ids.compactMap { document.viewPlaces[$0] } }

  /// Which of the views a tag is, from 0.
  func place(of tag: MarkupTag) -> Int? { tag["id"].flatMap(ids.firstIndex(of:)) }

  /// The kinds that have no width of their own: in a bar they take what there is.
  private static let wide: Set<String> = [
    "slider", "progressView", "textField", "searchBar", "textView",
  ]

  /// How the view of an item follows its bar in an app; nil for another view, and for one that keeps
  /// its width.
  static func mask(
    of tag: MarkupTag, purpose: ViewReading.Purpose
  ) -> Set<Autoresizing.FlexiblePart>? {
    let isWide = purpose == .app && tag["key"] == "customView" && wide.contains(tag.name)
    return isWide ? [.flexibleWidth] : nil
  }

  /// The margins by which the view of an item follows the side of the bar that the item stands at.
  static func side(of tag: MarkupTag) -> Set<Autoresizing.FlexiblePart> {
    if tag["key"] == "titleView" { return [.flexibleLeftMargin, .flexibleRightMargin] }
    var item = tag.parent
    while let current = item, current["key"] == nil, current.name.hasSuffix("Item") {
      item = current.parent
    }
    return switch item?["key"] ?? item?.name ?? "" {
    case let name where name.hasPrefix("right"): [.flexibleLeftMargin]
    case let name where name.hasPrefix("left"): []
    default: [.flexibleLeftMargin, .flexibleRightMargin]
    }
  }

  /// What the other items of a bar leave of its width for a view without a width of its own, in points,
  /// where each of them has the room of a platter; nil for another view.
  static func room(of tag: MarkupTag, inBarOfWidth width: Double) -> Double? {
    guard mask(of: tag, purpose: .app) != nil, let item = tag.parent, let items = item.parent else {
      return nil
    }
    let taken = items.children.reduce(2 * 16.0) { taken, other in
      guard other.index != item.index, other["systemItem"] != "flexibleSpace" else { return taken }
      let stated =
        other["width"].flatMap(NumberReading.number)
        ?? other.child(key: "customView")?.child(key: "frame")?["width"]
        .flatMap(NumberReading.number)
      return taken + 12 + (other["systemItem"] == "fixedSpace" ? stated ?? 0 : stated ?? 48)
    }
    return max(44, width - taken)
  }

  /// How wide a view was saved, in points.
  func width(of tag: MarkupTag) -> Double? {
    tag["id"].flatMap { document.viewPlaces[$0] }.map { document.views[$0].frame.width }
  }
}
