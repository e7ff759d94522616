import CasqueDiagnostics
import CasqueModel

/// An anchor whose names have been looked up.
struct ResolvedAnchor {
  var item: LayoutItem
  var measure: Measure
  var offsets: Range<Int>
}

/// Looks up the names of anchors.
struct AnchorResolver {
  /// The view that owns the list: bare guides and attributes are its.
  let owner: String
  let symbols: SymbolTable

  /// Finds the item and the measure that an anchor names.
  func resolve(_ anchor: Equation.Anchor) throws(ConstraintProblem) -> ResolvedAnchor {
    let words = anchor.words
    let item: LayoutItem
    switch words.count {
    case 1: item = .view(owner)
    case 2: item = try self.item(words[0])
    default: item = try guide(words[1], of: words[0])
    }
    let measure = try measure(words[words.count - 1], of: item, isAlone: words.count == 1)
    return ResolvedAnchor(item: item, measure: measure, offsets: anchor.offsets)
  }

  /// The view or guide with a name; bare guides belong to the owner.
  func item(_ word: Equation.Word) throws(ConstraintProblem) -> LayoutItem {
    if let guide = GuideWord(rawValue: word.text) { return .guide(guide.kind, of: owner) }
    if let item = symbols.item(word.text) { return item }
    if let guide = scrollGuide(word, of: owner) { return guide }
    throw unknown(word)
  }

  private func guide(
    _ word: Equation.Word, of view: Equation.Word
  ) throws(ConstraintProblem) -> LayoutItem {
    guard let symbol = symbols[view.text] else { throw unknown(view) }
    guard case .view = symbol else {
      throw ConstraintProblem(
        .constraintUnknownItem, "'\(view.text)' is a guide and has no guides of its own",
        at: view.offsets)
    }
    if let guide = GuideWord(rawValue: word.text) { return .guide(guide.kind, of: view.text) }
    if case .guide(let owner)? = symbols[word.text], owner == view.text {
      return .guide(.custom(word.text), of: owner)
    }
    if let guide = scrollGuide(word, of: view.text) { return guide }
    var names = GuideWord.allCases.map(\.rawValue)
    if symbols.kind(of: view.text).map(ViewKind.scrolling.contains) ?? false {
      names += ScrollGuideWord.allCases.map(\.rawValue)
    }
    throw ConstraintProblem(
      .constraintUnknownItem,
      "'\(view.text)' has no guide '\(word.text.prefix(60))': \(names.joined(separator: ", "))"
        + ", or one of its layoutGuides",
      at: word.offsets, candidates: names)
  }

  /// The content or frame guide of a scroll view, or nil.
  private func scrollGuide(_ word: Equation.Word, of view: String) -> LayoutItem? {
    guard symbols.kind(of: view).map(ViewKind.scrolling.contains) ?? false else { return nil }
    return ScrollGuideWord(rawValue: word.text).map { .guide($0.kind, of: view) }
  }

  private func measure(
    _ word: Equation.Word, of item: LayoutItem, isAlone: Bool
  ) throws(ConstraintProblem) -> Measure {
    guard let measure = Measure(word.text) else {
      let isItem = symbols[word.text] != nil || GuideWord(rawValue: word.text) != nil
      if isAlone, isItem {
        throw ConstraintProblem(
          .constraintUnknownAttribute,
          "which measure of '\(word.text)' is meant, for example '\(word.text).top'?",
          at: word.offsets)
      }
      throw ConstraintProblem(
        .constraintUnknownAttribute, "'\(word.text.prefix(60))' is not an attribute",
        at: word.offsets, candidates: Measure.names)
    }
    if case .guide = item, !measure.isOfGuides {
      throw ConstraintProblem(
        .constraintUnknownAttribute, "a guide has no '\(word.text)'", at: word.offsets)
    }
    return measure
  }

  func unknown(_ word: Equation.Word) -> ConstraintProblem {
    ConstraintProblem(
      .constraintUnknownItem, "there is no view or guide '\(word.text.prefix(60))'",
      at: word.offsets, candidates: symbols.names)
  }
}
