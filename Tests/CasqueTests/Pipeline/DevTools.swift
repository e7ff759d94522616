import Foundation

/// A page in headless Chromium that is driven through the DevTools protocol, over named pipes.
final class DevTools {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private let process = Process()
  private let folder: URL
  private let input: FileHandle
  private let output: FileHandle
  private var received = Data()
  private var number = 0
  private var session: String?
  private let watch: DispatchWorkItem
  /// How long a browser may take in all, in seconds.
  private static let limit = 120.0

  /// Starts a browser and opens a file in it.
  init(_ chromium: String, page: URL, width: Int, height: Int) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "casque-\(UUID().uuidString)")
    self.folder = folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let pipes = ["in", "out"].map { folder.appending(path: $0).path(percentEncoded: false) }
    let maker = try Process.run(URL(filePath: "/usr/bin/mkfifo"), arguments: pipes)
    maker.waitUntilExit()
    // Opened for both, neither end waits for the other.
    guard let input = FileHandle(forUpdatingAtPath: pipes[0]),
      let output = FileHandle(forUpdatingAtPath: pipes[1])
    else { throw Failure(description: "no pipes") }
    (self.input, self.output) = (input, output)
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", "exec \"$@\" 3<\"$0/in\" 4>\"$0/out\"", folder.path(percentEncoded: false), chromium,
      "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
      "--window-size=\(width),\(height)",
      "--user-data-dir=\(folder.path(percentEncoded: false))/profile",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let started = process
    watch = DispatchWorkItem {
      started.terminate()
      // Whoever waits for an answer gets one.
      try? output.write(contentsOf: Data([0]))
    }
    try process.run()
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.limit, execute: watch)
    let target = try call("Target.createTarget", ["url": page.absoluteString])
    let attached = try call(
      "Target.attachToTarget", ["targetId": target["targetId"] ?? "", "flatten": true])
    session = attached["sessionId"] as? String
    // The blank page before it is complete too.
    try wait {
      try evaluate("location.protocol + document.readyState") == "file:complete"
    }
  }

  deinit {
    watch.cancel()
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Sends a command and gives its result.
  @discardableResult
  func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    number += 1
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    message["sessionId"] = session
    try input.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
    while true {
      let answer = try next()
      guard answer["id"] as? Int == number else { continue }
      if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  /// The value of an expression in the page, as text.
  func evaluate(_ expression: String) throws -> String {
    let answer = try call("Runtime.evaluate", ["expression": "String(\(expression))"])
    let result = answer["result"] as? [String: Any]
    guard let text = result?["value"] as? String else {
      throw Failure(description: "\(expression): \(answer)")
    }
    return text
  }

  /// Looks again and again until something holds, for ten seconds.
  func wait(until holds: () throws -> Bool) throws {
    for _ in 0..<200 {
      if try holds() { return }
      Thread.sleep(forTimeInterval: 0.05)
    }
    throw Failure(description: "it does not come to hold")
  }

  private func next() throws -> [String: Any] {
    while true {
      if let end = received.firstIndex(of: 0) {
        let message = received[..<end]
        received = Data(received[(end + 1)...])
        guard
          let value = try JSONSerialization.jsonObject(with: Data(message)) as? [String: Any]
        else { throw Failure(description: "no message") }
        return value
      }
      let data = output.availableData
      guard !data.isEmpty, process.isRunning else {
        throw Failure(description: "the browser has ended")
      }
      received += data
    }
  }
}
