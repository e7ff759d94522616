import CasqueDiagnostics

/// A document's tags with the texts of another language in place of its own.
///
/// Strings files and catalogues of a document have a text's key from the id of what shows it, such as
/// `8Dk-xA-p2c.normalTitle`. Texts with attributes have no such keys.
struct LocalizedMarkup {
  /// The tags, one for one those of the document.
  let tree: MarkupTree
  /// The keys of the document's texts for which there is no other, with their places.
  private(set) var missing: [(key: String, place: SourceRange)] = []
  /// How many texts there are in the other language.
  private(set) var count = 0

  /// The attributes of an object that are texts.
  private static let attributes = [
    "text", "placeholder", "title", "prompt", "headerTitle", "footerTitle", "badgeValue",
  ]
  /// The states of a button by the beginnings of their keys.
  private static let states = ["normal", "highlighted", "selected", "disabled"]

  /// Looks the texts of a document up.
  ///
  /// - Parameter text: the text of a key in the other language, or nil.
  /// - Complexity: O(tags).
  init(_ source: MarkupTree, text: (String) -> String?) {
    var records = source.records
    var missing: [(key: String, place: SourceRange)] = []
    var count = 0
    func translate(_ tag: MarkupTag, _ attribute: String, key: String) {
      let own = TextReading.plain(tag, attribute)
      guard !own.allSatisfy(\.isWhitespace) else { return }
      guard let other = text(key) else {
        missing.append((key, tag.place))
        return
      }
      count += 1
      let place = records[tag.index].attributes.firstIndex { $0.name == attribute }
      if let place {
        let old = records[tag.index].attributes[place]
        records[tag.index].attributes[place] = MarkupAttribute(
          name: attribute, value: other, bytes: old.bytes)
      } else {
        records[tag.index].attributes.append(
          MarkupAttribute(name: attribute, value: other, bytes: records[tag.index].bytes))
      }
    }
    for tag in source.tags {
      guard let id = tag["id"], !id.isEmpty else { continue }
      for attribute in Self.attributes where !(attribute == "title" && tag.name == "scene") {
        translate(tag, attribute, key: "\(id).\(attribute)")
      }
      for child in tag.children {
        switch child.name {
        case "state":
          guard let state = child["key"], Self.states.contains(state) else { continue }
          translate(child, "title", key: "\(id).\(state)Title")
        case "buttonConfiguration":
          for part in ["title", "subtitle"] {
            translate(child, part, key: "\(id).configuration.\(part)")
          }
        case "segments":
          for (index, segment) in child.children.enumerated() {
            translate(segment, "title", key: "\(id).segmentTitles[\(index)]")
          }
        default: continue
        }
      }
    }
    tree = MarkupTree(source: source.source, records: records)
    self.missing = missing
    self.count = count
  }
}
