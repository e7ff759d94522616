import CasqueModel

extension VariationCondition {
  /// The condition's keys.
  var entries: [DocumentNode.Entry] {
    let keys: [(String, DocumentNode?)] = [
      (VariationKeys.horizontal.name, horizontal.map(DocumentNode.name)),
      (VariationKeys.vertical.name, vertical.map(DocumentNode.name)),
      (VariationKeys.idiom.name, idiom.map(DocumentNode.name)),
      (VariationKeys.orientation.name, orientation.map(DocumentNode.name)),
      (VariationKeys.width.name, width.map(Self.extent)),
      (VariationKeys.height.name, height.map(Self.extent)),
      (VariationKeys.direction.name, direction.map(DocumentNode.name)),
      (VariationKeys.style.name, style.map(DocumentNode.name)),
      (VariationKeys.contentSize.name, contentSize.map(Self.sizes)),
      (VariationKeys.os.name, os.map { .plain(ScalarText.quoted($0)) }),
    ]
    guard case .mapping(let entries) = DocumentNode.keys(keys) else { return [] }
    return entries
  }

  /// A range with its upper end where that is a round number, else without.
  private static func extent(_ range: Range<Double>) -> DocumentNode {
    let lower = shortNumber(range.lowerBound)
    guard range.upperBound.isFinite else { return .plain("\(lower)...") }
    let last = range.upperBound.nextDown
    return last == last.rounded()
      ? .plain("\(lower)...\(shortNumber(last))")
      : .plain("\(lower)..<\(shortNumber(range.upperBound))")
  }

  private static func sizes(_ range: ClosedRange<ContentSizeCategory>) -> DocumentNode {
    range.lowerBound == range.upperBound
      ? .name(range.lowerBound)
      : .plain("\(range.lowerBound.rawValue)...\(range.upperBound.rawValue)")
  }
}
