extension SymbolOutline {
  /// Our own drawings, named as the system names what they stand for.
  static let writing: [SymbolOutline] = [
    SymbolOutline(
      "sum", width: 15, height: 18,
      "o M 12.4 4.2 V 2.2 H 2.6 L 8 9 L 2.6 15.8 H 12.4 V 13.8"),
    SymbolOutline(
      "function", width: 17, height: 18,
      """
      o M 12 3.2 C 10.8 1.6 8.8 2 8.2 4.6 L 5.9 14.2 C 5.3 16.6 3.6 17 2.2 15.8; o M 4.6 7.4 H \
      10.2; o M 10.4 9.6 L 14.8 14.6; o M 14.8 9.6 L 10.4 14.6
      """),
    SymbolOutline(
      "x.squareroot", width: 22, height: 18,
      """
      o M 2.2 10 L 4 9 L 6.8 15.8 L 10.4 2.4 H 19.6; o M 12.4 7.2 L 17.6 13.6; o M 17.6 7.2 L \
      12.4 13.6
      """),
    SymbolOutline(
      "plusminus", width: 18, height: 18,
      "o M 9 2.2 V 10.2; o M 4.4 6.2 H 13.6; o M 4.4 14.6 H 13.6"),
    SymbolOutline(
      "plus.forwardslash.minus", width: 21, height: 18,
      "o M 5.6 2.4 V 9.2; o M 2.2 5.8 H 9; o M 15.4 2.2 L 5.8 15.8; o M 12.2 12.6 H 18.8"),
    SymbolOutline(
      "greaterthan", width: 16, height: 17,
      "o M 2.8 3 L 13.2 8.5 L 2.8 14"),
    SymbolOutline(
      "lessthan", width: 16, height: 17,
      "o M 13.2 3 L 2.8 8.5 L 13.2 14"),
    SymbolOutline(
      "asterisk", width: 17, height: 18,
      "o M 8.5 2.4 L 8.5 15.6; o M 14.22 5.7 L 2.78 12.3; o M 14.22 12.3 L 2.78 5.7"),
    SymbolOutline(
      "parentheses", width: 17, height: 18,
      "o M 5.6 2.2 C 2 6 2 12 5.6 15.8; o M 11.4 2.2 C 15 6 15 12 11.4 15.8"),
    SymbolOutline(
      "exclamationmark.2", width: 13, height: 18,
      "o M 3.8 2.4 V 11; p O 3.8 15 1.25; o M 9.2 2.4 V 11; p O 9.2 15 1.25"),
    SymbolOutline(
      "exclamationmark.3", width: 18, height: 18,
      """
      o M 3.6 2.4 V 11; p O 3.6 15 1.25; o M 9 2.4 V 11; p O 9 15 1.25; o M 14.4 2.4 V 11; p O \
      14.4 15 1.25
      """),
    SymbolOutline(
      "text.quote", width: 21, height: 17,
      """
      o M 7 3.4 H 18.4; o M 7 8.5 H 18.4; o M 7 13.6 H 15; f M 2.2 5.4 C 2.2 3.4 2.9 2.2 4.6 2 \
      V 2.9 C 4 3.1 3.8 3.5 3.8 4 H 4.6 V 6 H 2.2 Z
      """),
    SymbolOutline(
      "quote.opening", width: 20, height: 17,
      """
      f M 2 11.8 C 2 7 3.8 4.2 8.4 3.2 V 5.2 C 6 6 5 7.2 5 8.8 H 8.2 V 14.4 H 2 Z; f M 11 11.8 \
      C 11 7 12.8 4.2 17.4 3.2 V 5.2 C 15 6 14 7.2 14 8.8 H 17.2 V 14.4 H 11 Z
      """),
    SymbolOutline(
      "quote.closing", width: 20, height: 17,
      """
      f M 17.6 5.8 C 17.6 10.6 15.8 13.4 11.2 14.4 L 11.2 12.4 C 13.6 11.6 14.6 10.4 14.6 8.8 \
      L 11.4 8.8 L 11.4 3.2 L 17.6 3.2 Z; f M 8.6 5.8 C 8.6 10.6 6.8 13.4 2.2 14.4 L 2.2 12.4 \
      C 4.6 11.6 5.6 10.4 5.6 8.8 L 2.4 8.8 L 2.4 3.2 L 8.6 3.2 Z
      """),
    SymbolOutline(
      "quote.bubble", width: 21, height: 19,
      """
      b M 4.8 2.4 H 16.2 C 17.9 2.4 18.8 3.3 18.8 5 V 11.6 C 18.8 13.3 17.9 14.2 16.2 14.2 H \
      9.4 L 5.9 17.2 V 14.2 H 4.8 C 3.1 14.2 2.2 13.3 2.2 11.6 V 5 C 2.2 3.3 3.1 2.4 4.8 2.4 \
      Z; d M 6.6 9.8 C 6.6 7.6 7.6 6.2 9.6 5.6 V 6.8 C 8.6 7.1 8.1 7.6 8.1 8.2 H 9.6 V 10.8 H \
      6.6 Z; d M 11.4 9.8 C 11.4 7.6 12.4 6.2 14.4 5.6 V 6.8 C 13.4 7.1 12.9 7.6 12.9 8.2 H \
      14.4 V 10.8 H 11.4 Z
      """),
    SymbolOutline(
      "captions.bubble", width: 21, height: 19,
      """
      b M 4.8 2.4 H 16.2 C 17.9 2.4 18.8 3.3 18.8 5 V 11.6 C 18.8 13.3 17.9 14.2 16.2 14.2 H \
      9.4 L 5.9 17.2 V 14.2 H 4.8 C 3.1 14.2 2.2 13.3 2.2 11.6 V 5 C 2.2 3.3 3.1 2.4 4.8 2.4 \
      Z; s M 5.8 7.6 H 9.6; s M 12.4 7.6 H 15.2; s M 5.8 10.8 H 8; s M 10.8 10.8 H 15.2
      """),
    SymbolOutline(
      "bubble.middle.bottom", width: 21, height: 19,
      """
      b M 4.8 2.4 H 16.2 C 17.9 2.4 18.8 3.3 18.8 5 V 11.6 C 18.8 13.3 17.9 14.2 16.2 14.2 H \
      13 L 10.5 17.2 L 8 14.2 H 4.8 C 3.1 14.2 2.2 13.3 2.2 11.6 V 5 C 2.2 3.3 3.1 2.4 4.8 2.4 \
      Z
      """),
    SymbolOutline(
      "text.cursor", width: 11, height: 19,
      """
      o M 2.4 2.2 C 4.2 2.2 5.5 2.8 5.5 4.4 V 14.6 C 5.5 16.2 4.2 16.8 2.4 16.8; o M 8.6 2.2 C \
      6.8 2.2 5.5 2.8 5.5 4.4; o M 8.6 16.8 C 6.8 16.8 5.5 16.2 5.5 14.6; o M 4 9.5 H 7
      """),
    SymbolOutline(
      "character.cursor.ibeam", width: 21, height: 19,
      """
      o M 2.4 14.4 L 6.4 4.6 L 10.4 14.4; o M 3.8 11.2 H 9; o M 13 2.2 C 14.6 2.2 15.8 2.8 \
      15.8 4.2 V 14.8 C 15.8 16.2 14.6 16.8 13 16.8; o M 18.6 2.2 C 17 2.2 15.8 2.8 15.8 4.2; \
      o M 18.6 16.8 C 17 16.8 15.8 16.2 15.8 14.8
      """),
    SymbolOutline(
      "textbox", width: 22, height: 19,
      "b R 2 3 18 13 2.4; s M 8 12.6 L 11 6 L 14 12.6; s M 9 10.6 H 13"),
    SymbolOutline(
      "character.book.closed", width: 16, height: 20,
      """
      b M 5 2 H 12.2 C 13.2 2 13.6 2.4 13.6 3.4 V 18 H 5 C 3.4 18 2.4 17.2 2.4 15.8 V 4.4 C \
      2.4 2.8 3.2 2 5 2 Z; s M 2.8 15 C 3.1 14.3 3.8 14 4.8 14 H 13.4; s M 5.8 11 L 8 5.4 L \
      10.2 11; s M 6.5 9.2 H 9.5
      """),
    SymbolOutline(
      "text.book.closed", width: 16, height: 20,
      """
      b M 5 2 H 12.2 C 13.2 2 13.6 2.4 13.6 3.4 V 18 H 5 C 3.4 18 2.4 17.2 2.4 15.8 V 4.4 C \
      2.4 2.8 3.2 2 5 2 Z; s M 2.8 15 C 3.1 14.3 3.8 14 4.8 14 H 13.4; s M 5.6 6 H 10.4; s M \
      5.6 9.4 H 10.4
      """),
    SymbolOutline(
      "book.pages", width: 23, height: 19,
      """
      b M 11.5 5 C 9.4 3.2 6.6 2.6 3.6 2.8 C 2.6 2.9 2.2 3.3 2.2 4.2 V 14.8 C 5.6 14.2 9 14.6 \
      11.5 16.6 C 14 14.6 17.4 14.2 20.8 14.8 V 4.2 C 20.8 3.3 20.4 2.9 19.4 2.8 C 16.4 2.6 \
      13.6 3.2 11.5 5 Z; s M 11.5 5 V 16; s M 5 6.4 C 6.4 6.4 7.6 6.6 8.7 7.2; s M 5 10 C 6.4 \
      10 7.6 10.2 8.7 10.8; s M 18 6.4 C 16.6 6.4 15.4 6.6 14.3 7.2; s M 18 10 C 16.6 10 15.4 \
      10.2 14.3 10.8
      """),
    SymbolOutline(
      "list.number", width: 22, height: 17,
      """
      t M 2.4 2.6 L 3.8 1.8 V 5.6; t M 2 7.6 C 2.1 6.9 2.7 6.5 3.4 6.5 C 4.9 6.5 5 8 4 8.9 L \
      2.1 10.5 H 4.9; t M 2.1 11.8 H 4.6 L 3.3 13.1 C 5.3 13.1 5.3 15.6 3.3 15.6 C 2.7 15.6 \
      2.2 15.4 1.9 14.9; o M 8.4 3.4 H 19.4; o M 8.4 8.5 H 19.4; o M 8.4 13.6 H 19.4
      """),
    SymbolOutline(
      "list.star", width: 22, height: 17,
      """
      f M 3.6 1.5 L 4.1 2.71 L 5.41 2.81 L 4.41 3.66 L 4.72 4.94 L 3.6 4.25 L 2.48 4.94 L 2.79 \
      3.66 L 1.79 2.81 L 3.1 2.71 Z; f M 3.6 6.6 L 4.1 7.81 L 5.41 7.91 L 4.41 8.76 L 4.72 \
      10.04 L 3.6 9.35 L 2.48 10.04 L 2.79 8.76 L 1.79 7.91 L 3.1 7.81 Z; f M 3.6 11.7 L 4.1 \
      12.91 L 5.41 13.01 L 4.41 13.86 L 4.72 15.14 L 3.6 14.45 L 2.48 15.14 L 2.79 13.86 L \
      1.79 13.01 L 3.1 12.91 Z; o M 8 3.4 H 19.4; o M 8 8.5 H 19.4; o M 8 13.6 H 19.4
      """),
    SymbolOutline(
      "list.bullet.indent", width: 21, height: 17,
      """
      p O 3 2.8 1.1; o M 7 2.8 H 18.4; p O 6.4 6.6 1.1; o M 10.4 6.6 H 18.4; p O 6.4 10.4 1.1; \
      o M 10.4 10.4 H 18.4; p O 3 14.2 1.1; o M 7 14.2 H 18.4
      """),
    SymbolOutline(
      "list.clipboard", width: 18, height: 21,
      """
      b R 2.6 3.6 12.8 15.4 2.4; k R 5.8 2 6.4 3.6 1.4; b R 5.8 2 6.4 3.6 1.4; s M 6 9 H 12; s \
      M 6 12.2 H 12; s M 6 15.4 H 10
      """),
    SymbolOutline(
      "list.bullet.clipboard", width: 18, height: 21,
      """
      b R 2.6 3.6 12.8 15.4 2.4; k R 5.8 2 6.4 3.6 1.4; b R 5.8 2 6.4 3.6 1.4; d O 6 9 .8; d O \
      6 12.2 .8; d O 6 15.4 .8; s M 8.6 9 H 12.2; s M 8.6 12.2 H 12.2; s M 8.6 15.4 H 12.2
      """),
    SymbolOutline(
      "text.magnifyingglass", width: 21, height: 19,
      """
      o M 2.2 3 H 13; o M 2.2 7 H 7; o M 2.2 11 H 6; o M 2.2 15 H 7.4; o O 13 10.6 3.6; o M \
      15.7 13.3 L 18.6 16.2
      """),
    SymbolOutline(
      "doc.text.magnifyingglass", width: 19, height: 20.5,
      """
      b M 4.6 2 H 8.4 L 13.6 7.2 V 15.8 C 13.6 17.3 12.9 18 11.4 18 H 4.6 C 3.1 18 2.4 17.3 \
      2.4 15.8 V 4.2 C 2.4 2.7 3.1 2 4.6 2 Z; s M 5.4 7 H 8; s M 5.4 10.2 H 8; k O 11.4 12.2 \
      3.2; e M 14.6 15.4 L 16 16.8; o O 11.4 12.2 3.2; o M 13.8 14.6 L 16.8 17.6
      """),
    SymbolOutline(
      "doc.richtext", width: 16, height: 20,
      """
      b M 4.6 2 H 8.4 L 13.6 7.2 V 15.8 C 13.6 17.3 12.9 18 11.4 18 H 4.6 C 3.1 18 2.4 17.3 \
      2.4 15.8 V 4.2 C 2.4 2.7 3.1 2 4.6 2 Z; s M 5.4 14.8 H 10.6; s M 5.4 11.8 H 10.6; d R 5 \
      6 3.4 3 .5
      """),
    SymbolOutline(
      "doc.append", width: 18, height: 20,
      """
      b M 4.6 2 H 8.4 L 13.6 7.2 V 15.8 C 13.6 17.3 12.9 18 11.4 18 H 4.6 C 3.1 18 2.4 17.3 \
      2.4 15.8 V 4.2 C 2.4 2.7 3.1 2 4.6 2 Z; s M 5.4 9.4 H 10.6; s M 5.4 12.4 H 10.6; s M 5.4 \
      15.2 H 8
      """),
    SymbolOutline(
      "rectangle.and.pencil.and.ellipsis", width: 24, height: 19,
      """
      o M 12 4.8 H 4.6 C 2.9 4.8 2 5.7 2 7.4 V 13.6 C 2 15.3 2.9 16.2 4.6 16.2 H 17 C 18.7 \
      16.2 19.6 15.3 19.6 13.6 V 9; p O 6 10.5 1.05; p O 9.6 10.5 1.05; o M 12.6 11.4 L 13.3 \
      9.2 L 19.6 2.9 C 20.2 2.3 20.8 2.3 21.3 2.8 C 21.8 3.3 21.8 3.9 21.2 4.5 L 14.9 10.8 Z
      """),
    SymbolOutline(
      "signature", width: 23, height: 17,
      """
      o M 2.2 14.4 H 20.8; o M 3 11.4 C 6.4 10.4 9.4 7 9.6 4 C 9.7 1.8 7.8 1.4 7 3.6 C 6.2 6 \
      6.6 9.8 8.4 11 C 9.8 11.9 10.8 9.6 11.4 7.6 C 11.5 9 11.8 10.8 13 10.8 C 14.2 10.8 14.4 \
      8.6 15.2 8.6 C 15.9 8.6 15.7 10.4 16.8 10.4 C 17.8 10.4 18.2 9.6 19.8 9.4
      """),
    SymbolOutline(
      "pencil.line", width: 20, height: 19,
      """
      o M 2.4 16.8 H 17.6; b M 4.2 12.8 L 5 9.8 L 12.4 2.4 C 13 1.8 13.8 1.8 14.4 2.4 C 15 3 \
      15 3.8 14.4 4.4 L 7.2 11.8 Z
      """),
    SymbolOutline(
      "pencil.and.outline", width: 20, height: 20,
      """
      b M 2.6 16.6 L 3.6 12.9 L 12.6 3.9 C 13.3 3.2 14.3 3.2 15 3.9 L 15.4 4.3 C 16.1 5 16.1 6 \
      15.4 6.7 L 6.4 15.7 Z; o M 9 17.6 H 17.4
      """),
    SymbolOutline(
      "pencil.tip", width: 15, height: 20,
      """
      b M 7.5 2 L 11.8 11 L 10.6 17.6 H 4.4 L 3.2 11 Z; d M 7.5 2 L 8.9 5.2 H 6.1 Z; s M 3.4 \
      11.4 H 11.6
      """),
    SymbolOutline(
      "pencil.and.ruler", width: 21, height: 20,
      """
      b M 2.2 6 L 6 2.2 L 18.2 14.4 L 14.4 18.2 Z; s M 8.6 4.8 L 6.8 6.6; s M 11.4 7.6 L 10 9; \
      s M 14.2 10.4 L 12.4 12.2; k M 2.6 17.4 L 3.4 14 L 14.4 3 C 15 2.4 15.8 2.4 16.4 3 L 17 \
      3.6 C 17.6 4.2 17.6 5 17 5.6 L 6 16.6 Z; b M 2.6 17.4 L 3.4 14 L 14.4 3 C 15 2.4 15.8 \
      2.4 16.4 3 L 17 3.6 C 17.6 4.2 17.6 5 17 5.6 L 6 16.6 Z
      """),
    SymbolOutline(
      "ruler", width: 23, height: 14,
      """
      b R 2 3 19 8 1.6; s M 5.8 3.4 V 6.6; s M 9.6 3.4 V 5.6; s M 13.4 3.4 V 6.6; s M 17.2 3.4 \
      V 5.6
      """),
    SymbolOutline(
      "paintbrush.pointed", width: 20, height: 20,
      """
      b M 17.2 2.6 C 18 3.4 17.8 4.6 16.8 5.9 L 10.8 13.4 L 7.2 9.9 L 14.6 3.4 C 15.6 2.4 16.6 \
      2 17.2 2.6 Z; b M 6 11.2 L 9.2 14.4 C 8.6 16.8 6 17.8 2.2 17.2 C 3.4 15.8 3.4 13.4 4.2 \
      12.2 C 4.7 11.4 5.3 11.1 6 11.2 Z
      """),
    SymbolOutline(
      "highlighter", width: 20, height: 19,
      """
      b M 6.6 10.2 L 13.6 2.6 C 14.3 1.9 15.2 1.9 15.9 2.6 L 17 3.7 C 17.7 4.4 17.7 5.3 17 6 L \
      9.6 13.2 Z; b M 6.6 10.2 L 9.6 13.2 L 7.4 14.4 H 3.4 L 5.6 12.2 Z; o M 2.4 17 H 13
      """),
    SymbolOutline(
      "eraser", width: 20, height: 19,
      """
      b M 11.2 2.8 C 11.9 2.1 12.8 2.1 13.5 2.8 L 17.2 6.5 C 17.9 7.2 17.9 8.1 17.2 8.8 L 10.8 \
      15.2 H 6.4 L 2.8 11.6 C 2.1 10.9 2.1 10 2.8 9.3 Z; s M 7 7.2 L 12.6 12.8; o M 6.4 16.9 H \
      15.6
      """),
    SymbolOutline(
      "lasso", width: 22, height: 19,
      """
      o M 8.76 12.67 C 5.12 11.78 2.95 9.24 3.62 6.66 C 4.3 4.08 7.62 2.2 11.5 2.2 C 15.38 2.2 \
      18.7 4.08 19.38 6.66 C 20.05 9.24 17.88 11.78 14.24 12.67; o O 6.4 13.2 1.8; o M 6.2 15 \
      C 7 16.4 6.4 17 4.4 17.2
      """),
    SymbolOutline(
      "scroll", width: 20, height: 20,
      """
      b M 5.4 5 C 5.4 3 6.4 2.2 8 2.2 H 15.4 C 17 2.2 17.8 3.2 17.8 4.8 C 17.8 5.8 17.2 6.2 \
      16.4 6.2 H 15.2 V 14.2 C 15.2 16.6 14 17.8 12 17.8 H 4.4 C 2.8 17.8 2 16.8 2 15.2 C 2 \
      14.2 2.6 13.8 3.4 13.8 H 5.4 Z; s M 5.4 13.8 H 9.2 C 10 13.8 10.4 14.2 10.4 15.2 C 10.4 \
      16.8 11.2 17.6 12 17.6; s M 8.2 6.2 H 12.4; s M 8.2 9.6 H 12.4; s M 15.2 6 V 4.6
      """),
    SymbolOutline(
      "tablecells", width: 22, height: 18,
      """
      b R 2 2.4 18 13.2 2.4; s M 2.4 6.8 H 19.6; s M 2.4 11.2 H 19.6; s M 8 2.8 V 15.2; s M 14 \
      2.8 V 15.2
      """),
    SymbolOutline(
      "grid", width: 20, height: 20,
      "o M 7.2 2.2 V 17.8; o M 12.8 2.2 V 17.8; o M 2.2 7.2 H 17.8; o M 2.2 12.8 H 17.8"),
    SymbolOutline(
      "rectangle.3.group", width: 23, height: 18,
      "b R 2 2.4 7.6 13.2 1.8; b R 12.8 2.4 8.2 5 1.4; b R 12.8 10.6 8.2 5 1.4"),
    SymbolOutline(
      "rectangle.split.3x3", width: 22, height: 18,
      """
      b R 2 2.4 18 13.2 2.4; s M 8 2.8 V 15.2; s M 14 2.8 V 15.2; s M 2.4 6.8 H 19.6; s M 2.4 \
      11.2 H 19.6
      """),
    SymbolOutline(
      "square.split.2x2", width: 19, height: 19,
      "b R 2.2 2.2 14.6 14.6 2.8; s M 9.5 2.4 V 16.6; s M 2.4 9.5 H 16.6"),
    SymbolOutline(
      "square.split.2x1", width: 19, height: 19,
      "b R 2.2 2.2 14.6 14.6 2.8; s M 9.5 2.4 V 16.6"),
    SymbolOutline(
      "square.split.1x2", width: 19, height: 19,
      "b R 2.2 2.2 14.6 14.6 2.8; s M 2.4 9.5 H 16.6"),
    SymbolOutline(
      "rectangle.grid.3x2", width: 25, height: 18,
      """
      b R 2 2.4 5.4 5.6 1.1; b R 9.8 2.4 5.4 5.6 1.1; b R 17.6 2.4 5.4 5.6 1.1; b R 2 10 5.4 \
      5.6 1.1; b R 9.8 10 5.4 5.6 1.1; b R 17.6 10 5.4 5.6 1.1
      """),
    SymbolOutline(
      "plus.square.on.square", width: 20, height: 20,
      """
      b R 2.2 2.2 11 11 2.4; k R 6.8 6.8 11 11 2.4; b R 6.8 6.8 11 11 2.4; s M 12.3 9.6 V 15; \
      s M 9.6 12.3 H 15
      """),
    SymbolOutline(
      "plus.rectangle.on.rectangle", width: 24, height: 19,
      """
      b R 2 2.2 14.6 10 2.2; k R 6.8 6.4 15 10.4 2.2; b R 6.8 6.4 15 10.4 2.2; s M 14.3 8.8 V \
      14.4; s M 11.5 11.6 H 17.1
      """),
    SymbolOutline(
      "squareshape", width: 19, height: 19,
      "b R 2.4 2.4 14.2 14.2 .6"),
    SymbolOutline(
      "pentagon", width: 20, height: 20,
      "b M 10 2.6 L 17.61 8.13 L 14.7 17.07 L 5.3 17.07 L 2.39 8.13 Z"),
    SymbolOutline(
      "rhombus", width: 20, height: 20,
      "b M 10 1.9 L 18.1 10 L 10 18.1 L 1.9 10 Z"),
    SymbolOutline(
      "oval", width: 24, height: 18,
      """
      b M 21.8 9 C 21.8 12.76 17.41 15.8 12 15.8 C 6.59 15.8 2.2 12.76 2.2 9 C 2.2 5.24 6.59 \
      2.2 12 2.2 C 17.41 2.2 21.8 5.24 21.8 9 Z
      """),
    SymbolOutline(
      "circlebadge", width: 15, height: 15,
      "b O 7.5 7.5 4.4"),
    SymbolOutline(
      "circle.grid.cross", width: 19, height: 19,
      "b O 9.5 4.2 2.3; b O 9.5 14.8 2.3; b O 4.2 9.5 2.3; b O 14.8 9.5 2.3"),
    SymbolOutline(
      "circle.dotted", width: 20, height: 20,
      """
      p O 18 10 .85; p O 16.93 14 .85; p O 14 16.93 .85; p O 10 18 .85; p O 6 16.93 .85; p O \
      3.07 14 .85; p O 2 10 .85; p O 3.07 6 .85; p O 6 3.07 .85; p O 10 2 .85; p O 14 3.07 \
      .85; p O 16.93 6 .85
      """),
    SymbolOutline(
      "circle.hexagongrid", width: 20, height: 20,
      """
      b O 10 10 2.2; b O 16 10 2.2; b O 13 15.2 2.2; b O 7 15.2 2.2; b O 4 10 2.2; b O 7 4.8 \
      2.2; b O 13 4.8 2.2
      """),
  ]
}
