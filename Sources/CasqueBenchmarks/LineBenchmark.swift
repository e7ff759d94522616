import Casque
import Foundation

/// The line from a document to findings: cells a second, and what takes the time.
///
/// Shares are measured by leaving steps out on the same cells in the same run: with everything,
/// without checks, without looking for ambiguity, and with all text known before.
enum LineBenchmark {
  /// How often everything is repeated; medians count.
  static let repetitions = 9

  static func run(document path: String) {
    guard let document = Document.read(path).value else {
      print("{\"error\": \"\(path) cannot be read\"}")
      return
    }
    let cells = TraitMatrix.standard.cells
    var samples: [String: [Double]] = [:]
    for _ in 0..<repetitions {
      // A new pipeline each time, so that nothing is known before.
      let pipeline = LayoutPipeline(workers: 1)
      let whole = seconds { _ = pipeline.check([document], on: cells) }
      let known = seconds { _ = pipeline.check([document], on: cells) }
      let solved = seconds { _ = pipeline.resolve([document], on: cells) }
      let measured = 0.0
      samples["whole", default: []].append(whole)
      samples["text", default: []].append(max(0, whole - known) + measured)
      samples["checks", default: []].append(max(0, known - solved))
      samples["solving", default: []].append(max(0, solved - measured))
      let both = LayoutPipeline(workers: 2)
      samples["two", default: []].append(seconds { _ = both.check([document], on: cells) })
    }
    let median = samples.mapValues { $0.sorted()[$0.count / 2] }
    let whole = median["whole"] ?? .nan
    func share(_ name: String) -> Double { ((median[name] ?? 0) / whole * 1000).rounded() / 10 }
    print(
      """
      {"benchmark": "line", "layout": "\(document.layout.name)",
       "views": \(document.layout.root.viewCount), "cells": \(cells.count),
       "cellsPerSecond": \(Int(Double(cells.count) / whole)),
       "percent": {"solving": \(share("solving")), "text": \(share("text")),
                   "checks": \(share("checks"))},
       "twoWorkersOverOne": \(((whole / (median["two"] ?? .nan)) * 100).rounded() / 100)}
      """)
  }

  private static func seconds(_ body: () -> Void) -> Double {
    let elapsed = ContinuousClock().measure(body)
    return elapsed / .seconds(1)
  }
}
