import CasqueGeometry
import CasqueLayout
import CasqueModel

extension WindowDrawing {
  /// Draws the material of a visual effect view; one with vibrancy has none.
  mutating func draw(_ effectView: VisualEffectView, in view: PresentedView) {
    guard let effect = effectView.effect, effectView.vibrancy == nil else { return }
    draw(effect.material(in: environment.traits.userInterfaceStyle), in: view.outline)
  }

  /// How the subviews of a view are drawn together: in the one colour that vibrancy lights them
  /// with, which adds to dark materials and darkens light ones.
  func subviewGroup(of view: PresentedView) -> DisplayGroup {
    guard case .visualEffectView(let effectView) = view.view.content,
      let vibrancy = effectView.vibrancy
    else { return DisplayGroup() }
    let isDark = (effectView.effect?.fixedStyle ?? environment.traits.userInterfaceStyle) == .dark
    return DisplayGroup(
      compositing: .blend(isDark ? .plusLighter : .normal),
      stencil: .ink(vibrancy.alpha, isDark: isDark))
  }
}
