extension DiagnosticCode {
  /// The pages of codes about constraints as they are written.
  static let constraintPages: [DiagnosticCode: DiagnosticPage] = [
    .constraintSyntax: DiagnosticPage(
      summary: "A constraint cannot be read.",
      cause: """
        A constraint is an equation or, after `H:` or `V:`, visual format:
          anchor (= | >= | <=) expression [@priority]
          expression: number, or [number *] anchor [* number | / number] [+ number | - number]
          anchor: [id.] [guide.] attribute
        The anchor comes first and the constant last. Numbers may be fractions, such as 9/16.
        """,
      remedy: "The place marks the first character that does not fit; the message says what would.",
      example: "title.width = 20 + hero.width    # write: title.width = hero.width + 20"),
    .constraintUnknownItem: DiagnosticPage(
      summary: "A constraint names a view, guide or metric that is not there.",
      cause: """
        Items are the views and `layoutGuides` of the same window, by their ids, and the guides \
        safeArea, margins, readable and keyboard: bare ones belong to the view that owns the \
        list, those of another view are written card.margins. Numbers of visual format come from \
        `metrics` of the view or of one around it.
        """,
      remedy: "Correct the name, or add what it names. The constraint is left out meanwhile.",
      example: "titel.top = safeArea.top         # did you mean 'title'?"),
    .constraintUnknownAttribute: DiagnosticPage(
      summary: "A constraint names an attribute that its item has not.",
      cause: """
        Attributes are left, right, top, bottom, leading, trailing, width, height, centerX, \
        centerY, firstBaseline, lastBaseline, the margins of a view (leadingMargin, …, \
        centerXWithinMargins), and the groups edges, horizontalEdges, verticalEdges, center and \
        size. Guides have neither baselines nor margins.
        """,
      remedy: "Use the attribute that the hint offers.",
      example: "title.tpo = safeArea.top"),
    .constraintMixedAttributes: DiagnosticPage(
      summary: "A constraint relates measures that do not go together.",
      cause: """
        UIKit raises an exception for these: two axes, a size and a position, leading or \
        trailing with left or right (one follows the writing direction, the other does not), a \
        position and a number alone. A group goes with the same group only.
        """,
      remedy: "Relate measures of one axis and kind; give a position the anchor of another item.",
      example: "title.leading = hero.left\ntitle.top = 20    # write: title.top = screen.top + 20"),
    .constraintPriority: DiagnosticPage(
      summary: "A priority is not one.",
      cause: """
        Priorities are numbers from 1 to 1000, fractions allowed, or required (1000), high (750) \
        and low (250), as in UILayoutPriority. 1000 has to hold, all others give way to higher \
        ones.
        """,
      remedy: "Write a number from 1 to 1000 or one of the names.",
      example: "title.width = 320 @medium"),
    .constraintNumber: DiagnosticPage(
      summary: "A number of a constraint cannot be used.",
      cause: """
        A division by zero, a factor of 0 (nothing of the anchor would be left), a factor for \
        edges, or a number above 1 000 000, beyond which the fractions of a pixel are lost.
        """,
      remedy: "Correct the number.",
      example: "title.width = hero.width / 0"),
  ]
}
