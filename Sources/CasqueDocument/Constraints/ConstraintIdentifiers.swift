/// The names that authors give to constraints.
///
/// A line that expands to several constraints, such as `edges`, gives each a name of its own:
/// `pin.top`, `pin.leading` and so on; `without: [pin]` means all of them.
struct ConstraintIdentifiers {
  private var groups: [String: [String]] = [:]
  private var memberNames: Set<String> = []
  private var places: [String: Range<Int>] = [:]
  /// All names, in the order of the document.
  private(set) var names: [String] = []

  /// Whether a name was given, alone or as a member of several.
  func contains(_ name: String) -> Bool { places[name] != nil || memberNames.contains(name) }

  /// Where a name was given, or nil.
  func place(of name: String) -> Range<Int>? { places[name] }

  /// Adds a name that is not there yet.
  mutating func add(_ name: String, members: [String], at place: Range<Int>) {
    groups[name] = members
    memberNames.formUnion(members)
    places[name] = place
    names.append(name)
  }

  /// The names of the constraints that a name stands for.
  func members(of name: String) -> [String] { groups[name] ?? [name] }
}
