extension SymbolOutline {
  /// Our own drawings, named as the system names what they stand for.
  static let signs: [SymbolOutline] = [
    SymbolOutline(
      "plus", width: 18, height: 16,
      "o M 9 1.6 V 14.4; o M 2.6 8 H 15.4"),
    SymbolOutline(
      "minus", width: 18, height: 16,
      "o M 2.6 8 H 15.4"),
    SymbolOutline(
      "xmark", width: 17.33, height: 15.33,
      "o M 3.2 2.2 L 14.1 13.1; o M 14.1 2.2 L 3.2 13.1"),
    SymbolOutline(
      "checkmark", width: 18.33, height: 16.33,
      "o M 2.7 9 L 7.1 14.4 L 15.6 2.1"),
    SymbolOutline(
      "equal", width: 18, height: 16,
      "o M 2.8 5.4 H 15.2; o M 2.8 10.6 H 15.2"),
    SymbolOutline(
      "number", width: 18, height: 18,
      """
      o M 6.9 2.2 L 5.1 15.8; o M 12.9 2.2 L 11.1 15.8; o M 2.8 6.2 H 15.8; o M \
      2.2 11.8 H 15.2
      """),
    SymbolOutline(
      "percent", width: 18, height: 18,
      "o M 14.4 2.6 L 3.6 15.4; o O 4.9 5 2.5; o O 13.1 13 2.5"),
    SymbolOutline(
      "ellipsis", width: 19, height: 16,
      "p O 3.6 8 1.55; p O 9.5 8 1.55; p O 15.4 8 1.55"),
    SymbolOutline(
      "info", width: 10, height: 18,
      "p O 5 3.2 1.25; o M 3 7.6 H 5.2 V 15.2; o M 2.6 15.2 H 7.8"),
    SymbolOutline(
      "exclamationmark", width: 8, height: 18,
      "o M 4 2.4 V 11; p O 4 15 1.25"),
    SymbolOutline(
      "questionmark", width: 13, height: 18,
      """
      o M 2.6 5.6 C 2.8 3.4 4.4 2 6.6 2 C 8.9 2 10.5 3.5 10.5 5.6 C 10.5 8.6 6.6 \
      8.6 6.6 11.4; p O 6.6 15.2 1.2
      """),
    SymbolOutline(
      "line.3.horizontal", width: 20, height: 16,
      "o M 2.8 3.2 H 17.2; o M 2.8 8 H 17.2; o M 2.8 12.8 H 17.2"),
    SymbolOutline(
      "line.3.horizontal.decrease", width: 20, height: 16,
      "o M 2.4 3.2 H 17.6; o M 5.2 8 H 14.8; o M 8 12.8 H 12"),
    SymbolOutline(
      "list.bullet", width: 21, height: 16,
      """
      p O 3 3.2 1.1; p O 3 8 1.1; p O 3 12.8 1.1; o M 7 3.2 H 18.4; o M 7 8 H 18.4; \
      o M 7 12.8 H 18.4
      """),
    SymbolOutline(
      "slider.horizontal.3", width: 21, height: 17,
      """
      o M 2.4 3.4 H 10.6; o O 12.9 3.4 1.7; o M 15.2 3.4 H 18.6; o M 2.4 8.5 H 4.6; \
      o O 6.9 8.5 1.7; o M 9.2 8.5 H 18.6; o M 2.4 13.6 H 10.6; o O 12.9 13.6 1.7; \
      o M 15.2 13.6 H 18.6
      """),
    SymbolOutline(
      "square.grid.2x2", width: 19, height: 19,
      """
      b R 2.2 2.2 6 6 1.3; b R 10.8 2.2 6 6 1.3; b R 2.2 10.8 6 6 1.3; b R 10.8 \
      10.8 6 6 1.3
      """),
    SymbolOutline(
      "square", width: 19, height: 19,
      "b R 2.2 2.2 14.6 14.6 2.8"),
    SymbolOutline(
      "circle", width: 20, height: 20,
      "b O 10 10 8.3"),
    SymbolOutline(
      "rectangle", width: 23, height: 18,
      "b R 1.8 2 19.4 14 2.6"),
    SymbolOutline(
      "triangle", width: 20, height: 18,
      "b M 10 2.2 L 18 15.8 H 2 Z"),
    SymbolOutline(
      "exclamationmark.triangle", width: 21, height: 19,
      """
      b M 9.4 2.6 C 9.9 1.8 11.1 1.8 11.6 2.6 L 19 15.4 C 19.5 16.3 19 17.2 18 \
      17.2 H 3 C 2 17.2 1.5 16.3 2 15.4 Z; s M 10.5 7 V 11.2; d O 10.5 13.9 0.95
      """),
  ]
}
