import CasqueModel
import CasqueMotion
import Testing

extension VectorReaders {
  static let springs: [String: VectorReader] = [
    "spring.params": { vector in
      let spring = try spring(vector)
      return .table([
        "mass": .number(spring.mass), "stiffness": .number(spring.stiffness),
        "damping": .number(spring.damping),
      ])
    },
    "spring.position": { vector in
      let spring = try spring(vector)
      let velocity = try vector.number("relativeVelocity", default: 0)
      return .list(
        vector.inputs["times"].numbers.map { time in
          .table([
            "t": .number(time),
            "progress": .number(spring.progress(at: time, relativeVelocity: velocity)),
            "velocity": .number(spring.velocity(at: time, relativeVelocity: velocity)),
          ])
        })
    },
    "spring.settling": { vector in
      .number(
        try spring(vector).settlingDuration(
          relativeVelocity: try vector.number("relativeVelocity", default: 0),
          epsilon: try vector.number("epsilon", default: 0.001)))
    },
    "spring.overshoot": { vector in
      .number(
        try spring(vector).peakProgress(
          relativeVelocity: try vector.number("relativeVelocity", default: 0)))
    },
    "spring.relativeVelocity": { vector in
      .number(
        Spring.relativeVelocity(
          try vector.number("velocity"), from: try vector.number("current"),
          to: try vector.number("target")))
    },
  ]

  /// The spring of damping ratio and response, or of mass, stiffness and damping.
  private static func spring(_ vector: MotionVector) throws -> Spring {
    let damping = try vector.number("damping")
    if let stiffness = vector.inputs["stiffness"].number {
      return try #require(
        Spring(
          mass: try vector.number("mass", default: 1), stiffness: stiffness, damping: damping))
    }
    let response = try vector.number("response", default: 1)
    try #require(Spring.isValid(dampingRatio: damping, response: response))
    return Spring(dampingRatio: damping, response: response)
  }
}
