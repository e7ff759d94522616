import CasqueGeometry
import CasqueModel
import CasqueMotion
import Testing

extension VectorReaders {
  static let splash: [String: VectorReader] = [
    "splash.dismiss": { vector in
      let tracks = try tracks(vector)
      let grown = try vector.number("logoBase", default: 72) * SplashTracks.appearScale
      return .list(
        vector.inputs["times"].numbers.map { row(tracks, at: $0, grownSide: grown) })
    },
    "splash.appear": { vector in
      let (tracks, t) = (try tracks(vector), try vector.number("t"))
      return .table([
        "logoScale": .number(tracks.appearLogoScale.value(at: t)),
        "textDy": .number(tracks.appearTextOffset.value(at: t)),
        "textAlpha": .number(tracks.appearTextAlpha.value(at: t)),
      ])
    },
    "splash.timeline": { vector in
      let tracks = try tracks(vector)
      return .table([
        "present": .number(tracks.appearLogoScale.begin),
        "appearEnd": .number(tracks.appearLogoScale.end), "dismiss": .number(tracks.opening),
        "logoFadeStart": .number(tracks.logoAlpha.begin),
        "logoFadeEnd": .number(tracks.logoAlpha.end), "shrinkEnd": .number(tracks.shrinkEnd),
        "textFadeEnd": .number(tracks.backgroundTextAlpha.end), "end": .number(tracks.end),
      ])
    },
    "splash.coverage": { vector in
      let coverage = SplashCoverage(
        size: try vector.size("size"), logoCenter: vector.inputs["logoCenter"].point,
        logoSide: try vector.number("logoSide", default: 88))
      func rotation(_ aim: Splash.Aim) throws -> Double {
        let tracks = try tracks(vector, aim: aim)
        return tracks.maskRotation.value(at: tracks.end) * 180 / .pi
      }
      return .table([
        "finalScale": .number(coverage.finalScale), "finalSide": .number(coverage.finalSide),
        "halfDiagonal": .number(coverage.halfDiagonal),
        "minInscribedRadiusFraction": .number(coverage.minimumInscribedRadiusFraction),
        "covered": .flag(coverage.isCovered()),
        "codeRotationDeg": .number(try rotation(.faithful)),
        "aimedRotationDeg": .number(try rotation(.corner)),
      ])
    },
  ]

  private static func tracks(
    _ vector: MotionVector, aim: Splash.Aim = .faithful
  ) throws -> SplashTracks {
    let size = try vector.point("size", default: Point(x: 375, y: 667))
    return SplashTracks(
      Splash(
        foreground: View("f"), background: View("b"), logo: "logo",
        hold: try vector.number("hold", default: 2),
        duration: try vector.number("duration", default: 0.6), aim: aim),
      size: Size(width: size.x, height: size.y),
      logoCenter: try vector.point("logoCenter", default: Point(x: size.x / 2, y: size.y / 2)),
      logoSide: try vector.number("logoBase", default: 72))
  }

  private static func row(
    _ tracks: SplashTracks, at time: Double, grownSide: Double
  ) -> VectorValue {
    let t = tracks.opening + time
    let (scale, window) = (tracks.maskScale.value(at: t), tracks.windowScale.value(at: t))
    return .table([
      "t": .number(time), "scale": .number(scale),
      "rotationDeg": .number(tracks.maskRotation.value(at: t) * 180 / .pi),
      "logoAlpha": .number(tracks.logoAlpha.value(at: t)),
      "textAlpha": .number(tracks.backgroundTextAlpha.value(at: t)),
      "windowScale": .number(window), "maskSide": .number(grownSide * scale),
      "maskSideOnScreen": .number(grownSide * scale * window),
    ])
  }
}
