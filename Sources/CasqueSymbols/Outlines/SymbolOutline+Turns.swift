extension SymbolOutline {
  /// Our own drawings, named as the system names what they stand for.
  static let turns: [SymbolOutline] = [
    SymbolOutline(
      "arrow.turn.down.left", width: 19, height: 18,
      "o M 16 2.4 L 16 7.6 C 16 10.2 14.6 11.6 12 11.6 L 3 11.6; o M 7.2 7.4 L 3 11.6 L 7.2 15.8"),
    SymbolOutline(
      "arrow.turn.up.right", width: 19, height: 18,
      "o M 3 15.6 L 3 10.4 C 3 7.8 4.4 6.4 7 6.4 L 16 6.4; o M 11.8 10.6 L 16 6.4 L 11.8 2.2"),
    SymbolOutline(
      "arrow.turn.up.left", width: 19, height: 18,
      "o M 16 15.6 L 16 10.4 C 16 7.8 14.6 6.4 12 6.4 L 3 6.4; o M 7.2 10.6 L 3 6.4 L 7.2 2.2"),
    SymbolOutline(
      "arrow.turn.right.down", width: 18, height: 19,
      "o M 2.4 3 L 7.6 3 C 10.2 3 11.6 4.4 11.6 7 L 11.6 16; o M 7.4 11.8 L 11.6 16 L 15.8 11.8"),
    SymbolOutline(
      "arrow.turn.right.up", width: 18, height: 19,
      "o M 2.4 16 L 7.6 16 C 10.2 16 11.6 14.6 11.6 12 L 11.6 3; o M 7.4 7.2 L 11.6 3 L 15.8 7.2"),
    SymbolOutline(
      "arrow.turn.left.down", width: 18, height: 19,
      "o M 15.6 3 L 10.4 3 C 7.8 3 6.4 4.4 6.4 7 L 6.4 16; o M 10.6 11.8 L 6.4 16 L 2.2 11.8"),
    SymbolOutline(
      "arrow.turn.left.up", width: 18, height: 19,
      "o M 15.6 16 L 10.4 16 C 7.8 16 6.4 14.6 6.4 12 L 6.4 3; o M 10.6 7.2 L 6.4 3 L 2.2 7.2"),
    SymbolOutline(
      "arrow.uturn.up", width: 17.7, height: 20,
      """
      o M 6.6 2.8 L 6.6 12.4 C 6.6 15.4 8.4 17.2 11 17.2 C 13.6 17.2 15.4 15.4 15.4 12.4 L \
      15.4 7.6; o M 2.2 7 L 6.6 2.6 L 11 7
      """),
    SymbolOutline(
      "arrow.uturn.down", width: 17.7, height: 20,
      """
      o M 6.6 17.2 L 6.6 7.6 C 6.6 4.6 8.4 2.8 11 2.8 C 13.6 2.8 15.4 4.6 15.4 7.6 L 15.4 \
      12.4; o M 2.2 13 L 6.6 17.4 L 11 13
      """),
    SymbolOutline(
      "arrowshape.down", width: 20, height: 17.7,
      "b M 10 15.8 L 2.2 7.9 L 6.1 7.9 L 6.1 1.9 L 13.9 1.9 L 13.9 7.9 L 17.8 7.9 Z"),
    SymbolOutline(
      "arrowshape.left", width: 17.7, height: 20,
      "b M 1.9 10 L 9.8 2.2 L 9.8 6.1 L 15.8 6.1 L 15.8 13.9 L 9.8 13.9 L 9.8 17.8 Z"),
    SymbolOutline(
      "arrowshape.right", width: 17.7, height: 20,
      "b M 15.8 10 L 7.9 2.2 L 7.9 6.1 L 1.9 6.1 L 1.9 13.9 L 7.9 13.9 L 7.9 17.8 Z"),
    SymbolOutline(
      "arrowtriangle.up", width: 19, height: 17,
      "b M 9.5 2.8 L 16.8 14.6 H 2.2 Z"),
    SymbolOutline(
      "arrowtriangle.down", width: 19, height: 17,
      "b M 9.5 14.2 L 16.8 2.4 L 2.2 2.4 Z"),
    SymbolOutline(
      "arrowtriangle.left", width: 17, height: 19,
      "b M 2.8 9.5 L 14.6 16.8 L 14.6 2.2 Z"),
    SymbolOutline(
      "arrowtriangle.right", width: 17, height: 19,
      "b M 14.2 9.5 L 2.4 16.8 L 2.4 2.2 Z"),
    SymbolOutline(
      "arrowtriangle.left.and.line.vertical.and.arrowtriangle.right", width: 23, height: 17,
      "o M 11.5 2 V 15; b M 2 8.5 L 7.6 5 V 12 Z; b M 21 8.5 L 15.4 5 V 12 Z"),
    SymbolOutline(
      "arrow.up.and.down", width: 12, height: 20,
      "o M 6 2.2 V 17.8; o M 2.2 6 L 6 2.2 L 9.8 6; o M 2.2 14 L 6 17.8 L 9.8 14"),
    SymbolOutline(
      "arrow.left.and.right", width: 22, height: 12,
      "o M 2.2 6 H 19.8; o M 6 2.2 L 2.2 6 L 6 9.8; o M 16 2.2 L 19.8 6 L 16 9.8"),
    SymbolOutline(
      "arrow.up.and.down.and.arrow.left.and.right", width: 22, height: 22,
      """
      o M 11 2.2 V 19.8; o M 2.2 11 H 19.8; o M 8.2 5 L 11 2.2 L 13.8 5; o M 8.2 17 L 11 19.8 \
      L 13.8 17; o M 5 8.2 L 2.2 11 L 5 13.8; o M 17 8.2 L 19.8 11 L 17 13.8
      """),
    SymbolOutline(
      "arrow.triangle.branch", width: 17, height: 19,
      """
      o M 4 17 V 4.6; o M 4 14.6 C 4 11 5.6 9.8 9 9.4 C 11.8 9 13 7.8 13 5; f M 4 1.6 L 6.6 \
      5.6 H 1.4 Z; f M 13 1.6 L 15.6 5.6 H 10.4 Z
      """),
    SymbolOutline(
      "arrow.triangle.merge", width: 16, height: 19,
      """
      o M 8 4.6 V 9.4 C 8 12.4 6.4 13.6 2.6 16.6; o M 8 9.4 C 8 12.4 9.6 13.6 13.4 16.6; f M 8 \
      1.6 L 10.6 5.6 H 5.4 Z
      """),
    SymbolOutline(
      "arrow.triangle.swap", width: 19, height: 18,
      """
      o M 5.4 16 V 4.6; o M 13.6 2 V 13.4; f M 5.4 1.6 L 8.2 5.8 H 2.6 Z; f M 13.6 16.4 L 16.4 \
      12.2 H 10.8 Z
      """),
    SymbolOutline(
      "arrow.triangle.turn.up.right.diamond", width: 21, height: 21,
      """
      b M 9.3 2.6 C 10 1.9 11 1.9 11.7 2.6 L 18.4 9.3 C 19.1 10 19.1 11 18.4 11.7 L 11.7 18.4 \
      C 11 19.1 10 19.1 9.3 18.4 L 2.6 11.7 C 1.9 11 1.9 10 2.6 9.3 Z; s M 8 13.4 V 10.8 C 8 \
      10 8.4 9.6 9.2 9.6 H 12; d M 11.6 7 L 14.4 9.6 L 11.6 12.2 Z
      """),
    SymbolOutline(
      "arrow.2.squarepath", width: 23, height: 20,
      """
      o M 4 14 V 6.4 C 4 4.6 5 3.6 6.8 3.6 H 11.6; o M 2 12 L 4 14.4 L 6.2 12; o M 19 6 V 13.6 \
      C 19 15.4 18 16.4 16.2 16.4 H 11.4; o M 16.8 8 L 19 5.6 L 21 8
      """),
    SymbolOutline(
      "arrow.3.trianglepath", width: 22, height: 21,
      """
      o M 11.97 3.87 C 15.52 4.37 18.12 7.46 18 11.04; o M 16.28 9.04 L 17.96 11.53 L 20.12 \
      9.45; o M 16.52 15.11 C 14.31 17.93 10.33 18.63 7.29 16.74; o M 9.88 16.25 L 6.89 16.46 \
      L 7.61 19.37; o M 4.51 13.42 C 3.17 10.1 4.55 6.3 7.71 4.62; o M 6.84 7.1 L 8.15 4.41 L \
      5.27 3.58
      """),
    SymbolOutline(
      "rotate.left", width: 19, height: 21,
      """
      b R 2.2 8 10.6 10.6 2.2; o M 10.14 3.16 C 13.84 3.95 16.36 7.41 15.96 11.17 ; o M 12 1.8 \
      L 9.6 3.2 L 11.6 5.6
      """),
    SymbolOutline(
      "rotate.right", width: 19, height: 21,
      """
      b R 6.2 8 10.6 10.6 2.2; o M 8.86 3.16 C 5.16 3.95 2.64 7.41 3.04 11.17; o M 7 1.8 L 9.4 \
      3.2 L 7.4 5.6
      """),
    SymbolOutline(
      "rotate.3d", width: 22, height: 20,
      """
      o M 14.4 10 C 14.4 14.42 12.88 18 11 18 C 9.12 18 7.6 14.42 7.6 10 C 7.6 5.58 9.12 2 11 \
      2 C 12.88 2 14.4 5.58 14.4 10 Z; e M 8 12.6 L 10 13; o M 19.08 8.77 C 20.71 10.64 18.4 \
      12.7 13.94 13.38 C 9.48 14.06 4.54 13.1 2.92 11.23 C 1.29 9.36 3.6 7.3 8.06 6.62; o M \
      15.6 6 L 19 8.7 L 15.8 11.6
      """),
    SymbolOutline(
      "arrow.up.left.and.down.right.magnifyingglass", width: 20.33, height: 18.67,
      """
      o O 8.6 7.9 5.9; o M 12.9 12.2 L 17.7 17; o M 6.4 8.2 V 5.7 H 8.9; o M 10.8 7.6 V 10.1 H \
      8.3
      """),
    SymbolOutline(
      "phone.arrow.up.right", width: 19, height: 19,
      """
      b M 3.4 4.8 C 2.3 5.6 1.9 6.6 2.1 8 C 2.9 12.4 6.9 16.2 11.3 16.9 C 12.7 17.1 13.7 16.7 \
      14.5 15.6 C 15.1 14.8 15 14.2 14.3 13.7 L 12.2 12.3 C 11.5 11.8 11 11.9 10.4 12.4 C 9.8 \
      13 9.4 13 8.8 12.5 C 7.7 11.7 7.1 11.1 6.3 10 C 5.8 9.3 5.8 8.9 6.4 8.4 C 7 7.8 7.1 7.3 \
      6.6 6.6 L 5.2 5 C 4.7 4.3 4.1 4.2 3.4 4.8 Z; o M 11 8 L 16.8 2.2; o M 12.2 2 H 17 V 6.8
      """),
    SymbolOutline(
      "phone.arrow.down.left", width: 19, height: 19,
      """
      b M 3.4 4.8 C 2.3 5.6 1.9 6.6 2.1 8 C 2.9 12.4 6.9 16.2 11.3 16.9 C 12.7 17.1 13.7 16.7 \
      14.5 15.6 C 15.1 14.8 15 14.2 14.3 13.7 L 12.2 12.3 C 11.5 11.8 11 11.9 10.4 12.4 C 9.8 \
      13 9.4 13 8.8 12.5 C 7.7 11.7 7.1 11.1 6.3 10 C 5.8 9.3 5.8 8.9 6.4 8.4 C 7 7.8 7.1 7.3 \
      6.6 6.6 L 5.2 5 C 4.7 4.3 4.1 4.2 3.4 4.8 Z; o M 16.8 2.2 L 11 8; o M 15.8 8.2 H 10.8 V \
      3.4
      """),
    SymbolOutline(
      "phone.down", width: 24, height: 12,
      """
      b M 12 2.4 C 17.6 2.4 21.8 4.4 21.8 7.4 C 21.8 9.2 20.9 9.8 19.4 9.4 L 16.6 8.6 C 15.6 \
      8.3 15.3 7.8 15.4 6.8 C 15.5 5.9 15.1 5.5 14.2 5.4 C 12.7 5.2 11.3 5.2 9.8 5.4 C 8.9 5.5 \
      8.5 5.9 8.6 6.8 C 8.7 7.8 8.4 8.3 7.4 8.6 L 4.6 9.4 C 3.1 9.8 2.2 9.2 2.2 7.4 C 2.2 4.4 \
      6.4 2.4 12 2.4 Z
      """),
    SymbolOutline(
      "square.and.arrow.down.fill", width: 19, height: 22,
      """
      f R 2 7.6 15 13.2 2.8; e M 9.5 7 V 14; e M 6.1 10.6 L 9.5 14 L 12.9 10.6; o M 9.5 2.2 V \
      14; o M 6.1 10.6 L 9.5 14 L 12.9 10.6
      """),
    SymbolOutline(
      "square.and.arrow.up.on.square", width: 23, height: 22,
      """
      b R 2.2 5.4 12.4 11.6 2.2; k R 6.6 9 14 11 2.2; o M 10.4 9 H 8.8 C 7.3 9 6.6 9.7 6.6 \
      11.2 V 17.8 C 6.6 19.3 7.3 20 8.8 20 H 18.4 C 19.9 20 20.6 19.3 20.6 17.8 V 11.2 C 20.6 \
      9.7 19.9 9 18.4 9 H 16.8; e M 13.6 14.6 V 2.4; o M 13.6 14.6 V 2.4; o M 10.4 5.4 L 13.6 \
      2.2 L 16.8 5.4
      """),
    SymbolOutline(
      "square.and.arrow.down.on.square", width: 23, height: 22,
      """
      b R 2.2 5.4 12.4 11.6 2.2; k R 6.6 9 14 11 2.2; o M 10.4 9 H 8.8 C 7.3 9 6.6 9.7 6.6 \
      11.2 V 17.8 C 6.6 19.3 7.3 20 8.8 20 H 18.4 C 19.9 20 20.6 19.3 20.6 17.8 V 11.2 C 20.6 \
      9.7 19.9 9 18.4 9 H 16.8; e M 13.6 14.6 V 2.4; o M 13.6 14.6 V 2.4; o M 10.4 11.6 L 13.6 \
      14.8 L 16.8 11.6
      """),
  ]
}
