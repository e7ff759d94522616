import Casque
import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Recorders that are killed at seeded moments.
///
/// Every reference is then the old one or the new one, whole, and none is lost. CASQUE_KILLS says
/// how many recorders are killed.
@Suite(.serialized) struct KilledRecorderTests {
  static let kills = ProcessInfo.processInfo.environment["CASQUE_KILLS"].flatMap(Int.init) ?? 10

  /// The program that was built beside this test, or the one that CASQUE_PROGRAM names.
  static let program =
    ProcessInfo.processInfo.environment["CASQUE_PROGRAM"].map { URL(filePath: $0) }
    ?? HashSeedTests.program

  private let space: Workspace

  init() throws {
    space = try Workspace(files: [
      ("old/card.yml", SnapshotsCommandTests.card(8)),
      ("new/card.yml", SnapshotsCommandTests.card(24)),
    ])
  }

  private func recorder(_ version: String, to store: String, _ pictures: String) throws -> Process {
    let process = Process()
    process.executableURL = Self.program
    process.currentDirectoryURL = URL(filePath: space.path)
    process.arguments = [
      "snapshots", "record", "\(version)/card.yml", "--store", store, "--references", pictures,
      "--device", "iphone-se-1", "--content-size", "xSmall,large,AX5", "--style", "light,dark",
      "--jobs", "2",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// What each reference of a store is: the bytes of its file, and the words of its line.
  private func content(_ store: String, _ pictures: String) throws -> [String: Data] {
    let folder = "\(space.path)/\(store)"
    var content: [String: Data] = [:]
    for path in ReferenceStore(folder: folder).references() {
      content[path] = try? Data(contentsOf: URL(filePath: "\(folder)/\(path)"))
    }
    if pictures == "hashes" {
      let list = HashList(parsing: try space.text(of: "\(store)/\(HashList.fileName)"))
      for (path, entry) in list.entries { content[path] = Data(entry.hash.utf8) }
    }
    return content
  }

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(
        atPath: program.path(percentEncoded: false))),
    arguments: ["png", "webp", "hashes"])
  func losesNothing(pictures: String) throws {
    var generator = SplitMix64(seed: 0x5EED)
    try recorder("old", to: "old-store", pictures).waitUntilExit()
    let start = ContinuousClock.now
    try recorder("new", to: "new-store", pictures).waitUntilExit()
    let whole = (ContinuousClock.now - start) / .microseconds(1)
    let (old, new) = (try content("old-store", pictures), try content("new-store", pictures))
    #expect(old.count == new.count && old.count == 12)
    var halfway = 0
    for _ in 0..<(Self.kills + 2) / 3 {
      try? FileManager.default.removeItem(atPath: "\(space.path)/store")
      try FileManager.default.copyItem(
        atPath: "\(space.path)/old-store", toPath: "\(space.path)/store")
      let process = try recorder("new", to: "store", pictures)
      usleep(UInt32(Double(generator.next() % 1000) / 1000 * whole))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let left = try content("store", pictures)
      #expect(left.count == old.count)
      for (path, bytes) in left { #expect(bytes == old[path] || bytes == new[path], "\(path)") }
      halfway += left == old || left == new ? 0 : 1
      // What a killed recorder leaves does not disturb the next one.
      if halfway == 1 {
        try recorder("new", to: "store", pictures).waitUntilExit()
        #expect(try content("store", pictures) == new)
      }
    }
    print("killed: \((Self.kills + 2) / 3) recorders of \(pictures), \(halfway) between references")
  }
}
