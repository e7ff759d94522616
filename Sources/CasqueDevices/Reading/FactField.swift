import CasqueFacts
import CasqueGeometry

/// A value of a file of facts, with reading that checks kinds and ranges.
struct FactField {
  /// The value as it stands in the file.
  let value: JSONValue

  /// Sizes and distances may not exceed this, in points or pixels.
  static let largestExtent = 20_000.0

  func failure(_ reason: DeviceFileError.Reason, _ message: String) -> DeviceFileError {
    DeviceFileError(reason, message, at: value.offset)
  }

  /// The member of that key; missing and `null` are errors.
  func callAsFunction(_ key: String) throws(DeviceFileError) -> FactField {
    guard case .object = value.content else {
      throw failure(.wrongType, "expected an object")
    }
    guard let field = optional(key) else {
      throw failure(.missingKey(key), "the key '\(key)' is missing")
    }
    return field
  }

  /// The member of that key, or nil if it is missing or `null`.
  func optional(_ key: String) -> FactField? {
    guard let member = value[key], !member.isNull else { return nil }
    return FactField(value: member)
  }

  func elements() throws(DeviceFileError) -> [FactField] {
    guard case .array(let elements) = value.content else {
      throw failure(.wrongType, "expected an array")
    }
    return elements.map(FactField.init)
  }

  func text() throws(DeviceFileError) -> String {
    guard let text = value.string else { throw failure(.wrongType, "expected a text") }
    return text
  }

  func truth() throws(DeviceFileError) -> Bool {
    guard case .bool(let truth) = value.content else {
      throw failure(.wrongType, "expected true or false")
    }
    return truth
  }

  func number(in range: ClosedRange<Double>) throws(DeviceFileError) -> Double {
    guard let number = value.number else { throw failure(.wrongType, "expected a number") }
    guard range.contains(number) else {
      let bounds = "\(format(range.lowerBound)) to \(format(range.upperBound))"
      throw failure(.outOfRange, "expected \(bounds), found \(format(number))")
    }
    return number
  }

  /// A distance that is not negative.
  func distance() throws(DeviceFileError) -> Double {
    try number(in: 0...Self.largestExtent)
  }

  /// An extent that is positive.
  func extent() throws(DeviceFileError) -> Double {
    let extent = try distance()
    guard extent > 0 else { throw failure(.outOfRange, "expected more than 0") }
    return extent
  }

  func whole(in range: ClosedRange<Int>) throws(DeviceFileError) -> Int {
    let number = try number(in: Double(range.lowerBound)...Double(range.upperBound))
    guard number == number.rounded() else {
      throw failure(.outOfRange, "expected a whole number, found \(format(number))")
    }
    return Int(number)
  }

  /// A text that is the raw value of one of the cases.
  func word<Word: RawRepresentable & CaseIterable>(
    _ type: Word.Type = Word.self
  ) throws(DeviceFileError) -> Word where Word.RawValue == String {
    let text = try text()
    guard let word = Word(rawValue: text) else {
      let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
      throw failure(.unknownWord(text), "expected one of \(words), found '\(text.prefix(40))'")
    }
    return word
  }

  private func format(_ number: Double) -> String {
    if let whole = Int(exactly: number) { "\(whole)" } else { "\(number)" }
  }
}
