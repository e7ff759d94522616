import CasqueGeometry
import CasqueModel
import CasqueMotion
import Testing

extension VectorReaders {
  static let gestures: [String: VectorReader] = [
    "projection.wwdc": { try projection($0, .faithful) },
    "projection.integral": { try projection($0, .better) },
    "projection.time": { vector in
      .number(
        try rate(vector).duration(
          from: try vector.number("velocity"), to: try vector.number("stopVelocity")))
    },
    "rubberband.power": { vector in
      .number(
        PowerRubberBand(exponent: try vector.number("exponent", default: 0.7))
          .displacement(of: try vector.number("offset")))
    },
    "rubberband.scroll": { vector in
      .number(try scrollBand(vector).displacement(of: try vector.number("offset")))
    },
    "rubberband.scroll.inverse": { vector in
      .number(try scrollBand(vector).offset(of: try vector.number("displacement")))
    },
    "acceleration.offset": { vector in
      .number(
        PauseCard(verticalOffset: try vector.number("verticalOffset", default: 180))
          .displacement(of: try vector.number("offset")))
    },
    "pause.count7": { vector in
      var pause = CountedPause()
      pause.begin()
      return try pausedAt(vector) { pause.add(velocity: $1, offset: $2) }
    },
    "pause.window": { vector in
      var pause = WindowedPause(
        window: try vector.number("window", default: 0.1),
        minimumPeak: try vector.number("minPeak", default: 200))
      pause.begin()
      let hz = try vector.number("hz", default: 60)
      return try pausedAt(vector) { pause.add(velocity: $1, offset: $2, at: Double($0) / hz) }
    },
    "momentum.relative": { vector in
      let sheet = MomentumSheet(viewHeight: try vector.number("viewHeight"))
      let fraction = try vector.number("fractionComplete", default: 0)
      return .table([
        "travel": .number(sheet.travel),
        "distanceRemaining": .number(sheet.distanceRemaining(atFraction: fraction)),
        "relativeVelocity": .number(
          sheet.relativeVelocity(of: try vector.number("velocity"), atFraction: fraction)),
      ])
    },
    "momentum.direction": momentumDirection,
    "pip.corners": { vector in
      let pip = try pictureInPicture(vector)
      return .table(
        Dictionary(
          uniqueKeysWithValues: PictureInPicture.Corner.allCases.map {
            ($0.rawValue, .point(pip.center(in: $0)))
          }))
    },
    "pip.choice": { try landing($0, .faithful) },
    "pip.choice.primaryAxis": { try landing($0, .better) },
    "rotation.closest": { vector in
      .number(RotationSnap().closestAngle(to: try vector.number("angle")))
    },
    "rotation.closest.unclamped": { vector in
      .number(RotationSnap(fidelity: .better).closestAngle(to: try vector.number("angle")))
    },
    "rotation.release": { vector in
      let release = RotationSnap().release(
        rotation: try vector.number("rotation"), velocity: try vector.number("velocity"),
        rate: try rate(vector, default: 0.99))
      return .table([
        "projected": .number(release.projected), "target": .number(release.target),
        "relativeVelocity": .number(release.relativeVelocity),
      ])
    },
  ]

  private static func rate(_ vector: MotionVector, default fallback: Double = 0.998) throws
    -> DecelerationRate
  {
    try #require(DecelerationRate(rawValue: try vector.number("rate", default: fallback)))
  }

  private static func projection(
    _ vector: MotionVector, _ fidelity: MotionFidelity
  ) throws -> VectorValue {
    .number(
      try rate(vector).projection(of: try vector.number("velocity"), fidelity: fidelity))
  }

  private static func scrollBand(_ vector: MotionVector) throws -> ScrollRubberBand {
    ScrollRubberBand(
      dimension: try vector.number("dimension"),
      coefficient: try vector.number("c", default: 0.55))
  }

  private static func pausedAt(
    _ vector: MotionVector, add: (Int, Double, Double) -> Bool
  ) throws -> VectorValue {
    let velocities = vector.inputs["velocities"].numbers
    let offsets = vector.inputs["offset"].numbers
    var index: Int?
    for (place, velocity) in velocities.enumerated() {
      let offset = offsets.isEmpty ? try vector.number("offset") : offsets[place]
      if add(place, velocity, offset), index == nil { index = place }
    }
    return .table(["pausedAtIndex": index.map { .number(Double($0)) } ?? .nothing])
  }

  private static let momentumDirection: VectorReader = { vector in
    let sheet = MomentumSheet(viewHeight: try vector.number("viewHeight", default: 667))
    let release = sheet.release(
      velocity: try vector.number("velocityY"),
      atFraction: try vector.number("fractionComplete", default: 0),
      isOpen: vector.inputs["isOpen"].flag ?? false,
      isReversed: vector.inputs["reversed"].flag ?? false)
    func short(_ value: Double) -> String {
      value == value.rounded() ? "\(Int(value))" : "\(value)"
    }
    let spring =
      "damping \(short(release.spring.dampingRatio)) response \(short(release.spring.response))"
    return .table([
      "reversed": .flag(release.isReversed),
      "spring": .text(
        release.durationFactor == 0 ? "tap: \(spring), durationFactor 0" : "flick: \(spring)"),
    ])
  }

  /// Screens that vectors name: width, height, and the safe area's top and bottom.
  private static let screens: [String: [Double]] = [
    "iPhone SE": [320, 568, 20, 0], "iPhone 6": [375, 667, 20, 0],
    "iPhone 6 Plus": [414, 736, 20, 0], "iPhone X": [375, 812, 44, 34],
    "iPad": [768, 1024, 20, 0],
  ]

  private static func pictureInPicture(_ vector: MotionVector) throws -> PictureInPicture {
    let name = vector.inputs["device"].text ?? "iPhone X"
    let screen = try #require(screens[name], "no screen is named '\(name)'")
    let area = vector.inputs["safeArea"].numbers
    let item = try vector.point("pip", default: Point(x: 86, y: 130))
    let spacing = try vector.point("spacing", default: Point(x: 23, y: 25))
    let size = try vector.point("size", default: Point(x: screen[0], y: screen[1]))
    return PictureInPicture(
      size: Size(width: size.x, height: size.y),
      safeAreaInsets: area.count == 4
        ? Insets(top: area[0], left: area[1], bottom: area[2], right: area[3])
        : Insets(top: screen[2], bottom: screen[3]),
      itemSize: Size(width: item.x, height: item.y),
      spacing: AxisPair(horizontal: spacing.x, vertical: spacing.y))
  }

  private static func landing(
    _ vector: MotionVector, _ fidelity: MotionFidelity
  ) throws -> VectorValue {
    let pip = try pictureInPicture(vector)
    let (center, velocity) = (try vector.point("center"), try vector.point("velocity"))
    let rate = try rate(vector)
    let landing = pip.landing(from: center, velocity: velocity, rate: rate, fidelity: fidelity)
    let unbiased = pip.landing(from: center, velocity: velocity, rate: rate)
    return .table([
      "biasedVelocity": .point(landing.velocity), "projected": .point(landing.projected),
      "corner": .text(landing.corner.rawValue), "target": .point(landing.target),
      "relativeVelocity": .point(landing.relativeVelocity),
      "unbiasedCorner": .text(unbiased.corner.rawValue),
    ])
  }
}
