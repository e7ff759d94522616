import Casque
import Foundation

/// `casque animate`: draws what moves in a document, over time.
public struct AnimateCommand: Subcommand {
  /// What the command takes.
  public static let spec = CommandSpec(
    name: "animate", summary: "Draw what moves as frames, films, sheets, tracks or a page",
    operands: "FILE",
    discussion: """
      -o chooses the form by its ending: a folder/ gets a PNG for each frame with a manifest; .apng,
      .gif, .webp, .mp4 (with ffmpeg) are films; .json and .csv hold the tracks, .svg plots them;
      .html is a page that follows mouse, touch and tilt. --sheet, --filmstrip, --exploded and
      --layers make one picture of several; .png without them holds one frame, .pdf a page a frame.
      """,
    options: MatrixOptions.options(.oneDevice) + AnimationTimes.options + AnimationInput.options
      + AnimationOutput.options + [
        OptionSpec(
          "jobs", letter: "j", value: "N", initial: Jobs.initial,
          "how many frames are drawn at once")
      ],
    examples: [
      "casque animate Layouts/splash.yml --fps 60 -o splash.apng",
      "casque animate Layouts/splash.yml --at 2,2.12,2.3,2.6 --sheet -o splash.png",
      "casque animate Layouts/parallax-home.yml -o parallax.html",
      "casque animate Layouts/drawer.yml --script Layouts/scripts/drawer.json -o drawer.gif",
    ])

  private let operands: [String]
  private let cells: [Cell]
  private let times: AnimationTimes
  private let input: AnimationInput
  private let output: AnimationOutput
  private let surroundings: SceneOptions.Surroundings
  private let jobs: Int?
  private let locale: String?

  /// Makes the command from its arguments.
  public init(_ arguments: ParsedArguments) throws(CommandError) {
    operands = arguments.operands
    var cells = try MatrixOptions.cells(of: arguments, defaults: .oneDevice)
    for index in cells.indices {
      if arguments.flag("reduce-motion") { cells[index].accessibility.insert(.reduceMotion) }
      if arguments.flag("reduce-transparency") {
        cells[index].accessibility.insert(.reduceTransparency)
      }
    }
    self.cells = cells
    times = try AnimationTimes(arguments)
    input = try AnimationInput(arguments)
    output = try AnimationOutput(arguments)
    if arguments.flag("frame"), arguments.flag("bare") {
      throw .usage(UsageError("--frame and --bare exclude each other"))
    }
    surroundings = arguments.flag("frame") ? .device : arguments.flag("bare") ? .none : .screen
    jobs = try Jobs.count(arguments)
    locale = try MatrixOptions.locale(of: arguments)
  }

  /// Draws and writes.
  public func run(_ io: CommandIO) throws(CommandError) -> ExitStatus {
    let read = try DocumentOperands(operands, locale: locale, io)
    let played = try input.read()
    let report = TextReport(io)
    let diagnostics = read.diagnostics + played.diagnostics
    for diagnostic in diagnostics { io.err(report.text(of: diagnostic)) }
    // A film of half of what was to drive it would be another film.
    guard !played.diagnostics.contains(where: { $0.severity == .error }) else { return .failure }
    guard read.documents.count == 1, let document = read.documents.first else {
      guard read.documents.isEmpty else {
        throw .usage(UsageError("animate takes one document, not \(read.documents.count)"))
      }
      return .failure
    }
    let pipeline = LayoutPipeline(workers: jobs)
    let moving = input.prepared(document, opening: played.target)
    let requests = cells.map {
      PictureRequest(moving, in: $0, input: played.input, surroundings: surroundings)
    }
    let written = try output.write(requests, times, with: pipeline, io)
    io.err("wrote \(written.count == 1 ? written[0] : "\(written.count) files")\n")
    return diagnostics.contains { $0.severity == .error } ? .findings : .success
  }
}
