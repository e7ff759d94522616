/// What a snapshot is of; its file's name follows from that alone, never from the order of a run.
public struct SnapshotName: Sendable, Hashable {
  /// A test function as a name knows it.
  public struct TestName: Sendable, Hashable {
    /// The type that holds the function, with its outer types; nil for a function of a file.
    public var suite: String?
    /// The function with its labels, such as `staysUsable(in:)`.
    public var function: String

    /// Creates a test's name.
    public init(suite: String? = nil, function: String) {
      self.suite = suite
      self.function = function
    }
  }

  /// The test; nil outside tests.
  public var test: TestName?
  /// The layout's name.
  public var layout: String
  /// The cell: its slug or its name; empty for none.
  public var cell: String
  /// What tells snapshots of one layout, cell and test apart; nil if there is one alone.
  public var name: String?
  /// What the snapshot is made of.
  public var kind: SnapshotKind

  /// Creates a name from all that a snapshot is of.
  public init(
    test: TestName? = nil, layout: String, cell: String = "", name: String? = nil,
    kind: SnapshotKind
  ) {
    self.test = test
    self.layout = layout
    self.cell = cell
    self.name = name
    self.kind = kind
  }

  /// The path of the reference below its store, in small ASCII letters.
  ///
  /// It is `suite/test/layout@cell+name.kind`, without the parts that are nil or empty. Swift names
  /// are hyphenated (`staysUsable(in:)` is `stays-usable.in`); a part that is not plain enough for
  /// this to be reversed is simplified, and then a checksum of all of that folder's or file's parts
  /// stands behind a `~`. So two names never have one path, also where case does not count.
  public var path: String {
    var parts: [String] = []
    if let suite = test?.suite { parts.append(component([(FileWord.type(suite), suite)])) }
    if let function = test?.function {
      parts.append(component([(FileWord.function(function), function)]))
    }
    var words: [Word] = [(FileWord.value(layout), layout)]
    if !cell.isEmpty { words.append((FileWord.value(cell).map { "@" + $0 }, "@" + cell)) }
    if let name { words.append((FileWord.value(name).map { "+" + $0 }, "+" + name)) }
    parts.append(component(words) + "." + kind.suffix)
    return parts.joined(separator: "/")
  }

  /// A part with the mark before it, and how it is spelled if it is plain.
  private typealias Word = (plain: String?, original: String)

  /// One folder or file name without its kind.
  private func component(_ words: [Word]) -> String {
    let plain = words.compactMap(\.plain)
    if plain.count == words.count { return plain.joined() }
    let text = FileWord.simplified(words.map(\.original).joined(separator: " "))
    return "\(text)~\(FileWord.checksum(of: words.map(\.original)))"
  }
}

extension SnapshotName: CustomStringConvertible {
  /// The name for readers, such as `welcome on iPhone SE portrait, 'loading' (frames)`.
  public var description: String {
    let place = cell.isEmpty ? layout : "\(layout) on \(cell)"
    return "\(place)\(name.map { ", '\($0)'" } ?? "") (\(kind.rawValue))"
  }
}
