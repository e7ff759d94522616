import CasqueDiagnostics
import CasqueGeometry
import CasqueModel

/// Reads the tree of views of one window.
///
/// The views come first, so that every id is known; then come the constraints and variations,
/// which name them. Each tree has its own ids.
struct ViewTreeReader {
  var context: ReadingContext
  var symbols = SymbolTable()
  /// The constraints' own names, with the places where they were given.
  var identifiers = ConstraintIdentifiers()
  /// Where constraints are taken out by name, to be checked once all names are known.
  var withoutPlaces: [WithoutPlace] = []
  private var pending: [String: PendingRules] = [:]

  /// What is read once every id is known.
  private struct PendingRules {
    var constraints: DocumentValue?
    var when: DocumentValue?
  }

  /// A name under `without`.
  struct WithoutPlace {
    var name: String
    var bytes: Range<Int>
  }

  init(context: ReadingContext) { self.context = context }

  /// Reads a tree from the value of `root:`, `foreground:` or `background:`.
  mutating func read(root value: DocumentValue, defaultID: String) -> View? {
    guard let view = readView(value, superview: nil, defaultID: defaultID) else { return nil }
    var root = view
    attachConstraints(to: &root)
    reportUnknownConstraints()
    expandNames(in: &root)
    return root
  }

  // MARK: Views

  private mutating func readView(
    _ value: DocumentValue, superview: String?, defaultID: String
  ) -> View? {
    guard let entries = value.mapping else {
      context.wrongType(value, expected: "a view")
      return nil
    }
    let heading = ViewHeading(entries, isRoot: superview == nil)
    heading.report(value, &context)
    let place = heading.place ?? context.firstLine(of: value.bytes)
    let id = uniqueID(heading.idValue, default: defaultID, at: place)
    symbols.add(id, .view(superview: superview, kind: heading.kind), at: place)
    var view = View(
      id, content: heading.kind.content, place: context.source.range(of: place))
    var rules = PendingRules()
    let structure = Set(ViewKeys.structure(of: heading.kind).map(\.name))
    for entry in entries {
      if heading.isHeading(entry) { continue }
      switch entry.key {
      case _ where !structure.contains(entry.key):
        for property in context.readProperty(entry, of: heading.kind) {
          property.apply(to: &view)
        }
      case ViewKeys.subviews.name, ViewKeys.cells.name:
        view.subviews = readSubviews(entry.value, of: id)
        reportController(view, entry.value)
      case SectionKeys.sections.name: readSections(entry.value, of: &view)
      case SectionKeys.headerView.name: readBand(entry.value, isHeader: true, of: &view)
      case SectionKeys.footerView.name: readBand(entry.value, isHeader: false, of: &view)
      case ViewKeys.layout.name: view.subviews = readLayout(entry.value, in: id)
      case ViewKeys.layoutGuides.name: view.layoutGuides = readGuides(entry.value, of: id)
      case ViewKeys.metrics.name: readMetrics(entry.value, of: id)
      case ViewKeys.constraints.name: rules.constraints = entry.value
      case ViewKeys.when.name: rules.when = entry.value
      default: _ = ValueForm.text.read(entry.value, &context)
      }
    }
    reportContainers(view, entries)
    pending[id] = rules
    return view
  }

  private mutating func readSubviews(_ value: DocumentValue, of id: String) -> [View] {
    guard let members = value.sequence else {
      context.wrongType(value, expected: "a list of views")
      return []
    }
    return members.compactMap { readSubview($0, of: id) }
  }

  /// Reads a view below another, which may be an instance of a component.
  mutating func readSubview(_ value: DocumentValue, of id: String) -> View? {
    if let entries = value.mapping,
      let heading = entries.first(where: { $0.key == ComponentKeys.instanceKind })
    {
      return readInstance(value, heading, superview: id)
    }
    return readView(value, superview: id, defaultID: "view")
  }

