public import CasqueGeometry

/// The content of a UIStackView: it arranges its subviews, which are its arranged subviews.
///
/// Hidden subviews stay arranged but take no room, and neither does the space around them.
public struct StackView: Sendable, Hashable {
  /// How arranged subviews share the extent along the axis.
  public enum Distribution: String, Sendable, Hashable, Codable, CaseIterable {
    /// One after the other; by their priorities they grow or shrink to fill the stack.
    case fill
    /// All as long as the first.
    case fillEqually
    /// In the proportions of their content sizes.
    case fillProportionally
    /// As long as they ask for, with equal gaps.
    case equalSpacing
    /// As long as they ask for, with equal distances of their centres.
    case equalCentering
  }

  /// How arranged subviews lie across the axis.
  public enum Alignment: String, Sendable, Hashable, Codable, CaseIterable {
    /// From edge to edge.
    case fill
    /// At the leading edge; in a horizontal stack at the top.
    case leading
    /// At the top; in a vertical stack at the leading edge.
    case top
    /// In the middle.
    case center
    /// At the trailing edge; in a horizontal stack at the bottom.
    case trailing
    /// At the bottom; in a vertical stack at the trailing edge.
    case bottom
    /// With their first baselines on one line; only in horizontal stacks.
    case firstBaseline
    /// With their last baselines on one line; only in horizontal stacks.
    case lastBaseline
  }

  /// The space that `UIStackView.spacingUseSystem` stands for, in points.
  ///
  /// **Source** SavedFrames §6, `spacingType="standard"`.
  public static let spacingUseSystem: Double = 8

  /// The direction in which subviews follow one another.
  public var axis: Axis
  /// How subviews share the extent along the axis.
  public var distribution: Distribution
  /// How subviews lie across the axis.
  public var alignment: Alignment
  /// The space between neighbours, in points.
  public var spacing: Double
  /// The space after a subview in place of ``spacing``, by its id, in points.
  public var customSpacing: [String: Double]
  /// Whether subviews are arranged inside the stack's margins.
  public var isLayoutMarginsRelativeArrangement: Bool
  /// Whether the space of a vertical stack is measured from baseline to baseline.
  public var isBaselineRelativeArrangement: Bool

  /// Creates a stack view's content with UIKit's defaults.
  public init(
    axis: Axis = .horizontal, distribution: Distribution = .fill, alignment: Alignment = .fill,
    spacing: Double = 0, customSpacing: [String: Double] = [:],
    isLayoutMarginsRelativeArrangement: Bool = false,
    isBaselineRelativeArrangement: Bool = false
  ) {
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
    self.customSpacing = customSpacing
    self.isLayoutMarginsRelativeArrangement = isLayoutMarginsRelativeArrangement
    self.isBaselineRelativeArrangement = isBaselineRelativeArrangement
  }

  /// The space after the subview with an id, in points.
  public func spacing(after id: String) -> Double { customSpacing[id] ?? spacing }
}
