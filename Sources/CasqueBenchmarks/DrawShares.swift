import Casque
import Foundation

/// What takes the time of the pictures of a whole matrix, and what a second worker is good for.
struct DrawShares {
  /// How often everything is repeated; medians count.
  static let repetitions = 3

  let cells: Int
  /// Seconds of one worker that knows nothing before, from documents to PNG files in memory.
  let whole: Double
  /// The part of the whole that measuring new text takes; so for the others.
  let text: Double
  let solving: Double
  let drawing: Double
  let encoding: Double
  /// The bytes of all files.
  let bytes: Int
  /// How often faster two workers are than one.
  let twoWorkersOverOne: Double

  /// Measures a document on the whole matrix, or gives nil if it cannot be read.
  init?(document path: String) {
    guard let document = Document.read(path).value else { return nil }
    let requests = TraitMatrix.standard.cells.map { PictureRequest(document, in: $0) }
    var (whole, two) = ([Double](), [Double]())
    var (text, solving, drawing, encoding) = ([Double](), [Double](), [Double](), [Double]())
    var bytes = 0
    for _ in 0..<DrawShares.repetitions {
      // New pipelines each time, so that nothing is known before.
      whole.append(
        DrawShares.seconds { bytes = DrawShares.draw(requests, LayoutPipeline(workers: 1)) })
      two.append(DrawShares.seconds { _ = DrawShares.draw(requests, LayoutPipeline(workers: 2)) })
      let steps = DrawShares.steps(requests)
      text.append(steps.text)
      solving.append(steps.solving)
      drawing.append(steps.drawing)
      encoding.append(steps.encoding)
    }
    func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
    let all = median(text) + median(solving) + median(drawing) + median(encoding)
    cells = requests.count
    self.whole = median(whole)
    self.text = median(text) / all
    self.solving = median(solving) / all
    self.drawing = median(drawing) / all
    self.encoding = median(encoding) / all
    self.bytes = bytes
    twoWorkersOverOne = self.whole / median(two)
  }

  /// Draws all pictures and forgets their files; the bytes they had.
  private static func draw(_ requests: [PictureRequest], _ pipeline: LayoutPipeline) -> Int {
    pipeline.map(count: requests.count) { index, engine in
      let list = engine.displayList(for: requests[index])
      let renderer = engine.renderer(for: requests[index].document.resources)
      return (try? renderer.png(list).count) ?? 0
    }.reduce(0, +)
  }

  /// Each step of one worker by itself: solved once without and once with known text, drawn to
  /// pixels, and those encoded.
  private static func steps(
    _ requests: [PictureRequest]
  ) -> (text: Double, solving: Double, drawing: Double, encoding: Double) {
    LayoutPipeline(workers: 1).withEngine { engine in
      var (first, known, drawing, encoding) = (0.0, 0.0, 0.0, 0.0)
      for request in requests { first += seconds { _ = engine.displayList(for: request) } }
      for request in requests {
        var list: DisplayList?
        known += seconds { list = engine.displayList(for: request) }
        let renderer = engine.renderer(for: request.document.resources)
        var bitmap: Bitmap?
        drawing += seconds { bitmap = list.flatMap { try? renderer.bitmap($0) } }
        encoding += seconds { _ = bitmap.map { PNGWriter.encode($0) } }
      }
      return (max(0, first - known), known, drawing, encoding)
    }
  }

  private static func seconds(_ body: () -> Void) -> Double {
    ContinuousClock().measure(body) / .seconds(1)
  }
}