  private mutating func readGuides(_ value: DocumentValue, of id: String) -> [LayoutGuide] {
    guard let members = value.sequence else {
      context.wrongType(value, expected: "a list of names")
      return []
    }
    return members.compactMap { member in
      guard let name = ValueForm.identifier.read(member, &context) else { return nil }
      guard isFree(name, at: member.bytes) else { return nil }
      symbols.add(name, .guide(owner: id), at: member.bytes)
      return LayoutGuide(name, place: context.source.range(of: member.bytes))
    }
  }

  private mutating func readMetrics(_ value: DocumentValue, of id: String) {
    guard let entries = value.mapping else {
      context.wrongType(value, expected: "numbers by name")
      return
    }
    var values: [String: Double] = [:]
    for entry in entries {
      guard isIdentifier(entry.key) else {
        context.report(
          .documentInvalidID, "'\(entry.key.prefix(60))' is not a name", at: entry.keyBytes)
        continue
      }
      values[entry.key] = ValueForm.number().read(entry.value, &context)
    }
    symbols.setMetrics(values, of: id)
  }

  // MARK: Ids

  /// The id that a value gives, made one of a kind if it is not.
  mutating func uniqueID(
    _ value: DocumentValue?, default name: String, at place: Range<Int>
  ) -> String {
    guard let value, let id = ValueForm.identifier.read(value, &context) else {
      return unused(name)
    }
    return isFree(id, at: value.bytes) ? id : unused(id)
  }

  /// Whether an id can be given; reports it if not.
  ///
  /// A reserved word is reported but taken.
  private mutating func isFree(_ id: String, at stretch: Range<Int>) -> Bool {
    if ViewKind.reservedWords.contains(id) {
      context.report(
        .documentReservedID, "'\(id)' is a word of the document form and cannot be an id",
        at: stretch)
    }
    guard let first = symbols.place(of: id) else { return true }
    context.report(
      .documentDuplicateID, "'\(id)' is the id of another view or guide", at: stretch,
      notes: [DiagnosticNote("the first one", at: context.source.range(of: first))])
    return false
  }

  private func unused(_ name: String) -> String {
    guard symbols[name] != nil else { return name }
    var number = symbols.names.count + 1
    while symbols["\(name)_\(number)"] != nil { number += 1 }
    return "\(name)_\(number)"
  }

  // MARK: Constraints and variations

  private mutating func attachConstraints(to view: inout View) {
    if let value = pending[view.id]?.constraints {
      view.constraints = readConstraints(value, of: view.id)
    }
    if let when = pending[view.id]?.when {
      view.variations = readVariations(when, of: view.id)
    }
    for index in view.subviews.indices { attachConstraints(to: &view.subviews[index]) }
  }

  private mutating func reportUnknownConstraints() {
    for place in withoutPlaces where !identifiers.contains(place.name) {
      let nearest = context.suggestion(for: place.name, in: identifiers.names)
      context.report(
        .documentUnknownID, "there is no constraint with the id '\(place.name.prefix(60))'",
        at: place.bytes, hints: context.didYouMean(nearest, at: place.bytes))
    }
  }

  /// Puts the names of constraints in place of the names that stand for several.
  private func expandNames(in view: inout View) {
    for index in view.variations.indices {
      view.variations[index].without = view.variations[index].without.flatMap {
        identifiers.members(of: $0)
      }
    }
    for index in view.subviews.indices { expandNames(in: &view.subviews[index]) }
  }

  mutating func readConstraints(_ value: DocumentValue, of owner: String) -> [LayoutConstraint] {
    let reader = ConstraintReader(owner: owner, symbols: symbols)
    return reader.read(value, &context, &identifiers)
  }

  private mutating func readVariations(_ value: DocumentValue, of owner: String) -> [Variation] {
    guard let members = value.sequence else {
      context.wrongType(value, expected: "a list of conditions with what changes")
      return []
    }
    return members.compactMap { readVariation($0, of: owner) }
  }
}
