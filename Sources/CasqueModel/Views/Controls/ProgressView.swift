/// The content of a UIProgressView.
public struct ProgressView: Sendable, Hashable, PropertyHolder {
  /// How the bar is drawn, as in UIProgressView.Style.
  public enum Style: String, Sendable, Hashable, Codable, CaseIterable {
    /// The usual bar.
    case `default`
    /// The thinner bar for a toolbar.
    case bar
  }

  /// How much is done, from 0 to 1.
  public var progress: Double
  /// How the bar is drawn.
  public var style: Style
  /// The colour of what is done; nil for the tint.
  public var progressTintColor: Color?
  /// The colour of the rest; nil for the system's.
  public var trackTintColor: Color?

  /// Creates a progress view's content.
  public init(
    progress: Double = 0, style: Style = .default, progressTintColor: Color? = nil,
    trackTintColor: Color? = nil
  ) {
    self.progress = progress
    self.style = style
    self.progressTintColor = progressTintColor
    self.trackTintColor = trackTintColor
  }

  mutating func set(_ property: ViewProperty) -> Bool {
    switch property {
    case .progress(let progress): self.progress = progress
    case .progressViewStyle(let style): self.style = style
    case .progressTintColor(let color): progressTintColor = color
    case .trackTintColor(let color): trackTintColor = color
    default: return false
    }
    return true
  }
}
