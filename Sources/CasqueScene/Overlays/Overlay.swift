/// What a blueprint shows over a picture.
public enum Overlay: String, Sendable, Hashable, Codable, CaseIterable {
  /// A grid of eight points.
  case grid
  /// The notch, the island, rounded corners and the home indicator.
  case cutouts
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
  /// The alignment rectangles, which constraints speak of, where they are not the frames.
  case alignmentRects = "alignment-rects"
  /// The first and last baselines of text.
  case baselines
  /// What fingers hit: controls of 44 × 44 points and more, and smaller ones in red.
  case touchTargets = "touch-targets"
  /// The order in which VoiceOver reads.
  case readingOrder = "reading-order"
  /// Views that may move or grow freely, with how far.
  case ambiguities
  /// The constraints as dimension lines with their constants.
  case constraints
}
