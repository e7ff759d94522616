public import CasqueDiagnostics
import Synchronization

/// Two snapshots of one run that have one reference, and other content.
public struct SnapshotCollision: Sendable, Hashable {
  /// Where the first was taken.
  public var first: SourceRange
  /// Where the second was taken.
  public var second: SourceRange
  /// Whether both have one name; if not, only their paths are the same.
  public var hasOneName: Bool

  /// The collision for readers, a line each.
  package var lines: [String] {
    let places =
      first == second
      ? ["\(first) took it twice with other content"]
      : ["first taken at \(first)", "then, with other content, at \(second)"]
    return places
      + [hasOneName ? "give one of them a name of its own with named:" : "rename one of them"]
  }
}

/// What a run of tests or commands has checked so far; it may be shared by any number of tasks.
public final class SnapshotRun: Sendable {
  /// The run of this process.
  public static let current = SnapshotRun()

  private struct Claim {
    var name: SnapshotName
    var digest: Int
    var place: SourceRange
  }

  private let claims = Mutex<[String: Claim]>([:])
  /// The lists of hashes as they were read last, by the folders of their stores.
  private let hashLists = Mutex<[String: HashList]>([:])

  /// Creates a run that has checked nothing.
  public init() {}

  /// The files of all references that were checked, sorted.
  ///
  /// Complexity: O(n log n).
  public var checkedPaths: [String] { claims.withLock { $0.keys.sorted() } }

  /// What is kept of a picture; nil for none.
  ///
  /// The file is read again only where what was read before is not `entry`, which is hoped for: other
  /// processes write it too.
  func hash(of path: String, in folder: String, expecting entry: HashList.Entry) -> HashList.Entry?
  {
    hashLists.withLock { lists in
      if let known = lists[folder]?.entries[path], known == entry { return known }
      let list = HashList.read(in: folder)
      lists[folder] = list
      return list.entries[path]
    }
  }

  /// Notes that a snapshot has its reference at a path; the first with other content is told.
  ///
  /// Taking the same snapshot again is fine: tests are repeated and retried.
  func claim(
    _ path: String, for name: SnapshotName, digest: Int, at place: SourceRange
  ) -> SnapshotCollision? {
    claims.withLock { claims in
      guard let first = claims[path] else {
        claims[path] = Claim(name: name, digest: digest, place: place)
        return nil
      }
      if first.name == name, first.digest == digest { return nil }
      return SnapshotCollision(
        first: first.place, second: place, hasOneName: first.name == name)
    }
  }
}
