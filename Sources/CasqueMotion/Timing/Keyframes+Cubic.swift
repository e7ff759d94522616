internal import CasqueModel

extension Keyframes {
  /// The value on the Kochanek–Bartels curve through the values, Catmull–Rom without tangents.
  ///
  /// Core Animation's end tangents are not documented; ours follow the first and the last segment.
  /// **Source** MotionFacts §5 (model).
  func cubicValue(inSegment index: Int, at u: Double) -> Value {
    let (from, to) = (values[index], values[index + 1])
    let step = to - from
    let before = index > 0 ? from - values[index - 1] : step
    let after = index + 2 < values.count ? values[index + 2] - to : step
    let leaving = tangent(index)
    let arriving = tangent(index + 1)
    let out =
      before.scaled(by: leaving.share(bias: 1, continuity: 1))
      + step.scaled(by: leaving.share(bias: -1, continuity: -1))
    let into =
      step.scaled(by: arriving.share(bias: 1, continuity: -1))
      + after.scaled(by: arriving.share(bias: -1, continuity: 1))
    let (u2, u3) = (u * u, u * u * u)
    return from + step.scaled(by: 3 * u2 - 2 * u3) + out.scaled(by: u3 - 2 * u2 + u)
      + into.scaled(by: u3 - u2)
  }

  private func tangent(_ index: Int) -> KeyframeTangent {
    tangents.isEmpty ? KeyframeTangent() : tangents[index]
  }
}

extension KeyframeTangent {
  /// The weight of one neighbouring segment in a tangent, with the signs of its formula.
  fileprivate func share(bias biasSign: Double, continuity continuitySign: Double) -> Double {
    (1 - tension) * (1 + biasSign * bias) * (1 + continuitySign * continuity) / 2
  }
}
