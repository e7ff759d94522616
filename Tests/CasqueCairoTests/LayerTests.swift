import CasqueGeometry
import CasqueImaging
import CasqueModel
import CasqueScene
import Testing

@testable import CasqueCairo

@Suite struct LayerTests {
  private static let all = Shape.rect(Rect(x: 0, y: 0, width: 10, height: 10))

  /// Two grey levels, each as its formula has it (ISO 32000-1, 11.3.5).
  @Test(arguments: [
    (BlendMode.normal, 0.5), (.multiply, 0.4), (.screen, 0.9), (.darken, 0.5), (.lighten, 0.8),
    (.difference, 0.3), (.exclusion, 0.5), (.plusLighter, 1), (.overlay, 0.8), (.hardLight, 0.8),
    (.colorDodge, 1), (.colorBurn, 0.6),
  ])
  func blendModes(mode: BlendMode, expected: Double) throws {
    let bitmap = try Drawing.bitmap(
      Drawing.list { list in
        list.fill(Self.all, RGBA(red: 0.8, green: 0.8, blue: 0.8))
        list.group(DisplayGroup(compositing: .blend(mode))) {
          $0.fill(Self.all, RGBA(red: 0.5, green: 0.5, blue: 0.5))
        }
      })
    let level = UInt8((expected * 255).rounded())
    #expect(bitmap[5, 5].isNear(Pixel(red: level, green: level, blue: level), within: 2))
  }

  /// Lines that cross are one colour, and a gap shows what lies under the group.
  @Test func stencilsTakeCoverageOnce() throws {
    let bitmap = try Drawing.bitmap(
      Drawing.list { list in
        list.group(DisplayGroup(stencil: RGBA.black.multiplyingAlpha(by: 0.5))) { list in
          list.fill(Self.all, .white)
          list.fill(.rect(Rect(x: 0, y: 0, width: 5, height: 10)), .black)
          list.group(DisplayGroup(compositing: .erase)) {
            $0.fill(.rect(Rect(x: 2, y: 2, width: 6, height: 2)), .black)
          }
        }
      })
    #expect(bitmap[1, 8].isNear(Pixel(red: 128, green: 128, blue: 128)))
    #expect(bitmap[8, 8].isNear(Pixel(red: 128, green: 128, blue: 128)))
    #expect(bitmap[4, 3] == .white)
  }

  /// A shadow that is neither blurred nor moved shows its spread alone.
  @Test func spreadMovesTheOutline() throws {
    let shadow = DisplayShadow(color: .black, radius: 0, offset: .zero, spread: 2)
    let bitmap = try Drawing.bitmap(
      Drawing.list(20, 20) {
        $0.commands.append(.shadow(.rect(Rect(x: 8, y: 8, width: 4, height: 4)), shadow))
      })
    #expect(bitmap[6, 10] == .black && bitmap[13, 10] == .black)
    #expect(bitmap[5, 10] == .white && bitmap[14, 10] == .white)
  }

  /// Under glass a shadow is seen only outside.
  @Test func outsideShadowsLeaveTheInside() throws {
    let shadow = DisplayShadow(
      color: .black, radius: 0, offset: Point(x: 3, y: 0), extent: .outside)
    let bitmap = try Drawing.bitmap(
      Drawing.list(20, 20) {
        $0.commands.append(.shadow(.rect(Rect(x: 4, y: 4, width: 6, height: 6)), shadow))
      })
    #expect(bitmap[8, 6] == .white && bitmap[11, 6] == .black && bitmap[13, 6] == .white)
  }

  /// Black at 0°, white at 360°: a quarter turn is a quarter of the way.
  @Test func conicGradientsTurnClockwise() throws {
    let stops = [
      GradientStop(location: 0, color: .black), GradientStop(location: 1, color: .white),
    ]
    let bitmap = try Drawing.bitmap(
      Drawing.list(101, 101) {
        $0.commands.append(
          .fill(
            .rect(Rect(x: 0, y: 0, width: 101, height: 101)),
            .conicGradient(stops, center: Point(x: 50.5, y: 50.5), angle: 0, reach: 80)))
      })
    for (x, y, share) in [(50, 90, 0.25), (10, 50, 0.5), (50, 10, 0.75)] {
      #expect(abs(Double(bitmap[x, y].red) / 255 - share) < 0.02)
    }
  }

  @Test func radialGradientsAreEllipses() throws {
    let stops = [
      GradientStop(location: 0, color: .black), GradientStop(location: 1, color: .white),
    ]
    let bitmap = try Drawing.bitmap(
      Drawing.list(101, 51) {
        $0.commands.append(
          .fill(
            .rect(Rect(x: 0, y: 0, width: 101, height: 51)),
            .radialGradient(
              stops, center: Point(x: 50.5, y: 25.5), radii: Size(width: 50, height: 25))))
      })
    for (x, y, share) in [(75, 25, 0.5), (50, 38, 0.5), (95, 25, 0.9), (0, 0, 1.0)] {
      #expect(abs(Double(bitmap[x, y].red) / 255 - share) < 0.03)
    }
  }

  /// Seen from 100 points, what lies 50 points nearer is twice as large.
  @Test func perspectiveEnlargesWhatIsNear() throws {
    // W = 1 − z/d = 0.5 for the whole plane, about the point (10, 10).
    let near = Projection(rows: [1, 0, 0, 0, 1, 0, 0, 0, 0.5]).conjugated(
      before: .translation(x: -10, y: -10), after: .translation(x: 10, y: 10))
    let bitmap = try Drawing.bitmap(
      Drawing.list(20, 20) { list in
        list.group(DisplayGroup(projection: near)) {
          $0.fill(.rect(Rect(x: 8, y: 8, width: 4, height: 4)), .black)
        }
      })
    #expect(bitmap[7, 10].isNear(.black, within: 3) && bitmap[12, 12].isNear(.black, within: 3))
    #expect(bitmap[4, 10] == .white && bitmap[15, 10] == .white)
  }
}
