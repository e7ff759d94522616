/// What a blueprint shows over a picture.
public enum Overlay: String, Sendable, Hashable, Codable, CaseIterable {
  /// What bars and cut-outs leave free in the root view.
  case safeArea = "safe-area"
  /// The margins of the root view and of every view that sets its own.
  case margins
  /// The root view's readable content guide.
  case readable
  /// The layout's own guides, with their ids.
  case guides
  /// The frames of all views, with their ids.
  case frames
  /// The first and last baselines of text.
  case baselines
  /// The constraints as dimension lines with their constants.
  case constraints
}
