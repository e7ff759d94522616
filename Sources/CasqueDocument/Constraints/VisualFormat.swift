import CasqueGeometry
import CasqueModel

/// Visual format as it is written, before its names are looked up.
///
/// **Source** uikit-environment §10.
struct VisualFormat {
  /// `relation object @priority` with its place.
  struct Predicate {
    /// What a space or size is compared with.
    enum Object {
      case number(Double)
      case name(String)
    }

    var relation: LayoutRelation
    var object: Object
    /// Where the number or name stands.
    var objectOffsets: Range<Int>
    /// The priority, by name or number; nil if none is written.
    var priority: Object?
    /// Where the priority stands; empty if there is none.
    var priorityOffsets: Range<Int>
    var offsets: Range<Int>
  }

  /// What lies between two parts.
  enum Connection {
    /// Nothing: they touch.
    case flush
    /// `-`: the standard space.
    case standard
    /// `-(…)-` or `-8-`.
    case predicates([Predicate])
  }

  /// `[name(…)]`.
  struct Part {
    var name: Equation.Word
    var predicates: [Predicate]
    var offsets: Range<Int>
  }

  /// A connection with what it joins; nil for the superview.
  struct Joint {
    var before: Int?
    var after: Int?
    var connection: Connection
    var offsets: Range<Int>
  }

  /// Along which axis it runs: leading to trailing, or top to bottom.
  var axis: Axis
  var parts: [Part]
  var joints: [Joint]
}
