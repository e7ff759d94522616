import Casque
import Foundation

/// `casque render --watch`: draws again whenever a document, or a file that it names, is saved.
struct WatchSession {
  let operands: [String]
  let locale: String?
  /// The pictures of a document.
  let requests: @Sendable (Document) -> [PictureRequest]
  /// Where pictures are written besides; nil for nowhere.
  let output: PictureOutput?
  let pipeline: LayoutPipeline
  let isOpened: Bool

  /// The page's folder, with what it shows.
  private struct Page {
    let folder: String
    var version = 0
    var pictures: [WatchPage.State.Picture] = []
  }

  /// Watches until the user interrupts it.
  func run(_ io: CommandIO) throws(CommandError) -> ExitStatus {
    let signals = WatchSignals()
    let events = FolderEvents(wake: signals.change)
    var files = WatchedFiles(operands)
    var state = files.state()
    events.watch(state.folders)
    // What was changed before the kernel was asked to tell of it is seen here.
    state = files.state()
    var page = Page(folder: WatchSession.folder())
    defer { try? FileManager.default.removeItem(atPath: page.folder) }
    try save(WatchPage.html(title: title), to: "\(page.folder)/\(HTMLReport.index)")
    try draw(on: &page, ignoring: &files, io)
    let index = URL(filePath: "\(page.folder)/\(HTMLReport.index)")
    io.err("watching \(title): \(index.absoluteString)\n")
    if isOpened { PageOpener(io).open(index) }
    while case .change = signals.wait() {
      // A folder that was made anew is watched before its files are looked at.
      events.watch(files.state().folders)
      let now = files.state()
      if now == state { continue }
      state = now
      // What cannot be drawn or written now may be in order after the next change.
      do throws(CommandError) {
        try draw(on: &page, ignoring: &files, io)
      } catch {
        guard case .failure(let reason) = error else { throw error }
        io.err("casque: \(reason)\n")
      }
    }
    page.version += 1
    try tell(.ended, [], on: page, io)
    // The page asks for its state every 70 ms.
    Thread.sleep(forTimeInterval: 0.2)
    return .interrupted
  }

  private var title: String { operands.joined(separator: ", ") }

  private static func folder() -> String {
    let name = "casque-watch-\(UUID().uuidString)"
    return FileManager.default.temporaryDirectory.appending(path: name).path(percentEncoded: false)
  }

  /// Reads the documents and draws them; with errors the last good pictures stay.
  private func draw(
    on page: inout Page, ignoring files: inout WatchedFiles, _ io: CommandIO
  ) throws(CommandError) {
    let start = ContinuousClock.now
    let read: DocumentOperands
    do throws(CommandError) {
      read = try DocumentOperands(operands, locale: locale, io)
    } catch {
      guard case .failure(let reason) = error else { throw error }
      // The last document of a folder is gone, and may come again.
      io.err("casque: \(reason)\n")
      return
    }
    let report = TextReport(io)
    for diagnostic in read.diagnostics { io.err(report.text(of: diagnostic)) }
    let isFailed = read.documents.isEmpty || read.diagnostics.contains { $0.severity == .error }
    page.version += 1
    let requests = read.documents.flatMap { self.requests($0) }
    if !isFailed || page.pictures.isEmpty { page.pictures = try write(requests, on: page) }
    try tell(isFailed ? .failed : .current, read.diagnostics, on: page, io)
    removeOld(on: page)
    let milliseconds = Int((ContinuousClock.now - start) / .milliseconds(1))
    io.err(isFailed ? "the last good picture stays\n" : "drawn in \(milliseconds) ms\n")
    // Whoever looks at the page does not wait for the files.
    guard let output, !isFailed else { return }
    for path in try output.write(requests, with: pipeline, io) {
      files.ignored.insert(
        URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath()
          .path(percentEncoded: false))
    }
  }

  private func write(
    _ requests: [PictureRequest], on page: Page
  ) throws(CommandError) -> [WatchPage.State.Picture] {
    var pictures: [WatchPage.State.Picture] = []
    for (index, drawn) in pipeline.pictures(requests, as: .svg).enumerated() {
      let bytes: [UInt8]
      do throws(DrawingError) { bytes = try drawn.get() } catch { throw .failure("\(error)") }
      let file = "picture-\(page.version)-\(index).svg"
      try save(bytes, to: "\(page.folder)/\(file)")
      let request = requests[index]
      let detail = request.detail.isEmpty ? "" : ", \(request.detail)"
      // A frame around the device makes the picture larger than the screen.
      let size = (try? ImageHeader.read(bytes)).map { header in
        Size(
          width: Double(header.width) / SVGReader.density,
          height: Double(header.height) / SVGReader.density)
      }
      pictures.append(
        WatchPage.State.Picture(
          file: file, title: "\(request.document.layout.name), \(request.cell)\(detail)",
          size: size ?? request.cell.environment.size))
    }
    return pictures
  }

  /// Tells the page what there is to see.
  private func tell(
    _ progress: WatchPage.State.Progress, _ problems: [Diagnostic], on page: Page, _ io: CommandIO
  ) throws(CommandError) {
    let state = WatchPage.State(
      version: page.version, title: title, progress: progress, pictures: page.pictures,
      problems: problems)
    let script = WatchPage.script(of: state, source: TextReport(io).source)
    try save(script, to: "\(page.folder)/\(WatchPage.stateFile)")
  }

  /// Deletes the pictures that neither this state nor the one before it shows.
  private func removeOld(on page: Page) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: page.folder)) ?? []
    let shown = Set(page.pictures.map(\.file))
    for name in names where name.hasPrefix("picture-") && !shown.contains(name) {
      let version = name.split(separator: "-").dropFirst().first.flatMap { Int($0) } ?? 0
      if version < page.version - 1 {
        try? FileManager.default.removeItem(atPath: "\(page.folder)/\(name)")
      }
    }
  }

  private func save(_ text: String, to path: String) throws(CommandError) {
    try save(Array(text.utf8), to: path)
  }

  private func save(_ bytes: [UInt8], to path: String) throws(CommandError) {
    do throws(AtomicFile.WriteError) {
      try AtomicFile.write(bytes, to: path)
    } catch {
      throw .failure("cannot write '\(error.path)': \(error.reason)")
    }
  }
}
