public import Foundation

/// The browser that tests drive, where there is one.
public enum Chromium {
  /// The program; nil if none is on the PATH.
  public static let path: String? = ["chromium", "chromium-browser", "google-chrome"]
    .flatMap { name in
      (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { "\($0)/\(name)" }
    }.first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Why a test is skipped without it.
  public static let reason = "needs chromium on the PATH"
}

/// A page in headless Chromium, which real keys and a real mouse act on.
///
/// It is driven through the browser's debugging pipe: JSON messages that end with a zero byte.
/// **Source** Chrome DevTools Protocol: Target, Page, Runtime, Input, Emulation, Log and Network.
public final class BrowserPage {
  /// Why the browser did not do what it was asked.
  public struct Failure: Error, CustomStringConvertible {
    /// A sentence without a full stop.
    public var description: String
  }

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let profile: URL
  private var pending = Data()
  private var count = 0
  private var session: String?
  /// What the browser complained of: exceptions, and what the page was not allowed to do.
  public private(set) var complaints: [String] = []
  /// The addresses that the page asked for.
  public private(set) var requests: [String] = []

  /// Opens a page.
  ///
  /// - Parameters:
  ///   - address: where it is.
  ///   - width: the width of the window, in points.
  ///   - height: the height of the window, in points.
  ///   - scheme: `light` or `dark`.
  public init(_ address: URL, width: Int = 1280, height: Int = 800, scheme: String = "light") throws
  {
    guard let chromium = Chromium.path else { throw Failure(description: Chromium.reason) }
    profile = FileManager.default.temporaryDirectory.appending(path: "casque-\(UUID().uuidString)")
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", "exec \"$0\" \"$@\" 3<&0 4>&1 >/dev/null 2>&1", chromium, "--headless", "--no-sandbox",
      "--disable-gpu", "--disable-dev-shm-usage", "--remote-debugging-pipe",
      "--user-data-dir=\(profile.path(percentEncoded: false))", "about:blank",
    ]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    // A browser that hangs ends, and the read from its pipe with it.
    let id = process.processIdentifier
    DispatchQueue.global().asyncAfter(deadline: .now() + 300) { kill(id, SIGKILL) }
    let target = try send("Target.createTarget", ["url": "about:blank"])
    let attached = try send(
      "Target.attachToTarget", ["targetId": target["targetId"] ?? "", "flatten": true])
    session = attached["sessionId"] as? String
    for domain in ["Page", "Runtime", "Log", "Network"] { _ = try send("\(domain).enable") }
    _ = try send(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    try emulate(scheme: scheme)
    try open(address)
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
    try? FileManager.default.removeItem(at: profile)
  }

  /// Goes to an address and waits until it is loaded.
  public func open(_ address: URL) throws {
    _ = try send("Page.navigate", ["url": address.absoluteString])
    try wait(for: "document.readyState === 'complete' && location.href !== 'about:blank'")
  }

