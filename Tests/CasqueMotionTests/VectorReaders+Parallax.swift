import CasqueGeometry
import CasqueModel
import CasqueMotion
import Testing

extension VectorReaders {
  static let parallax: [String: VectorReader] = [
    "dvparallax.step": { vector in
      var model = ParallaxStepModel(try scene(vector))
      for offset in vector.inputs["offsets"].list {
        model.setContentOffset(try #require(offset.point))
      }
      guard case .table(var table) = value(of: model.placement) else { return .nothing }
      table["edgeX"] = .flag(model.isAtEdgeX)
      table["edgeY"] = .flag(model.isAtEdgeY)
      return .table(table)
    },
    "dvparallax.absolute": { vector in
      let placement = try scene(vector).placement(at: try vector.point("offset"))
      return value(of: try #require(placement, "the scene places nothing"))
    },
    "dvparallax.gyro": { vector in
      let input = GyroscopeInput(
        threshold: try vector.number("threshold", default: GyroscopeInput.originalThreshold),
        gain: .perTick(try vector.number("multiplier", default: 2.5)))
      let ticks = Int(try vector.number("ticks", default: 1))
      return try turned(vector, input, ticks: ticks, interval: 1.0 / 60)
    },
    "dvparallax.gyro.dt": { vector in
      let input = GyroscopeInput(
        threshold: try vector.number("threshold", default: GyroscopeInput.originalThreshold),
        gain: .perRadian(try vector.number("gain", default: 150)),
        decay: vector.inputs["decay"].number)
      let fps = try vector.number("fps", default: 60)
      let seconds = try vector.number("seconds", default: 1)
      return try turned(
        vector, input, ticks: Int((fps * seconds).rounded()), interval: 1 / fps)
    },
    "dvparallax.pan": { vector in
      .point(
        PanInput().offset(
          after: try vector.point("offset", default: .zero),
          translation: try vector.point("translation")))
    },
  ]

  private static func scene(_ vector: MotionVector) throws -> ParallaxScene {
    let bounds = try vector.size("bounds")
    return ParallaxScene(
      bounds: bounds,
      backgroundSize: vector.inputs["backgroundSize"].point.map {
        Size(width: $0.x, height: $0.y)
      },
      backgroundCenter: Point(x: bounds.width / 2, y: bounds.height / 2),
      layers: vector.inputs["layers"].list.compactMap(\.point),
      frontView: vector.inputs["frontView"].point,
      distanceFactor: try vector.number("distanceFactor", default: 2),
      frontFactor: try vector.number("frontFactor", default: 20))
  }

  private static func value(of placement: ParallaxPlacement) -> VectorValue {
    let layers = placement.layers + [placement.frontView].compactMap { $0 }
    return .table([
      "background": .point(placement.background), "layers": .list(layers.map { .point($0) }),
      "contentOffset": .point(placement.contentOffset),
      "effectiveOffset": .point(placement.effectiveOffset),
    ])
  }

  private static func turned(
    _ vector: MotionVector, _ input: GyroscopeInput, ticks: Int, interval: Double
  ) throws -> VectorValue {
    let rate = vector.inputs["rate"].numbers
    try #require(rate.count >= 2)
    var offset = try vector.point("offset", default: .zero)
    for _ in 0..<ticks {
      offset = input.offset(
        after: offset, rate: RotationRate(x: rate[0], y: rate[1]), interval: interval)
    }
    return .point(offset)
  }
}
