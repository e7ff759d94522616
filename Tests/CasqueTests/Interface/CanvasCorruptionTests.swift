import Casque
import Foundation
import Testing

/// `casque check --canvas` flags what is misplaced or undetermined, and next to nothing else.
///
/// Documents of a corpus are taken where there is one, with a few seeded faults or `CASQUE_CORRUPTIONS`
/// of them from the seed `CASQUE_SEED` on (`scripts/corrupt-interfaces`).
@Suite struct CanvasCorruptionTests {
  private typealias Fixture = InterfaceFixture

  private static let asked = ProcessInfo.processInfo.environment["CASQUE_CORRUPTIONS"]
    .flatMap { Int($0) }
  private static let count = asked ?? 10
  private static let first =
    ProcessInfo.processInfo.environment["CASQUE_SEED"].flatMap { Int($0) } ?? 0
  private static let parts = 10

  /// What is found on a canvas, with the ids of the views in the document.
  private func findings(_ path: String) throws -> [(id: String, message: String)] {
    let text = Array(try Data(contentsOf: URL(filePath: path)))
    guard let document = CanvasDocument.readForChecks(path).value else { return [] }
    return LayoutPipeline.standard.canvasFindings(of: [document])[0].findings.map { finding in
      let tag = finding.diagnostic.place.map { String(decoding: text[$0.bytes], as: UTF8.self) }
      let id = tag?.range(of: " id=\"").map { start in
        String(tag?[start.upperBound...].prefix { $0 != "\"" } ?? "")
      }
      return (id ?? finding.views.first ?? "", finding.diagnostic.message)
    }
  }

  /// Whether a document without one of its constraints puts a view that is seen elsewhere, and not where
  /// it is shown: an equation that others and the contents imply is none that anyone would miss.
  ///
  /// - Parameter entry: the document with the constraint.
  private func isWrong(_ path: String, without entry: CanvasCorpus.Entry) -> Bool {
    guard let old = CanvasDocument.read(entry.path).value,
      let new = CanvasDocument.read(path).value
    else { return true }
    let saved = Dictionary(old.savedFrames.map { ($0.id, $0.frame) }) { first, _ in first }
    let frames = LayoutPipeline.standard.canvasFrames(of: [old, new])
    return zip(frames[0], frames[1]).contains { before, after in
      guard !entry.hidden.contains(after.id), let saved = saved[after.id] else { return false }
      return after.frame.isOff(before.frame, by: 0.51)
        && after.frame.isOff(saved, by: entry.tolerance)
    }
  }

  @Test(arguments: 0..<parts) func corruptionsAreFlagged(_ part: Int) throws {
    let entries = CanvasCorpus.entries.filter { !$0.determined.isEmpty }
    guard !entries.isEmpty else { return }
    var missed: [String] = []
    var implied = 0
    for seed in stride(from: Self.first + part, to: Self.first + Self.count, by: Self.parts) {
      var random = SplitMix64(seed: UInt64(seed))
      var isDone = false
      while !isDone {
        let entry = entries[Int.random(in: 0..<entries.count, using: &random)]
        let text = String(decoding: try Data(contentsOf: URL(filePath: entry.path)), as: UTF8.self)
        let corruption =
          seed % 2 == 0
          ? CanvasCorruption.movedRect(in: text, of: entry.determined, &random)
          : CanvasCorruption.deletedConstraint(in: text, of: entry.determined, &random)
        guard let corruption else { continue }
        let name = entry.path.hasSuffix(".xib") ? "Main.xib" : "Main.storyboard"
        try Fixture.withFile(corruption.text, named: name) { path in
          let found = try findings(path)
          let isNamed = found.contains { corruption.views.contains($0.id) }
          if seed % 2 == 0 {
            isDone = true
            if !isNamed { missed.append("seed \(seed), \(entry.path): \(corruption.what)") }
            return
          }
          let before = try findings(entry.path)
          let isNew = found.contains { item in
            !before.contains { $0.id == item.id && $0.message == item.message }
          }
          guard isNew || isWrong(path, without: entry) else {
            implied += 1
            return
          }
          isDone = true
          if !isNew { missed.append("seed \(seed), \(entry.path): \(corruption.what)") }
        }
      }
    }
    if Self.asked != nil {
      print("deletions in part \(part) that leave all where it is shown: \(implied)")
      print("corruptions missed in part \(part): \(missed.count)")
    }
    #expect(missed.isEmpty, "\(missed.joined(separator: "\n"))")
  }

  @Test func untouchedViewsAreLeftAlone() throws {
    let entries = CanvasCorpus.entries
    guard !entries.isEmpty else { return }
    var (flagged, all): (Set<String>, Int) = ([], 0)
    for entry in entries {
      all += entry.determined.count
      for finding in try findings(entry.path) where entry.determined.contains(finding.id) {
        flagged.insert("\(entry.path) \(finding.id)")
      }
    }
    print("untouched determined views flagged: \(flagged.count) of \(all)")
    #expect(flagged.count <= all / 100, "\(flagged.sorted().joined(separator: "\n"))")
  }
}

extension Rect {
  /// Whether an edge or a length differs from another rectangle's by more than so many points.
  fileprivate func isOff(_ other: Rect, by tolerance: Double) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
      .contains { $0.magnitude > tolerance }
  }
}