  /// Sets the colour scheme that pages ask for.
  public func emulate(scheme: String) throws {
    _ = try send(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": scheme]]])
  }

  /// The value of an expression, through JSON.
  public func value<Value: Decodable>(_ expression: String, as type: Value.Type = Value.self) throws
    -> Value
  {
    let reply = try send(
      "Runtime.evaluate",
      ["expression": "JSON.stringify([\(expression)])", "returnByValue": true])
    if let details = reply["exceptionDetails"] { throw Failure(description: "\(details)") }
    guard let text = (reply["result"] as? [String: Any])?["value"] as? String else {
      throw Failure(description: "\(expression) has no value")
    }
    return try JSONDecoder().decode([Value].self, from: Data(text.utf8))[0]
  }

  /// Does something in the page.
  public func run(_ script: String) throws {
    _ = try value("(() => { \(script); return 0; })()", as: Int.self)
  }

  /// Waits until an expression is true, for at most 20 seconds.
  public func wait(for expression: String) throws {
    let end = Date(timeIntervalSinceNow: 20)
    while Date() < end {
      if (try? value("Boolean(\(expression))", as: Bool.self)) == true { return }
      Thread.sleep(forTimeInterval: 0.02)
    }
    throw Failure(description: "never true: \(expression)")
  }

  /// Waits until a condition holds, for at most 20 seconds.
  public func wait(until condition: () throws -> Bool) throws {
    let end = Date(timeIntervalSinceNow: 20)
    while Date() < end {
      if try condition() { return }
      Thread.sleep(forTimeInterval: 0.02)
    }
    throw Failure(description: "the page never became what was waited for")
  }

  /// Presses and releases a key: `a`, `?`, `Enter`, `ArrowDown`, `Tab`.
  public func press(_ key: String) throws {
    let text = key.count == 1 ? key : key == "Enter" ? "\r" : ""
    let codes = [
      "Enter": 13, "Escape": 27, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40,
      "Tab": 9,
    ]
    let code = codes[key] ?? Int(key.uppercased().unicodeScalars.first?.value ?? 0)
    for type in [text.isEmpty ? "rawKeyDown" : "keyDown", "keyUp"] {
      var event: [String: Any] = ["type": type, "key": key, "windowsVirtualKeyCode": code]
      if type == "keyDown", !text.isEmpty { event["text"] = text }
      _ = try send("Input.dispatchKeyEvent", event)
    }
  }

  /// Types a text.
  public func type(_ text: String) throws {
    for character in text { try press(String(character)) }
  }

  /// The middle of the first element of a selector, after scrolling to it.
  public func middle(of selector: String) throws -> (x: Double, y: Double) {
    let box: [Double] = try value(
      """
      (() => { const element = document.querySelector(\(BrowserPage.quoted(selector)));
        element.scrollIntoView({ block: 'nearest' });
        const box = element.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2]; })()
      """)
    return (box[0], box[1])
  }

  /// Clicks on the first element of a selector.
  public func click(_ selector: String) throws {
    let point = try middle(of: selector)
    try mouse("mouseMoved", point, buttons: 0)
    try mouse("mousePressed", point, buttons: 1)
    try mouse("mouseReleased", point, buttons: 0)
  }

  /// Drags from one point of the window to another.
  public func drag(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) throws {
    try mouse("mouseMoved", start, buttons: 0)
    try mouse("mousePressed", start, buttons: 1)
    for step in 1...4 {
      let part = Double(step) / 4
      try mouse(
        "mouseMoved",
        (start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part), buttons: 1)
    }
    try mouse("mouseReleased", end, buttons: 0)
  }

  /// The page as it looks, as PNG.
  public func screenshot() throws -> Data {
    let reply = try send("Page.captureScreenshot", ["format": "png"])
    return Data(base64Encoded: reply["data"] as? String ?? "") ?? Data()
  }

  /// The page as it is printed, as PDF.
  public func print() throws -> Data {
    let reply = try send("Page.printToPDF", ["printBackground": true])
    return Data(base64Encoded: reply["data"] as? String ?? "") ?? Data()
  }

  private func mouse(_ type: String, _ point: (x: Double, y: Double), buttons: Int) throws {
    var event: [String: Any] = [
      "type": type, "x": point.x, "y": point.y, "buttons": buttons, "pointerType": "mouse",
    ]
    if type != "mouseMoved" {
      event["button"] = "left"
      event["clickCount"] = 1
    }
    _ = try send("Input.dispatchMouseEvent", event)
  }

  private static func quoted(_ text: String) -> String {
    let data = try? JSONEncoder().encode(text)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "''"
  }

  /// Sends a command and gives its result; events that come before it are kept.
  @discardableResult
  public func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    count += 1
    var message: [String: Any] = ["id": count, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    var data = try JSONSerialization.data(withJSONObject: message)
    data.append(0)
    try input.fileHandleForWriting.write(contentsOf: data)
    while true {
      let reply = try receive()
      if reply["id"] as? Int == count {
        if let error = reply["error"] { throw Failure(description: "\(method): \(error)") }
        return reply["result"] as? [String: Any] ?? [:]
      }
      note(reply)
    }
  }

  private func note(_ event: [String: Any]) {
    let parameters = event["params"] as? [String: Any] ?? [:]
    switch event["method"] as? String {
    case "Runtime.exceptionThrown": complaints.append("\(parameters)")
    case "Log.entryAdded":
      let entry = parameters["entry"] as? [String: Any] ?? [:]
      if entry["level"] as? String == "error" { complaints.append("\(entry["text"] ?? "")") }
    case "Network.requestWillBeSent":
      let request = parameters["request"] as? [String: Any]
      if let url = request?["url"] as? String { requests.append(url) }
    default: break
    }
  }

  private func receive() throws -> [String: Any] {
    while true {
      if let end = pending.firstIndex(of: 0) {
        let message = pending[pending.startIndex..<end]
        pending = Data(pending[(end + 1)...])
        return try JSONSerialization.jsonObject(with: Data(message)) as? [String: Any] ?? [:]
      }
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw Failure(description: "the browser has ended") }
      pending.append(data)
    }
  }
}
