import CasqueDiagnostics
import CasqueImaging
import CasqueSnapshots
import Dispatch
import Foundation
import Testing

/// Pictures kept as PNG, as WebP or as hashes follow the same table of modes.
@Suite final class PictureStorageTests: Sendable {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    .path(percentEncoded: false)
  private let name = SnapshotName(layout: "welcome", cell: "se", kind: .image)
  private let place = SourceRange(fileID: "Tests/A.swift", line: 3)
  private let maker = Provenance(engine: "Casque 1", fonts: "20 files, ab", device: "SE")

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func picture(_ shade: UInt8) -> Bitmap {
    Bitmap(width: 30, height: 20, fill: Pixel(red: shade, green: shade, blue: shade))
  }

  private func check(
    _ bitmap: Bitmap, _ mode: RecordMode, _ pictures: ReferenceStore.Pictures,
    maker: Provenance? = nil
  ) -> SnapshotOutcome {
    ReferenceStore(folder: folder, pictures: pictures).check(
      .image(bitmap, madeBy: maker ?? self.maker), as: name, mode: mode, at: place,
      in: SnapshotRun())
  }

  @Test(arguments: ReferenceStore.Pictures.allCases)
  func followsTheTableOfModes(pictures: ReferenceStore.Pictures) {
    let store = ReferenceStore(folder: folder, pictures: pictures)
    let (old, new) = (picture(10), picture(11))
    guard case .missing = check(old, .never, pictures),
      case .recorded = check(old, .missing, pictures),
      case .matched = check(old, .never, pictures),
      case .different(_, .kept) = check(new, .missing, pictures),
      case .matched = check(old, .never, pictures),
      case .different(_, .replaced) = check(new, .failed, pictures),
      case .matched = check(new, .never, pictures), case .recorded = check(old, .changed, pictures),
      case .matched = check(old, .never, pictures)
    else {
      Issue.record("the table does not hold")
      return
    }
    #expect(store.references() == [store.id(of: name)])
  }

  @Test func hashesNeedNoFiles() throws {
    _ = check(picture(10), .missing, .hashes)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["hashes.lock"])
    let text = try String(contentsOfFile: "\(folder)/hashes.lock", encoding: .utf8)
    #expect(
      text.hasPrefix("casque hashes 1\nwelcome@se.image.png\t\(picture(10).contentHash)\t30x20\t"))
    #expect(HashList(parsing: text).text == text)
  }

  @Test func saysThatFontsDiffer() {
    let other = Provenance(engine: "Casque 1", fonts: "21 files, cd", device: "SE")
    for pictures in [ReferenceStore.Pictures.png, .hashes] {
      _ = check(picture(10), .all, pictures)
      guard case .different(let difference, _) = check(picture(12), .never, pictures, maker: other)
      else {
        Issue.record("no difference")
        continue
      }
      #expect(difference.lines[0] == "fonts differ: 20 files, ab → 21 files, cd")
      // Other fonts alone are no difference.
      guard case .matched = check(picture(10), .never, pictures, maker: other) else {
        Issue.record("fonts alone differ")
        continue
      }
    }
  }

  /// Two hundred tasks write one list at the same time, and no entry is lost.
  @Test func noHashIsLost() {
    let store = ReferenceStore(folder: folder, pictures: .hashes)
    DispatchQueue.concurrentPerform(iterations: 200) { index in
      let name = SnapshotName(layout: "l\(index)", kind: .image)
      let outcome = store.check(
        .image(Bitmap(width: 1, height: index + 1)), as: name, mode: .missing, at: place,
        in: SnapshotRun())
      guard case .recorded = outcome else {
        Issue.record("\(outcome)")
        return
      }
    }
    #expect(store.references().count == 200)
  }

  @Test func removesAReference() throws {
    for pictures in ReferenceStore.Pictures.allCases {
      let store = ReferenceStore(folder: folder, pictures: pictures)
      _ = check(picture(10), .missing, pictures)
      try store.remove(store.id(of: name))
      #expect(store.references() == [])
    }
  }

  @Test func writesWhatAPersonWantsToSee() throws {
    let store = ReferenceStore(folder: folder)
    _ = check(picture(10), .missing, .png)
    let files = DifferenceFiles(folder: "\(folder)/.out")
    guard case .different(let difference, _) = check(picture(90), .never, .png) else {
      Issue.record("no difference")
      return
    }
    let written = try files.write(.image(picture(90)), name, difference)
    #expect(written.snapshot == "\(folder)/.out/welcome@se.image.snapshot.png")
    #expect(written.paths.count == 5)
    for path in written.paths { #expect(FileManager.default.fileExists(atPath: path)) }
    let json = try Data(contentsOf: URL(filePath: try #require(written.report)))
    let object = try JSONSerialization.jsonObject(with: json) as? [String: Any]
    let pixels = object?["pixels"] as? [String: Any]
    #expect(pixels?["measured"] as? Double == 600)
    #expect(pixels?["allowed"] as? Double == 0)
    // What lies in the hidden folder is no reference.
    #expect(store.references() == ["welcome@se.image.png"])
    files.removeAll()
    #expect(!FileManager.default.fileExists(atPath: files.folder))
  }
}
