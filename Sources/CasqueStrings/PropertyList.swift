import Foundation

/// A property list of texts: `.stringsdict` files, and `.strings` files that a tool has rewritten.
enum PropertyList {
  /// How deep lists may be nested; Foundation follows them by calls.
  private static let depthLimit = 32

  /// Whether bytes begin like a property list in XML or binary form.
  static func isLikely(_ bytes: [UInt8]) -> Bool {
    ["<?xml", "<plist", "<!DOCTYPE plist", "bplist00"].contains { bytes.starts(with: $0.utf8) }
  }

  /// A value; what is neither a text nor a dictionary counts for nothing.
  indirect enum Value: Decodable {
    case text(String)
    case values([String: Value])
    case other

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let values = try? container.decode([String: Value].self) {
        self = .values(values)
      } else {
        self = .other
      }
    }

    var text: String? {
      if case .text(let text) = self { return text }
      return nil
    }

    subscript(key: String) -> Value? {
      if case .values(let values) = self { return values[key] }
      return nil
    }
  }

  /// The values of a list by key, nil for anything else.
  static func read(_ bytes: [UInt8]) -> [String: Value]? {
    guard depth(of: bytes) <= depthLimit else { return nil }
    return try? PropertyListDecoder().decode([String: Value].self, from: Data(bytes))
  }

  /// How deep the tags of an XML list are nested; a binary one has none, and refers by numbers.
  private static func depth(of bytes: [UInt8]) -> Int {
    var (depth, deepest) = (0, 0)
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "<") {
      let rest = bytes[(index + 1)...]
      if rest.starts(with: "dict>".utf8) || rest.starts(with: "array>".utf8) {
        depth += 1
        deepest = max(deepest, depth)
      } else if rest.starts(with: "/dict>".utf8) || rest.starts(with: "/array>".utf8) {
        depth -= 1
      }
    }
    return deepest
  }
}

/// A `.stringsdict` file: texts that vary by number, device and width.
///
/// Of variations by number the text for `other` is taken, of those by device that for `iphone` or
/// `other`, of those by width the one for the widest place.
enum StringsDictionary {
  private static let depthLimit = 4

  /// The texts by key; nil if the file is none.
  static func read(_ bytes: [UInt8]) -> [String: String]? {
    guard !bytes.starts(with: "bplist".utf8), let list = PropertyList.read(bytes) else {
      return nil
    }
    var texts: [String: String] = [:]
    for (key, value) in list {
      if let text = text(of: value, depth: 0) { texts[key] = text }
    }
    return texts
  }

  private static func text(of value: PropertyList.Value, depth: Int) -> String? {
    if let text = value.text { return text }
    guard depth < depthLimit, case .values(let values) = value else { return nil }
    if let format = values["NSStringLocalizedFormatKey"]?.text {
      return filled(format, values, depth: depth)
    }
    if let devices = values["NSStringDeviceSpecificRuleType"] {
      return (devices["iphone"] ?? devices["other"]).flatMap { text(of: $0, depth: depth + 1) }
    }
    if case .values(let widths)? = values["NSStringVariableWidthRuleType"] {
      let widest = widths.keys.compactMap { key in Double(key).map { ($0, key) } }.max { $0 < $1 }
      return widest.flatMap { widths[$0.1] }.flatMap { text(of: $0, depth: depth + 1) }
    }
    return nil
  }

  /// A text with the texts of its variables, `%#@count@`, in their places.
  private static func filled(
    _ format: String, _ values: [String: PropertyList.Value], depth: Int
  ) -> String {
    guard depth < depthLimit else { return format }
    var result = format
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let other = value["other"]?.text else { continue }
      let text = other.contains("%#@") ? filled(other, values, depth: depth + 1) : other
      result = StringFormat.replacing("%#@\(name)@", by: text, in: result)
      guard result.utf8.count < 65_536 else { return format }
    }
    return result
  }
}
