import CasqueGeometry
import CasqueModel
import CasqueMotion
import Testing

extension VectorReaders {
  static let effects: [String: VectorReader] = [
    "motionEffect": { vector in
      let effect = InterpolatingMotionEffect(
        keyPath: "center.x", type: .horizontal,
        minimumRelativeValue: try vector.number("min"),
        maximumRelativeValue: try vector.number("max"))
      return .number(
        effect.relativeValue(at: Tilt(x: try vector.number("viewerOffset"), y: 0)))
    },
    "motionEffect.group": motionEffectGroup,
    "motionEffect.reduceMotion": motionEffectGroup,
    "wallpaper.margin": { vector in
      .point(
        Wallpaper(
          screenSize: try vector.size("screenPx"), imageSize: try vector.size("wallpaperPx"),
          scale: try vector.number("scale", default: 2)
        ).margin)
    },
    "blur.box": { vector in
      let blur = BoxBlur(
        radius: try vector.number("radius"), scale: try vector.number("scale", default: 1))
      return .table([
        "boxPx": .number(Double(blur.boxWidth)), "passes": .number(Double(BoxBlur.passes)),
      ])
    },
    "window.order": { vector in
      let windows = try vector.inputs["windows"].list.map { window in
        (
          name: try #require(window["name"].text),
          level: WindowLevel(rawValue: window["level"].number ?? 0)
        )
      }
      return .list(
        WindowLevel.backToFront(windows) { $0.level }.map { .text($0.name) })
    },
  ]

  /// The group that vectors without effects of their own mean.
  private static let group = MotionEffectGroup([
    effect("center.x", .horizontal, -12, 12), effect("center.x", .horizontal, -4, 4),
    effect("center.y", .vertical, -10, 10),
  ])

  private static func effect(
    _ keyPath: String, _ axis: Axis, _ minimum: Double, _ maximum: Double
  ) -> InterpolatingMotionEffect {
    InterpolatingMotionEffect(
      keyPath: keyPath, type: axis, minimumRelativeValue: minimum, maximumRelativeValue: maximum)
  }

  private static let motionEffectGroup: VectorReader = { vector in
    let effects = try vector.inputs["effects"].list.map { row in
      let parts = row.list
      try #require(parts.count == 4)
      return effect(
        try #require(parts[0].text), parts[1].text == "h" ? .horizontal : .vertical,
        try #require(parts[2].number), try #require(parts[3].number))
    }
    let viewer = try vector.point("viewerOffset", default: Point(x: 0.5, y: -0.5))
    let values = (effects.isEmpty ? group : MotionEffectGroup(effects))
      .keyPathsAndRelativeValues(
        at: Tilt(x: viewer.x, y: viewer.y),
        for: vector.inputs["reduceMotion"].flag == true ? .reduced : .full)
    return .table(
      values.reduce(into: [:]) { $0[$1.keyPath] = .number($1.value) })
  }
}
