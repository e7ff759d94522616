extension DiagnosticCode {
  /// The pages of codes about where views lie on the display and among each other.
  static let placePages: [DiagnosticCode: DiagnosticPage] = [
    .layoutUnderCutout: DiagnosticPage(
      summary: "The display's outline hides content.",
      cause: """
        Text or a control lies under the notch or the Dynamic Island, or reaches over the curve \
        of the display's round corners, by more than 1 point. The outlines are those of the \
        device; on other devices the same view may only leave the safe area.
        """,
      remedy: "Pin it to safeArea along y, and to margins along x, in place of the edges.",
      example: "- title.top = screen.top + 14    # under the Dynamic Island"),
    .layoutHomeIndicator: DiagnosticPage(
      summary: "A control lies where the system takes a touch for a swipe.",
      cause: """
        On devices without a home button a swipe from the bottom edge leaves the app. The strip \
        is 34 points high on an upright iPhone, 20 or 21 in landscape and 20 or 25 on an iPad: \
        the window's bottom safe area inset. A control in it is hit late or not at all.
        """,
      remedy: "End the control at safeArea.bottom; its ground may go on to the edge.",
      example: "- continue.bottom = screen.bottom"),
    .layoutOffScreen: DiagnosticPage(
      summary: "Content lies beyond the edges of the window.",
      cause: """
        A part of a text or of a control, or all of it, is outside the window and not in \
        anything that scrolls. Often a chain of views is held at one end only, and long text or \
        a large text size pushes the last one out.
        """,
      remedy: """
        Hold both ends of the chain, with <= or >= where it may be shorter, and let text wrap. \
        Set isHidden on what waits outside for its turn.
        """,
      example: "- price.leading = title.trailing + 8    # and price.trailing <= margins.trailing?"),
    .layoutClipped: DiagnosticPage(
      summary: "A superview cuts off content.",
      cause: """
        The superview, or one further out, has clipsToBounds, and more than 1 point of a text or \
        a control lies outside its bounds or its round corners. What scrolls is not reported, nor \
        is the content of a view without extent.
        """,
      remedy: "Let the superview grow with its content, or the content wrap or shrink.",
      example: "- card.height = 60    # with two lines of large text in it"),
    .layoutOverlap: DiagnosticPage(
      summary: "A view lies over text or a control.",
      cause: """
        The views overlap by more than 2 points along both axes, and the one in front (by the \
        order of the list and zPosition) is opaque, or both show text there, or both are \
        controls. Hidden and transparent views do not count, nor does text over an image or a \
        ground.
        """,
      remedy: """
        Add the constraint that keeps them apart, such as top >= bottom + 8. If one of them is \
        not to be seen at the same time, set its isHidden.
        """,
      example: "- hint.centerY = title.centerY    # both in the middle of the same row"),
    .layoutBackgroundGap: DiagnosticPage(
      summary: "A ground does not reach the edge of the screen.",
      cause: """
        A coloured view or an image under content ends exactly where the safe area does, so a \
        strip of another colour shows above the status bar, beside the notch or under the home \
        indicator. It looks right on devices without such strips.
        """,
      remedy: "Pin the ground to the screen's edges, and only what is in it to safeArea.",
      example: "- footer.bottom = safeArea.bottom    # write: footer.bottom = screen.bottom"),
    .constraintAbsoluteSide: DiagnosticPage(
      summary: "A constraint ties left or right where leading or trailing is meant.",
      cause: """
        Left and right stay where they are in Arabic and Hebrew, while everything else turns \
        about. Pairs that are the same in a mirror, such as both sides at one distance, are not \
        reported.
        """,
      remedy: """
        Write leading and trailing. Where the side is meant, as for a map or media controls, set \
        semanticContentAttribute to spatial or playback.
        """,
      example: "- avatar.left = screen.left + 16"),
  ]

  /// The pages of codes about whether text can be read.
  static let legibilityPages: [DiagnosticCode: DiagnosticPage] = [
    .textTooSmall: DiagnosticPage(
      summary: "A text is laid out smaller than 11 points.",
      cause: """
        Apple's Human Interface Guidelines name 11 points as the least size of text on iOS. The \
        size is that of the glyphs as laid out, after the user's text size is applied.
        """,
      remedy: "Use a text style, which is never below 11 points, or a larger size.",
      example: "font: {size: 9}"),
    .textTooWide: DiagnosticPage(
      summary: "The lines of a text are too long to be read with ease.",
      cause: """
        A text of several lines is wider than the system's readable width (664 points up to iOS \
        18, 920 from iOS 26; more for larger text in proportion) and wider than the readable \
        guide of its superview. The eye loses the way back to the next line.
        """,
      remedy: "Pin the sides of the text to readable, or place it beside something else.",
      example: "- body.leading = margins.leading    # write: body.leading = readable.leading"),
    .textLowContrast: DiagnosticPage(
      summary: "A text stands out too little from what is behind it.",
      cause: """
        WCAG 2.2 asks for a contrast of 4.5 : 1, and of 3 : 1 for text from 18 points or bold text \
        from 14. The colour of the text is compared with its real ground: colours, gradients and \
        images, in light and in dark style. A quarter of a line's ground may be nearer. The \
        system's own text colours on its own grounds are not judged.
        """,
      remedy: """
        Use a darker or lighter colour, give the text's colour a value for each style, or put an \
        opaque or darkening view between an image and the text.
        """,
      example: "textColor: systemYellow    # on systemBackground in light style"),
  ]
}
