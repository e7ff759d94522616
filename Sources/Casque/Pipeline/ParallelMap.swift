import Dispatch
import Synchronization

/// Spreads independent work over workers.
enum ParallelMap {
  /// Calls `body` for every index and gives the results in the order of the indices.
  ///
  /// - Parameters:
  ///   - count: how many results there are.
  ///   - workers: how many run at once, at least 1.
  ///   - body: makes a result; the worker's number is from 0 and in use by one call at a time.
  static func map<Result: Sendable>(
    count: Int, workers: Int, body: @Sendable (_ index: Int, _ worker: Int) -> Result
  ) -> [Result] {
    let next = Atomic<Int>(0)
    let results = Mutex<[Result?]>(Array(repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: max(1, min(workers, count))) { worker in
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < count else { return }
        let result = body(index, worker)
        results.withLock { $0[index] = result }
      }
    }
    return results.withLock { $0.compactMap(\.self) }
  }
}
