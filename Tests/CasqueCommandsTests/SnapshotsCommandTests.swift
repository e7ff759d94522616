import Casque
import CasqueCommands
import Foundation
import Testing

/// Documents recorded, verified, approved and pruned from the command line.
@Suite struct SnapshotsCommandTests {
  static func card(_ gap: Int, name: String = "card") -> String {
    """
    casque: 1
    layout: \(name)
    root:
      id: screen
      subviews:
        - {label: title, text: Hello}
        - {view: box, backgroundColor: systemRed}
      constraints:
        - title.top = safeArea.top + 8
        - title.leading = margins.leading
        - title.height = 20
        - box.top = title.bottom + \(gap)
        - box.leading = title.leading
        - box.width = 100
        - box.height = 50
    """
  }

  private let space: Workspace
  private var store: String { "\(space.path)/S" }
  private var file: String { "\(space.path)/card.yml" }

  init() throws { space = try Workspace(files: [("card.yml", Self.card(8))]) }

  private func write(_ text: String, to name: String = "card.yml") throws {
    try Data(text.utf8).write(to: URL(filePath: "\(space.path)/\(name)"))
  }

  private func run(_ words: String..., input: [String] = []) -> CommandRun {
    let verb = words[0]
    let documents = ["approve", "review"].contains(verb) ? [] : [file]
    return CommandRun(
      words: ["snapshots", verb] + documents + words.dropFirst()
        + ["--store", store, "--device", "iphone-se-3"], input: input)
  }

