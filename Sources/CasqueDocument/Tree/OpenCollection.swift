/// A list or mapping whose end has not been met yet.
struct OpenCollection {
  let isMapping: Bool
  let isFlow: Bool
  let anchor: String?
  /// Where it begins.
  let bytes: Range<Int>
  /// How many values it holds, itself included.
  private(set) var count = 1
  /// The height of its highest value.
  private(set) var height = 0
  /// The key whose value comes next.
  private(set) var pendingKey: DocumentValue?
  private var members: [DocumentValue] = []
  private var entries: [DocumentEntry] = []
  private var places: [String: Range<Int>] = [:]
  private var duplicates: [Duplicate] = []
  private var end = 0

  /// A key that was given again.
  struct Duplicate {
    var key: String
    var bytes: Range<Int>
    var first: Range<Int>
  }

  init(isMapping: Bool, isFlow: Bool, anchor: String?, bytes: Range<Int>) {
    self.isMapping = isMapping
    self.isFlow = isFlow
    self.anchor = anchor
    self.bytes = bytes
  }

  /// Whether the next value is a key.
  var expectsKey: Bool { isMapping && pendingKey == nil }

  /// Takes a member, key or value; returns what is wrong with a key that is not text.
  mutating func add(_ value: DocumentValue, count: Int, height: Int) -> String? {
    self.count += count
    self.height = max(self.height, height)
    end = max(end, value.bytes.upperBound)
    guard isMapping else {
      members.append(value)
      return nil
    }
    guard let key = pendingKey else {
      pendingKey = value
      return value.scalar == nil && !value.isUnreadable
        ? "a key is text, not \(value.kindName)" : nil
    }
    pendingKey = nil
    guard let name = key.scalar?.text else { return nil }
    if let first = places[name] {
      duplicates.append(Duplicate(key: name, bytes: key.bytes, first: first))
    } else {
      places[name] = key.bytes
      entries.append(DocumentEntry(key: name, keyBytes: key.bytes, value: value))
    }
    return nil
  }

  /// The keys that were given again, in the order of the document.
  mutating func takeDuplicates() -> [Duplicate] {
    defer { duplicates = [] }
    return duplicates
  }

  /// The finished value; block style ends with its last member.
  func value(end closing: Int) -> DocumentValue {
    let start = bytes.lowerBound
    let stop = max(start, isFlow ? closing : max(end, bytes.lowerBound))
    return DocumentValue(
      content: isMapping ? .mapping(entries) : .sequence(members), bytes: start..<stop)
  }
}
