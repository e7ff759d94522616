import CasqueGeometry
import CasqueLayout
import CasqueModel

extension WindowDrawing {
  /// Draws a material as a translucent fill, which on a plain ground looks as with the blur.
  ///
  /// **Source** spec/controls.md, “source-over fits” (low, by eye); solid with Reduce Transparency.
  mutating func draw(_ effectView: VisualEffectView, in view: PresentedView) {
    guard let effect = effectView.effect, !view.frame.isEmpty else { return }
    let (light, dark, alpha): (UInt32, UInt32, Double) =
      switch effect {
      case .systemUltraThinMaterial: (0xF8F8F8, 0x1F1F1F, 0.45)
      case .systemThinMaterial: (0xF6F6F6, 0x202020, 0.6)
      case .systemMaterial: (0xF5F5F5, 0x232323, 0.72)
      case .systemThickMaterial: (0xF7F7F7, 0x272727, 0.85)
      case .systemChromeMaterial: (0xF9F9F9, 0x1A1A1A, 0.8)
      }
    let isSolid = environment.traits.isReduceTransparencyEnabled
    list.fill(view.outline, .hex(isDark ? dark : light, alpha: isSolid ? 1 : alpha))
  }
}
