import CasqueSnapshots
import Foundation
import Testing

@Suite struct AtomicFileTests {
  private func run(_ program: String, _ arguments: [String], output: Pipe? = nil) throws -> Process
  {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    if let output { process.standardOutput = output }
    try process.run()
    return process
  }

  /// Renaming a file over `/dev/stdout`, or over a pipe that somebody reads, would take it away.
  @Test func aPipeStaysAndTakesTheBytes() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pipe-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "report.xml").path
    try run("mkfifo", [path]).waitUntilExit()
    let pipe = Pipe()
    let reader = try run("timeout", ["20", "cat", path], output: pipe)
    try AtomicFile.write(Array("whole".utf8), to: path)
    let read = try pipe.fileHandleForReading.readToEnd()
    reader.waitUntilExit()
    #expect(read == Data("whole".utf8) && reader.terminationStatus == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.type] as? FileAttributeType != .typeRegular)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["report.xml"])
  }
}
