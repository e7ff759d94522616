public import CasqueDiagnostics

/// A rectangle without content that constraints can name, as in UILayoutGuide.
public struct LayoutGuide: Sendable, Hashable {
  /// The name, unique within its layout together with the views' ids.
  public var id: String
  /// Where it was written.
  public var place: SourceRange?

  /// Creates a guide.
  public init(_ id: String, place: SourceRange? = nil) {
    self.id = id
    self.place = place
  }
}

/// Something with edges, extents and centres that constraints can name.
public protocol LayoutAnchored {
  /// The item that the anchors belong to.
  var layoutItem: LayoutItem { get }
}

extension LayoutAnchored {
  /// The edge where a line starts.
  public var leadingAnchor: LayoutXAxisAnchor { LayoutAnchor(layoutItem, .leading) }
  /// The edge where a line ends.
  public var trailingAnchor: LayoutXAxisAnchor { LayoutAnchor(layoutItem, .trailing) }
  /// The left edge.
  public var leftAnchor: LayoutXAxisAnchor { LayoutAnchor(layoutItem, .left) }
  /// The right edge.
  public var rightAnchor: LayoutXAxisAnchor { LayoutAnchor(layoutItem, .right) }
  /// The middle along x.
  public var centerXAnchor: LayoutXAxisAnchor { LayoutAnchor(layoutItem, .centerX) }
  /// The top edge.
  public var topAnchor: LayoutYAxisAnchor { LayoutAnchor(layoutItem, .top) }
  /// The bottom edge.
  public var bottomAnchor: LayoutYAxisAnchor { LayoutAnchor(layoutItem, .bottom) }
  /// The middle along y.
  public var centerYAnchor: LayoutYAxisAnchor { LayoutAnchor(layoutItem, .centerY) }
  /// The extent along x.
  public var widthAnchor: LayoutDimension { LayoutAnchor(layoutItem, .width) }
  /// The extent along y.
  public var heightAnchor: LayoutDimension { LayoutAnchor(layoutItem, .height) }
}

/// A guide together with the view that owns it.
public struct OwnedLayoutGuide: LayoutAnchored, Sendable, Hashable {
  /// The guide as constraints name it.
  public var layoutItem: LayoutItem

  /// Creates the named guide of a view.
  public init(_ kind: LayoutGuideKind, of viewID: String) {
    layoutItem = .guide(kind, of: viewID)
  }
}
