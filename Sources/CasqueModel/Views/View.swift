public import CasqueDiagnostics
public import CasqueGeometry

/// How a view's content direction follows the language, as in UISemanticContentAttribute.
public enum SemanticContentAttribute: String, Sendable, Hashable, Codable, CaseIterable {
  /// Follows the app's language.
  case unspecified
  /// Media controls: never mirrored.
  case playback
  /// Things with a place in space: never mirrored.
  case spatial
  /// Always from left to right.
  case forceLeftToRight
  /// Always from right to left.
  case forceRightToLeft
}

/// A view of a layout: a value with a string id, as its document states it.
public struct View: Sendable, Hashable, LayoutAnchored {
  /// The name, unique within its layout.
  public var id: String
  /// What kind of view it is, with the kind's own properties.
  public var content: ViewContent
  /// How it looks whatever its kind.
  public var appearance: Appearance {
    get { sharedAppearance.value }
    _modify { yield &sharedAppearance.value }
  }
  /// Its subviews, back to front.
  public var subviews: [View]
  /// Its own layout guides.
  public var layoutGuides: [LayoutGuide]
  /// The constraints it holds.
  public var constraints: [LayoutConstraint]
  /// What changes where conditions hold, in the order they are applied.
  public var variations: [Variation]
  /// Whether it is neither drawn nor touched; it still takes part in layout.
  public var isHidden: Bool
  /// Whether it answers touches; false takes it out of touch checks.
  public var isUserInteractionEnabled: Bool
  /// Its own margins, or nil for the default (8 on every edge; a root view has the system's).
  public var directionalLayoutMargins: DirectionalInsets?
  /// Whether its content also keeps out of its superview's margins.
  public var preservesSuperviewLayoutMargins: Bool
  /// Whether its margins are added to its safe area.
  public var insetsLayoutMarginsFromSafeArea: Bool
  /// How its content follows the writing direction.
  public var semanticContentAttribute: SemanticContentAttribute
  /// How strongly it resists growing beyond its content, by axis; nil for its kind's default.
  public var contentHuggingPriority: AxisPair<LayoutPriority?>
  /// How strongly it resists shrinking below its content, by axis; nil for its kind's default.
  public var contentCompressionResistancePriority: AxisPair<LayoutPriority?>
  /// What it asks for in place of its content, by axis.
  public var intrinsicSize: AxisPair<IntrinsicSize>
  /// How it follows its superview where it has no constraints; nil for a view with constraints.
  ///
  /// A stack view arranges its subviews whatever they state here.
  public var autoresizing: Autoresizing?
  /// Where it was written.
  public var place: SourceRange?
  /// Most views of a tree look alike, and a look is larger than all the rest of a view.
  private var sharedAppearance: SharedValue<Appearance>

  private static let ordinaryAppearance = SharedValue(Appearance())

  /// Creates a view of a kind; everything else has UIKit's defaults (a scroll view clips).
  public init(
    _ id: String, content: ViewContent = .plain, subviews: [View] = [],
    constraints: [LayoutConstraint] = [], place: SourceRange? = nil
  ) {
    self.id = id
    self.content = content
    self.sharedAppearance = Self.ordinaryAppearance
    self.subviews = subviews
    self.layoutGuides = []
    self.constraints = constraints
    self.variations = []
    self.isHidden = false
    self.isUserInteractionEnabled = true
    self.directionalLayoutMargins = nil
    self.preservesSuperviewLayoutMargins = false
    self.insetsLayoutMarginsFromSafeArea = true
    self.semanticContentAttribute = .unspecified
    self.contentHuggingPriority = AxisPair(both: nil)
    self.contentCompressionResistancePriority = AxisPair(both: nil)
    self.intrinsicSize = AxisPair(both: .ofContent)
    self.autoresizing = nil
    self.place = place
    if content.scrolling != nil { appearance.clipsToBounds = true }
  }

  /// The view as constraints name it.
  public var layoutItem: LayoutItem { .view(id) }
}
