import CasqueModel

/// The ids that views, guides and constraints have in a document.
///
/// Ids that the form takes stay; others are renamed in the order of the tree, so that the same
/// layout has the same names.
struct DocumentNames {
  private var items: [String: String] = [:]
  private var constraints: [String: String] = [:]
  private var taken: Set<String> = []
  private var takenConstraints: Set<String> = []

  /// Names for everything in a tree.
  init(_ root: View) {
    var views: [View] = []
    root.forEachView { view, _ in views.append(view) }
    let ids = views.flatMap { [$0.id] + $0.layoutGuides.map(\.id) }
    for id in ids where Self.isUsable(id) {
      items[id] = id
      taken.insert(id)
    }
    for (view, id) in views.flatMap({ view in
      ([view.id] + view.layoutGuides.map(\.id)).map { (view, $0) }
    }) where items[id] == nil {
      let kind = ViewKind(of: view.content).rawValue
      let name = Self.unused(Self.words(of: id, kind: kind), &taken)
      items[id] = name
    }
    nameConstraints(of: views)
  }

  /// The name of a view or a guide.
  func item(_ id: String) -> String { items[id] ?? id }

  /// Whether there is such a view or guide.
  func contains(_ id: String) -> Bool { items[id] != nil }

  /// The name of a constraint that is named at all.
  func constraint(_ identifier: String) -> String? { constraints[identifier] }

  /// Constraints are named that have a name which the form takes, and those that go with a
  /// condition.
  private mutating func nameConstraints(of views: [View]) {
    let all = views.flatMap { view in
      (view.constraints + view.variations.flatMap(\.constraints)).compactMap(\.identifier)
    }
    for name in all where isIdentifier(name) {
      constraints[name] = name
      takenConstraints.insert(name)
    }
    let known = Set(all)
    let without = views.flatMap { $0.variations.flatMap(\.without) }
    let grouped = all.filter { $0.contains(".") }
    for name in without + grouped where known.contains(name) && constraints[name] == nil {
      constraints[name] = Self.unused(
        Self.words(of: name, kind: "constraint"), &takenConstraints)
    }
  }

  private static func isUsable(_ id: String) -> Bool {
    isIdentifier(id) && !ViewKind.reservedWords.contains(id)
      && ScrollGuideWord(rawValue: id) == nil
  }

  private static func unused(_ name: String, _ taken: inout Set<String>) -> String {
    var number = 1
    var candidate = name
    while !isUsable(candidate) || !taken.insert(candidate).inserted {
      number += 1
      candidate = "\(name)\(number)"
    }
    return candidate
  }

  /// The letters and digits of a name: its words begin with capitals, the first with a small one.
  private static func words(of name: String, kind: String) -> String {
    let parts = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
    var result = ""
    for part in parts {
      let isFirst = result.isEmpty
      let isWord = !(part.dropFirst().first?.isUppercase ?? false)
      let head =
        isFirst && isWord ? part.prefix(1).lowercased() : part.prefix(1).uppercased()
      result += head + part.dropFirst()
    }
    if result.isEmpty { return kind }
    if result.first?.isNumber ?? false { result = kind + result }
    return String(result.prefix(100))
  }
}
