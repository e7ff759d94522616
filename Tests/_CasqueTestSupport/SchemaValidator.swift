import Foundation

/// Draft-07 validation of the keywords that our schemas use; any other keyword is an error, so that
/// a test cannot pass because a keyword was overlooked.
public struct SchemaValidator: Sendable {
  /// A value of JSON.
  public indirect enum Value: Equatable, Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([Value])
    case object([String: Value])

    /// The member of an object; nil for another value.
    public subscript(name: String) -> Value? {
      if case .object(let members) = self { return members[name] }
      return nil
    }
  }

  private let schema: CompiledSchema

  /// Reads a schema.
  public init(_ json: String) throws { schema = try CompiledSchema(Value(json: json)) }

  /// What is wrong with a value; empty if nothing.
  public func errors(_ value: Value) -> [String] { schema.faults(value) }
}

extension SchemaValidator.Value: Decodable {
  /// Reads a text that must be JSON.
  public init(json: String) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(json.utf8))
  }

  /// Reads any value of JSON.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let truth = try? container.decode(Bool.self) {
      self = .boolean(truth)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let members = try? container.decode([Self].self) {
      self = .array(members)
    } else {
      self = .object(try container.decode([String: Self].self))
    }
  }
}
