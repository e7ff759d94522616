import CasqueGeometry
import CasqueModel

/// The views and guides of a layout in flat form: views in preorder, then custom guides, then the
/// content areas of scroll views.
///
/// An *item* is a place in that order. Where ids occur twice, the first one is meant.
struct ViewTree {
  /// A view with what follows from its place in the tree.
  struct Entry {
    /// The view without its subviews, as results hold it.
    let shared: SharedView
    /// The item of the superview, or nil for the root.
    let superview: Int?
    /// Whether leading is at the right.
    let isMirrored: Bool
    /// Whether the view or one of its superviews is hidden.
    let isEffectivelyHidden: Bool

    /// The view without its subviews.
    var view: View { shared.view }
  }

  /// A guide with its owner.
  struct Guide {
    let id: String
    /// The item of the owning view.
    let owner: Int
    /// Whether it is the content area of a scroll view and no guide of the author's.
    var isContentArea = false
  }

  private struct GuideKey: Hashable {
    let owner: Int
    let id: String
  }

  /// The direction of the language it was flattened for.
  let direction: LayoutDirection
  let views: [Entry]
  let guides: [Guide]
  /// How the insets of each view follow from those of its superview.
  let insetRules: [InsetRule]
  /// The views that have cells, in order.
  let collectionViews: [Int]
  /// The first item of each id among the views.
  let viewItems: [String: Int]
  private let guideItems: [GuideKey: Int]
  /// By view: the item of its content area, or nil.
  private let contentAreas: [Int?]
  private let subviewItems: [[Int]]

  /// Flattens a tree; the depth is bounded by memory alone.
  init(_ root: View, direction: LayoutDirection) {
    var views: [Entry] = []
    var guides: [Guide] = []
    var stack: [(view: View, superview: Int?, hidden: Bool)] = [(root, nil, false)]
    while let (view, superview, hidden) = stack.popLast() {
      let item = views.count
      let isHidden = hidden || view.isHidden
      var own = view
      own.subviews = []
      views.append(
        Entry(
          shared: SharedView(own), superview: superview,
          isMirrored: view.semanticContentAttribute.isMirrored(in: direction),
          isEffectivelyHidden: isHidden))
      guides += view.layoutGuides.map { Guide(id: $0.id, owner: item) }
      for subview in view.subviews.reversed() { stack.append((subview, item, isHidden)) }
    }
    var viewItems: [String: Int] = [:]
    for (item, entry) in views.enumerated() where viewItems[entry.view.id] == nil {
      viewItems[entry.view.id] = item
    }
    var contentAreas = [Int?](repeating: nil, count: views.count)
    var subviewItems = [[Int]](repeating: [], count: views.count)
    for (item, entry) in views.enumerated() {
      if let superview = entry.superview { subviewItems[superview].append(item) }
      guard entry.view.content.scrolling != nil else { continue }
      contentAreas[item] = views.count + guides.count
      guides.append(Guide(id: entry.view.id + ".content", owner: item, isContentArea: true))
    }
    var guideItems: [GuideKey: Int] = [:]
    for (index, guide) in guides.enumerated() {
      let key = GuideKey(owner: guide.owner, id: guide.id)
      if guideItems[key] == nil { guideItems[key] = views.count + index }
    }
    self.direction = direction
    self.views = views
    self.guides = guides
    insetRules = views.map { InsetRule($0, in: views) }
    collectionViews = views.indices.filter {
      if case .collectionView = views[$0].view.content { true } else { false }
    }
    self.viewItems = viewItems
    self.guideItems = guideItems
    self.contentAreas = contentAreas
    self.subviewItems = subviewItems
  }

  /// How many views and guides there are.
  var itemCount: Int { views.count + guides.count }

  /// The item of the view with an id, or nil.
  func view(_ id: String) -> Int? { viewItems[id] }

  /// The item of a view's custom guide, or nil.
  func guide(_ id: String, of owner: Int) -> Int? {
    guideItems[GuideKey(owner: owner, id: id)]
  }

  /// The item of a scroll view's content area, or nil for another view.
  func contentArea(of view: Int) -> Int? { contentAreas[view] }

  /// The subviews of a view, back to front.
  func subviews(of view: Int) -> [Int] { subviewItems[view] }

  /// The item whose corner is the origin for the subviews of a view: its content area if it
  /// scrolls.
  func origin(of view: Int) -> Int { contentAreas[view] ?? view }

  /// The item that an item is measured in: the superview or a guide's owner, or the content area
  /// of it if it scrolls; nil for the root.
  func container(of item: Int) -> Int? {
    guard item >= views.count else { return views[item].superview.map(origin) }
    let guide = guides[item - views.count]
    return guide.isContentArea ? guide.owner : origin(of: guide.owner)
  }

  /// The view that an item is, or whose guide it is.
  func owner(of item: Int) -> Int {
    item < views.count ? item : guides[item - views.count].owner
  }

  /// The id of a view or guide.
  func id(of item: Int) -> String {
    item < views.count ? views[item].view.id : guides[item - views.count].id
  }

  /// Whether nothing of an item can be seen.
  func isEffectivelyHidden(_ item: Int) -> Bool {
    views[owner(of: item)].isEffectivelyHidden
  }
}

extension SemanticContentAttribute {
  /// Whether leading is at the right under a direction of the language.
  ///
  /// **Source** EnvironmentFacts §12; subviews do not inherit it.
  func isMirrored(in direction: LayoutDirection) -> Bool {
    switch self {
    case .unspecified: direction == .rightToLeft
    case .playback, .spatial, .forceLeftToRight: false
    case .forceRightToLeft: true
    }
  }
}
