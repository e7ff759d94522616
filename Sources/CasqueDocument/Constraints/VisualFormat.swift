package import CasqueGeometry
package import CasqueModel

/// Visual format as it is written, before its names are looked up.
///
/// **Source** EnvironmentFacts §10.
package struct VisualFormat {
  /// `relation object @priority` with its place.
  package struct Predicate {
    /// What a space or size is compared with.
    package enum Object {
      case number(Double)
      case name(String)
    }

    package var relation: LayoutRelation
    package var object: Object
    /// Where the number or name stands.
    package var objectOffsets: Range<Int>
    /// The priority, by name or number; nil if none is written.
    package var priority: Object?
    /// Where the priority stands; empty if there is none.
    package var priorityOffsets: Range<Int>
    package var offsets: Range<Int>
  }

  /// What lies between two parts.
  package enum Connection {
    /// Nothing: they touch.
    case flush
    /// `-`: the standard space.
    case standard
    /// `-(…)-` or `-8-`.
    case predicates([Predicate])
  }

  /// `[name(…)]`.
  package struct Part {
    package var name: Equation.Word
    package var predicates: [Predicate]
    package var offsets: Range<Int>
  }

  /// A connection with what it joins; nil for the superview.
  package struct Joint {
    package var before: Int?
    package var after: Int?
    package var connection: Connection
    package var offsets: Range<Int>
  }

  /// Along which axis it runs: leading to trailing, or top to bottom.
  package var axis: Axis
  package var parts: [Part]
  package var joints: [Joint]
}
