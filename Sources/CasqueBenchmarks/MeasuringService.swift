import Casque
import Foundation

/// `CasqueBenchmarks serve`: answers one line a request, so that a script can measure in turn with
/// something else, in one process that stays warm.
///
/// - `cells DOCUMENT`: seconds for frames and findings of the whole matrix by one worker that knows
///   nothing before, and the number of cells.
/// - `picture DOCUMENT CELL`: seconds to solve, draw and encode a PNG, and its bytes.
/// - `boxes DOCUMENT CELL`: the frames of what is shown, in the window's coordinates.
/// - `cell NAME`: the window, its scale, its safe area and its horizontal size class.
/// - `matrix`: the names of the cells that `cells` takes.
struct MeasuringService {
  private var documents: [String: Document] = [:]
  private let pipeline = LayoutPipeline(workers: 1)

  static func run() {
    var service = MeasuringService()
    while let line = readLine() {
      let words = line.split(separator: " ").map(String.init)
      let answer = service.answer(to: words) ?? ["error": "cannot answer '\(line)'"]
      let data = try? JSONSerialization.data(withJSONObject: answer, options: [.sortedKeys])
      // Not `print`, which holds lines back while a script waits for them.
      FileHandle.standardOutput.write((data ?? Data("{}".utf8)) + Data("\n".utf8))
    }
  }

  private mutating func answer(to words: [String]) -> [String: Any]? {
    switch words.first {
    case "matrix": return ["cells": TraitMatrix.standard.cells.map(\.slug)]
    case "cell":
      return words.last.flatMap { MeasuringService.cell($0) }.map {
        MeasuringService.measures(of: $0)
      }
    case "cells": return document(words).map(cells)
    case "picture":
      guard let document = document(words), let cell = MeasuringService.cell(words.last ?? "")
      else {
        return nil
      }
      return picture(document, in: cell)
    case "boxes":
      guard let document = document(words), let cell = MeasuringService.cell(words.last ?? "")
      else {
        return nil
      }
      return boxes(document, in: cell)
    default: return nil
    }
  }

  private static func cell(_ name: String) -> Cell? { try? Cell(slug: name, in: .standard) }

  private mutating func document(_ words: [String]) -> Document? {
    guard words.count > 1 else { return nil }
    if let known = documents[words[1]] { return known }
    let read = Document.read(words[1]).value
    documents[words[1]] = read
    return read
  }

  private func cells(_ document: Document) -> [String: Any] {
    let cells = TraitMatrix.standard.cells
    let pipeline = LayoutPipeline(workers: 1)
    var findings = 0
    let elapsed = ContinuousClock().measure {
      findings = pipeline.check([document], on: cells).reduce(0) { $0 + $1.findings.count }
    }
    return ["seconds": elapsed / .seconds(1), "cells": cells.count, "findings": findings]
  }

  private func picture(_ document: Document, in cell: Cell) -> [String: Any] {
    var bytes = 0
    let elapsed = ContinuousClock().measure {
      let drawn = pipeline.pictures([PictureRequest(document, in: cell)], as: .png)
      bytes = (try? drawn[0].get().count) ?? 0
    }
    return ["seconds": elapsed / .seconds(1), "bytes": bytes]
  }

  private func boxes(_ document: Document, in cell: Cell) -> [String: Any] {
    let result = pipeline.resolve(document.layout, in: cell, resources: document.resources)
    var boxes: [String: Any] = [:]
    for view in result.views where !view.isEffectivelyHidden {
      let frame = view.absoluteFrame
      boxes[view.id] = [frame.minX, frame.minY, frame.width, frame.height]
    }
    return ["boxes": boxes]
  }

  private static func measures(of cell: Cell) -> [String: Any] {
    let environment = cell.environment
    let insets = environment.safeAreaInsets
    return [
      "width": environment.size.width, "height": environment.size.height,
      "scale": environment.traits.displayScale,
      "safe": [insets.top, insets.left, insets.bottom, insets.right],
      "horizontal": environment.traits.horizontalSizeClass.rawValue,
    ]
  }
}
