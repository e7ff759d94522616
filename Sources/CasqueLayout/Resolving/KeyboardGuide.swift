import CasqueGeometry
import CasqueModel

extension LayoutEnvironment {
  /// The height of the keyboard guide of a view: it stands on the view's bottom edge.
  ///
  /// While the keyboard is hidden it is the bottom safe area; else what the keyboard covers of the
  /// view, at least that safe area and at most the whole view.
  /// **Source** EnvironmentFacts §1; UIKeyboardLayoutGuide keeps to the bottom safe area.
  func keyboardGuideHeight(in frame: Rect, _ insets: ViewInsets) -> Double {
    guard keyboardHeight > 0 else { return insets.safeArea.bottom }
    let covered = frame.maxY - (size.height - keyboardHeight)
    return min(max(covered, insets.safeArea.bottom), max(frame.height, insets.safeArea.bottom))
  }
}
