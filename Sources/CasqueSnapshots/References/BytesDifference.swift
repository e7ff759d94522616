/// The first byte in which two files differ.
public struct BytesDifference: Sendable, Hashable {
  /// How many bytes are the same from the start.
  public var offset: Int
  /// How many bytes the reference has.
  public var reference: Int
  /// How many bytes the snapshot has.
  public var snapshot: Int

  /// Finds the first difference; nil if there is none.
  ///
  /// Complexity: O(bytes).
  public init?(from reference: [UInt8], to snapshot: [UInt8]) {
    if reference == snapshot { return nil }
    offset = zip(reference, snapshot).prefix { $0 == $1 }.count
    self.reference = reference.count
    self.snapshot = snapshot.count
  }

  /// The difference for readers, a line each.
  var lines: [String] {
    ["the pages differ from byte \(offset) on: \(reference) → \(snapshot) bytes"]
  }
}

/// A picture that is not the one whose hash is kept.
public struct HashDifference: Sendable {
  /// The entry of the reference.
  public var reference: HashList.Entry
  /// The entry that the snapshot would have.
  public var snapshot: HashList.Entry

  /// The difference for readers, a line each.
  var lines: [String] {
    let size = reference.size == snapshot.size ? [] : ["size: \(reference.size) → \(snapshot.size)"]
    return snapshot.maker.lines(from: reference.maker) + size
      + ["another picture; only the hash of the reference is kept, so that any difference counts"]
  }
}
