import Dispatch
import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What wakes a command that watches: a change, or the user who ends it.
final class WatchSignals {
  /// Why it woke.
  enum Reason: Sendable {
    case change, interruption
  }

  /// What other queues tell.
  private final class News: Sendable {
    let semaphore = DispatchSemaphore(value: 0)
    let isInterrupted = Atomic<Bool>(false)
  }

  private let news = News()
  private var sources: [any DispatchSourceSignal] = []

  /// How long changes are gathered that come at once, in seconds.
  private static let gathering = 0.012

  /// Takes the signals that end a program over.
  init() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { [news] in
        news.isInterrupted.store(true, ordering: .relaxed)
        news.semaphore.signal()
      }
      source.activate()
      sources.append(source)
    }
  }

  /// Tells of a change; it may be called on any queue.
  var change: @Sendable () -> Void { { [news] in news.semaphore.signal() } }

  /// Waits until there is a reason to do something.
  func wait() -> Reason {
    news.semaphore.wait()
    if news.isInterrupted.load(ordering: .relaxed) { return .interruption }
    Thread.sleep(forTimeInterval: WatchSignals.gathering)
    while news.semaphore.wait(timeout: .now()) == .success {}
    return news.isInterrupted.load(ordering: .relaxed) ? .interruption : .change
  }
}
