import Casque
import Foundation

/// Writes H.264 with the program `ffmpeg`, if there is one: it reads the frames from an APNG.
///
/// A file and not a pipe carries the frames, so that a program that fails cannot end this one.
struct MP4Film {
  private let work: AnimationWork

  init(_ work: AnimationWork) { self.work = work }

  func write(to path: String) throws(CommandError) -> [String] {
    guard let program = Self.program(in: work.io.environment) else {
      throw .failure("an .mp4 needs the program ffmpeg on the PATH; .webp and .apng need none")
    }
    let bytes = try work.film(.apng, loop: 1)
    let film: [UInt8]
    do {
      film = try convert(bytes, with: program)
    } catch {
      throw .failure("ffmpeg could not write the film: \(error)")
    }
    try AnimationWork.save(film, to: path)
    return [path]
  }

  private struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private func convert(_ bytes: [UInt8], with program: String) throws -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "casque-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (source, target) = (folder.appending(path: "in.png"), folder.appending(path: "out.mp4"))
    try Data(bytes).write(to: source)
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = [
      "-nostdin", "-loglevel", "error", "-f", "apng", "-i", source.path(percentEncoded: false),
      // H.264 counts pixels in pairs.
      "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2,format=yuv420p", "-c:v", "libx264", "-crf", "16",
      "-threads", "1", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-map_metadata", "-1",
      "-movflags", "+faststart", target.path(percentEncoded: false),
    ]
    let errors = folder.appending(path: "errors.txt")
    try Data().write(to: errors)
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let text = String(decoding: (try? Data(contentsOf: errors)) ?? Data(), as: UTF8.self)
      throw Failure(description: text.split(separator: "\n").first.map(String.init) ?? "no reason")
    }
    return [UInt8](try Data(contentsOf: target))
  }

  /// The path of ffmpeg, or nil if there is none.
  static func program(in environment: [String: String]) -> String? {
    (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/ffmpeg" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
