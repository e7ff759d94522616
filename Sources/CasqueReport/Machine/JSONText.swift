import Foundation

/// Writes any value as JSON whose bytes depend on nothing but the value.
public enum JSONText {
  /// The JSON text of a value, keys in alphabetical order, with a final line end.
  public static func text(of value: some Encodable) -> String {
    text(of: value, [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]) + "\n"
  }

  /// The JSON text of a value on one line, for programs.
  static func compact(of value: some Encodable) -> String {
    text(of: value, [.sortedKeys, .withoutEscapingSlashes])
  }

  private static func text(
    of value: some Encodable, _ formatting: JSONEncoder.OutputFormatting
  ) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    guard let data = try? encoder.encode(value) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}
