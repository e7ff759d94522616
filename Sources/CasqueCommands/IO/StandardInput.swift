import Foundation
import Synchronization

/// What comes in through standard input, read to its end the first time that it is asked for.
public final class StandardInput: Sendable {
  /// What diagnostics call it.
  public static let path = "<stdin>"
  /// The most that is read, in bytes: one more than a document may have.
  private static let limit = (8 << 20) + 1

  private let known = Mutex<[UInt8]?>(nil)

  /// Creates standard input that was not read yet.
  public init() {}

  /// All of it, as far as a document can be long.
  public func bytes() -> [UInt8] {
    known.withLock { known in
      if let known { return known }
      var bytes: [UInt8] = []
      while bytes.count < Self.limit,
        let part = try? FileHandle.standardInput.read(upToCount: 1 << 16), !part.isEmpty
      {
        bytes += part
      }
      known = bytes
      return bytes
    }
  }
}
