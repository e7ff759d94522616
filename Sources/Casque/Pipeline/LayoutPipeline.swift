internal import CasqueChecks
public import CasqueDevices
public import CasqueDiagnostics
package import CasqueLayout
public import CasqueModel
internal import CasqueText
import Foundation
import Synchronization

/// Solves layouts on cells of a matrix, on one or many workers.
///
/// Each worker has a text engine and a layout engine of its own; what comes out never depends on
/// their number. A pipeline may be used from any task.
public final class LayoutPipeline: Sendable {
  /// The pipeline that tests share: a worker for each processor.
  public static let standard = LayoutPipeline()

  private let slots: [EngineSlot]
  private let turn = Atomic<Int>(0)

  /// Creates a pipeline.
  ///
  /// - Parameter workers: how many cells are solved at once; nil for one a processor.
  public init(workers: Int? = nil) {
    let count = workers ?? ProcessInfo.processInfo.activeProcessorCount
    slots = (0..<max(1, count)).map { _ in EngineSlot() }
  }

  /// How many cells are solved at once.
  public var workers: Int { slots.count }

  /// Solves a layout on a cell.
  ///
  /// - Parameters:
  ///   - layout: the layout.
  ///   - cell: the device as it is held and set up.
  ///   - resources: knows the layout's images.
  /// - Returns: frames in any case, and what is wrong with them.
  public func resolve(
    _ layout: Layout, in cell: Cell, resources: any Resources = EmptyResources()
  ) -> LayoutResult {
    var result = resolve(
      layout, in: cell.environment, cellName: cell.description, resources: resources)
    result.cellSlug = cell.slug
    return result
  }

  /// Solves a layout in an environment of any kind.
  ///
  /// - Parameters:
  ///   - layout: the layout.
  ///   - environment: the window with its traits.
  ///   - cellName: how messages call the environment.
  ///   - resources: knows the layout's images.
  public func resolve(
    _ layout: Layout, in environment: LayoutEnvironment, cellName: String = "",
    resources: any Resources = EmptyResources()
  ) -> LayoutResult {
    withEngine { engine in
      engine.resolve(layout, in: environment, cellName: cellName, resources: resources)
    }
  }

  /// What the standard rules find in all windows of a layout on a cell.
  public func findings(
    of layout: Layout, in cell: Cell, resources: any Resources = EmptyResources()
  ) -> [Finding] {
    withEngine { engine in
      engine.findings(
        of: layout, in: cell.environment, cellName: cell.description, resources: resources,
        suite: .standard)
    }
  }

  /// Does independent work with an engine for each worker, in the order of the indices.
  ///
  /// - Parameter longestRun: the most neighbours that a worker takes at a time.
  package func map<Result: Sendable>(
    count: Int, longestRun: Int = 32,
    body: @Sendable (_ index: Int, _ engine: inout Engine) -> Result
  ) -> [Result] {
    ParallelMap.map(count: count, workers: slots.count, longestRun: longestRun) { index, worker in
      slots[worker].engine.withLock { body(index, &$0) }
    }
  }

  /// Does work with any engine that is free.
  package func withEngine<Result: Sendable>(
    _ body: (inout Engine) throws -> Result
  ) rethrows -> Result {
    let start = turn.wrappingAdd(1, ordering: .relaxed).oldValue
    for step in slots.indices {
      let slot = slots[(start + step) % slots.count]
      if let result = try slot.engine.withLockIfAvailable({ try body(&$0) }) { return result }
    }
    return try slots[start % slots.count].engine.withLock { try body(&$0) }
  }
}

/// A worker's engines behind a lock.
private final class EngineSlot: Sendable {
  let engine = Mutex(Engine())
}
