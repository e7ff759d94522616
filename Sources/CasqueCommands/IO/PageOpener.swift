import Foundation

/// Shows a page in the user's browser.
struct PageOpener {
  /// How long the system's program may take before it is taken to have opened the page, in seconds.
  private static let patience = 2.0

  private let io: CommandIO

  init(_ io: CommandIO) { self.io = io }

  /// Opens a page; where there is no display, or nothing opens it, its address goes to standard output.
  func open(_ page: URL) {
    if let program, start(program, page) { return }
    io.out("\(page.absoluteString)\n")
  }

  /// The system's program that opens files.
  private var program: String? {
    #if os(macOS)
      let name = "open"
    #else
      let name = "xdg-open"
      let displays = ["DISPLAY", "WAYLAND_DISPLAY"]
      guard displays.contains(where: { !io.environment[$0, default: ""].isEmpty }) else {
        return nil
      }
    #endif
    return io.environment["PATH", default: ""].split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private func start(_ program: String, _ page: URL) -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = [page.absoluteString]
    process.environment = io.environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    let end = Date(timeIntervalSinceNow: PageOpener.patience)
    // A browser that had to be started may stay with its program.
    while process.isRunning, Date() < end { Thread.sleep(forTimeInterval: 0.02) }
    return process.isRunning || process.terminationStatus == 0
  }
}
