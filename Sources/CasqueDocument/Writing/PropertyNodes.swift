import CasqueGeometry
import CasqueModel

/// Properties as keys with values: the inverse of ``PropertyTable``.
struct PropertyNodes {
  let names: DocumentNames
  let images: ImageNodes

  /// The keys of properties in their order; both axes of a priority are one key.
  func entries(of properties: [ViewProperty]) -> [DocumentNode.Entry] {
    var entries: [DocumentNode.Entry] = []
    for property in properties {
      guard let next = entry(of: property) else { continue }
      if let last = entries.last, last.key == next.key, case .mapping(let old) = last.value,
        case .mapping(let new) = next.value
      {
        entries[entries.count - 1].value = .mapping(old + new)
      } else {
        entries.append(next)
      }
    }
    return entries
  }

  /// The key of a property with its value; nil for a priority that is the kind's own.
  func entry(of property: ViewProperty) -> DocumentNode.Entry? {
    named(property) ?? text(property) ?? state(property) ?? alert(property) ?? button(property)
      ?? control(property)
      ?? container(property) ?? appearance(property) ?? layout(property)
  }

  func entry(_ key: String, _ value: DocumentNode) -> DocumentNode.Entry {
    DocumentNode.Entry(key: key, value: value)
  }

  /// What names views or images.
  private func named(_ property: ViewProperty) -> DocumentNode.Entry? {
    switch property {
    case .image(let name): entry("image", name.map(images.image) ?? .null)
    case .backgroundImage(let name): entry("backgroundImage", name.map(images.image) ?? .null)
    case .mask(let mask): entry("mask", mask.map(images.mask) ?? .null)
    case .attributedText(let text):
      entry("attributedText", text.map(images.attributedText) ?? .null)
    case .segmentImages(let list):
      entry("segmentImages", .list(list.map { $0.map(images.image) ?? .null }))
    case .leadingItems(let items): entry("leadingItems", images.items(items))
    case .trailingItems(let items): entry("trailingItems", images.items(items))
    case .toolbarItems(let items): entry("items", images.items(items))
    case .tabBarItems(let items): entry("items", images.items(items))
    case .customSpacing(let spaces):
      entry(
        "customSpacing",
        .keys(
          spaces.map { (names.item($0.key), $0.value) }.sorted { $0.0 < $1.0 }
            .map { ($0.0, .number($0.1)) }))
    default: nil
    }
  }

  private func layout(_ property: ViewProperty) -> DocumentNode.Entry? {
    switch property {
    case .hasSeparators(let value):
      entry("separatorStyle", .plain(value ? "singleLine" : "none"))
    case .contentHuggingPriority(let axis, let value?):
      entry("contentHuggingPriority", priority(axis, value))
    case .contentCompressionResistancePriority(let axis, let value?):
      entry("contentCompressionResistancePriority", priority(axis, value))
    case .autoresizing(let parts):
      entry(
        "autoresizing",
        .list(
          Autoresizing.FlexiblePart.allCases.filter(parts.contains).map(DocumentNode.name)))
    default: nil
    }
  }

  private func priority(_ axis: Axis, _ value: LayoutPriority) -> DocumentNode {
    .keys([(axis.rawValue, .number(Double(value.rawValue)))])
  }
}
