import CasqueModel

/// An equation as it is written, before its names are looked up.
package struct Equation {
  /// A word of an anchor, with its place.
  package struct Word {
    package var text: String
    package var offsets: Range<Int>
  }

  /// `id.guide.attribute` in one to three words.
  struct Anchor {
    var words: [Word]
    var offsets: Range<Int> {
      (words.first?.offsets.lowerBound ?? 0)..<(words.last?.offsets.upperBound ?? 0)
    }
  }

  /// The left side.
  var first: Anchor
  var relation: LayoutRelation
  /// The anchor of the right side; nil if that is a number.
  var second: Anchor?
  var multiplier = 1.0
  /// Where the multiplier stands, if it is written.
  var multiplierOffsets: Range<Int>?
  var constant = 0.0
  /// Where the right side stands.
  var rightOffsets: Range<Int>
  /// The priority after `@`, if any.
  var priority: LayoutPriority?
  /// Where the priority stands, with its `@`.
  var priorityOffsets: Range<Int>?
}
