extension SymbolOutline {
  /// Our own drawings, named as the system names what they stand for.
  static let typing: [SymbolOutline] = [
    SymbolOutline(
      "textformat", width: 24, height: 16,
      """
      o M 2.4 13.4 L 7 2.6 L 11.6 13.4; o M 4 9.8 H 10; o O 17 10 3.4; o M 20.6 \
      6.6 V 13.4
      """),
    SymbolOutline(
      "textformat.size", width: 23, height: 16,
      """
      o M 2.2 13.4 L 5 6.6 L 7.8 13.4; o M 3.2 11.2 H 6.8; o M 10.4 13.4 L 15.4 \
      2.4 L 20.4 13.4; o M 12 9.8 H 18.8
      """),
    SymbolOutline(
      "bold", width: 14, height: 17,
      """
      o M 3.2 2.6 V 14.4 H 7.8 C 10.2 14.4 11.4 13.2 11.4 11.3 C 11.4 9.4 10.2 8.3 \
      7.8 8.3 H 3.2; o M 3.2 2.6 H 7.2 C 9.4 2.6 10.6 3.7 10.6 5.4 C 10.6 7.2 9.4 \
      8.3 7.2 8.3
      """),
    SymbolOutline(
      "italic", width: 14, height: 17,
      "o M 6.2 2.6 H 11.4; o M 2.6 14.4 H 7.8; o M 8.8 2.6 L 5.2 14.4"),
    SymbolOutline(
      "underline", width: 14, height: 19,
      """
      o M 2.8 2.4 V 8.2 C 2.8 11 4.4 12.6 7 12.6 C 9.6 12.6 11.2 11 11.2 8.2 V \
      2.4; o M 2.2 16.4 H 11.8
      """),
    SymbolOutline(
      "strikethrough", width: 18, height: 19,
      """
      o M 13 5.4 C 12.6 3.4 11.2 2.4 9 2.4 C 6.6 2.4 5 3.6 5 5.6 C 5 7.6 6.6 8.6 9 \
      9.2; o M 12.8 11.2 C 13.2 11.8 13.4 12.4 13.4 13.2 C 13.4 15.4 11.6 16.6 9.1 \
      16.6 C 6.6 16.6 4.9 15.4 4.6 13.2; o M 2.2 9.5 H 15.8
      """),
    SymbolOutline(
      "text.alignleft", width: 19, height: 17,
      "o M 2.4 3.2 H 16.6; o M 2.4 6.7 H 11; o M 2.4 10.2 H 16.6; o M 2.4 13.7 H 11"),
    SymbolOutline(
      "text.aligncenter", width: 19, height: 17,
      "o M 2.4 3.2 H 16.6; o M 5.2 6.7 H 13.8; o M 2.4 10.2 H 16.6; o M 5.2 13.7 H 13.8"),
    SymbolOutline(
      "text.alignright", width: 19, height: 17,
      "o M 2.4 3.2 H 16.6; o M 8 6.7 H 16.6; o M 2.4 10.2 H 16.6; o M 8 13.7 H 16.6"),
    SymbolOutline(
      "text.justify", width: 19, height: 17,
      "o M 2.4 3.2 H 16.6; o M 2.4 6.7 H 16.6; o M 2.4 10.2 H 16.6; o M 2.4 13.7 H 16.6"),
    SymbolOutline(
      "list.dash", width: 21, height: 16,
      """
      o M 2.4 3.2 H 4.2; o M 8 3.2 H 18.6; o M 2.4 8 H 4.2; o M 8 8 H 18.6; o M \
      2.4 12.8 H 4.2; o M 8 12.8 H 18.6
      """),
    SymbolOutline(
      "checklist", width: 21, height: 17,
      """
      o M 2.2 4.2 L 3.7 5.7 L 6.4 2.6; o M 9.4 4.4 H 18.6; o M 2.2 12.2 L 3.7 13.7 \
      L 6.4 10.6; o M 9.4 12.4 H 18.6
      """),
    SymbolOutline(
      "at", width: 20, height: 20,
      """
      o O 10 10 3.2; o M 13.2 6.8 V 11 C 13.2 12.6 14 13.4 15.2 13.4 C 17 13.4 \
      18.2 12 18.2 9.8 C 18.2 5.2 14.8 1.9 10.1 1.9 C 5.2 1.9 1.8 5.4 1.8 10.1 C \
      1.8 14.9 5.2 18.2 10.2 18.2 C 11.8 18.2 13.2 17.9 14.4 17.3
      """),
    SymbolOutline(
      "dollarsign", width: 13, height: 20,
      """
      o M 10.4 6.4 C 10 5 8.6 4.2 6.6 4.2 C 4.4 4.2 3 5.3 3 7 C 3 8.8 4.6 9.5 6.6 \
      9.9 C 8.8 10.4 10.4 11.2 10.4 13 C 10.4 14.8 8.8 15.9 6.5 15.9 C 4.4 15.9 3 \
      15 2.6 13.5; o M 6.5 1.9 V 18.1
      """),
    SymbolOutline(
      "eurosign", width: 15, height: 18,
      """
      o M 12 4 C 11.2 3.1 10.2 2.6 9 2.6 C 6.2 2.6 4.4 5 4.4 9 C 4.4 13 6.2 15.4 9 \
      15.4 C 10.2 15.4 11.2 14.9 12 14; o M 2.2 7.5 H 9.6; o M 2.2 10.5 H 9.6
      """),
    SymbolOutline(
      "multiply", width: 15, height: 15,
      "o M 3.2 3.2 L 11.8 11.8; o M 11.8 3.2 L 3.2 11.8"),
    SymbolOutline(
      "divide", width: 18, height: 16,
      "o M 2.6 8 H 15.4; f O 9 3.4 1.4; f O 9 12.6 1.4"),
    SymbolOutline(
      "command", width: 19, height: 19,
      """
      o M 6.7 6.7 H 12.3 V 12.3 H 6.7 Z; o O 4.6 4.6 2.1; o O 14.4 4.6 2.1; o O \
      4.6 14.4 2.1; o O 14.4 14.4 2.1
      """),
    SymbolOutline(
      "option", width: 20, height: 17,
      "o M 2.4 3.2 H 6.8 L 12.8 13.8 H 17.6; o M 12.4 3.2 H 17.6"),
    SymbolOutline(
      "curlybraces", width: 22, height: 19,
      """
      o M 7.6 2.4 C 5.6 2.4 4.8 3.2 4.8 5 V 7 C 4.8 8.6 4.2 9.5 2.6 9.5 C 4.2 9.5 \
      4.8 10.4 4.8 12 V 14 C 4.8 15.8 5.6 16.6 7.6 16.6; o M 14.4 2.4 C 16.4 2.4 \
      17.2 3.2 17.2 5 V 7 C 17.2 8.6 17.8 9.5 19.4 9.5 C 17.8 9.5 17.2 10.4 17.2 \
      12 V 14 C 17.2 15.8 16.4 16.6 14.4 16.6
      """),
    SymbolOutline(
      "terminal", width: 22, height: 18,
      "b R 2 2.2 18 13.6 2.6; s M 5.4 6 L 8.2 8.4 L 5.4 10.8; s M 10.4 11.4 H 14.6"),
    SymbolOutline(
      "scribble", width: 20, height: 18,
      """
      o M 2.6 12 C 5 4 8.8 1.8 9.4 4.8 C 10 7.8 5.2 14.4 8 15 C 10.8 15.6 12.8 7 \
      15.4 7.6 C 17.4 8 15 13.4 17.6 13.2
      """),
    SymbolOutline(
      "character", width: 16, height: 17,
      "o M 2.8 14.6 L 8 2.4 L 13.2 14.6; o M 4.6 10.6 H 11.4"),
    SymbolOutline(
      "crop", width: 20, height: 20,
      "o M 5.6 1.9 V 14.4 H 18.1; o M 1.9 5.6 H 14.4 V 18.1"),
    SymbolOutline(
      "paintbrush", width: 20, height: 20,
      """
      b M 17.2 2.6 C 18 3.4 17.8 4.6 16.8 5.9 L 11.5 12.4 L 8.2 9.2 L 14.6 3.4 C \
      15.6 2.4 16.6 2 17.2 2.6 Z; b M 7 10.6 L 10.2 13.7 C 10.2 16.2 8.4 17.8 5.6 \
      17.8 C 4.2 17.8 3 17.4 2.2 16.6 C 3.6 16.2 3.9 15.4 3.9 14 C 3.9 12 5.2 10.6 \
      7 10.6 Z
      """),
    SymbolOutline(
      "paintpalette", width: 21, height: 19,
      """
      b M 10.5 2 C 5.6 2 2 5.2 2 9.5 C 2 13.6 5.2 17 9.2 17 C 10.8 17 11.4 16.2 \
      11.2 15 C 11 13.6 11.6 12.6 13 12.6 H 15.4 C 17.6 12.6 19 11.2 19 9 C 19 5 \
      15.4 2 10.5 2 Z; d O 5.9 9 1.2; d O 8.4 5.7 1.2; d O 12.6 5.3 1.2; d O 15.7 \
      8.1 1.2
      """),
    SymbolOutline(
      "eyedropper", width: 20, height: 20,
      """
      f M 12.6 4 L 13.4 3.2 C 14.6 2 16.2 2 17.1 2.9 C 18 3.8 18 5.4 16.8 6.6 L 16 \
      7.4 Z; o M 11 5 L 15 9; o M 11.4 7 L 4 14.4 C 3.4 15 3.2 15.4 3.1 16.2 L 2.8 \
      17.2 L 3.8 16.9 C 4.6 16.8 5 16.6 5.6 16 L 13 8.6
      """),
    SymbolOutline(
      "wand.and.stars", width: 20, height: 20,
      """
      o M 2.8 17.2 L 12 8; f M 15.4 1.6 C 15.76 3.7 16.3 4.24 18.4 4.6 C 16.3 4.96 \
      15.76 5.5 15.4 7.6 C 15.04 5.5 14.5 4.96 12.4 4.6 C 14.5 4.24 15.04 3.7 15.4 \
      1.6 Z; f M 6.6 2.8 C 6.91 4.62 7.38 5.09 9.2 5.4 C 7.38 5.71 6.91 6.18 6.6 8 \
      C 6.29 6.18 5.82 5.71 4 5.4 C 5.82 5.09 6.29 4.62 6.6 2.8 Z; f M 15.6 11 C \
      15.89 12.68 16.32 13.11 18 13.4 C 16.32 13.69 15.89 14.12 15.6 15.8 C 15.31 \
      14.12 14.88 13.69 13.2 13.4 C 14.88 13.11 15.31 12.68 15.6 11 Z
      """),
    SymbolOutline(
      "nosign", width: 20, height: 20,
      "o O 10 10 8.3; o M 4.2 4.2 L 15.8 15.8"),
  ]
}
