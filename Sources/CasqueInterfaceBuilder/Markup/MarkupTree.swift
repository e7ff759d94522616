import CasqueDiagnostics

/// An attribute of a tag with its place.
struct MarkupAttribute: Sendable {
  /// The name.
  let name: String
  /// The value, references to characters replaced.
  let value: String
  /// The bytes from the name to the closing quote.
  let bytes: Range<Int>
}

/// A document of XML: all tags in the order of the file.
final class MarkupTree: Sendable {
  /// What the parser knows of a tag.
  struct Record: Sendable {
    var name: String
    var attributes: [MarkupAttribute] = []
    var parent: Int?
    var children: [Int] = []
    var text = ""
    /// The bytes of the start tag.
    var bytes: Range<Int>
  }

  /// The file that places refer to.
  let source: SourceText
  let records: [Record]

  init(source: SourceText, records: [Record]) {
    self.source = source
    self.records = records
  }

  /// The outermost tag, or nil if there is none.
  var root: MarkupTag? { records.isEmpty ? nil : MarkupTag(tree: self, index: 0) }

  /// All tags, in the order of the file.
  var tags: some Sequence<MarkupTag> {
    records.indices.lazy.map { MarkupTag(tree: self, index: $0) }
  }
}

/// A tag of a document with what stands inside it.
struct MarkupTag: Sendable {
  let tree: MarkupTree
  /// The place among all tags of the document.
  let index: Int

  private var record: MarkupTree.Record { tree.records[index] }

  /// The name.
  var name: String { record.name }
  /// The attributes, in their order.
  var attributes: [MarkupAttribute] { record.attributes }
  /// The characters directly inside, without those of inner tags.
  var text: String { record.text }
  /// The tag around it, or nil for the outermost.
  var parent: MarkupTag? { record.parent.map { MarkupTag(tree: tree, index: $0) } }
  /// The tags directly inside.
  var children: [MarkupTag] { record.children.map { MarkupTag(tree: tree, index: $0) } }
  /// Where the start tag stands.
  var place: SourceRange { tree.source.range(of: record.bytes) }

  /// The value of an attribute, or nil without it.
  subscript(name: String) -> String? {
    for attribute in tree.records[index].attributes where attribute.name == name {
      return attribute.value
    }
    return nil
  }

  /// Where an attribute stands; the start tag's place without it.
  func place(of name: String) -> SourceRange {
    record.attributes.first { $0.name == name }.map { tree.source.range(of: $0.bytes) } ?? place
  }

  /// Whether an attribute is `YES`.
  func isYes(_ name: String) -> Bool { self[name] == "YES" }

  /// The first inner tag with a name.
  func child(_ name: String) -> MarkupTag? {
    record.children.first { tree.records[$0].name == name }.map { MarkupTag(tree: tree, index: $0) }
  }

  /// The first inner tag whose `key` is given.
  func child(key: String) -> MarkupTag? {
    for index in record.children {
      let child = MarkupTag(tree: tree, index: index)
      if child["key"] == key { return child }
    }
    return nil
  }

  /// Whether there is an inner tag with a name.
  func hasChild(_ name: String) -> Bool {
    record.children.contains { tree.records[$0].name == name }
  }

  /// Every tag inside, at any depth, in the order of the file.
  var descendants: [MarkupTag] {
    var result: [MarkupTag] = []
    var pending = Array(record.children.reversed())
    while let next = pending.popLast() {
      result.append(MarkupTag(tree: tree, index: next))
      pending += tree.records[next].children.reversed()
    }
    return result
  }
}
