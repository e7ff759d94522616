import CasqueGeometry
import CasqueModel

extension WindowDrawing {
  /// Draws a material; with Reduce Transparency it is the tint alone, opaque.
  mutating func draw(_ material: DisplayMaterial, in shape: Shape) {
    guard !shape.bounds.isEmpty else { return }
    if environment.traits.isReduceTransparencyEnabled {
      var solid = material.tint
      solid.alpha = 1
      list.fill(shape, solid)
    } else {
      list.commands.append(.material(shape, material))
    }
  }

  /// Draws a piece of glass with its shadow, which does not darken what is seen through it.
  mutating func drawGlass(_ piece: Glass.Piece, in shape: Shape, shadow: DisplayShadow) {
    guard !shape.bounds.isEmpty else { return }
    var shadow = shadow
    shadow.extent = .outside
    list.commands.append(.shadow(shape, shadow))
    draw(Glass.material(piece, isDark: isDark), in: shape)
    drawGlassBorder(shape)
    guard !isDark, !environment.traits.isReduceTransparencyEnabled,
      let inner = shape.inset(by: 0.5)
    else { return }
    list.stroke(inner, Glass.rim, width: 1)
  }

  /// Draws the line that Increase Contrast puts around glass.
  mutating func drawGlassBorder(_ shape: Shape) {
    guard environment.traits.accessibilityContrast == .high, let inner = shape.inset(by: 0.5)
    else { return }
    list.stroke(inner, color("label", alpha: UnsureLook.glassBorderAlpha), width: 1)
  }
}
