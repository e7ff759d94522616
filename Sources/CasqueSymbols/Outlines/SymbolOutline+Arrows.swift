extension SymbolOutline {
  /// Our own drawings, named as the system names what they stand for.
  static let arrows: [SymbolOutline] = [
    SymbolOutline(
      "chevron.right", width: 11, height: 16,
      "o M 3 2.4 L 8.4 8 L 3 13.6"),
    SymbolOutline(
      "chevron.left", width: 11, height: 16,
      "o M 8 2.4 L 2.6 8 L 8 13.6"),
    SymbolOutline(
      "chevron.up", width: 18, height: 11,
      "o M 2.9 8.2 L 9 2.6 L 15.1 8.2"),
    SymbolOutline(
      "chevron.down", width: 18, height: 11,
      "o M 2.9 2.8 L 9 8.4 L 15.1 2.8"),
    SymbolOutline(
      "chevron.up.chevron.down", width: 12, height: 19,
      "o M 2.4 6.4 L 6 2.6 L 9.6 6.4; o M 2.4 12.6 L 6 16.4 L 9.6 12.6"),
    SymbolOutline(
      "arrow.right", width: 19, height: 16,
      "o M 2.4 8 H 16.4; o M 11 2.6 L 16.4 8 L 11 13.4"),
    SymbolOutline(
      "arrow.left", width: 19, height: 16,
      "o M 16.6 8 H 2.6; o M 8 2.6 L 2.6 8 L 8 13.4"),
    SymbolOutline(
      "arrow.up", width: 16, height: 19,
      "o M 8 16.6 V 2.6; o M 2.6 8 L 8 2.6 L 13.4 8"),
    SymbolOutline(
      "arrow.down", width: 16, height: 19,
      "o M 8 2.4 V 16.4; o M 2.6 11 L 8 16.4 L 13.4 11"),
    SymbolOutline(
      "arrow.up.right", width: 16, height: 16,
      "o M 3 13 L 12.6 3.4; o M 5 3 H 13 V 11"),
    SymbolOutline(
      "arrow.up.arrow.down", width: 20, height: 18,
      """
      o M 6 15.6 V 2.6; o M 2.4 6.4 L 6 2.6 L 9.6 6.4; o M 14 2.4 V 15.4; o M 10.4 \
      11.6 L 14 15.4 L 17.6 11.6
      """),
    SymbolOutline(
      "arrow.clockwise", width: 17.33, height: 20,
      """
      o M 14.67 8.81 C 15.21 10.28 15.19 11.89 14.62 13.34 C 14.05 14.79 12.97 \
      15.98 11.58 16.70 C 10.19 17.41 8.59 17.59 7.08 17.20 C 5.57 16.82 4.25 \
      15.89 3.37 14.61 C 2.49 13.32 2.12 11.75 2.31 10.20 C 2.50 8.66 3.26 7.23 \
      4.43 6.20 C 5.59 5.17 7.10 4.60 8.66 4.60; o M 6 1.6 L 9 4.6 L 6 7.6
      """),
    SymbolOutline(
      "arrow.counterclockwise", width: 17.33, height: 20,
      """
      o M 2.65 8.81 C 2.11 10.28 2.13 11.89 2.70 13.34 C 3.27 14.79 4.35 15.98 \
      5.74 16.70 C 7.13 17.41 8.73 17.59 10.24 17.20 C 11.75 16.82 13.07 15.89 \
      13.95 14.61 C 14.83 13.32 15.20 11.75 15.01 10.20 C 14.82 8.66 14.06 7.23 \
      12.89 6.20 C 11.73 5.17 10.22 4.60 8.66 4.60; o M 11.3 1.6 L 8.3 4.6 L 11.3 \
      7.6
      """),
    SymbolOutline(
      "arrowshape.turn.up.left", width: 21.33, height: 17.33,
      """
      b M 9 2.4 L 2.4 8.2 L 9 14 V 10.8 C 13.4 10.6 16.6 11.8 19 15.2 C 18.6 9.6 \
      15 6 9 5.6 Z
      """),
    SymbolOutline(
      "arrow.triangle.2.circlepath", width: 22, height: 18,
      """
      o M 4.62 7.29 C 5.08 5.60 6.18 4.16 7.70 3.28 C 9.22 2.41 11.02 2.17 12.71 \
      2.62 C 14.40 3.08 15.84 4.18 16.72 5.70; o M 17.38 10.71 C 16.92 12.40 15.82 \
      13.84 14.30 14.72 C 12.78 15.59 10.98 15.83 9.29 15.38 C 7.60 14.92 6.16 \
      13.82 5.28 12.30; o M 14 5.4 L 16.9 5.6 L 17.4 2.6; o M 8 12.6 L 5.1 12.4 L \
      4.6 15.4
      """),
    SymbolOutline(
      "square.and.arrow.up", width: 19, height: 22,
      """
      o M 6.2 8.4 H 5 C 3.5 8.4 2.8 9.1 2.8 10.6 V 17.8 C 2.8 19.3 3.5 20 5 20 H \
      14 C 15.5 20 16.2 19.3 16.2 17.8 V 10.6 C 16.2 9.1 15.5 8.4 14 8.4 H 12.8; o \
      M 9.5 13.8 V 2.4; o M 6.1 5.6 L 9.5 2.2 L 12.9 5.6
      """),
    SymbolOutline(
      "square.and.arrow.up.fill", width: 19, height: 22,
      """
      f R 2 7.6 15 13.2 2.8; e M 9.5 7 V 13.8; f R 8.7 2.2 1.6 11.6 0.8; o M 6.1 \
      5.6 L 9.5 2.2 L 12.9 5.6
      """),
    SymbolOutline(
      "square.and.arrow.down", width: 19, height: 22,
      """
      o M 6.2 8.4 H 5 C 3.5 8.4 2.8 9.1 2.8 10.6 V 17.8 C 2.8 19.3 3.5 20 5 20 H \
      14 C 15.5 20 16.2 19.3 16.2 17.8 V 10.6 C 16.2 9.1 15.5 8.4 14 8.4 H 12.8; o \
      M 9.5 2.2 V 14; o M 6.1 10.6 L 9.5 14 L 12.9 10.6
      """),
    SymbolOutline(
      "shuffle", width: 22, height: 17,
      """
      o M 2.4 4 H 5 C 8.6 4 11 13 15 13 H 19; o M 2.4 13 H 5 C 6.6 13 7.9 11.4 9 \
      9.6; o M 12 6.2 C 13 4.8 14 4 15 4 H 19; o M 16.6 1.6 L 19.2 4 L 16.6 6.4; o \
      M 16.6 10.6 L 19.2 13 L 16.6 15.4
      """),
    SymbolOutline(
      "repeat", width: 22, height: 18,
      """
      o M 3 8.4 V 7.4 C 3 5 4.4 3.8 6.6 3.8 H 18.4; o M 15.8 1.4 L 18.6 3.8 L 15.8 \
      6.2; o M 19 9.6 V 10.6 C 19 13 17.6 14.2 15.4 14.2 H 3.6; o M 6.2 11.8 L 3.4 \
      14.2 L 6.2 16.6
      """),
    SymbolOutline(
      "return", width: 20, height: 16,
      "o M 17.4 2.2 V 7 C 17.4 8.4 16.6 9.2 15.2 9.2 H 2.8; o M 7 5 L 2.8 9.2 L 7 13.4"),
    SymbolOutline(
      "shift", width: 20, height: 18,
      "b M 10 1.9 L 2.2 9.8 H 6.1 V 15.8 H 13.9 V 9.8 H 17.8 Z"),
    SymbolOutline(
      "delete.left", width: 24, height: 18,
      """
      b M 8.2 2.2 H 19.8 C 21.3 2.2 22.2 3.1 22.2 4.6 V 13.4 C 22.2 14.9 21.3 15.8 \
      19.8 15.8 H 8.2 C 7.4 15.8 6.8 15.5 6.3 14.9 L 2 10 C 1.5 9.4 1.5 8.6 2 8 L \
      6.3 3.1 C 6.8 2.5 7.4 2.2 8.2 2.2 Z; s M 11.2 6.2 L 16.8 11.8; s M 16.8 6.2 \
      L 11.2 11.8
      """),
    SymbolOutline(
      "arrow.up.left", width: 16, height: 16,
      "o M 13 13 L 3.4 3.4; o M 11 3 H 3 V 11"),
    SymbolOutline(
      "arrow.down.right", width: 16, height: 16,
      "o M 3 3 L 12.6 12.6; o M 5 13 H 13 V 5"),
    SymbolOutline(
      "arrow.down.left", width: 16, height: 16,
      "o M 13 3 L 3.4 12.6; o M 11 13 H 3 V 5"),
    SymbolOutline(
      "arrow.left.arrow.right", width: 22, height: 18,
      """
      o M 19.4 5.2 H 2.8; o M 6.2 1.9 L 2.8 5.2 L 6.2 8.5; o M 2.6 12.8 H 19.2; o \
      M 15.8 9.5 L 19.2 12.8 L 15.8 16.1
      """),
    SymbolOutline(
      "arrow.up.left.and.arrow.down.right", width: 19, height: 19,
      """
      o M 2.8 7.6 V 2.8 H 7.6; o M 2.8 2.8 L 8 8; o M 16.2 11.4 V 16.2 H 11.4; o M \
      16.2 16.2 L 11 11
      """),
    SymbolOutline(
      "arrow.down.right.and.arrow.up.left", width: 19, height: 19,
      """
      o M 8 3.2 V 8 H 3.2; o M 8 8 L 2.8 2.8; o M 11 15.8 V 11 H 15.8; o M 11 11 L \
      16.2 16.2
      """),
    SymbolOutline(
      "arrow.uturn.left", width: 20, height: 17.67,
      """
      o M 2.8 6.6 H 12.4 C 15.4 6.6 17.2 8.4 17.2 11 C 17.2 13.6 15.4 15.4 12.4 \
      15.4 H 7.6; o M 7 2.2 L 2.6 6.6 L 7 11
      """),
    SymbolOutline(
      "arrow.uturn.right", width: 20, height: 17.67,
      """
      o M 17.2 6.6 H 7.6 C 4.6 6.6 2.8 8.4 2.8 11 C 2.8 13.6 4.6 15.4 7.6 15.4 H \
      12.4; o M 13 2.2 L 17.4 6.6 L 13 11
      """),
    SymbolOutline(
      "arrowshape.turn.up.right", width: 21.33, height: 17.33,
      """
      b M 12.33 2.4 L 18.93 8.2 L 12.33 14 V 10.8 C 7.93 10.6 4.73 11.8 2.33 15.2 \
      C 2.73 9.6 6.33 6 12.33 5.6 Z
      """),
    SymbolOutline(
      "arrow.turn.down.right", width: 19, height: 18,
      """
      o M 3 2.4 V 7.6 C 3 10.2 4.4 11.6 7 11.6 H 16; o M 11.8 7.4 L 16 11.6 L 11.8 \
      15.8
      """),
    SymbolOutline(
      "chevron.right.2", width: 18, height: 16,
      "o M 3 2.4 L 8.4 8 L 3 13.6; o M 9.4 2.4 L 14.8 8 L 9.4 13.6"),
    SymbolOutline(
      "chevron.left.2", width: 18, height: 16,
      "o M 15 2.4 L 9.6 8 L 15 13.6; o M 8.6 2.4 L 3.2 8 L 8.6 13.6"),
    SymbolOutline(
      "chevron.left.forwardslash.chevron.right", width: 27, height: 17,
      """
      o M 7.4 3.8 L 2.6 8.5 L 7.4 13.2; o M 19.6 3.8 L 24.4 8.5 L 19.6 13.2; o M \
      15.4 2.2 L 11.6 14.8
      """),
    SymbolOutline(
      "chevron.compact.down", width: 22, height: 9,
      "o M 2.6 2.8 L 11 6 L 19.4 2.8"),
    SymbolOutline(
      "chevron.compact.up", width: 22, height: 9,
      "o M 2.6 6.2 L 11 3 L 19.4 6.2"),
    SymbolOutline(
      "chevron.compact.right", width: 9, height: 22,
      "o M 2.8 2.6 L 6 11 L 2.8 19.4"),
    SymbolOutline(
      "chevron.compact.left", width: 9, height: 22,
      "o M 6.2 2.6 L 3 11 L 6.2 19.4"),
    SymbolOutline(
      "arrow.down.to.line", width: 18, height: 19,
      "o M 9 2.2 V 12.6; o M 4.8 8.4 L 9 12.6 L 13.2 8.4; o M 2.6 16.6 H 15.4"),
    SymbolOutline(
      "arrow.up.to.line", width: 18, height: 19,
      "o M 9 16.8 V 6.4; o M 4.8 10.6 L 9 6.4 L 13.2 10.6; o M 2.6 2.4 H 15.4"),
    SymbolOutline(
      "arrow.right.to.line", width: 20, height: 17,
      "o M 2.4 8.5 H 13.4; o M 9.2 4.3 L 13.4 8.5 L 9.2 12.7; o M 17.4 2.6 V 14.4"),
    SymbolOutline(
      "arrow.left.to.line", width: 20, height: 17,
      "o M 17.6 8.5 H 6.6; o M 10.8 4.3 L 6.6 8.5 L 10.8 12.7; o M 2.6 2.6 V 14.4"),
    SymbolOutline(
      "rectangle.portrait.and.arrow.right", width: 23, height: 20,
      """
      o M 13.6 6 V 4.6 C 13.6 3 12.8 2.2 11.2 2.2 H 4.8 C 3.2 2.2 2.4 3 2.4 4.6 V \
      15.4 C 2.4 17 3.2 17.8 4.8 17.8 H 11.2 C 12.8 17.8 13.6 17 13.6 15.4 V 14; o \
      M 8.4 10 H 20.4; o M 16.8 6.4 L 20.4 10 L 16.8 13.6
      """),
    SymbolOutline(
      "clock.arrow.circlepath", width: 22, height: 20,
      """
      o M 3.4 10 C 3.4 5.6 7 2 11.4 2 C 15.8 2 19.4 5.6 19.4 10 C 19.4 14.4 15.8 \
      18 11.4 18 C 8.6 18 6.2 16.6 4.8 14.4; o M 1.6 7.4 L 3.4 10.4 L 6.2 8.4; o M \
      11.4 5.8 V 10.2 L 14.4 12
      """),
    SymbolOutline(
      "infinity", width: 24, height: 14,
      """
      o M 12 7 C 10 4 8.6 2.8 6.6 2.8 C 4.2 2.8 2.4 4.6 2.4 7 C 2.4 9.4 4.2 11.2 \
      6.6 11.2 C 8.6 11.2 10 10 12 7 C 14 4 15.4 2.8 17.4 2.8 C 19.8 2.8 21.6 4.6 \
      21.6 7 C 21.6 9.4 19.8 11.2 17.4 11.2 C 15.4 11.2 14 10 12 7
      """),
  ]
}
