import Casque
import Foundation

/// The snapshots of one call of `assertSnapshot`, with all that their check needs to know.
struct SnapshotAssertion {
  var test: SnapshotName.TestName
  var strategy: SnapshotStrategy
  var name: String?
  var store: ReferenceStore
  var mode: RecordMode
  var site: CallSite

  /// How many cells a difference names before it counts the rest.
  private static let namedCells = 5
  /// How many snapshots have their pictures kept.
  private static let attachedSnapshots = 5

  /// A snapshot that fails.
  private struct Failure {
    var name: SnapshotName
    var outcome: SnapshotOutcome
    /// The snapshot; nil for those that are not attached.
    var content: SnapshotContent?
  }

  /// Compares or records the snapshots, and tells the test how they came out.
  func check(_ results: [LayoutResult]) {
    var failures: [Failure] = []
    for result in results {
      do {
        let content = try strategy.content(result)
        let name = name(of: result, content)
        let outcome = check(content, name, result)
        if outcome.isFailure {
          let isAttached = failures.count < SnapshotAssertion.attachedSnapshots
          failures.append(
            Failure(
              name: name, outcome: isAttached ? outcome : outcome.withoutPictures,
              content: isAttached ? content : nil))
        } else if let message = outcome.message(for: name, at: store.path(of: name)) {
          TestReporter.note(message, at: site)
        }
      } catch {
        TestReporter.fail("\(result.layoutName) on \(result.cellName): \(error)", at: site)
      }
    }
    guard !failures.isEmpty else { return }
    for failure in failures { attach(failure) }
    TestReporter.fail(message(failures, of: results.count), at: site)
  }

  private func check(
    _ content: SnapshotContent, _ name: SnapshotName, _ result: LayoutResult
  ) -> SnapshotOutcome {
    let outcome = store.check(content, as: name, mode: mode, at: site.place)
    ReferenceLog.note(
      store.path(of: name), environment: ProcessInfo.processInfo.environment,
      arguments: CommandLine.arguments)
    guard case .different(.frames(let difference), let fate) = outcome else { return outcome }
    return .different(
      .frames(LayoutPipeline.standard.explain(difference, of: result)), reference: fate)
  }

  private func name(of result: LayoutResult, _ content: SnapshotContent) -> SnapshotName {
    let cell = result.cellSlug.isEmpty ? result.cellName : result.cellSlug
    let parts = [cell, strategy.detail].filter { !$0.isEmpty }
    return SnapshotName(
      test: test, layout: result.layoutName, cell: parts.joined(separator: "_"), name: name,
      kind: strategy.kind ?? content.usualKind)
  }

  /// One snapshot's own message, or what is the same on any number of cells once with their names.
  private func message(_ failures: [Failure], of count: Int) -> String {
    if count == 1 {
      let failure = failures[0]
      return failure.outcome.message(for: failure.name, at: store.path(of: failure.name)) ?? ""
    }
    var groups: [(text: String, names: [SnapshotName])] = []
    for failure in failures {
      let text = failure.outcome.reason
      if let index = groups.firstIndex(where: { $0.text == text }) {
        groups[index].names.append(failure.name)
      } else {
        groups.append((text, [failure.name]))
      }
    }
    let kind = failures[0].name.kind.rawValue
    let title =
      "\(failures[0].name.layout): \(failures.count) of \(count) snapshots fail (\(kind))"
    let entries = groups.map { group in
      let named = group.names.prefix(SnapshotAssertion.namedCells).map(\.cell)
      let rest = group.names.count - named.count
      return "\(group.text)\n  on \(group.names.count): \(named.joined(separator: "; "))"
        + (rest > 0 ? "; and \(rest) more" : "")
        + "\n  reference: \(store.path(of: group.names[0]))"
    }
    return ([title] + entries).joined(separator: "\n")
  }

  /// Keeps what a person wants to look at after the failure.
  private func attach(_ failure: Failure) {
    guard let content = failure.content else { return }
    let file = failure.name.path.split(separator: "/").last ?? "snapshot"
    switch failure.outcome {
    case .different(.image(let difference), _):
      guard let made = difference.pictures else { return }
      let pictures = [
        ("reference", made.reference), ("snapshot", made.snapshot),
        ("difference", made.difference), ("side-by-side", made.sideBySide),
      ]
      for (role, picture) in pictures {
        TestReporter.attach(PNGWriter.encode(picture), named: "\(role)-\(file)", at: site)
      }
    case .different, .missing:
      TestReporter.attach(content.encoded(), named: "snapshot-\(file)", at: site)
    case .matched, .recorded, .collision, .inaccessible: break
    }
  }
}

extension SnapshotContent {
  /// The kind of a strategy that names none.
  fileprivate var usualKind: SnapshotKind {
    switch self {
    case .frames: .frames
    case .text: .text
    case .image: .image
    case .pdf: .pdf
    }
  }
}
