import Casque
import Foundation

/// What takes the time between a document and its findings, measured by leaving steps out on the
/// same cells in the same run: with everything, with all text known before, without checks.
struct LineShares {
  /// How often everything is repeated; medians count.
  static let repetitions = 9

  let document: Document
  let cells: [Cell]
  /// Seconds of one worker that knows nothing before.
  let whole: Double
  /// The part of the whole that measuring new text takes; so for the others.
  let text: Double
  let checks: Double
  let solving: Double
  /// How often faster two workers are than one.
  let twoWorkersOverOne: Double

  /// Measures a document on the whole matrix, or gives nil if it cannot be read.
  init?(document path: String) {
    guard let document = Document.read(path).value else { return nil }
    let cells = TraitMatrix.standard.cells
    var (whole, text, checks, solving, two) = (
      [Double](), [Double](), [Double](), [Double](), [Double]()
    )
    for _ in 0..<LineShares.repetitions {
      // A new pipeline each time, so that nothing is known before.
      let pipeline = LayoutPipeline(workers: 1)
      let first = LineShares.seconds { _ = pipeline.check([document], on: cells) }
      let known = LineShares.seconds { _ = pipeline.check([document], on: cells) }
      let solved = LineShares.seconds { _ = pipeline.resolve([document], on: cells) }
      whole.append(first)
      text.append(max(0, first - known))
      checks.append(max(0, known - solved))
      solving.append(solved)
      let both = LayoutPipeline(workers: 2)
      two.append(LineShares.seconds { _ = both.check([document], on: cells) })
    }
    func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
    let all = median(whole)
    self.document = document
    self.cells = cells
    self.whole = all
    self.text = median(text) / all
    self.checks = median(checks) / all
    self.solving = median(solving) / all
    twoWorkersOverOne = all / median(two)
  }

  private static func seconds(_ body: () -> Void) -> Double {
    ContinuousClock().measure(body) / .seconds(1)
  }
}
