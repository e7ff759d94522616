import Synchronization

/// Tells how far a command is: a bar on a terminal, elsewhere a line now and then.
///
/// It may be advanced by any worker.
public final class ProgressBar: Sendable {
  private struct State {
    var done = 0
    var shown = -1
    var lastLine = ContinuousClock.now
  }

  private let title: String
  private let total: Int
  private let io: CommandIO
  private let state = Mutex(State())

  /// How many characters the bar itself has.
  static let width = 28
  /// The least time between two lines where there is no terminal.
  static let pause = Duration.seconds(5)

  /// Creates a bar over `total` steps; under two steps nothing is shown.
  public init(_ title: String, total: Int, io: CommandIO) {
    self.title = title
    self.total = total
    self.io = io
  }

  /// Counts a step as done.
  public func advance() {
    state.withLock { state in
      state.done += 1
      guard total > 1 else { return }
      switch io.errorStream {
      case .terminal:
        let percent = state.done * 100 / total
        guard percent != state.shown else { return }
        state.shown = percent
        let filled = ProgressBar.width * state.done / total
        let bar =
          String(repeating: "█", count: filled)
          + String(repeating: "░", count: ProgressBar.width - filled)
        io.err("\r\(title) \(bar) \(state.done)/\(total)")
        if state.done == total { io.err("\r\u{1B}[2K") }
      case .file:
        let now = ContinuousClock.now
        guard now - state.lastLine >= ProgressBar.pause else { return }
        state.lastLine = now
        io.err("\(title) \(state.done)/\(total)\n")
      }
    }
  }
}
