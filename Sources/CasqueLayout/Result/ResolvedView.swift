public import CasqueGeometry
public import CasqueModel

/// A view with everything that solving found out about it.
public struct ResolvedView: Sendable, Hashable {
  /// The view, shared with the other results of its structure.
  package private(set) var shared: SharedView
  /// The view as it is in this environment, variations applied; its subviews are in the result.
  public var view: View {
    get { shared.view }
    set { shared = SharedView(newValue) }
  }
  /// The id of the superview, or nil for the root.
  public var superview: String?
  /// The frame in the superview's coordinates, in points, edges on the pixel grid.
  ///
  /// In a scroll view these are the coordinates of its content.
  public var frame: Rect
  /// The frame in the window's coordinates, in points, edges on the pixel grid.
  public var absoluteFrame: Rect
  /// The alignment rectangle in the window's coordinates, in points, as solved and not rounded.
  public var alignmentRect: Rect
  /// The view's own safe area, as distances from its edges.
  public var safeAreaInsets: Insets
  /// The view's effective margins, safe area included, as distances from its edges.
  public var layoutMargins: Insets
  /// The readable content guide in the window's coordinates, in points.
  public var readableContentFrame: Rect
  /// The size that its content asks for, of the alignment rectangle; nil where it asks for none.
  public var intrinsicContentSize: AxisPair<Double?>
  /// The text at its final width, or nil if the view has none.
  public var text: ShapedText?
  /// Where the text lies, in the view's own coordinates, in points; lines are aligned within it.
  public var textFrame: Rect
  /// The distance from the top of the alignment rectangle to the first baseline.
  public var firstBaseline: Double
  /// The distance from the last baseline to the bottom of the alignment rectangle.
  public var lastBaselineToBottom: Double
  /// The size of what a scroll view scrolls, in points; nil for another view.
  public var contentSize: Size?
  /// Where what a scroll view scrolls lies at rest, in the window's coordinates, in points, edges on
  /// the pixel grid; nil for another view.
  ///
  /// The frames of its subviews are measured from its origin.
  public var contentFrame: Rect?
  /// Whether leading is at the right.
  public var isMirrored: Bool
  /// Whether the view or one of its superviews is hidden.
  public var isEffectivelyHidden: Bool

  /// The view's id.
  public var id: String { shared.view.id }
  /// The view's own coordinate space: its size at the origin.
  public var bounds: Rect { Rect(origin: .zero, size: frame.size) }
  /// The safe area guide in the window's coordinates, in points.
  public var safeAreaFrame: Rect { absoluteFrame.inset(by: safeAreaInsets) }
  /// The margins guide in the window's coordinates, in points.
  public var layoutMarginsFrame: Rect { absoluteFrame.inset(by: layoutMargins) }

  /// Creates a resolved view without text whose insets are zero.
  public init(
    view: View, superview: String?, frame: Rect, absoluteFrame: Rect, alignmentRect: Rect
  ) {
    self.init(
      SharedView(view), superview: superview, frame: frame, absoluteFrame: absoluteFrame,
      alignmentRect: alignmentRect)
  }

  /// Creates a resolved view of one that others share.
  init(
    _ shared: SharedView, superview: String?, frame: Rect, absoluteFrame: Rect,
    alignmentRect: Rect
  ) {
    self.shared = shared
    self.superview = superview
    self.frame = frame
    self.absoluteFrame = absoluteFrame
    self.alignmentRect = alignmentRect
    safeAreaInsets = .zero
    layoutMargins = .zero
    readableContentFrame = absoluteFrame
    intrinsicContentSize = AxisPair(both: nil)
    text = nil
    textFrame = .zero
    firstBaseline = alignmentRect.height
    lastBaselineToBottom = 0
    contentSize = nil
    contentFrame = nil
    isMirrored = false
    isEffectivelyHidden = false
  }
}
