import CasqueDiagnostics
import CasqueModel

/// What a view says about itself: its kind and the value of its id.
struct ViewHeading {
  /// The kind; a plain view if none is stated.
  let kind: ViewKind
  /// The value of the id, if any.
  let idValue: DocumentValue?
  /// Where kind and id stand, if they do.
  let place: Range<Int>?
  private let isRoot: Bool
  private let kinds: [DocumentEntry]
  private let idEntry: DocumentEntry?
  /// What stands where a kind should, if it is like the name of one.
  private let misspelt: DocumentEntry?

  init(_ entries: [DocumentEntry], isRoot: Bool) {
    self.isRoot = isRoot
    kinds = entries.filter { ViewKind(rawValue: $0.key) != nil }
    idEntry = entries.first { $0.key == ViewKeys.id.name }
    let guess =
      kinds.isEmpty && idEntry == nil ? ViewHeading.misspeltKind(entries) : nil
    misspelt = guess?.entry
    let heading = kinds.first ?? idEntry ?? misspelt
    kind =
      kinds.first.flatMap { ViewKind(rawValue: $0.key) } ?? guess?.kind
      ?? (isRoot ? .view : ViewHeading.likelyKind(entries))
    idValue = heading?.value
    place = heading.map {
      $0.keyBytes.lowerBound..<max($0.keyBytes.upperBound, $0.value.bytes.upperBound)
    }
  }

  /// The first kind that has all the properties, so that a missing kind is one fault and not many.
  private static func likelyKind(_ entries: [DocumentEntry]) -> ViewKind {
    let names = entries.map(\.key).filter { !PropertyTable.kinds(having: $0).isEmpty }
    return ViewKind.allCases.first { kind in
      names.allSatisfy { PropertyTable.byKind[kind]?[$0] != nil }
    } ?? .view
  }

  /// The first entry, if no view has its key, with the kind that it is like: `table` for `tableView`.
  ///
  /// Such a view is read as one of that kind, so that a misspelt kind is one fault and not many.
  private static func misspeltKind(
    _ entries: [DocumentEntry]
  ) -> (entry: DocumentEntry, kind: ViewKind)? {
    guard let entry = entries.first, entry.value.scalar != nil, !isKeyOfViews(entry.key) else {
      return nil
    }
    let name = entry.key.lowercased()
    let names = ViewKind.allCases.map(\.rawValue)
    let longer = name.count < 3 ? nil : names.first { $0.lowercased().hasPrefix(name) }
    let kind = (longer ?? NearestName.of(entry.key, in: names)).flatMap { ViewKind(rawValue: $0) }
    return kind.map { (entry, $0) }
  }

  private static func isKeyOfViews(_ key: String) -> Bool {
    ViewKind.allCases.contains { ViewKeys.table(of: $0).names.contains(key) }
  }

  /// Whether an entry is a kind or the id.
  func isHeading(_ entry: DocumentEntry) -> Bool {
    entry.key == ViewKeys.id.name || ViewKind(rawValue: entry.key) != nil
      || entry.keyBytes == misspelt?.keyBytes
  }

  /// Reports a view without a kind, with two, or with an id beside its kind.
  func report(_ value: DocumentValue, _ context: inout ReadingContext) {
    let names = ViewKind.allCases.map(\.rawValue).joined(separator: ", ")
    for other in kinds.dropFirst() {
      context.report(
        .documentViewKind,
        "a view has one kind: '\(kinds[0].key)' is given, so '\(other.key)' does not count",
        at: other.keyBytes)
    }
    if let idEntry, !kinds.isEmpty {
      context.report(
        .documentViewKind, "the id stands after '\(kinds[0].key)', so 'id' does not count",
        at: idEntry.keyBytes)
    } else if let idEntry, !isRoot {
      context.report(
        .documentViewKind, "only a root view is named by 'id'; others by their kind: \(names)",
        at: idEntry.keyBytes,
        hints: context.didYouMean(ViewKind.view.rawValue, at: idEntry.keyBytes)
      )
    } else if let misspelt {
      context.report(
        .documentViewKind, "there is no kind of view '\(misspelt.key.prefix(60))'",
        at: misspelt.keyBytes,
        hints: context.didYouMean(kind.rawValue, at: misspelt.keyBytes))
    } else if idEntry == nil, kinds.isEmpty {
      let code: DiagnosticCode = isRoot ? .documentMissingKey : .documentViewKind
      let wanted = isRoot ? "the root view needs 'id'" : "a view needs one kind: \(names)"
      context.report(code, wanted, at: context.firstLine(of: value.bytes))
    }
  }
}

extension ReadingContext {
  /// Reads a property of a view of a kind; empty after a diagnostic.
  mutating func readProperty(_ entry: DocumentEntry, of kind: ViewKind) -> [ViewProperty] {
    if let rule = PropertyTable.byKind[kind]?[entry.key] { return rule.read(entry.value, &self) }
    let others = PropertyTable.kinds(having: entry.key)
    guard !others.isEmpty else {
      unknownKey(entry, of: subject(of: kind), among: ViewKeys.table(of: kind).names)
      return []
    }
    let names = others.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    report(
      .documentUnknownKey, "'\(entry.key)' belongs to \(names), not to '\(kind.rawValue)'",
      at: entry.keyBytes)
    return []
  }

  private func subject(of kind: ViewKind) -> String { ViewKeys.table(of: kind).subject }
}
