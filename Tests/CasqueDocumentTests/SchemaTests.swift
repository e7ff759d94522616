import CasqueDiagnostics
import Foundation
import Testing
import _CasqueTestSupport

@testable import CasqueDocument

/// The schema agrees with the reader.
@Suite struct SchemaTests {
  static let validator = Result { try SchemaValidator(DocumentSchema.json()) }

  private func errors(_ bytes: [UInt8]) throws -> [String] {
    let tree = DocumentTree.read(bytes, path: "x.yml").value
    let root = try #require(tree.root)
    return try Self.validator.get().errors(SchemaValidator.Value(document: root))
  }

  private func errors(_ text: String) throws -> [String] { try errors(Array(text.utf8)) }

  /// The package's own layouts, and the schema that stands beside them for editors.
  static let layouts = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Layouts", directoryHint: .isDirectory)

  static let shipped: [String] = {
    let found = FileManager.default.enumerator(atPath: layouts.path(percentEncoded: false))
    return (found?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".yml") }.sorted()
  }()

  @Test(arguments: shipped)
  func acceptsTheShippedLayouts(_ name: String) throws {
    #expect(try errors([UInt8](Data(contentsOf: Self.layouts.appending(path: name)))) == [])
  }

  @Test func theShippedSchemaIsTheReaders() throws {
    #expect(Self.shipped.count >= 8)
    let file = Self.layouts.appending(path: "casque.schema.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text == DocumentSchema.json(), "record it with `casque schema`")
  }

  @Test func acceptsTheExample() throws {
    #expect(try errors(ExampleDocumentTests.text) == [])
  }

  @Test(arguments: MutationTests.sources)
  func acceptsGoodDocuments(_ bytes: [UInt8]) throws {
    #expect(try errors(bytes) == [])
  }

  /// Properties that say nothing without subviews or a frame, under `set` only.
  static let dependent = ["customSpacing", "autoresizing", "superviewSize"]

  @Test(
    arguments: PropertyTests.contents + PropertyTests.appearances + PropertyTests.layouts
      + PropertyTests.lists
      + PropertyTests.containers.filter { property in
        !dependent.contains { property.line.hasPrefix($0) }
      })
  func acceptsEveryProperty(_ property: PropertyTests.Case) throws {
    let text = """
      casque: 1
      root:
        id: screen
        subviews:
          - \(property.kind): it
            \(property.line)
        when:
          - style: dark
            set:
              it:
                \(property.line)
      """
    #expect(try errors(text) == [])
    #expect(readDocument(text).diagnostics == [])
  }

  @Test(arguments: EquationTests.single + EquationTests.groups)
  func acceptsEveryEquation(_ equation: EquationTests.Case) throws {
    #expect(try errors(Fixture.head + "  constraints:\n    - \(equation.line)\n") == [])
  }

  @Test(arguments: VisualFormatTests.cases)
  func acceptsEveryFormat(_ format: VisualFormatTests.Case) throws {
    #expect(try errors(Fixture.head + "  constraints:\n    - '\(format.text)'\n") == [])
  }

  @Test(arguments: VariationTests.cases)
  func acceptsEveryCondition(_ condition: VariationTests.Case) throws {
    #expect(try errors(Fixture.head + "  when: [{\(condition.text)}]\n") == [])
  }

  /// What a schema cannot know: ids, colours of the palette, relations between values.
  static let beyondSchema: Set<String> = [
    "unknown colour", "short hexadecimal", "hexadecimal letters", "system colour by style",
    "font of nothing", "font with style and size", "locations", "mask of two", "absolute image",
    "image above", "image on the network", "image with backslashes", "id that is reserved",
    "id that is a kind", "id twice", "guide with a view's id", "no condition",
    "width backwards", "empty width", "infinite width", "text sizes", "below all", "without",
    "set", "set of another kind", "container", "layer", "not a subview", "factor",
    "front factor", "logo", "logo that is text", "duration", "space after no view",
    "mask without a frame", "a section of labels", "two screens", "a bar of another kind",
    "a bar twice", "two presentations", "an unknown component", "a component in itself",
    "components in one another", "a parameter of another type", "a parameter that is missing",
    "an unknown parameter", "a reference to nothing", "a layout that is missing",
    "a layout that shows itself", "a layout above", "no table of strings",
    "a default of another type", "motion-view", "motion-constraint", "motion-curve",
    "motion-key-times", "motion-colour", "motion-build",
  ]

  @Test(
    arguments: (BrokenDocuments.values + BrokenDocuments.views + BrokenDocuments.variations
      + BrokenDocuments.motion + BrokenDocuments.reuse + BrokenDocuments.lists).filter {
        !beyondSchema.contains($0.name)
      })
  func rejectsBrokenDocuments(_ fixture: Fixture) throws {
    #expect(try errors(fixture.bytes) != [])
  }

  @Test(arguments: ["no version", "later version", "no root", "unknown key", "a list", "text"])
  func rejectsBrokenFiles(_ name: String) throws {
    let fixture = try #require(BrokenDocuments.files.first { $0.name == name })
    #expect(try errors(fixture.bytes) != [])
  }

  /// Editors try all alternatives on all that is inside, so a schema whose alternatives lead to
  /// views again takes a time that grows with a power of the depth.
  @Test func alternativesHoldNoViews() throws {
    let schema = try SchemaValidator.Value(json: DocumentSchema.json())
    let definitions = try #require(schema["definitions"])
    func leadsToViews(_ value: SchemaValidator.Value, _ seen: Set<String> = []) -> Bool {
      switch value {
      case .array(let members): return members.contains { leadsToViews($0, seen) }
      case .object(let members):
        if case .string(let reference)? = members["$ref"] {
          let name = reference.replacingOccurrences(of: "#/definitions/", with: "")
          if name == "view" || name == "root" { return true }
          guard !seen.contains(name), let target = definitions[name] else { return false }
          return leadsToViews(target, seen.union([name]))
        }
        return members.values.contains { leadsToViews($0, seen) }
      default: return false
      }
    }
    var found = 0
    func look(_ value: SchemaValidator.Value) {
      switch value {
      case .array(let members): members.forEach(look)
      case .object(let members):
        for key in ["anyOf", "oneOf"] {
          guard case .array(let alternatives)? = members[key] else { continue }
          found += 1
          #expect(alternatives.count { leadsToViews($0) } <= 1)
        }
        members.values.forEach(look)
      default: break
      }
    }
    look(schema)
    let stack = try #require(definitions["stackViewKind"])
    #expect(found > 10 && leadsToViews(stack))
  }

  @Test func isTheSameEveryTime() {
    #expect(DocumentSchema.json() == DocumentSchema.json())
    #expect(DocumentSchema.json().hasPrefix("{\n  \"$schema\": \"http://json-schema.org/draft-07"))
  }
}

extension SchemaValidator.Value {
  /// A document's value as an editor sees it.
  fileprivate init(document value: DocumentValue) {
    switch value.content {
    case .unreadable: self = .null
    case .sequence(let members): self = .array(members.map(Self.init(document:)))
    case .mapping(let entries):
      self = .object(
        Dictionary(entries.map { ($0.key, Self(document: $0.value)) }) { first, _ in first })
    case .scalar(let scalar):
      switch scalar.coreValue {
      case .null: self = .null
      case .boolean(let truth): self = .boolean(truth)
      case .integer(let number): self = .number(Double(number))
      case .number(let number): self = .number(number)
      case .string: self = .string(scalar.text)
      }
    }
  }
}
