extension SymbolOutline {
  /// Digits and capitals, 12 high without room around; they are symbols in frames only.
  static let characters: [SymbolOutline] = [
    SymbolOutline(
      "0", width: 7.2, height: 12,
      """
      o M 3.6 0 C 6 0 7.2 2.2 7.2 6 C 7.2 9.8 6 12 3.6 12 C 1.2 12 0 9.8 0 6 C 0 2.2 1.2 \
      0 3.6 0 Z
      """),
    SymbolOutline("1", width: 3.4, height: 12, "o M 0.2 2.4 L 3.4 0 V 12"),
    SymbolOutline(
      "2", width: 7.2, height: 12,
      "o M 0.2 3.4 C 0.2 1.4 1.6 0 3.6 0 C 5.6 0 7 1.3 7 3.2 C 7 4.6 6.3 5.6 5 7 L 0.2 12 H 7.2"),
    SymbolOutline(
      "3", width: 7.2, height: 12,
      """
      o M 0.4 2.6 C 0.7 1 1.9 0 3.6 0 C 5.5 0 6.8 1.1 6.8 2.9 C 6.8 4.6 5.5 5.7 3.7 5.7 H \
      2.6 H 3.7 C 5.8 5.7 7.2 6.9 7.2 8.8 C 7.2 10.7 5.7 12 3.6 12 C 1.7 12 0.4 11 0 9.3
      """),
    SymbolOutline("4", width: 7.6, height: 12, "o M 5.6 12 V 0 L 0 8.6 H 7.6"),
    SymbolOutline(
      "5", width: 7.2, height: 12,
      """
      o M 6.6 0 H 1.2 L 0.7 5.6 C 1.5 4.8 2.5 4.4 3.6 4.4 C 5.7 4.4 7.2 5.9 7.2 8.1 C 7.2 \
      10.4 5.7 12 3.5 12 C 1.7 12 0.4 11.1 0 9.5
      """),
    SymbolOutline(
      "6", width: 7.2, height: 12,
      """
      o M 6.5 1.8 C 6 0.7 5 0 3.8 0 C 1.4 0 0 2.4 0 6.4 C 0 10.2 1.4 12 3.7 12 C 5.7 12 \
      7.2 10.4 7.2 8.1 C 7.2 5.9 5.7 4.4 3.7 4.4 C 1.7 4.4 0.2 5.9 0.1 7.8
      """),
    SymbolOutline("7", width: 7.2, height: 12, "o M 0 0 H 7.2 L 2.4 12"),
    SymbolOutline(
      "8", width: 7.2, height: 12,
      """
      o M 3.6 0 C 5.4 0 6.7 1.1 6.7 2.8 C 6.7 4.5 5.4 5.6 3.6 5.6 C 1.8 5.6 0.5 4.5 0.5 \
      2.8 C 0.5 1.1 1.8 0 3.6 0 Z; o M 3.6 5.6 C 5.7 5.6 7.2 6.9 7.2 8.8 C 7.2 10.7 5.7 \
      12 3.6 12 C 1.5 12 0 10.7 0 8.8 C 0 6.9 1.5 5.6 3.6 5.6 Z
      """),
    SymbolOutline(
      "9", width: 7.2, height: 12,
      """
      o M 0.7 10.2 C 1.2 11.3 2.2 12 3.4 12 C 5.8 12 7.2 9.6 7.2 5.6 C 7.2 1.8 5.8 0 3.5 \
      0 C 1.5 0 0 1.6 0 3.9 C 0 6.1 1.5 7.6 3.5 7.6 C 5.5 7.6 7 6.1 7.1 4.2
      """),
    SymbolOutline("a", width: 9, height: 12, "o M 0 12 L 4.5 0 L 9 12; o M 1.6 7.9 H 7.4"),
    SymbolOutline(
      "b", width: 7.2, height: 12,
      """
      o M 0 5.8 V 0 H 3.6 C 5.4 0 6.5 1.2 6.5 2.9 C 6.5 4.6 5.4 5.8 3.6 5.8 Z; o M 0 5.8 \
      V 12 H 4 C 6 12 7.2 10.7 7.2 8.9 C 7.2 7.1 6 5.8 4 5.8 Z
      """),
    SymbolOutline(
      "c", width: 8.6, height: 12,
      """
      o M 8.6 2.8 C 7.8 1.1 6.4 0 4.7 0 C 1.9 0 0 2.5 0 6 C 0 9.5 1.9 12 4.7 12 C 6.4 12 \
      7.8 10.9 8.6 9.2
      """),
    SymbolOutline(
      "d", width: 8.4, height: 12,
      "o M 0 0 V 12 H 3.2 C 6.5 12 8.4 9.8 8.4 6 C 8.4 2.2 6.5 0 3.2 0 Z"),
    SymbolOutline("e", width: 6.4, height: 12, "o M 6.4 0 H 0 V 12 H 6.4; o M 0 5.8 H 5.8"),
    SymbolOutline("f", width: 6.4, height: 12, "o M 6.4 0 H 0 V 12; o M 0 5.9 H 5.6"),
    SymbolOutline(
      "g", width: 8.8, height: 12,
      """
      o M 8.6 2.8 C 7.8 1.1 6.4 0 4.7 0 C 1.9 0 0 2.5 0 6 C 0 9.5 1.9 12 4.7 12 C 7.2 12 \
      8.8 10.3 8.8 7.4 V 6.8 H 5.2
      """),
    SymbolOutline("h", width: 8, height: 12, "o M 0 0 V 12; o M 8 0 V 12; o M 0 5.9 H 8"),
    SymbolOutline("i", width: 1, height: 12, "o M 0.5 0 V 12"),
    SymbolOutline(
      "j", width: 5, height: 12,
      "o M 5 0 V 8.6 C 5 10.8 4 12 2.4 12 C 1 12 0.2 11.2 0 9.8"),
    SymbolOutline(
      "k", width: 7.4, height: 12, "o M 0 0 V 12; o M 7 0 L 0 7.2; o M 2.7 4.6 L 7.4 12"),
    SymbolOutline("l", width: 6, height: 12, "o M 0 0 V 12 H 6"),
    SymbolOutline("m", width: 9.6, height: 12, "o M 0 12 V 0 L 4.8 9.4 L 9.6 0 V 12"),
    SymbolOutline("n", width: 8, height: 12, "o M 0 12 V 0 L 8 12 V 0"),
    SymbolOutline(
      "o", width: 9.4, height: 12,
      """
      o M 4.7 0 C 7.5 0 9.4 2.5 9.4 6 C 9.4 9.5 7.5 12 4.7 12 C 1.9 12 0 9.5 0 6 C 0 2.5 \
      1.9 0 4.7 0 Z
      """),
    SymbolOutline(
      "p", width: 7.2, height: 12,
      "o M 0 12 V 0 H 3.8 C 5.9 0 7.2 1.4 7.2 3.4 C 7.2 5.4 5.9 6.8 3.8 6.8 H 0"),
    SymbolOutline(
      "q", width: 9.4, height: 12,
      """
      o M 4.7 0 C 7.5 0 9.4 2.5 9.4 6 C 9.4 9.5 7.5 12 4.7 12 C 1.9 12 0 9.5 0 6 C 0 2.5 \
      1.9 0 4.7 0 Z; o M 6 8.6 L 9.2 12.4
      """),
    SymbolOutline(
      "r", width: 7.4, height: 12,
      """
      o M 0 12 V 0 H 3.8 C 5.9 0 7.2 1.4 7.2 3.4 C 7.2 5.4 5.9 6.8 3.8 6.8 H 0; o M 3.9 \
      6.8 L 7.4 12
      """),
    SymbolOutline(
      "s", width: 7.2, height: 12,
      """
      o M 6.8 2.7 C 6.4 1 5.2 0 3.6 0 C 1.7 0 0.4 1.1 0.4 2.9 C 0.4 4.6 1.6 5.3 3.6 5.8 C \
      5.8 6.3 7.2 7.1 7.2 9 C 7.2 10.8 5.7 12 3.6 12 C 1.6 12 0.3 11 0 9.3
      """),
    SymbolOutline("t", width: 8, height: 12, "o M 0 0 H 8; o M 4 0 V 12"),
    SymbolOutline(
      "u", width: 8, height: 12,
      "o M 0 0 V 7.6 C 0 10.3 1.6 12 4 12 C 6.4 12 8 10.3 8 7.6 V 0"),
    SymbolOutline("v", width: 8.8, height: 12, "o M 0 0 L 4.4 12 L 8.8 0"),
    SymbolOutline("w", width: 12, height: 12, "o M 0 0 L 3 12 L 6 1.4 L 9 12 L 12 0"),
    SymbolOutline("x", width: 8, height: 12, "o M 0 0 L 8 12; o M 8 0 L 0 12"),
    SymbolOutline("y", width: 8.4, height: 12, "o M 0 0 L 4.2 6.4 V 12; o M 8.4 0 L 4.2 6.4"),
    SymbolOutline("z", width: 7.8, height: 12, "o M 0.2 0 H 7.6 L 0 12 H 7.8"),
  ]
}
