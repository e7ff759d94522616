public import CasqueDiagnostics
public import CasqueGeometry

/// A constraint as a conflict or an explanation names it.
public struct ConstraintDescription: Sendable, Hashable {
  /// Who made a constraint.
  public enum Origin: Sendable, Hashable {
    /// The layout's author.
    case user
    /// A view's content size.
    case contentSize
    /// The rule that no size is negative.
    case nonNegativeSize
    /// The window's size, or another constraint of the system's own.
    case system
  }

  /// Who made it.
  public var origin: Origin
  /// The view it is about first.
  public var viewID: String
  /// How it reads.
  public var text: String
  /// Where it was written, if it was.
  public var place: SourceRange?
  /// What of the layout makes it where the author wrote no constraint, such as “the spacing of stack
  /// 'row'”; empty for constraints, and for the rule that no size is negative.
  public var subject = ""

  /// Creates a description.
  public init(origin: Origin, viewID: String, text: String, place: SourceRange? = nil) {
    self.origin = origin
    self.viewID = viewID
    self.text = text
    self.place = place
  }
}

/// Required constraints that cannot hold together.
///
/// The set is inclusion-minimal and verified: without any one member the others can hold.
public struct LayoutConflict: Sendable, Hashable {
  /// The members, in the order of the layout.
  public var members: [ConstraintDescription]
  /// Which member was relaxed to go on.
  public var relaxed: Int
  /// The axis along which they conflict.
  public var axis: Axis
  /// The sum that does not come out, such as `16 + 340 + 16 = 372 > 320`.
  public var arithmetic: String

  /// Creates a conflict.
  public init(members: [ConstraintDescription], relaxed: Int, axis: Axis, arithmetic: String) {
    self.members = members
    self.relaxed = relaxed
    self.axis = axis
    self.arithmetic = arithmetic
  }
}

/// A view whose place or size nothing settles.
public struct LayoutAmbiguity: Sendable, Hashable {
  /// What is not settled.
  public enum Kind: String, Sendable, Hashable, Codable {
    /// Where the view lies.
    case position
    /// How large the view is.
    case size
    /// Both.
    case positionAndSize
  }

  /// The view or guide.
  public var viewID: String
  /// The axis along which it may move or grow.
  public var axis: Axis
  /// What is not settled.
  public var kind: Kind
  /// All values that the lower edge (or the size, if only that is free) may take, in points.
  public var range: ClosedRange<Double>

  /// Creates an ambiguity.
  public init(viewID: String, axis: Axis, kind: Kind, range: ClosedRange<Double>) {
    self.viewID = viewID
    self.axis = axis
    self.kind = kind
    self.range = range
  }
}
