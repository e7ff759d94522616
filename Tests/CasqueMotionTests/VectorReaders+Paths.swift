import CasqueGeometry
import CasqueModel
import CasqueMotion
import Testing

extension VectorReaders {
  static let paths: [String: VectorReader] = [
    "path.polyline": { vector in
      let points = vector.inputs["points"].list.compactMap(\.point)
      return value(of: .polyline(points), at: try vector.number("u"))
    },
    "path.bezier": { vector in
      let points = vector.inputs["controlPoints"].list.compactMap(\.point)
      try #require(points.count == 4)
      return value(
        of: .cubic(points[0], points[1], points[2], points[3]), at: try vector.number("u"))
    },
    "build.order": { vector in
      let starts: [String: Build.Start] = [
        "onClick": .onClick, "with": .withPrevious, "withPrevious": .withPrevious,
        "after": .afterPrevious, "afterPrevious": .afterPrevious,
      ]
      let builds = try vector.inputs["builds"].list.map { row in
        Build(
          try #require(row["name"].text),
          start: try #require(starts[row["start"].text ?? "onClick"]),
          delay: row["delay"].number ?? 0, duration: try #require(row["duration"].number))
      }
      let schedule = BuildSchedule(builds, clicks: vector.inputs["clicks"].numbers)
      return .list(
        schedule.entries.map { entry in
          .table([
            "name": .text(entry.build.name),
            "start": entry.start.map { .number($0) } ?? .nothing,
            "end": entry.end.map { .number($0) } ?? .nothing,
          ])
        })
    },
  ]

  private static func value(of path: MotionPath, at u: Double) -> VectorValue {
    let position = path.position(at: u)
    return .table([
      "point": .point(position.point), "tangentDeg": .number(position.direction * 180 / .pi),
      "length": .number(path.length),
    ])
  }
}
