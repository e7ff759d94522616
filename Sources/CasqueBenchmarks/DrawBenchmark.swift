import Casque

/// `CasqueBenchmarks draw [DOCUMENT]`: pictures a second of a document on the whole matrix, what
/// takes the time, and what a second worker is good for.
enum DrawBenchmark {
  static func run(document path: String) {
    guard let shares = DrawShares(document: path) else {
      print("{\"error\": \"\(path) cannot be read\"}")
      return
    }
    func percent(_ share: Double) -> Double { (share * 1000).rounded() / 10 }
    print(
      """
      {"benchmark": "draw", "document": "\(path)", "pictures": \(shares.cells),
       "picturesPerSecond": \((Double(shares.cells) / shares.whole * 10).rounded() / 10),
       "megabytes": \((Double(shares.bytes) / 1e5).rounded() / 10),
       "percent": {"solving": \(percent(shares.solving)), "text": \(percent(shares.text)),
                   "drawing": \(percent(shares.drawing)), "encoding": \(percent(shares.encoding))},
       "twoWorkersOverOne": \((shares.twoWorkersOverOne * 100).rounded() / 100)}
      """)
  }
}
