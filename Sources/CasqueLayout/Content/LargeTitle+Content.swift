import CasqueGeometry
package import CasqueModel

extension NavigationBar {
  /// The font of a large title, which grows with the user's text size.
  package static let largeTitleFont = Font.preferred(.largeTitle, weight: .bold)
}

extension ContentMeasurer {
  /// The room below a navigation bar's row for a large title, and where in that its line begins.
  ///
  /// The room is 52, or the line and 4 more: 61.5 with a title of 48 points. None where the window
  /// is low.
  /// **Source** ControlFacts, Navigation bar, large title (high); its growth is of iOS 26 alone.
  package var largeTitleZone: (height: Double, top: Double, line: Double) {
    let usual = environment.profile.bars.largeTitle
    guard usual > 0 else { return (0, 0, 0) }
    let font = NavigationBar.largeTitleFont
    let line = grid.ceil(engine.metrics(of: font, traits: environment.traits).lineHeight)
    let height = max(usual, line + 4)
    let usualTop = (Int(environment.profile.name) ?? 18) >= 26 ? 3.5 : 3
    return (height, min(usualTop, max(0, height - line - 4)), line)
  }
}
