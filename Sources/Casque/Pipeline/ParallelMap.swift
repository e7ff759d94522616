import Dispatch
import Synchronization

/// Spreads independent work over workers.
enum ParallelMap {
  /// Calls `body` for every index and gives the results in the order of the indices.
  ///
  /// - Parameters:
  ///   - count: how many results there are.
  ///   - workers: how many run at once, at least 1.
  ///   - longestRun: the most work that a worker takes at a time.
  ///   - body: makes a result; the worker's number is from 0 and in use by one call at a time.
  static func map<Result: Sendable>(
    count: Int, workers: Int, longestRun: Int = 32,
    body: @Sendable (_ index: Int, _ worker: Int) -> Result
  ) -> [Result] {
    let workers = max(1, min(workers, count))
    // Neighbours are most alike, so a worker takes several at a time, but never so many that
    // another one waits for the last.
    let run = max(1, min(longestRun, count / (workers * 8)))
    let next = Atomic<Int>(0)
    let results = Mutex<[Result?]>(Array(repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: workers) { worker in
      while true {
        let start = next.wrappingAdd(run, ordering: .relaxed).oldValue
        guard start < count else { return }
        let made = (start..<min(count, start + run)).map { body($0, worker) }
        results.withLock { results in
          for (offset, result) in made.enumerated() { results[start + offset] = result }
        }
      }
    }
    return results.withLock { $0.compactMap(\.self) }
  }
}
