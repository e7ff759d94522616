public import CasqueGeometry

/// A measure of a view or guide that a constraint relates, as in NSLayoutConstraint.Attribute.
public enum LayoutAttribute: String, Sendable, Hashable, Codable, CaseIterable {
  /// The left edge.
  case left
  /// The right edge.
  case right
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The edge where a line starts.
  case leading
  /// The edge where a line ends.
  case trailing
  /// The extent along x.
  case width
  /// The extent along y.
  case height
  /// The middle along x.
  case centerX
  /// The middle along y.
  case centerY
  /// The baseline of the last line of text.
  case lastBaseline
  /// The baseline of the first line of text.
  case firstBaseline
  /// The left margin.
  case leftMargin
  /// The right margin.
  case rightMargin
  /// The top margin.
  case topMargin
  /// The bottom margin.
  case bottomMargin
  /// The margin where a line starts.
  case leadingMargin
  /// The margin where a line ends.
  case trailingMargin
  /// The middle between the margins along x.
  case centerXWithinMargins
  /// The middle between the margins along y.
  case centerYWithinMargins

  /// The axis the attribute is measured along.
  public var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    }
  }

  /// Whether it is an extent and not a position.
  public var isDimension: Bool { self == .width || self == .height }

  /// Whether it follows the writing direction.
  public var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether it is tied to the left or right whatever the writing direction.
  public var isAbsoluteSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// The attribute on the view itself if this is a margin variant, else nil.
  public var withinMargins: LayoutAttribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }
}
