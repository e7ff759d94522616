import CasqueDiagnostics
import CasqueImaging
import CasqueSnapshots
import Foundation
import Testing

/// Each test has a folder of its own, which is gone afterwards.
@Suite final class ReferenceStoreTests: Sendable {
  private let store: ReferenceStore
  private let name = SnapshotName(layout: "welcome", cell: "se", kind: .frames)
  private let place = SourceRange(fileID: "Tests/A.swift", line: 3)

  init() {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    store = ReferenceStore(folder: folder.path(percentEncoded: false))
  }

  deinit { try? FileManager.default.removeItem(atPath: store.folder) }

  private func frames(titleY: Double = 12) throws -> SnapshotContent {
    .frames(FrameText(try SampleResult.welcome(titleY: titleY)))
  }

  private func check(_ content: SnapshotContent, _ mode: RecordMode) -> SnapshotOutcome {
    let kind: SnapshotKind =
      switch content {
      case .frames: .frames
      case .text: .text
      case .image: .image
      case .pdf: .pdf
      }
    let name = SnapshotName(layout: name.layout, cell: name.cell, kind: kind)
    return store.check(content, as: name, mode: mode, at: place, in: SnapshotRun())
  }

  private func file() throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: store.path(of: name))))
  }

  enum Result: Sendable { case matched, recorded, missing, different, replaced, other }

  private func result(_ outcome: SnapshotOutcome) -> Result {
    switch outcome {
    case .matched: .matched
    case .recorded: .recorded
    case .missing: .missing
    case .different(_, .kept): .different
    case .different(_, .replaced): .replaced
    case .collision, .inaccessible: .other
    }
  }

  /// The table of `RecordMode`: without a reference, with the same, with another.
  @Test(arguments: [
    (RecordMode.all, [Result.recorded, .matched, .recorded]),
    (.missing, [.recorded, .matched, .different]),
    (.failed, [.recorded, .matched, .replaced]),
    (.changed, [.recorded, .matched, .recorded]),
    (.never, [.missing, .matched, .different]),
  ])
  func followsTheTableOfModes(mode: RecordMode, results: [Result]) throws {
    let (old, new) = (try frames(), try frames(titleY: 20))
    #expect(result(check(old, mode)) == results[0])
    #expect(FileManager.default.fileExists(atPath: store.path(of: name)) == (mode != .never))
    #expect(result(check(old, .missing)) == (mode == .never ? .recorded : .matched))
    #expect(result(check(old, mode)) == results[1])
    let outcome = check(new, mode)
    #expect(result(outcome) == results[2])
    #expect(outcome.isFailure == [.different, .replaced].contains(results[2]))
    let isWritten = [.recorded, .replaced].contains(results[2])
    #expect(try file() == (isWritten ? new : old).encoded())
  }

  @Test func saysWhatMoved() throws {
    _ = check(try frames(), .missing)
    let outcome = check(try frames(titleY: 20), .never)
    #expect(
      outcome.message(for: name, at: "R") == """
        welcome on se (frames) differs from its reference
          title: y 12 → 20
          reference: R
        """)
  }

  @Test func passesWithTheEndsOfLinesOfWindows() throws {
    let content = try frames()
    let text = String(decoding: content.encoded(), as: UTF8.self)
    try AtomicFile.write(
      Array(text.replacing("\n", with: "\r\n").utf8), to: store.path(of: name))
    #expect(result(check(content, .never)) == .matched)
    let note = SnapshotName(layout: "welcome", cell: "se", kind: .text)
    try AtomicFile.write(Array("a\r\nb".utf8), to: store.path(of: note))
    #expect(result(check(.text("a\nb"), .never)) == .matched)
    #expect(result(check(.text("a\nc"), .never)) == .different)
  }

  @Test func saysThatAReferenceIsNoReference() throws {
    try AtomicFile.write(
      Array("version https://git-lfs.github.com/spec/v1\n".utf8), to: store.path(of: name))
    guard case .different(.unreadable, .kept) = check(try frames(), .missing) else {
      Issue.record("a pointer of Git LFS is no reference")
      return
    }
    #expect(result(check(try frames(), .changed)) == .recorded)
    #expect(try file() == frames().encoded())
  }

  @Test func comparesPictures() throws {
    let white = Bitmap(width: 8, height: 8, scale: 2, fill: .white)
    var dotted = white
    dotted[3, 4] = Pixel(red: 0, green: 0, blue: 0)
    #expect(result(check(.image(white), .missing)) == .recorded)
    #expect(result(check(.image(white), .never)) == .matched)
    #expect(result(check(.image(dotted, .pixels(max: 1)), .never)) == .matched)
    guard case .different(.image(let difference), .kept) = check(.image(dotted), .never) else {
      Issue.record("one pixel of another colour is a difference")
      return
    }
    #expect(difference.pictures?.reference == white)
    #expect(difference.pictures?.snapshot == dotted)
    #expect(difference.pictures?.difference[3, 4] == DifferencePicture.differing)
    #expect(difference.verdict.description == "measured 1 pixel, allowed 0 pixels")
  }

  @Test func leavesAFileAloneThatPasses() throws {
    let white = Bitmap(width: 8, height: 8, fill: .white)
    var dotted = white
    dotted[0, 0] = Pixel(red: 0, green: 0, blue: 0)
    _ = check(.image(white), .missing)
    _ = check(.image(dotted, .pixels(max: 1)), .changed)
    #expect(result(check(.image(white), .never)) == .matched)
    _ = check(.image(dotted, .pixels(max: 1)), .all)
    #expect(result(check(.image(white), .never)) == .different)
  }

  @Test func tellsThatItMayNotRead() throws {
    try FileManager.default.createDirectory(
      atPath: store.path(of: name), withIntermediateDirectories: true)
    guard case .inaccessible = check(try frames(), .missing) else {
      Issue.record("a folder is no reference")
      return
    }
  }

  @Test func namesBothPlacesOfACollision() throws {
    let run = SnapshotRun()
    let second = SourceRange(fileID: "Tests/B.swift", line: 9)
    _ = store.check(try frames(), as: name, mode: .all, at: place, in: run)
    let outcome = store.check(try frames(titleY: 1), as: name, mode: .all, at: second, in: run)
    #expect(outcome.isFailure)
    let message = try #require(outcome.message(for: name, at: "R"))
    #expect(message.contains("Tests/A.swift:3:1") && message.contains("Tests/B.swift:9:1"))
    #expect(try file() == frames().encoded(), "the first stays")
  }

  @Test func letsTheSameSnapshotBeTakenAgain() throws {
    let run = SnapshotRun()
    for line in 1...3 {
      let outcome = store.check(
        try frames(), as: name, mode: .missing, at: SourceRange(fileID: "A", line: line), in: run)
      #expect(!outcome.isFailure)
    }
    #expect(run.checkedPaths == [store.path(of: name)])
  }

  @Test func isSafeWhileManyRecordTheSame() async throws {
    let contents = try (0..<2).map { try frames(titleY: Double($0)) }
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<200 {
        group.addTask { [store, name, place] in
          // Runs of their own, as processes have; two contents, so that a mixture would show.
          _ = store.check(
            contents[index % 2], as: name, mode: .all, at: place, in: SnapshotRun())
        }
        group.addTask { [store, name] in
          guard let data = try? Data(contentsOf: URL(filePath: store.path(of: name))) else {
            return
          }
          #expect(contents.contains { $0.encoded() == [UInt8](data) })
        }
      }
    }
    #expect(store.references() == ["welcome@se.frames.txt"])
    let files = try FileManager.default.contentsOfDirectory(atPath: store.folder)
    #expect(files == ["welcome@se.frames.txt"], "no temporary file stays")
  }

  @Test func listsReferencesAndNoLeftovers() throws {
    let deep = SnapshotName(
      test: .init(function: "b()"), layout: "welcome", kind: .image)
    for path in [name.path, deep.path, ".dat.nosync1F.abc.frames.txt", "notes.md"] {
      try AtomicFile.write([1], to: "\(store.folder)/\(path)")
    }
    #expect(store.references() == ["b/welcome.image.png", "welcome@se.frames.txt"])
    #expect(ReferenceStore(folder: "/nowhere/at/all").references().isEmpty)
    // A leftover of two hours goes, one of a writer that may be at work stays.
    let files = FileManager.default
    let old = "\(store.folder)/b/.dat.nosync2F.abc"
    try AtomicFile.write([1], to: old)
    try files.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -7200)], ofItemAtPath: old)
    store.removeLeftovers()
    #expect(!files.fileExists(atPath: old))
    #expect(files.fileExists(atPath: "\(store.folder)/.dat.nosync1F.abc.frames.txt"))
    #expect(store.references() == ["b/welcome.image.png", "welcome@se.frames.txt"])
  }

  @Test func liesBesideItsTestFile() {
    let store = ReferenceStore(besideTestFile: "/app/Tests/AppTests/WelcomeTests.swift")
    #expect(store.folder == "/app/Tests/AppTests/__Snapshots__/WelcomeTests")
  }
}
