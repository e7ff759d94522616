import CasqueGeometry
import CasqueScene

/// Looks up the pixels of a picture in perspective.
///
/// Each pixel of the result is the mean of 2 × 2 samples, each between its four nearest pixels, so
/// that edges stay smooth.
struct PerspectiveWarp {
  /// The map from a place of the result to one of the source, in pixels.
  let map: Projection

  /// The result's pixels; what maps outside the source is clear.
  func picture(
    of source: borrowing ImageSurface, width: Int, height: Int
  ) throws(DrawingError) -> ImageSurface {
    let target = try ImageSurface(width: width, height: height, format: .color)
    let (sourceWidth, sourceHeight) = (source.width, source.height)
    try unsafe source.withBytes { bytes, stride in
      let pixels = unsafe Source(
        bytes: bytes, stride: stride, width: sourceWidth, height: sourceHeight)
      _ = try? unsafe target.withBytes { rows, step in
        for y in 0..<height {
          let row = unsafe rows + y * step
          for x in 0..<width { unsafe write(x, y, from: pixels, to: row + x * 4) }
        }
      }
    }
    return target
  }

  private func write(
    _ x: Int, _ y: Int, from source: Source, to pixel: UnsafeMutablePointer<UInt8>
  ) {
    var sums = SIMD4<Int32>(repeating: 0)
    for (dx, dy) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
      guard let place = map.apply(to: Point(x: Double(x) + dx, y: Double(y) + dy)) else {
        continue
      }
      sums &+= source.sample(x: place.x - 0.5, y: place.y - 0.5)
    }
    for channel in 0..<4 {
      unsafe pixel[channel] = UInt8(clamping: (sums[channel] &+ 512) >> 10)
    }
  }

  /// The source's pixels.
  @safe private struct Source {
    let bytes: UnsafeMutablePointer<UInt8>
    let stride: Int
    let width: Int
    let height: Int

    init(bytes: UnsafeMutablePointer<UInt8>, stride: Int, width: Int, height: Int) {
      unsafe self.bytes = unsafe bytes
      self.stride = stride
      self.width = width
      self.height = height
    }

    /// The colour between four pixels, in 256ths.
    func sample(x: Double, y: Double) -> SIMD4<Int32> {
      guard x > -1, y > -1, x < Double(width), y < Double(height) else { return .zero }
      let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
      let across = Int32(((x - Double(left)) * 16).rounded())
      let down = Int32(((y - Double(top)) * 16).rounded())
      let upper = pixel(left, top) &* (16 &- across) &+ pixel(left + 1, top) &* across
      let lower = pixel(left, top + 1) &* (16 &- across) &+ pixel(left + 1, top + 1) &* across
      return upper &* (16 &- down) &+ lower &* down
    }

    private func pixel(_ x: Int, _ y: Int) -> SIMD4<Int32> {
      guard x >= 0, y >= 0, x < width, y < height else { return .zero }
      let place = unsafe bytes + y * stride + x * 4
      return unsafe SIMD4(
        Int32(place[0]), Int32(place[1]), Int32(place[2]), Int32(place[3]))
    }
  }
}
