import Casque
import Foundation

/// `casque frames --canvas`: the frames of storyboards and xibs as Interface Builder shows them.
struct CanvasFrames: Sendable {
  private let insets: [String: [String: Insets]]
  private let jobs: Int?

  /// The form of the file that `--insets` names.
  private struct Root: Decodable {
    struct Edges: Decodable {
      var top: Double
      var left: Double
      var bottom: Double
      var right: Double
    }

    var safeArea: Edges
  }

  /// Makes it from a command's arguments, or nil without `--canvas`.
  init?(_ arguments: ParsedArguments, jobs: Int?) throws(CommandError) {
    self.jobs = jobs
    guard arguments.flag("canvas") else {
      guard arguments.value("insets") == nil else {
        throw .usage(UsageError("--insets belongs to --canvas"))
      }
      return nil
    }
    guard let path = arguments.value("insets") else {
      insets = [:]
      return
    }
    guard let data = FileManager.default.contents(atPath: path),
      let files = try? JSONDecoder().decode([String: [String: Root]].self, from: data)
    else {
      throw .failure("'\(path)' is no file of safe areas: {FILE: {ID: {\"safeArea\": {…}}}}")
    }
    insets = files.mapValues { roots in
      roots.mapValues {
        Insets(
          top: $0.safeArea.top, left: $0.safeArea.left, bottom: $0.safeArea.bottom,
          right: $0.safeArea.right)
      }
    }
  }

  /// Solves and prints.
  func run(
    _ operands: [String], isJSON: Bool, _ io: CommandIO
  ) throws(CommandError) -> ExitStatus {
    guard !operands.isEmpty else {
      throw .usage(
        UsageError("no document is named", hint: "name a file, such as Main.storyboard"))
    }
    let report = TextReport(io)
    var documents: [CanvasDocument] = []
    var worst = Severity.note
    for path in operands {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let read = CanvasDocument.read(path, insets: insets[name] ?? [:])
      for diagnostic in read.diagnostics {
        io.err(report.text(of: diagnostic))
        worst = max(worst, diagnostic.severity)
      }
      if let document = read.value { documents.append(document) }
    }
    let frames = LayoutPipeline(workers: jobs).canvasFrames(of: documents)
    if isJSON {
      let entries = zip(documents, frames).map { document, views in
        FramesDocument.Entry(
          file: document.path, cell: nil, views: views.map { FramesDocument.Frame($0.id, $0.frame) }
        )
      }
      io.out(JSONText.text(of: FramesDocument(entries)))
    } else {
      for (document, views) in zip(documents, frames) {
        io.out("\(document.path)\n")
        for view in views { io.out("  \(view.id)  \(Self.text(of: view.frame))\n") }
      }
    }
    if documents.isEmpty { return .failure }
    return worst == .error ? .findings : .success
  }

  /// A frame as findings name it: its corner, and its width and height.
  private static func text(of frame: Rect) -> String {
    let words = [frame.minX, frame.minY, frame.width, frame.height].map(PointText.text)
    return "(\(words[0]), \(words[1]); \(words[2]) × \(words[3]))"
  }
}
