import CasqueGeometry

/// How far rectangles reach beyond the edges of another.
struct Overhang {
  /// The edges that are passed, by name, with the distances in points.
  let edges: [(name: String, distance: Double)]

  /// Measures rectangles against bounds; what is within the tolerance does not count.
  init(of rects: [Rect], beyond bounds: Rect, tolerance: Double) {
    guard !rects.allSatisfy({ bounds.contains($0, tolerance: tolerance) }) else {
      edges = []
      return
    }
    func most(_ distance: (Rect) -> Double) -> Double { rects.map(distance).max() ?? 0 }
    edges = [
      ("top", most { bounds.minY - $0.minY }), ("left", most { bounds.minX - $0.minX }),
      ("bottom", most { $0.maxY - bounds.maxY }), ("right", most { $0.maxX - bounds.maxX }),
    ].filter { $0.1 > tolerance }
  }

  var isEmpty: Bool { edges.isEmpty }
  /// The edges, such as `top and left`.
  var names: String { edges.map(\.name).joined(separator: " and ") }
  /// The edges with distances, such as `top by 20`.
  var evidence: String {
    edges.map { "\($0.name) by \(PointText.text($0.distance))" }.joined(separator: ", ")
  }
}
