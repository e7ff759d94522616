internal import CasqueModel

extension Keyframes {
  /// The value after the share `progress` of the whole way, measured by distance between values.
  ///
  /// **Source** MotionFacts §5.
  func pacedValue(at progress: Double) -> Value {
    let samples = pacedSamples
    let total = samples[samples.count - 1].distance
    guard progress > 0, total > 0 else { return values[0] }
    guard progress < 1, total.isFinite else { return values[values.count - 1] }
    let target = progress * total
    let next = samples.firstIndex { $0.distance >= target } ?? samples.count - 1
    guard next > 0 else { return values[0] }
    let (from, to) = (samples[next - 1], samples[next])
    let way = to.distance - from.distance
    let share = way > 0 ? (target - from.distance) / way : 0
    return value(
      inSegment: from.segment, at: from.parameter + (to.end - from.parameter) * share)
  }

  /// Places along the curve by distance; a straight segment needs no place within.
  private var pacedSamples: [PacedSample] {
    let parts = calculationMode == .cubicPaced ? 64 : 1
    var samples = [PacedSample(segment: 0, parameter: 0, end: 0, distance: 0)]
    var (last, distance) = (values[0], 0.0)
    for segment in 0..<(values.count - 1) {
      for part in 1...parts {
        let end = Double(part) / Double(parts)
        let value = value(inSegment: segment, at: end)
        distance += (value - last).magnitude
        last = value
        // A sample at the end of a segment is where the next one starts.
        let isLast = part == parts
        samples.append(
          PacedSample(
            segment: isLast ? segment + 1 : segment, parameter: isLast ? 0 : end, end: end,
            distance: distance))
      }
    }
    return samples
  }
}

/// A place on a paced curve.
private struct PacedSample {
  /// The segment that starts or goes on here.
  var segment: Int
  /// The parameter in that segment.
  var parameter: Double
  /// The parameter in the segment that led here.
  var end: Double
  /// The distance from the first value.
  var distance: Double
}
