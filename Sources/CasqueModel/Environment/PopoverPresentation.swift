public import CasqueGeometry

/// A popover, as UIPopoverPresentationController has it.
public struct PopoverPresentation: Sendable, Hashable {
  /// Where a popover's arrow points, as in UIPopoverArrowDirection.
  public enum ArrowDirection: String, Sendable, Hashable, Codable, CaseIterable {
    /// Up: the popover is below its source.
    case up
    /// Down: the popover is above its source.
    case down
    /// Left: the popover is right of its source.
    case left
    /// Right: the popover is left of its source.
    case right
  }

  /// The width that its content prefers, in points; nil for the system's.
  public var width: Double?
  /// The height that its content prefers, in points; nil for the system's.
  public var height: Double?
  /// The id of the view of the screen under it that it points at; nil for none.
  public var sourceView: String?
  /// What it points at, in the coordinates of ``sourceView``, or of the screen without one, in points;
  /// nil for the bounds of the view.
  public var sourceRect: Rect?
  /// Where its arrow may point; with none it lies over its source.
  public var permittedArrowDirections = Set(ArrowDirection.allCases)

  /// Creates a popover; one without a source stands in the middle of the screen.
  public init(
    width: Double? = nil, height: Double? = nil, sourceView: String? = nil,
    sourceRect: Rect? = nil
  ) {
    self.width = width
    self.height = height
    self.sourceView = sourceView
    self.sourceRect = sourceRect
  }

  /// Whether it points at something.
  package var hasSource: Bool { sourceView != nil || sourceRect != nil }
}
