/// A value of a document with its place: text, list or mapping.
package struct DocumentValue: Sendable {
  /// What a value is.
  package enum Content: Sendable {
    /// A piece of text: what it stands for depends on its style and on who reads it.
    case scalar(DocumentScalar)
    /// A list.
    case sequence([DocumentValue])
    /// Keys with values, in the order of the document, each key once.
    case mapping([DocumentEntry])
    /// Something that has been reported already; readers pass over it in silence.
    case unreadable
  }

  /// What it is.
  package var content: Content
  /// Where it stands, quotes and brackets included.
  package var bytes: Range<Int>

  /// The text, if it is one.
  package var scalar: DocumentScalar? {
    if case .scalar(let scalar) = content { return scalar }
    return nil
  }

  /// The members, if it is a list.
  package var sequence: [DocumentValue]? {
    if case .sequence(let values) = content { return values }
    return nil
  }

  /// The entries, if it is a mapping.
  package var mapping: [DocumentEntry]? {
    if case .mapping(let entries) = content { return entries }
    return nil
  }

  /// Whether it has been reported already.
  package var isUnreadable: Bool {
    if case .unreadable = content { return true }
    return false
  }

  /// The value of a key, if it is a mapping with that key.
  ///
  /// O(entries).
  package subscript(key: String) -> DocumentValue? {
    mapping?.first { $0.key == key }?.value
  }

  /// What it is, for messages.
  package var kindName: String {
    switch content {
    case .scalar(let scalar): scalar.kindName
    case .sequence: "a list"
    case .mapping: "a mapping"
    case .unreadable: "nothing readable"
    }
  }
}

/// A key of a mapping with its value.
package struct DocumentEntry: Sendable {
  /// The key.
  package var key: String
  /// Where the key stands.
  package var keyBytes: Range<Int>
  /// The value.
  package var value: DocumentValue
}

/// A piece of text in a document.
package struct DocumentScalar: Sendable {
  /// How a piece of text is written.
  package enum Style: Sendable {
    /// Without quotes: it may stand for a number, a truth value or nothing.
    case plain
    /// In single quotes.
    case singleQuoted
    /// In double quotes.
    case doubleQuoted
    /// After `|` or `>`.
    case block
  }

  /// The characters, escapes and folded lines resolved.
  package var text: String
  /// How it is written.
  package var style: Style
  /// The comment that follows it on its line, without the line's end; nil if there is none.
  package var comment: Range<Int>?
}
