public import CasqueDiagnostics

/// How the two sides of a constraint compare, as in NSLayoutConstraint.Relation.
public enum LayoutRelation: String, Sendable, Hashable, Codable, CaseIterable {
  /// The first side is at most the second.
  case lessThanOrEqual = "<="
  /// Both sides are the same.
  case equal = "="
  /// The first side is at least the second.
  case greaterThanOrEqual = ">="
}

/// first.attribute (≤, =, ≥) multiplier · second.attribute + constant, as in NSLayoutConstraint.
///
/// The view whose `constraints` list it stands in holds it; positions with a multiplier are
/// measured in the holder's coordinates.
public struct LayoutConstraint: Sendable, Hashable {
  /// The item on the left side.
  public var firstItem: LayoutItem
  /// The attribute on the left side.
  public var firstAttribute: LayoutAttribute
  /// How the sides compare.
  public var relation: LayoutRelation
  /// The item on the right side, or nil if that is a constant.
  public var secondItem: LayoutItem?
  /// The attribute on the right side, or nil if that is a constant.
  public var secondAttribute: LayoutAttribute?
  /// What the second attribute is multiplied with.
  public var multiplier: Double
  /// What is added, in points.
  public var constant: Double
  /// How firmly it holds.
  public var priority: LayoutPriority
  /// The author's name for it, unique within its layout.
  public var identifier: String?
  /// Whether the constant is the standard space of visual format, to be found when lowered.
  public var spacing: StandardSpacing?
  /// Where it was written.
  public var place: SourceRange?
  /// As it was written, for messages; nil to print the parts.
  public var text: String?

  /// A space that visual format leaves to the system.
  public enum StandardSpacing: Sendable, Hashable {
    /// Between siblings.
    ///
    /// **Source** layout rule 7: 8 points.
    case sibling
    /// To the superview's edge: that view's layout margin.
    ///
    /// **Source** layout rule 7.
    case superview
  }

  /// Creates a constraint from its parts.
  public init(
    _ firstItem: LayoutItem, _ firstAttribute: LayoutAttribute,
    _ relation: LayoutRelation = .equal, to secondItem: LayoutItem? = nil,
    _ secondAttribute: LayoutAttribute? = nil, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    spacing: StandardSpacing? = nil, place: SourceRange? = nil, text: String? = nil
  ) {
    self.firstItem = firstItem
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondItem = secondItem
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
    self.spacing = spacing
    self.place = place
    self.text = text
  }

  /// The same constraint at another priority.
  public func priority(_ priority: LayoutPriority) -> LayoutConstraint {
    var copy = self
    copy.priority = priority
    return copy
  }

  /// The same constraint under a name.
  public func identifier(_ identifier: String) -> LayoutConstraint {
    var copy = self
    copy.identifier = identifier
    return copy
  }
}
