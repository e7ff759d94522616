import Casque
import Foundation

/// `casque render`: draws documents as PNG, PDF or SVG, or as a contact sheet.
public struct RenderCommand: Subcommand {
  /// What the command takes.
  public static let spec = CommandSpec(
    name: "render", summary: "Draw layouts as PNG, WebP, PDF or SVG, or as a contact sheet",
    operands: "FILE…",
    discussion: """
      -o chooses the format by its ending; a path that ends with / is a folder with a file for each
      picture. Several pictures in one PDF are pages. Without matrix flags the device is an
      \(MatrixOptions.device) in portrait. --watch draws again whenever a document, or a file
      that it names, is saved, and shows the pictures on a page of its own; it needs no -o, and ends
      with Ctrl-C. With --canvas, storyboards and xibs are drawn as Interface Builder shows them: a
      picture a scene, on the device, at the sizes and in the version they were saved.
      """,
    options: MatrixOptions.options(.oneDevice) + [
      OptionSpec("output", letter: "o", value: "PATH", "a .png, .webp, .pdf or .svg, or a folder/"),
      OptionSpec(
        "format", value: "WORD", choices: PictureFormat.allCases.map(\.rawValue), initial: "png",
        "the format of the files in a folder (png)"),
      OptionSpec("canvas", "draw storyboards and xibs as Interface Builder's canvas does"),
      OptionSpec("frame", "add the device's outline and cut-outs"),
      OptionSpec("bare", "leave out status bar and home indicator"),
      OptionSpec(
        "overlay", value: "WORD", repeats: .lists, choices: Overlay.allCases.map(\.rawValue),
        "draw a blueprint over the picture"),
      OptionSpec(
        "rendition", value: "WORD", choices: SceneOptions.Rendition.allCases.map(\.rawValue),
        initial: "views", "as they look, as outlines, or as a stack in space (views)"),
      OptionSpec("before-after", "show two pictures beside each other, what changed marked"),
      OptionSpec("sheet", "put all pictures on one contact sheet"),
      OptionSpec(
        "reduction", value: "FACTOR", "points of a sheet for a point of a picture"),
      OptionSpec(
        "layers", "make a PDF in which a viewer switches each window or parallax layer"),
      OptionSpec(
        "at", value: "SECONDS", repeats: .lists, "the moment of a layout that moves by itself"),
      OptionSpec(
        "tilt", value: "X,Y", repeats: .values, "how the device is turned, each from -1 to 1"),
      OptionSpec("watch", "draw again on a page of its own whenever a file changes"),
      OptionSpec("open", "open the page, or what was written, in the browser"),
      OptionSpec(
        "jobs", letter: "j", value: "N", initial: Jobs.initial,
        "how many pictures are drawn at once"),
    ],
    examples: [
      "casque render Layouts/sign-in.yml --style dark -o sign-in.png",
      "casque render Layouts --device phones --sheet -o phones.png",
      "casque render Layouts/parallax-home.yml --tilt 1,-1 --layers -o layers.pdf",
      "casque render Layouts/sign-in.yml --style light,dark --watch --open",
      "casque render Main.storyboard --canvas --sheet -o main.png",
    ])

  private let operands: [String]
  private let cells: [Cell]
  private let locale: String?
  private let look: PictureLook
  /// Where pictures go; nil where they are only watched.
  private let output: PictureOutput?
  private let isCanvas: Bool
  private let isWatched: Bool
  private let isOpened: Bool
  private let jobs: Int?

  /// Makes the command from its arguments.
  public init(_ arguments: ParsedArguments) throws(CommandError) {
    operands = arguments.operands
    locale = try MatrixOptions.locale(of: arguments)
    cells = try MatrixOptions.cells(of: arguments, defaults: .oneDevice)
    look = try PictureLook(arguments)
    isCanvas = arguments.flag("canvas")
    isWatched = arguments.flag("watch")
    if isCanvas, isWatched || arguments.flag("layers") || arguments.flag("frame") {
      throw .usage(UsageError("--canvas takes neither --watch, --layers nor --frame"))
    }
    isOpened = arguments.flag("open")
    if isWatched, operands.contains("-") {
      throw .usage(UsageError("--watch needs files: standard input does not change"))
    }
    output =
      isWatched && arguments.value("output") == nil ? nil : try PictureOutput(arguments)
    jobs = try Jobs.count(arguments)
  }

  /// Draws and writes.
  public func run(_ io: CommandIO) throws(CommandError) -> ExitStatus {
    guard let output, !isWatched else { return try watch(io) }
    let (requests, diagnostics) = isCanvas ? try canvasRequests() : try requests(io)
    let report = TextReport(io)
    for diagnostic in diagnostics { io.err(report.text(of: diagnostic)) }
    guard !requests.isEmpty else { return .failure }
    let written = try output.write(requests, with: LayoutPipeline(workers: jobs), io)
    io.err("wrote \(written.count == 1 ? written[0] : "\(written.count) files")\n")
    if isOpened { PageOpener(io).open(URL(filePath: written[0]).standardizedFileURL) }
    return diagnostics.contains { $0.severity == .error } ? .findings : .success
  }

  /// The pictures of documents on every cell, and what their readers had to say.
  private func requests(
    _ io: CommandIO
  ) throws(CommandError) -> ([PictureRequest], [Diagnostic]) {
    let read = try DocumentOperands(operands, locale: locale, io)
    let requests = read.documents.flatMap { document in
      cells.flatMap { cell in look.requests(document, cell) }
    }
    return (requests, read.diagnostics)
  }

  /// The pictures of the canvases of storyboards and xibs, and what their readers had to say.
  private func canvasRequests() throws(CommandError) -> ([PictureRequest], [Diagnostic]) {
    guard !operands.isEmpty else {
      throw .usage(
        UsageError("no document is named", hint: "name a file, such as Main.storyboard"))
    }
    var (requests, diagnostics): ([PictureRequest], [Diagnostic]) = ([], [])
    for path in operands {
      let read = CanvasDocument.readForPictures(path)
      diagnostics += read.diagnostics
      requests += (read.value?.pictures(like: cells[0]) ?? []).map(look.dressed)
    }
    return (requests, diagnostics)
  }

  /// Draws again and again.
  private func watch(_ io: CommandIO) throws(CommandError) -> ExitStatus {
    let session = WatchSession(
      operands: operands, locale: locale,
      requests: { [look, cells] document in cells.flatMap { look.requests(document, $0) } },
      output: output, pipeline: LayoutPipeline(workers: jobs), isOpened: isOpened)
    return try session.run(io)
  }
}
