extension DiagnosticCode {
  /// The pages of codes about the results of solving.
  static let layoutPages: [DiagnosticCode: DiagnosticPage] = [
    .layoutUnsatisfiable: DiagnosticPage(
      summary: "Required constraints cannot hold together.",
      cause: """
        The set that is shown is minimal: without any one of its members the others can hold. It \
        may contain constraints that nobody wrote, such as the window's size or that no size is \
        negative. As UIKit does, one constraint of the author's is given up and kept as nearly \
        as possible, and the layout goes on; the arithmetic shows why the sum does not come out.
        """,
      remedy: """
        Lower the priority of one member below required, turn '=' into '>=' or '<=', or remove \
        one. If it happens in one size class only, move the constraint under `when`.
        """,
      example: """
        - title.leading = screen.leading + 16
        - title.trailing = screen.trailing - 16
        - title.width >= 340        # 16 + 340 + 16 = 372 > 320
        """),
    .layoutAmbiguous: DiagnosticPage(
      summary: "Nothing settles where a view lies or how large it is.",
      cause: """
        More than one solution satisfies all constraints equally well, so the frame may differ \
        from one run of the app to the next. Each view needs a position and a size on both axes; \
        labels, buttons, images and switches bring a size of their own.
        """,
      remedy: """
        Add the missing constraint of the axis that is named. If two views compete for the same \
        room, give one of them another contentHuggingPriority or \
        contentCompressionResistancePriority.
        """,
      example: "- title.top = safeArea.top    # and along x?"),
    .layoutTie: DiagnosticPage(
      summary: "Wishes of one priority cannot all be met, and nothing says which gives way.",
      cause: """
        Two or more constraints, or the sizes of two views' contents, have the same priority and \
        there is not enough room for all of them, or too much. The total error is the same whichever \
        gives way, so that UIKit's answer depends on the order in which its solver met them. Casque \
        meets first what stands first in the layout; the last takes the whole error.
        """,
      remedy: """
        Give one of them another priority: of two labels in a row, the one that may be cut short a \
        lower contentCompressionResistancePriority, and the one that may grow a lower \
        contentHuggingPriority.
        """,
      example: """
        - {label: name, text: A long name}
        - {label: detail, text: A long detail}    # both resist compression at 750
        """),
    .layoutMisplaced: DiagnosticPage(
      summary: "A storyboard or xib shows a view where its constraints do not put it.",
      cause: """
        Interface Builder saves the frame that it shows beside the constraints. Where the two differ, \
        the view jumps when the app runs. `casque check --canvas` solves the canvas anew and compares; \
        the marks that the document carries are not believed. The notes are the constraints that \
        place the view.
        """,
      remedy: """
        Choose “Update Frames” in Interface Builder if the constraints are right, or change the \
        constraints if the frame is.
        """,
      example: """
        <rect key="frame" x="20" y="99" width="100" height="44"/>
        <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top"/>
        """),
    .layoutUnstable: DiagnosticPage(
      summary: "A layout does not come to rest.",
      cause: """
        Some constants depend on frames: the height of wrapped text, baselines, margins, the \
        readable width, nested safe areas. They are put back into the constraints and solved \
        again, at most eight times. Here each round changed the one before, for example a width \
        that depends on a height that depends on how the text wraps in that width.
        """,
      remedy: "Break the circle: tie one of the two measures to something else.",
      example: "- title.width = title.height * 2    # title wraps"),
    .layoutOutsideSafeArea: DiagnosticPage(
      summary: "Content lies outside the safe area.",
      cause: """
        Text or a control reaches under the status bar or into another strip that the system \
        keeps at the screen's edges. Grounds and images may lie there. Content that meets a \
        cut-out or a round corner, a control in the home indicator's area and what lies off the \
        screen have codes of their own.
        """,
      remedy: "Tie the edge to safeArea in place of the view's own edge.",
      example: "- title.top = screen.top      # write: title.top = safeArea.top"),
    .layoutTouchTarget: DiagnosticPage(
      summary: "A control is smaller than 44 by 44 points.",
      cause: """
        Apple's Human Interface Guidelines ask for targets of at least 44 by 44 points, so that \
        a finger meets them. The part of a control that a superview cuts off does not count.
        """,
      remedy: """
        Give the control room: width >= 44 and height >= 44. Set isUserInteractionEnabled: \
        false on what is not touched.
        """,
      example: "- close.height = 24"),
  ]
}
