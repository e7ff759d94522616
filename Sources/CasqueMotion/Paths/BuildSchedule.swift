public import CasqueModel

/// When each row of a build order runs.
///
/// With previous: the row before's start + delay. After previous: its end + delay. On click: the
/// next click, or the end of everything before if that is later, + delay. The first row starts at
/// 0 unless it waits for a click. Order is data: moving a row changes times only through its
/// neighbours. **Source** MotionFacts §7.
public struct BuildSchedule: Sendable, Hashable {
  /// A row and when it runs.
  public struct Entry: Sendable, Hashable {
    /// The row.
    public var build: Build
    /// When it starts, in seconds, or nil if the click it needs never comes.
    public var start: Double?

    /// When it ends, in seconds, or nil if it never starts.
    public var end: Double? { start.map { $0 + build.duration } }
  }

  /// The rows in their order.
  public let entries: [Entry]

  /// Creates the schedule of rows for clicks at some moments, in seconds.
  ///
  /// O(rows).
  public init(_ builds: [Build], clicks: [Double]) {
    var waiting = clicks.filter(\.isFinite).sorted()[...]
    var entries: [Entry] = []
    var chainEnd = 0.0
    for build in builds {
      let previous = entries.last ?? Entry(build: Build("", duration: 0), start: 0)
      let trigger: Double? =
        switch build.start {
        case .withPrevious: previous.start
        case .afterPrevious: previous.end
        case .onClick: waiting.popFirst().map { max($0, chainEnd) }
        }
      let entry = Entry(build: build, start: trigger.map { $0 + build.delay })
      chainEnd = max(chainEnd, entry.end ?? chainEnd)
      entries.append(entry)
    }
    self.entries = entries
  }

  /// When everything is over, in seconds.
  public var end: Double { entries.compactMap(\.end).max() ?? 0 }
}
