public import CasqueModel

extension Scene {
  /// One picture for each window that is shown, back to front, named by its role.
  ///
  /// - Parameters:
  ///   - text: shapes what the layout did not.
  ///   - resources: tells how large images are.
  public func windowLayers(
    text: any TextMeasuring, resources: any Resources
  ) -> [SceneLayer] {
    let context = SceneContext(text: text, resources: resources)
    return windows.map { window in
      var list = emptyList
      list.draw(window, selection: .all, in: context)
      return SceneLayer(name: window.presentation.role.rawValue, list: list)
    }
  }

  /// The status bar and the home indicator alone.
  public func systemLayer(text: any TextMeasuring, resources: any Resources) -> SceneLayer {
    var list = emptyList
    drawSystemBars(in: &list, context: SceneContext(text: text, resources: resources))
    return SceneLayer(name: WindowRole.statusBar.rawValue, list: list)
  }

  /// One picture for the rest of the main window and one for each view of `ids`, with subviews.
  ///
  /// Ids that the layout lacks give clear pictures. The views of `ids` should be siblings in front
  /// of the rest; then the pictures laid over each other are the window.
  /// - Parameters:
  ///   - ids: the views to draw apart, back to front.
  ///   - text: shapes what the layout did not.
  ///   - resources: tells how large images are.
  public func viewLayers(
    of ids: [String], text: any TextMeasuring, resources: any Resources
  ) -> [SceneLayer] {
    let context = SceneContext(text: text, resources: resources)
    let selections: [(String, ViewSelection)] =
      [("rest", .except(ids))] + ids.map { ($0, .only($0)) }
    return selections.map { name, selection in
      var list = emptyList
      for window in windows where window.presentation.role == .main {
        list.draw(window, selection: selection, in: context)
      }
      return SceneLayer(name: name, list: list)
    }
  }
}