  /// The box lies 8 below a title of 20 that is 8 below a status bar of 20, and moves by 16.
  @Test func saysWhatMovedAndWhy() throws {
    #expect(run("verify").status == .findings)
    #expect(run("verify").out.contains("[snapshot/missing]"))
    let recorded = run("record")
    #expect(recorded.status == .success)
    #expect(recorded.err.contains("recorded 2 of 2 snapshots"))
    #expect(run("verify").status == .success)
    #expect(run("record").err.contains("recorded 0 of 2 snapshots"), "nothing is written again")
    #expect(run("record", "--fail-on-record").status == .success)
    #expect(run("record", "--fail-on-record", "--style", "dark").status == .findings)
    try write(Self.card(24))
    let verified = run("verify")
    #expect(verified.status == .findings)
    #expect(
      verified.out.contains("\(file):12:7: error: 'card' differs from its reference (frames)"))
    #expect(verified.out.contains("box: y 56 → 72\n    because of box.top = title.bottom + 24"))
    // 16 rows of 100 points leave red, and 16 become it, at 2 pixels a point.
    #expect(verified.out.contains("measured 12800 pixels, allowed 0 pixels"))
  }

  @Test func approvesWhatWasVerified() throws {
    #expect(run("approve").status == .failure, "there was no verify")
    _ = run("record")
    try write(Self.card(24))
    _ = run("verify")
    let unknown = run("approve", "crad")
    #expect(unknown.status == .usage)
    #expect(run("approve", "card@iphone-se-3_portrait.frames").out.contains("approved"))
    #expect(run("verify").err.contains("1 of 2 snapshots failed"))
    #expect(run("approve").err == "approved 1, 0 left\n")
    #expect(run("verify").err.contains("2 snapshots verified"))
    #expect(!FileManager.default.fileExists(atPath: "\(store)/.out"), "what passes leaves no files")
  }

  @Test func reviewsOneByOne() throws {
    _ = run("record")
    try write(Self.card(24))
    _ = run("verify")
    let review = run("review", input: ["what", "a", "l"])
    #expect(review.status == .findings)
    #expect(review.out.contains("1/2 card@iphone-se-3_portrait.frames.txt"))
    #expect(review.out.contains("because of box.top = title.bottom + 24"))
    #expect(review.err == "1 left\n")
    #expect(run("review", input: ["y"]).status == .success)
    #expect(run("verify").status == .success)
  }

  @Test func prunesWhatNothingHas() throws {
    _ = run("record")
    try write(Self.card(8, name: "other"))
    #expect(run("prune", "--check").status == .findings)
    #expect(run("list").out.contains("orphan    \(store)/card@iphone-se-3_portrait.frames.txt"))
    #expect(run("list").out.contains("missing   \(store)/other@iphone-se-3_portrait.image.png"))
    try write("casque: [")
    #expect(run("prune").status == .failure, "a broken document has no orphans")
    try write(Self.card(8, name: "other"))
    #expect(run("prune").status == .success)
    #expect(ReferenceStore(folder: store).references() == [])
  }

  /// Flags choose cells, so what the layout has on others may belong to another run.
  @Test func keepsWhatOtherCellsHave() throws {
    _ = run("record", "--kind", "frames")
    _ = run("record", "--kind", "frames", "--style", "dark", "--locale", "pt-BR")
    let references = ReferenceStore(folder: store).references()
    #expect(
      references == [
        "card@iphone-se-3_portrait.frames.txt",
        "card@iphone-se-3_portrait_dark_pt-br.frames.txt",
      ])
    let pruned = run("prune")
    #expect(pruned.status == .success)
    #expect(pruned.err.contains("0 orphans of 2"))
    #expect(ReferenceStore(folder: store).references() == references)
    #expect(run("prune", "--other-cells", "--check").status == .findings)
    #expect(run("prune", "--other-cells").status == .success)
    #expect(ReferenceStore(folder: store).references().count == 1)
  }

  @Test func prunesBesideTestFiles() throws {
    let tests = "\(space.path)/Tests"
    for path in ["AppTests/a@se.frames.txt", "AppTests/b@se.image.png", "GoneTests/c@se.page.pdf"] {
      let file = URL(filePath: "\(tests)/__Snapshots__/\(path)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("x".utf8).write(to: file)
    }
    try write("", to: "Tests/AppTests.swift")
    let folder = "\(tests)/__Snapshots__"
    func prune(_ words: String...) -> CommandRun {
      CommandRun(words: ["snapshots", "prune", "--tests", tests] + words, folder: space.path)
    }
    let alone = prune("--check")
    #expect(alone.status == .findings)
    #expect(alone.out.contains("orphan \(folder)/GoneTests/c@se.page.pdf"))
    #expect(!alone.out.contains("AppTests"))
    #expect(prune("--test-log", "\(space.path)/none.txt").status == .failure)
    try write("# not all tests ran\n\(folder)/AppTests/a@se.frames.txt\n", to: "some.txt")
    #expect(!prune("--check", "--test-log", "\(space.path)/some.txt").out.contains("AppTests"))
    try write("\(folder)/AppTests/a@se.frames.txt\n", to: "all.txt")
    #expect(prune("--test-log", "\(space.path)/all.txt").status == .success)
    #expect(ReferenceStore(folder: folder).references() == ["AppTests/a@se.frames.txt"])
  }

  @Test func twoDocumentsWithOneNameCollide() throws {
    try write(Self.card(9), to: "again.yml")
    let verified = CommandRun(
      "snapshots", "record", "\(space.path)/card.yml", "\(space.path)/again.yml", "--store", store,
      "--kind", "frames")
    #expect(verified.status == .findings)
    #expect(verified.out.contains("[snapshot/collision]"))
  }

  @Test func allKindsAreReproducible() {
    let words = ["--kind", "frames,image,blueprint,motion,pdf", "--at", "0,0.5", "--mask", "box"]
    let recorded = CommandRun(words: ["snapshots", "record", file, "--store", store] + words)
    #expect(recorded.err.contains("recorded 6 of 6 snapshots"))
    let verified = CommandRun(words: ["snapshots", "verify", file, "--store", store] + words)
    #expect(verified.err.contains("6 snapshots verified"))
    let unmasked = CommandRun("snapshots", "verify", file, "--store", store, "--kind", "image")
    #expect(unmasked.status == .findings, "the mask is seen")
  }

  /// A picture of which only the hash is kept is drawn again from the commit.
  @Test func drawsTheReferenceFromTheCommit() throws {
    func git(_ words: String...) throws {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments =
        ["git", "-C", space.path, "-c", "user.name=a", "-c", "user.email=a@example.org"] + words
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      try #require(process.terminationStatus == 0)
    }
    _ = CommandRun(
      words: ["snapshots", "record", file, "--store", store, "--references", "hashes", "--kind"]
        + ["image", "--device", "iphone-se-1"])
    try git("init", "-q")
    try git("add", ".")
    try git("commit", "-qm", "base")
    try write(Self.card(24))
    func verify(
      _ document: String = "card.yml", _ words: String..., from folder: String? = nil
    ) throws -> CommandRun {
      let program = HashSeedTests.program.path(percentEncoded: false)
      let process = Process()
      process.executableURL = URL(filePath: program)
      process.currentDirectoryURL = URL(filePath: folder ?? space.path)
      process.arguments =
        ["snapshots", "verify", document, "--store", store, "--references", "hashes", "--kind"]
        + ["image", "--device", "iphone-se-1"] + words
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = FileHandle.nullDevice
      try process.run()
      let out = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return CommandRun(status: process.terminationStatus == 1 ? .findings : .failure, out: out)
    }
    #expect(try verify().out.contains("only the hash of the reference is kept"))
    // However the document is named, and wherever the command runs.
    let asked = [
      ("card.yml", space.path), ("\(space.path)/card.yml", space.path),
      ("\(space.path)/card.yml", FileManager.default.temporaryDirectory.path),
    ]
    for (document, folder) in asked {
      let drawn = try verify(document, "--base", "HEAD", from: folder)
      #expect(drawn.status == .findings)
      #expect(drawn.out.contains("measured 12800 pixels, allowed 0 pixels"), "\(drawn.out)")
    }
    let picture = "\(store)/.out/card@iphone-se-1_portrait.image.side-by-side.png"
    #expect(FileManager.default.fileExists(atPath: picture))
    #expect(try verify("card.yml", "--base", "nosuch").status == .failure)
    // What the commit does not have under this name is said.
    try FileManager.default.moveItem(atPath: file, toPath: "\(space.path)/other.yml")
    let moved = try verify("other.yml", "--base", "HEAD")
    #expect(moved.out.contains("the commit has no such layout"), "\(moved.out)")
  }

  @Test(arguments: [
    (["verfy"], "did you mean 'verify'?"), ([], "needs to know what to do"),
    (["verify", "x", "--comparator", "fuzzy=3"], "--comparator cannot be"),
    (["verify", "x", "--kind", "motion"], "needs moments"),
  ])
  func tellsWhatCannotBeUnderstood(words: [String], message: String) {
    let run = CommandRun(words: ["snapshots"] + words)
    #expect(run.status == .usage)
    #expect(run.err.contains(message), "\(run.err)")
  }
}
