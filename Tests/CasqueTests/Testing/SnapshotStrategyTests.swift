import Casque
import CasqueTesting
import Foundation
import Testing

/// Every strategy passes with what it recorded and fails with another layout.
@Suite final class SnapshotStrategyTests: Sendable {
  private let store = ReferenceStore(
    folder: FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      .path(percentEncoded: false))

  deinit { try? FileManager.default.removeItem(atPath: store.folder) }

  /// The references in another place: within one run, a snapshot that changes is a collision.
  private func laterRun() throws -> ReferenceStore {
    let folder = store.folder + "/later"
    let copies = store.references()
    for path in copies {
      let bytes = [UInt8](try Data(contentsOf: URL(filePath: "\(store.folder)/\(path)")))
      try AtomicFile.write(bytes, to: "\(folder)/\(path)")
    }
    return ReferenceStore(folder: folder)
  }

  /// A box 40 wide, at some distance from the leading margin, behind which the ground moves.
  private static func layout(_ distance: Double) -> Layout {
    var box = View.view("box", backgroundColor: .systemBlue)
    box.appearance.motionEffect = MotionEffect(x: 20, y: 20)
    return Layout("screen", subviews: [box]) { root in
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: distance)
      box.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor)
      box.widthAnchor.constraint(equalToConstant: 40)
      box.heightAnchor.constraint(equalToConstant: 40)
    }
  }

  private static func results(_ distance: Double) throws -> [LayoutResult] {
    try ["iphone-se-3", "iphone-16"].map { id in
      let cell = Cell(device: try DeviceCatalogue.standard.device(id: id))
      return LayoutPipeline.standard.resolve(layout(distance), in: cell)
    }
  }

  static let strategies: [(name: String, strategy: SnapshotStrategy)] = [
    ("frames", .frames), ("views", .views), ("image", .image), ("blueprint", .blueprint),
    ("pdf", .pdf), ("motion", .motion(at: 0, tilt: Tilt(x: 1, y: 0))),
    ("clusters", .image(.cluster(max: 10))), ("masked", .image(masks: ["box"])),
  ]

  @Test(arguments: 0..<8)
  func failsWithAnotherLayout(index: Int) throws {
    let strategy = Self.strategies[index].strategy
    let (first, second) = (try Self.results(16), try Self.results(24))
    assertSnapshot(of: first, as: strategy, record: .changed, in: store)
    #expect(store.references().count == 2)
    assertSnapshot(of: first, as: strategy, record: .never, in: store)
    let later = try laterRun()
    withKnownIssue {
      assertSnapshot(of: second, as: strategy, record: .never, in: later)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("the reference differs") }
    }
  }

  /// One failure for both cells, with the cause.
  @Test func tellsADifferenceOnceForAllCells() throws {
    assertSnapshot(of: try Self.results(16), as: .frames, record: .changed, in: store)
    let moved = try Self.results(24)
    let later = try laterRun()
    withKnownIssue {
      assertSnapshot(of: moved, as: .frames, record: .never, in: later)
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("screen: 2 of 2 snapshots fail (frames)")
        && text.contains("box: x 16 → 24\n    because of box.leading = screen.leading + 24")
        && text.contains("on 2: iphone-se-3_portrait; iphone-16_portrait")
    }
  }

  @Test func anInlineTextPassesAndFails() throws {
    let result = try Self.results(16)[0]
    assertSnapshot(
      of: result, as: .views,
      matches: """
        screen view (0 0; 375 667)
          box view (16 20; 40 40)
        """)
    withKnownIssue {
      assertSnapshot(of: result, as: .views, matches: "screen view (0 0; 375 667)")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("  box view (16 20; 40 40)") }
    }
    withKnownIssue { assertSnapshot(of: result, as: .image, matches: "") }
  }
}
