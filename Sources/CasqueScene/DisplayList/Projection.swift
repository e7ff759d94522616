public import CasqueGeometry

/// A map of the plane in perspective: (x, y) goes to (X/W, Y/W), where X, Y and W are linear.
public struct Projection: Sendable, Hashable {
  /// The shares of x, y and 1 in X, in Y and in W, row by row.
  public var rows: [Double]

  /// Creates a map from its nine entries, row by row.
  public init(rows: [Double]) {
    precondition(rows.count == 9, "a map in perspective has nine entries")
    self.rows = rows
  }

  /// Where a point goes; nil if that lies behind the eye.
  public func apply(to point: Point) -> Point? {
    let w = rows[6] * point.x + rows[7] * point.y + rows[8]
    guard w > 1e-6 else { return nil }
    return Point(
      x: (rows[0] * point.x + rows[1] * point.y + rows[2]) / w,
      y: (rows[3] * point.x + rows[4] * point.y + rows[5]) / w)
  }

  /// The smallest upright rectangle that holds where a rectangle goes; nil if a part lies behind
  /// the eye.
  public func boundingBox(of rect: Rect) -> Rect? {
    var box: Rect?
    for corner in rect.corners {
      guard let point = apply(to: corner) else { return nil }
      let spot = Rect(origin: point, size: .zero)
      box = box?.union(spot) ?? spot
    }
    return box
  }

  /// The same as maps of other coordinates: first `before`, then this, then `after`.
  public func conjugated(before: AffineTransform, after: AffineTransform) -> Projection {
    let a = [before.a, before.c, before.tx, before.b, before.d, before.ty, 0, 0, 1]
    let b = [after.a, after.c, after.tx, after.b, after.d, after.ty, 0, 0, 1]
    return Projection(rows: Projection.product(b, Projection.product(rows, a)))
  }

  /// The map back, or nil if the plane is flattened.
  public var inverted: Projection? {
    let m = rows
    func minor(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Double { m[a] * m[d] - m[b] * m[c] }
    let adjugate = [
      minor(4, 5, 7, 8), -minor(1, 2, 7, 8), minor(1, 2, 4, 5),
      -minor(3, 5, 6, 8), minor(0, 2, 6, 8), -minor(0, 2, 3, 5),
      minor(3, 4, 6, 7), -minor(0, 1, 6, 7), minor(0, 1, 3, 4),
    ]
    let determinant = m[0] * adjugate[0] + m[1] * adjugate[3] + m[2] * adjugate[6]
    guard determinant.magnitude > 1e-12, determinant.isFinite else { return nil }
    return Projection(rows: adjugate.map { $0 / determinant })
  }

  private static func product(_ a: [Double], _ b: [Double]) -> [Double] {
    (0..<9).map { place in
      let (row, column) = (place / 3 * 3, place % 3)
      return a[row] * b[column] + a[row + 1] * b[column + 3] + a[row + 2] * b[column + 6]
    }
  }
}

extension Rect {
  /// The four corners, clockwise from the top left.
  var corners: [Point] {
    [
      Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY),
      Point(x: minX, y: maxY),
    ]
  }
}
