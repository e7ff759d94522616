import Casque
import Foundation

/// Storyboards and xibs from files to printed frames: which part of the time each step takes.
///
/// Reading is measured alone; building is what is left of reading a canvas; text is what a second
/// run of a pipeline, which knows the text, is faster by.
struct InterfaceBenchmark {
  /// How often everything is repeated; medians count.
  static let repetitions = 9

  /// The steps, in their order.
  private enum Step: String, CaseIterable {
    case reading
    case building
    case text
    case solving
    case printing
  }

  private let paths: [String]
  private var views = 0

  private init(_ paths: [String]) { self.paths = paths }

  static func run(folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let paths = names.sorted().filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
      .map { "\(folder)/\($0)" }
    guard !paths.isEmpty else {
      print("{\"error\": \"there is no storyboard and no xib in \(folder)\"}")
      return
    }
    var benchmark = InterfaceBenchmark(paths)
    let runs = (0..<repetitions).map { _ in benchmark.measure() }
    let bytes = paths.reduce(0) { $0 + (FileManager.default.contents(atPath: $1)?.count ?? 0) }
    let medians = Step.allCases.map { step in
      (step, median(runs.map { $0[step] ?? 0 }))
    }
    let whole = medians.reduce(0) { $0 + $1.1 }
    let shares = medians.map { "\"\($0.rawValue)\": \(rounded($1 / whole * 100, 10))" }
    print(
      """
      {"benchmark": "ib", "documents": \(paths.count), "bytes": \(bytes), \
      "views": \(benchmark.views),
       "megabytesPerSecond": \(rounded(Double(bytes) / whole / 1_000_000, 100)),
       "percent": {\(shares.joined(separator: ", "))}}
      """)
  }

  /// The seconds of each step, with a pipeline that knows nothing before.
  private mutating func measure() -> [Step: Double] {
    let pipeline = LayoutPipeline(workers: 1)
    var documents: [CanvasDocument] = []
    var frames: [[(id: String, frame: Rect)]] = []
    var text = ""
    let paths = paths
    let reading = Self.seconds { _ = paths.filter(CanvasDocument.isDocument) }
    let canvases = Self.seconds { documents = paths.compactMap { CanvasDocument.read($0).value } }
    let first = Self.seconds { frames = pipeline.canvasFrames(of: documents) }
    let known = Self.seconds { frames = pipeline.canvasFrames(of: documents) }
    let printing = Self.seconds {
      for view in frames.joined() {
        let frame = view.frame
        let words = [frame.minX, frame.minY, frame.width, frame.height].map(PointText.text)
        text += "\(view.id) \(words.joined(separator: " "))\n"
      }
    }
    views = frames.reduce(0) { $0 + $1.count }
    return [
      .reading: reading, .building: max(0, canvases - reading), .text: max(0, first - known),
      .solving: min(first, known), .printing: printing,
    ]
  }

  private static func rounded(_ value: Double, _ parts: Double) -> Double {
    (value * parts).rounded() / parts
  }

  private static func median(_ samples: [Double]) -> Double { samples.sorted()[samples.count / 2] }

  private static func seconds(_ body: () -> Void) -> Double {
    ContinuousClock().measure(body) / .seconds(1)
  }
}
