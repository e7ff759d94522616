extension SemanticLimit {
  static let constraints: [SemanticLimit] = [
    SemanticLimit(
      "Which required constraint of a conflict gives way?",
      "One of the layout's own, never the system's: the first constant size, otherwise the first of all."
        + " Its error is then kept as small as can be, above every optional priority.",
      .unknown, .constraints,
      evidence: "layout rule 9; a few documents for sizes first, one against"),
    SemanticLimit(
      "Which of two constraints of one priority gives way when both cannot hold?",
      "The one that comes later takes the whole error; it is never shared.",
      .unknown, .constraints, evidence: "layout rule 11; 1 view for the first, 2 for the last"),
    SemanticLimit(
      "Where does a view lie that only inequalities bound?",
      "Somewhere in its range, the same on every run; `layout/ambiguous` names the view and the range.",
      .unknown, .constraints, evidence: "9 views of two documents"),
    SemanticLimit(
      "What do leading and trailing become from right to left?",
      "They change sides and the constant its sign; the multiplier and the origin at the left stay.",
      .low, .constraints, evidence: "layout rule 6"),
    SemanticLimit(
      "Does the constant of a horizontal centre change its sign from right to left?", "No.",
      .unknown, .constraints, evidence: "layout rule 6"),
    SemanticLimit(
      "Whose direction counts for a constraint between views of different directions?",
      "That of the view that holds the constraint.", .unknown, .constraints,
      evidence: "layout rule 6"),
    SemanticLimit(
      "What is a standard space between baselines?", "8 points, as between edges.", .unknown,
      .constraints, evidence: "layout rule 7: it depends on the fonts"),
    SemanticLimit(
      "At which priorities does a table or a collection give a cell its size?",
      "The width is required, the height fits at 50 and is rounded up to the pixel.", .low,
      .constraints, evidence: "layout rule 12: the names come from conflict logs"),
  ]

  static let stacks: [SemanticLimit] = [
    SemanticLimit(
      "How does `fillProportionally` weigh stack views that stand in one another?",
      "By what each asks for, itself and with its spacing.", .unknown, .stacks,
      evidence: "21 views of two documents are not reproduced"),
    SemanticLimit(
      "How large is an arranged view without a size of its own across its stack, where the stack does"
        + " not fill?", "As large as the stack, at priority 25.", .low, .stacks,
      evidence: "2 views of one document"),
    SemanticLimit(
      "What places the views of a `firstBaseline` stack?",
      "The first touches the top; the others hang by their baselines and may reach beyond it.",
      .low, .stacks, evidence: "13 views of one document"),
    SemanticLimit(
      "What remains of a hidden arranged view?",
      "Its constraints across the stack; along the stack it takes no room.", .low, .stacks,
      evidence: "8 views of one document"),
  ]

  static let text: [SemanticLimit] = [
    SemanticLimit(
      "How wide is text in the system's font?",
      "As wide as in Inter with the published tracking: the font itself may not be passed on.",
      .low, .text, evidence: "one label in nine is off by more than half a point"),
    SemanticLimit(
      "How high and wide is text in a family that is not installed?",
      "Its lines have the heights of the family's tables where these are known; widths are those of"
        + " the system's font, but for Helvetica, Helvetica Neue, Arial, Avenir, Menlo and Courier.",
      .low, .text, evidence: "8 labels of seven documents; 2 of one in Avenir"),
    SemanticLimit(
      "How wide are ideographs and emoji?",
      "Ideographs 1.02 of the size on lines of 1.22; emoji 1.36 in text sizes, 1.11 in display sizes.",
      .low, .text, evidence: "one document; 7 views of two documents"),
    SemanticLimit(
      "Where do the baselines of a view lie that is too low for its text?",
      "The text stays in the middle, so they may lie outside.", .low, .text,
      evidence: "1 view for it, 1 against"),
    SemanticLimit(
      "How much tighter may a label's text be set before it is cut?",
      "By a twentieth of its room, the same between all characters.", .low, .text,
      evidence: "the default of NSParagraphStyle.tighteningFactorForTruncation"),
    SemanticLimit(
      "How far may text shrink to fit?",
      "To the stated scale; the largest of 256 steps that fits is taken.", .unknown, .text,
      evidence: "no source names the steps"),
  ]
}
