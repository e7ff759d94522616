/// What a person calls the views of a document: by user label, outlet, text, or class and id.
///
/// Names are unique within the document: a name that is taken has the id beside it.
struct ViewNames {
  private let names: [String: String]

  init(_ document: InterfaceDocument) {
    var outlets: [String: String] = [:]
    for tag in document.tree.tags where tag.name == "outlet" {
      guard let target = tag["destination"], let property = tag["property"], property != "view",
        property != "delegate", property != "dataSource"
      else { continue }
      if outlets[target] == nil { outlets[target] = property }
    }
    var names: [String: String] = [:]
    var taken: Set<String> = []
    for view in document.views {
      // A language does not change what views are called.
      let tag = MarkupTag(tree: document.ownTree, index: view.tag.index)
      let name = Self.name(of: view, tag, outlet: outlets[view.tag["id"] ?? view.id])
      let unique = taken.insert(name).inserted ? name : "\(name) (\(view.id))"
      taken.insert(unique)
      names[view.id] = unique
    }
    self.names = names
  }

  /// The name of a view by its id in the document; the id itself for one that is not in it.
  subscript(id: String) -> String { names[id] ?? id }

  private static func name(
    of view: InterfaceView, _ tag: MarkupTag, outlet: String?
  ) -> String {
    if let label = tag["userLabel"], !label.isEmpty { return clean(label) }
    if let outlet { return outlet }
    let state = tag.children.first { $0.name == "state" && $0["key"] == "normal" }
    let texts = [
      TextReading.plain(tag, "text"), TextReading.plain(tag, "placeholder"),
      state.map { TextReading.plain($0, "title") } ?? "",
    ]
    if let text = texts.map(clean).first(where: { !$0.isEmpty }) { return text }
    return "\(tag["customClass"] ?? view.kind) (\(view.id))"
  }

  /// The first words of a text, on one line.
  private static func clean(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count <= 32 ? words : String(words.prefix(31)) + "…"
  }
}
