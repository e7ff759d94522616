import CasqueModel

/// What the system's own items of bars show: a word or a symbol.
///
/// **Source** UIBarButtonItem.SystemItem and UITabBarItem.SystemItem; which symbol stands for which
/// item is general knowledge (low).
enum SystemItem {
  /// The image of a button's item, or nil for one that is a word.
  static func image(ofButton item: String) -> String? { symbol(buttons[item]) }

  /// The image of a tab's item, or nil for one that has none of ours.
  static func image(ofTab item: String) -> String? { symbol(tabs[item]) }

  /// The word of an item: `topRated` is Top Rated.
  static func title(_ item: String) -> String {
    var title = ""
    for character in item {
      if title.isEmpty {
        title = character.uppercased()
      } else {
        if character.isUppercase { title += " " }
        title.append(character)
      }
    }
    return title
  }

  private static func symbol(_ name: String?) -> String? {
    name.map { SymbolImage(systemName: $0).name }
  }

  private static let buttons = [
    "action": "square.and.arrow.up", "add": "plus", "bookmarks": "book", "camera": "camera",
    "close": "xmark", "compose": "square.and.pencil", "fastForward": "forward.fill",
    "organize": "folder", "pause": "pause.fill", "play": "play.fill", "refresh": "arrow.clockwise",
    "reply": "arrowshape.turn.up.left", "rewind": "backward.fill", "search": "magnifyingglass",
    "stop": "xmark", "trash": "trash",
  ]

  private static let tabs = [
    "bookmarks": "book.fill", "contacts": "person.crop.circle.fill", "favorites": "star.fill",
    "featured": "star.fill", "history": "clock.fill", "more": "ellipsis",
    "mostRecent": "clock.fill", "recents": "clock.fill", "search": "magnifyingglass",
    "topRated": "star.fill",
  ]
}
