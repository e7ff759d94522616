import Casque

/// `CasqueBenchmarks line [DOCUMENT]`: cells a second from a document to findings, and what takes
/// the time.
enum LineBenchmark {
  static func run(document path: String) {
    guard let line = LineShares(document: path) else {
      print("{\"error\": \"\(path) cannot be read\"}")
      return
    }
    func percent(_ share: Double) -> Double { (share * 1000).rounded() / 10 }
    print(
      """
      {"benchmark": "line", "layout": "\(line.document.layout.name)",
       "views": \(line.document.layout.root.viewCount), "cells": \(line.cells.count),
       "cellsPerSecond": \(Int(Double(line.cells.count) / line.whole)),
       "percent": {"solving": \(percent(line.solving)), "text": \(percent(line.text)),
                   "checks": \(percent(line.checks))},
       "twoWorkersOverOne": \((line.twoWorkersOverOne * 100).rounded() / 100)}
      """)
  }
}
