import Casque

/// `casque frames`: prints the solved frames of documents.
public struct FramesCommand: Subcommand {
  /// What the command takes.
  public static let spec = CommandSpec(
    name: "frames", summary: "Print the solved frames of layouts", operands: "FILE…",
    discussion: """
      Frames are in points, in the superview's coordinates, y down. Without matrix flags the device
      is an \(MatrixOptions.device) in portrait.
      """,
    options: MatrixOptions.options(.oneDevice) + [
      OptionSpec(
        "format", value: "WORD", choices: ["text", "json"], initial: "text",
        "text for people, or JSON"),
      OptionSpec(
        "jobs", letter: "j", value: "N", initial: Jobs.initial, "how many cells are solved at once"),
    ],
    examples: [
      "casque frames Layouts/mail.yml --device ipad-pro-11-m4 --window 1/3 --format json"
    ])

  private let operands: [String]
  private let cells: [Cell]
  private let locale: String?
  private let isJSON: Bool
  private let jobs: Int?

  /// Makes the command from its arguments.
  public init(_ arguments: ParsedArguments) throws(CommandError) {
    operands = arguments.operands
    locale = try MatrixOptions.locale(of: arguments)
    cells = try MatrixOptions.cells(of: arguments, defaults: .oneDevice)
    isJSON = arguments.value("format") == "json"
    jobs = try Jobs.count(arguments)
  }

  /// Solves and prints.
  public func run(_ io: CommandIO) throws(CommandError) -> ExitStatus {
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
    var cell: String
    var views: [Frame]
  }

  struct Frame: Encodable {
    var id: String
    var frame: [Double]
  }

  var schema = "casque-frames/1"
  var documents: [Entry]

  init(_ documents: [Document], _ cells: [Cell], _ results: [LayoutResult]) {
    self.documents = results.enumerated().map { index, result in
      Entry(
        file: documents[index / cells.count].path, cell: result.cellName,
        views: result.views.map { view in
          Frame(
            id: view.id,
            frame: [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height])
        })
    }
  }
}
