public import CasqueModel

extension Splash {
  /// The splash with one of its texts in both windows, chosen by a seed.
  ///
  /// As in the original the text is chosen once and shared. **Source** MotionFacts §6 and §9:
  /// SplitMix64, an index by multiply-high.
  public func choosingText(seed: UInt64) -> Splash {
    guard !texts.isEmpty else { return self }
    var generator = SplitMix64(seed: seed)
    let chosen = texts[generator.index(upTo: texts.count) - 1]
    var copy = self
    if let text { copy.foreground = foreground.settingText(chosen, of: text) }
    if let backgroundText {
      copy.background = background.settingText(chosen, of: backgroundText)
    }
    return copy
  }
}

extension View {
  /// The same tree with another text of one label.
  fileprivate func settingText(_ text: String, of id: String) -> View {
    var copy = self
    if self.id == id, case .label(var label) = content {
      label.text = text
      copy.content = .label(label)
    }
    copy.subviews = subviews.map { $0.settingText(text, of: id) }
    return copy
  }
}
