import CasqueGeometry
import CasqueModel

extension ContentMeasurer {
  /// A switch asks for the system's size less its alignment insets, whatever it shows.
  ///
  /// **Source** EnvironmentFacts §7: frame 51 × 31 with content 49 × 31; 63 × 28 on iOS 26.
  func measureSwitch() -> MeasuredContent {
    let insets = controls.switchAlignmentInsets
    return MeasuredContent(
      width: max(0, controls.switchSize.width - insets.left - insets.right),
      height: max(0, controls.switchSize.height - insets.top - insets.bottom),
      alignmentInsets: insets)
  }
}
