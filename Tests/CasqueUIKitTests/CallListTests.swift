import Foundation
import Testing

/// Every call of the list is declared, and one of the files here makes it.
@Suite struct CallListTests {
  private static let here = URL(filePath: #filePath).deletingLastPathComponent()

  /// The recorded public declarations of the module.
  private static let declarations: [String] = {
    let file = here.appending(path: "../../API/CasqueUIKit.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }()

  /// The sources here that call, the list itself left out.
  private static let sources: String = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: here.path)) ?? []
    return names.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("CallList") }.sorted()
      .compactMap { try? String(contentsOf: here.appending(path: $0), encoding: .utf8) }
      .joined(separator: "\n")
  }()

  private static var names: [(owner: String, name: String)] {
    CallList.calls.flatMap { owner, names in
      names.split(whereSeparator: \.isWhitespace).map { (owner, String($0)) }
    }
  }

  @Test func areDeclared() {
    #expect(Self.names.count > 190)
    for (owner, name) in Self.names {
      let found = Self.declarations.contains { Self.declares($0, owner: owner, name: name) }
      #expect(found, "\(owner) has no \(name)")
    }
    for name in CallList.classes.split(whereSeparator: \.isWhitespace) {
      let found = Self.declarations.contains("class \(name)")
      #expect(found, "there is no \(name)")
    }
  }

  @Test func areMade() {
    #expect(!Self.sources.isEmpty)
    for (owner, name) in Self.names {
      let parts = name.split(separator: "(")
      let word = parts[0] == "init" ? owner.split(separator: ".").first ?? "" : parts[0]
      let labels = (parts.count > 1 ? parts[1].dropLast() : "").split(separator: ":")
        .filter { $0 != "_" }
      #expect(Self.calls(word, labels), "no file here calls \(owner).\(name)")
    }
    for name in CallList.classes.split(whereSeparator: \.isWhitespace) {
      #expect(Self.calls(name, []), "no file here has a \(name)")
    }
  }

  /// Whether a recorded line declares a member: its name, every label, and the rest has defaults.
  private static func declares(_ line: String, owner: String, name: String) -> Bool {
    let parts = name.split(separator: "(")
    // A plain search first: a pattern over every line takes a minute.
    guard line.hasPrefix("\(owner): "), line.contains(parts[0]) else { return false }
    guard parts.count > 1 else { return has(line, "\\b(var|let) \(parts[0])\\b") }
    guard
      let opening = line.range(
        of: "\\b\(parts[0])[?!]?(<[^>]*>)?\\(", options: .regularExpression)
    else { return false }
    var wanted = parts[1].dropLast().split(separator: ":")[...]
    // A parameter begins after a comma outside of brackets; `label inner: Type = value`.
    for parameter in split(line[opening.upperBound...]) {
      let label = parameter.prefix { $0 != " " && $0 != ":" }
      if label == wanted.first {
        wanted = wanted.dropFirst()
      } else if !parameter.contains(" = ") {
        return false
      }
    }
    return wanted.isEmpty
  }

  /// The parameters up to the closing parenthesis.
  private static func split(_ parameters: Substring) -> [String] {
    var (result, depth) = ([""], 0)
    for character in parameters {
      if character == ")", depth == 0 { break }
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      if character == ",", depth == 0 {
        result.append("")
      } else if !(character == " " && result[result.count - 1].isEmpty) {
        result[result.count - 1].append(character)
      }
    }
    return result.filter { !$0.isEmpty }
  }

  /// Whether a source has the word, followed by the labels in their order before the next statement.
  private static func calls(_ word: Substring, _ labels: [Substring]) -> Bool {
    let arguments = labels.map { "[^;{}]*?\\b\($0):" }.joined()
    let opening = labels.isEmpty ? "" : "\\("
    return has(sources, "\\b\(word)\\b\(opening)\(arguments)")
  }

  private static func has(_ text: String, _ pattern: String) -> Bool {
    text.range(of: pattern, options: .regularExpression) != nil
  }
}
