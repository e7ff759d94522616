import Casque
import Foundation

/// Storyboards and xibs from bytes to frames: how much of the time reading takes.
enum InterfaceBenchmark {
  /// How often everything is repeated; medians count.
  static let repetitions = 9

  static func run(folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let paths = names.sorted().filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
      .map { "\(folder)/\($0)" }
    guard !paths.isEmpty else {
      print("{\"error\": \"there is no storyboard and no xib in \(folder)\"}")
      return
    }
    let bytes = paths.reduce(0) { $0 + (FileManager.default.contents(atPath: $1)?.count ?? 0) }
    var reading: [Double] = []
    var solving: [Double] = []
    var views = 0
    for _ in 0..<repetitions {
      // A new pipeline each time, so that nothing is known before.
      let pipeline = LayoutPipeline(workers: 1)
      var documents: [CanvasDocument] = []
      reading.append(seconds { documents = paths.compactMap { CanvasDocument.read($0).value } })
      solving.append(
        seconds { views = pipeline.canvasFrames(of: documents).reduce(0) { $0 + $1.count } })
    }
    let (read, solved) = (median(reading), median(solving))
    print(
      """
      {"benchmark": "ib", "documents": \(paths.count), "bytes": \(bytes), "views": \(views),
       "megabytesPerSecond": \((Double(bytes) / (read + solved) / 10_000).rounded() / 100),
       "percent": {"reading": \((read / (read + solved) * 1000).rounded() / 10),
                   "solving": \((solved / (read + solved) * 1000).rounded() / 10)}}
      """)
  }

  private static func median(_ samples: [Double]) -> Double { samples.sorted()[samples.count / 2] }

  private static func seconds(_ body: () -> Void) -> Double {
    ContinuousClock().measure(body) / .seconds(1)
  }
}
