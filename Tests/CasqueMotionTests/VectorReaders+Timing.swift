import CasqueModel
import CasqueMotion
import Testing

extension VectorReaders {
  static let timing: [String: VectorReader] = [
    "bezier": { vector in
      let curve = try curve(vector.inputs["controlPoints"])
      return .numbers(vector.inputs["x"].numbers.map(curve.progress))
    },
    "keyframe": { vector in
      let inputs = vector.inputs
      let mode = try #require(CalculationMode(rawValue: inputs["mode"].text ?? "linear"))
      let (values, times) = (inputs["values"].numbers, inputs["keyTimes"].numbers)
      let keyTimes = times.isEmpty ? nil : times
      let curves = try inputs["timing"].list.map(curve)
      let tangents = tangents(inputs, count: values.count)
      try #require(
        Keyframes.fault(
          values, keyTimes: keyTimes, timingCurves: curves, calculationMode: mode,
          tangents: tangents) == nil)
      let keyframes = Keyframes(
        values, keyTimes: keyTimes, timingCurves: curves, calculationMode: mode,
        tangents: tangents)
      return .numbers(inputs["progress"].numbers.map(keyframes.value))
    },
    "additive": { vector in
      var animation = AdditiveAnimation(try vector.number("from", default: 0))
      let duration = try vector.number("duration", default: 1)
      animation.animate(
        to: try vector.number("to", default: 100), at: 0, duration: duration, curve: .linear)
      animation.animate(
        to: try vector.number("retargetTo", default: 0),
        at: try vector.number("retargetAt", default: 0.5), duration: duration, curve: .linear)
      return .numbers(vector.inputs["times"].numbers.map(animation.value))
    },
  ]

  /// A curve by its name or its four numbers.
  static func curve(_ value: VectorValue) throws -> TimingCurve {
    switch value.text {
    case "linear": return .linear
    case "default": return .default
    case "easeIn": return .easeIn
    case "easeOut": return .easeOut
    case "easeInEaseOut", "easeInOut": return .easeInEaseOut
    default:
      let p = value.numbers
      try #require(p.count == 4 && TimingCurve.isValid(p[0], p[1], p[2], p[3]))
      return TimingCurve(p[0], p[1], p[2], p[3])
    }
  }

  private static func tangents(_ inputs: VectorValue, count: Int) -> [KeyframeTangent] {
    let keys = ["tension", "continuity", "bias"]
    guard keys.contains(where: { !inputs[$0].isNothing }) else { return [] }
    let lists = keys.map { key in
      inputs[key].number.map { Array(repeating: $0, count: count) } ?? inputs[key].numbers
    }
    return (0..<count).map { index in
      let parts = lists.map { index < $0.count ? $0[index] : 0 }
      return KeyframeTangent(tension: parts[0], continuity: parts[1], bias: parts[2])
    }
  }
}
