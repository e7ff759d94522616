extension DocumentValue {
  /// The value with parameters in place of their references.
  ///
  /// A text that is `$(name)` and nothing else becomes the parameter's value, whatever that is, with
  /// the place where that was given. In a longer text the characters are put in; `$$(` stands for
  /// `$(`. A name without a value stays as it is and is handed to `unknown`.
  func substituting(
    _ values: [String: DocumentValue], unknown: (_ name: String, _ bytes: Range<Int>) -> Void
  ) -> DocumentValue {
    switch content {
    case .unreadable: return self
    case .sequence(let members):
      return DocumentValue(
        content: .sequence(members.map { $0.substituting(values, unknown: unknown) }),
        bytes: bytes)
    case .mapping(let entries):
      let changed = entries.map { entry in
        var copy = entry
        copy.value = entry.value.substituting(values, unknown: unknown)
        return copy
      }
      return DocumentValue(content: .mapping(changed), bytes: bytes)
    case .scalar(let scalar):
      guard scalar.text.contains("$(") else { return self }
      return substituting(scalar, values, unknown)
    }
  }

  private func substituting(
    _ scalar: DocumentScalar, _ values: [String: DocumentValue],
    _ unknown: (String, Range<Int>) -> Void
  ) -> DocumentValue {
    let parts = ParameterText.parts(of: scalar.text)
    if parts.count == 1, case .reference(let name) = parts[0] {
      if let value = values[name] { return value }
      unknown(name, bytes)
      return DocumentValue(content: .unreadable, bytes: bytes)
    }
    var text = ""
    var isWhole = true
    for part in parts {
      switch part {
      case .text(let characters): text += characters
      case .reference(let name):
        guard let value = values[name] else {
          unknown(name, bytes)
          isWhole = false
          continue
        }
        text += value.scalar?.text ?? ""
      }
    }
    guard isWhole else { return DocumentValue(content: .unreadable, bytes: bytes) }
    // Its characters do not stand in the file one by one, as those of a block do not.
    let joined = DocumentScalar(text: text, style: .block, comment: scalar.comment)
    return DocumentValue(content: .scalar(joined), bytes: bytes)
  }
}

/// Text with references to parameters.
enum ParameterText {
  /// A part of such a text.
  enum Part {
    case text(String)
    case reference(String)
  }

  /// The parts of a text, in order: characters, and `$(name)`.
  static func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    var characters = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      characters += rest[..<dollar]
      rest = rest[dollar...]
      if rest.hasPrefix("$$(") {
        characters += "$("
        rest = rest.dropFirst(3)
      } else if rest.hasPrefix("$("), let end = rest.firstIndex(of: ")"),
        isIdentifier(String(rest.dropFirst(2)[..<end]))
      {
        if !characters.isEmpty { parts.append(.text(characters)) }
        characters = ""
        parts.append(.reference(String(rest.dropFirst(2)[..<end])))
        rest = rest[rest.index(after: end)...]
      } else {
        characters += "$"
        rest = rest.dropFirst()
      }
    }
    characters += rest
    if !characters.isEmpty { parts.append(.text(characters)) }
    return parts
  }
}
