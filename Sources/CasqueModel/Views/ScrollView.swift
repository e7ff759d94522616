public import CasqueGeometry

/// The content of a UIScrollView, at rest at the beginning of what it scrolls.
///
/// Constraints from subviews to its own edges, and those to its content layout guide, are about
/// the area that scrolls and so give the content size; its width, height and centre and its frame
/// layout guide are about what can be seen of it.
public struct ScrollView: Sendable, Hashable {
  /// When the safe area is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: String, Sendable, Hashable, Codable, CaseIterable {
    /// Along y always; along x where the content is wider than the view.
    case automatic
    /// On the axes on which the content is longer than the view.
    case scrollableAxes
    /// Never.
    case never
    /// On both axes.
    case always
  }

  /// The distances from the edges of the content to those of the view, in points.
  public var contentInset: Insets
  /// When the safe area is added to them.
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior

  /// Creates a scroll view's content with UIKit's defaults.
  public init(
    contentInset: Insets = .zero,
    contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
  ) {
    self.contentInset = contentInset
    self.contentInsetAdjustmentBehavior = contentInsetAdjustmentBehavior
  }
}
