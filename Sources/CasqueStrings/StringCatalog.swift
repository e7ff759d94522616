import CasqueDiagnostics
import CasqueFacts

/// A string catalogue (`.xcstrings`): texts by key and language.
///
/// Of variations by number the text for `other` is taken, of those by device that for `iphone` or
/// `other`.
struct StringCatalog {
  /// The language of development.
  let sourceLanguage: String
  private let entries: [JSONMember]

  /// Reads a catalogue; nil after a diagnostic if it is none.
  static func read(_ bytes: [UInt8], path: String) -> Diagnosed<StringCatalog?> {
    let places = TextPlaces(bytes, path: path)
    func fault(_ message: String, _ offset: Int) -> Diagnosed<StringCatalog?> {
      let end = min(bytes.count, offset + 1)
      return Diagnosed(
        nil,
        diagnostics: [
          Diagnostic(.stringsSyntax, message, at: places.range(min(offset, end)..<end))
        ])
    }
    let root: JSONValue
    do throws(JSONError) {
      root = try JSONReader.read(bytes)
    } catch {
      return fault(error.message, error.offset)
    }
    guard let strings = root["strings"], case .object(let entries) = strings.content else {
      return fault("a string catalogue has 'strings': {…}", root.offset)
    }
    for entry in entries {
      guard case .object = entry.value.content else {
        return fault("'\(entry.key.prefix(60))' is not {…}", entry.value.offset)
      }
    }
    return Diagnosed(
      StringCatalog(
        sourceLanguage: root["sourceLanguage"]?.string ?? "en", entries: entries))
  }

  /// The texts that a language has, by key.
  func texts(in language: String) -> [String: String] {
    var texts: [String: String] = [:]
    for entry in entries {
      let localizations = entry.value["localizations"]?.members ?? []
      guard let own = localizations.first(where: { LocaleName.areSame($0.key, language) }),
        let text = StringCatalog.text(of: own.value)
      else { continue }
      texts[entry.key] = text
    }
    return texts
  }

  /// The texts of the language of development, by key: where a catalogue has none, it is the key.
  var sourceTexts: [String: String] {
    var texts = texts(in: sourceLanguage)
    for entry in entries where texts[entry.key] == nil { texts[entry.key] = entry.key }
    return texts
  }

  /// The text of a localisation or of one of its variations.
  private static func text(of value: JSONValue) -> String? {
    guard let text = plainText(of: value) else { return nil }
    var result = text
    for substitution in value["substitutions"]?.members ?? [] {
      guard let inner = plainText(of: substitution.value) else { continue }
      result = StringFormat.replacing(
        "%#@\(substitution.key)@", by: StringFormat.replacing("%arg", by: "%lld", in: inner),
        in: result)
    }
    return result
  }

  private static func plainText(of value: JSONValue) -> String? {
    if let text = value["stringUnit"]?["value"]?.string { return text }
    guard let variations = value["variations"] else { return nil }
    if let plural = variations["plural"]?["other"] { return plainText(of: plural) }
    let device = variations["device"]
    let own = device?["iphone"] ?? device?["other"] ?? device?.members.first?.value
    return own.flatMap(plainText)
  }
}
