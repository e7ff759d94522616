import Casque

/// `casque frames`: prints the solved frames of documents.
public struct FramesCommand: Subcommand {
  /// What the command takes.
  public static let spec = CommandSpec(
    name: "frames", summary: "Print the solved frames of layouts", operands: "FILE…",
    discussion: """
      Frames are in points, in the superview's coordinates, y down. Without matrix flags the device
      is an \(MatrixOptions.device) in portrait. With --canvas, storyboards and xibs are laid out as
      Interface Builder shows them: on the device, at the sizes and in the version they were saved.
      """,
    options: MatrixOptions.options(.oneDevice) + [
      OptionSpec("canvas", "lay storyboards and xibs out as Interface Builder's canvas does"),
      OptionSpec(
        "insets", value: "FILE", "with --canvas, a JSON file of safe areas by file and root id"),
      OptionSpec(
        "format", value: "WORD", choices: ["text", "json"], initial: "text",
        "text for people, or JSON"),
      OptionSpec(
        "jobs", letter: "j", value: "N", initial: Jobs.initial, "how many cells are solved at once"),
    ],
    examples: [
      "casque frames Layouts/mail.yml --device ipad-pro-11-m4 --window 1/3 --format json",
      "casque frames Main.storyboard --canvas --format json",
    ])

  private let operands: [String]
  private let cells: [Cell]
  private let locale: String?
  private let isJSON: Bool
  private let jobs: Int?
  private let canvas: CanvasFrames?

  /// Makes the command from its arguments.
  public init(_ arguments: ParsedArguments) throws(CommandError) {
    operands = arguments.operands
    locale = try MatrixOptions.locale(of: arguments)
    cells = try MatrixOptions.cells(of: arguments, defaults: .oneDevice)
    isJSON = arguments.value("format") == "json"
    jobs = try Jobs.count(arguments)
    canvas = try CanvasFrames(arguments, jobs: jobs)
  }

  /// Solves and prints.
  public func run(_ io: CommandIO) throws(CommandError) -> ExitStatus {
    if let canvas { return try canvas.run(operands, isJSON: isJSON, io) }
    let read = try DocumentOperands(operands, locale: locale, io)
    let report = TextReport(io)
    for diagnostic in read.diagnostics { io.err(report.text(of: diagnostic)) }
    let results = LayoutPipeline(workers: jobs).resolve(read.documents, on: cells)
    if isJSON {
      io.out(JSONText.text(of: FramesDocument(read.documents, cells, results)))
    } else {
      for result in results { io.out(FrameText(result).text) }
    }
    if read.documents.isEmpty { return .failure }
    return read.diagnostics.contains { $0.severity == .error } ? .findings : .success
  }
}

/// The form `casque-frames/1`.
struct FramesDocument: Encodable {
  struct Entry: Encodable {
    var file: String
    /// The cell; nil on Interface Builder's canvas.
    var cell: String?
    var views: [Frame]
  }

  struct Frame: Encodable {
    var id: String
    var frame: [Double]

    init(_ id: String, _ frame: Rect) {
      self.id = id
      self.frame = [frame.minX, frame.minY, frame.width, frame.height]
    }
  }

  var schema = "casque-frames/1"
  var documents: [Entry]

  init(_ documents: [Entry]) { self.documents = documents }

  init(_ documents: [Document], _ cells: [Cell], _ results: [LayoutResult]) {
    self.documents = results.enumerated().map { index, result in
      Entry(
        file: documents[index / cells.count].path, cell: result.cellName,
        views: result.views.map { Frame($0.id, $0.frame) })
    }
  }
}
