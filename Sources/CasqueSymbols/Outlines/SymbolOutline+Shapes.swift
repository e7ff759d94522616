extension SymbolOutline {
  /// Our own drawings, named as the system names what they stand for.
  static let shapes: [SymbolOutline] = [
    SymbolOutline(
      "shield", width: 17, height: 20,
      """
      b M 8.5 2 C 10.4 3.4 12.4 4 15 4.2 V 9.4 C 15 13.6 12.6 16.4 8.5 18.1 C 4.4 \
      16.4 2 13.6 2 9.4 V 4.2 C 4.6 4 6.6 3.4 8.5 2 Z
      """),
    SymbolOutline(
      "seal", width: 20, height: 20,
      """
      b M 7.68 2.87 C 8.47 1.23 11.53 1.23 12.32 2.87 C 13.92 2.01 16.39 3.81 \
      16.07 5.59 C 17.87 5.83 18.81 8.75 17.5 10 C 18.81 11.25 17.87 14.17 16.07 \
      14.41 C 16.39 16.19 13.92 17.99 12.32 17.13 C 11.53 18.77 8.47 18.77 7.68 \
      17.13 C 6.08 17.99 3.61 16.19 3.93 14.41 C 2.13 14.17 1.19 11.25 2.5 10 C \
      1.19 8.75 2.13 5.83 3.93 5.59 C 3.61 3.81 6.08 2.01 7.68 2.87 Z
      """),
    SymbolOutline(
      "octagon", width: 20, height: 20,
      """
      b M 18.04 13.33 L 13.33 18.04 L 6.67 18.04 L 1.96 13.33 L 1.96 6.67 L 6.67 \
      1.96 L 13.33 1.96 L 18.04 6.67 Z
      """),
    SymbolOutline(
      "hexagon", width: 20, height: 20,
      "b M 18.4 10 L 14.2 17.27 L 5.8 17.27 L 1.6 10 L 5.8 2.73 L 14.2 2.73 Z"),
    SymbolOutline(
      "diamond", width: 20, height: 20,
      "b M 10 1.9 L 18.1 10 L 10 18.1 L 1.9 10 Z"),
    SymbolOutline(
      "capsule", width: 23, height: 14,
      "b R 2 2.2 19 9.6 4.8"),
    SymbolOutline(
      "app", width: 19, height: 19,
      "b R 2 2 15 15 4.4"),
    SymbolOutline(
      "rectangle.portrait", width: 16, height: 20,
      "b R 2.2 1.9 11.6 16.2 2.6"),
    SymbolOutline(
      "rectangle.split.2x1", width: 23, height: 18,
      "b R 1.8 2 19.4 14 2.6; s M 11.5 2.2 V 15.8"),
    SymbolOutline(
      "rectangle.split.3x1", width: 23, height: 18,
      "b R 1.8 2 19.4 14 2.6; s M 8.2 2.2 V 15.8; s M 14.8 2.2 V 15.8"),
    SymbolOutline(
      "sidebar.left", width: 23, height: 18,
      """
      b R 1.8 2 19.4 14 2.6; s M 8.4 2.2 V 15.8; s M 4.2 5.4 H 5.8; s M 4.2 8.2 H \
      5.8; s M 4.2 11 H 5.8
      """),
    SymbolOutline(
      "sidebar.right", width: 23, height: 18,
      """
      b R 1.8 2 19.4 14 2.6; s M 14.6 2.2 V 15.8; s M 18.8 5.4 H 17.2; s M 18.8 \
      8.2 H 17.2; s M 18.8 11 H 17.2
      """),
    SymbolOutline(
      "square.grid.3x3", width: 20, height: 20,
      """
      b R 2.2 2.2 3.8 3.8 0.9; b R 8.1 2.2 3.8 3.8 0.9; b R 14 2.2 3.8 3.8 0.9; b \
      R 2.2 8.1 3.8 3.8 0.9; b R 8.1 8.1 3.8 3.8 0.9; b R 14 8.1 3.8 3.8 0.9; b R \
      2.2 14 3.8 3.8 0.9; b R 8.1 14 3.8 3.8 0.9; b R 14 14 3.8 3.8 0.9
      """),
    SymbolOutline(
      "square.grid.3x2", width: 20, height: 14.5,
      """
      b R 2.2 2.4 3.8 3.8 0.9; b R 8.1 2.4 3.8 3.8 0.9; b R 14 2.4 3.8 3.8 0.9; b \
      R 2.2 8.3 3.8 3.8 0.9; b R 8.1 8.3 3.8 3.8 0.9; b R 14 8.3 3.8 3.8 0.9
      """),
    SymbolOutline(
      "circle.grid.3x3", width: 20, height: 20,
      """
      b O 4.1 4.1 1.9; b O 10 4.1 1.9; b O 15.9 4.1 1.9; b O 4.1 10 1.9; b O 10 10 \
      1.9; b O 15.9 10 1.9; b O 4.1 15.9 1.9; b O 10 15.9 1.9; b O 15.9 15.9 1.9
      """),
    SymbolOutline(
      "circle.grid.2x2", width: 19, height: 19,
      "b O 5.2 5.2 3; b O 13.8 5.2 3; b O 5.2 13.8 3; b O 13.8 13.8 3"),
    SymbolOutline(
      "rectangle.grid.1x2", width: 20, height: 19,
      "b R 2 2.2 16 6 1.6; b R 2 10.8 16 6 1.6"),
    SymbolOutline(
      "rectangle.grid.2x2", width: 23, height: 18,
      """
      b R 2 2.2 8.4 5.8 1.4; b R 12.6 2.2 8.4 5.8 1.4; b R 2 10 8.4 5.8 1.4; b R \
      12.6 10 8.4 5.8 1.4
      """),
    SymbolOutline(
      "rectangle.stack", width: 21, height: 19,
      "b R 2 7.2 17 9.6 2.2; o M 4.2 4.6 H 16.8; o M 6.4 2.2 H 14.6"),
    SymbolOutline(
      "square.stack", width: 19, height: 20,
      "b R 2 6.8 15 11.2 2.4; o M 3.8 4.4 H 15.2; o M 5.8 2 H 13.2"),
    SymbolOutline(
      "square.on.square", width: 20, height: 20,
      "b R 2.2 2.2 11 11 2.4; k R 6.8 6.8 11 11 2.4; b R 6.8 6.8 11 11 2.4"),
    SymbolOutline(
      "rectangle.on.rectangle", width: 24, height: 20,
      "b R 2.2 2.2 15 10.4 2.2; k R 6.8 7.4 15 10.4 2.2; b R 6.8 7.4 15 10.4 2.2"),
    SymbolOutline(
      "photo.on.rectangle", width: 24, height: 20,
      """
      b R 2.2 2.2 15 10.4 2.2; k R 6.4 6.4 15.4 11.4 2.2; b R 6.4 6.4 15.4 11.4 \
      2.2; s M 6.8 15.4 L 10.8 11.8 L 14 14.6 L 17 11.8 L 21.4 15.8; d O 10 9.6 1
      """),
    SymbolOutline(
      "square.3.layers.3d", width: 21, height: 20,
      """
      b M 10.5 2.2 L 19 6.5 L 10.5 10.8 L 2 6.5 Z; o M 2.2 10.2 L 10.5 14.4 L 18.8 \
      10.2; o M 2.2 13.7 L 10.5 17.9 L 18.8 13.7
      """),
    SymbolOutline(
      "smallcircle.filled.circle", width: 20, height: 20,
      "o O 10 10 8.3; f O 10 10 3.8"),
    SymbolOutline(
      "largecircle.fill.circle", width: 20, height: 20,
      "o O 10 10 8.3; f O 10 10 5.6"),
    SymbolOutline(
      "target", width: 20, height: 20,
      "o O 10 10 8.3; o O 10 10 4.9; f O 10 10 1.9"),
    SymbolOutline(
      "scope", width: 21, height: 21,
      """
      o O 10.5 10.5 6.6; o M 10.5 1.8 V 7; o M 10.5 14 V 19.2; o M 1.8 10.5 H 7; o \
      M 14 10.5 H 19.2
      """),
    SymbolOutline(
      "trophy", width: 20, height: 20,
      """
      b M 5.4 2.4 H 14.6 V 8 C 14.6 11 12.8 12.8 10 12.8 C 7.2 12.8 5.4 11 5.4 8 \
      Z; o M 5.4 4.2 H 2.4 C 2.4 7.4 3.4 9.2 5.8 9.6; o M 14.6 4.2 H 17.6 C 17.6 \
      7.4 16.6 9.2 14.2 9.6; o M 10 12.8 V 17.4; o M 6.4 17.6 H 13.6
      """),
    SymbolOutline(
      "crown", width: 22, height: 18,
      "b M 2.4 4.6 L 6.8 8.4 L 11 2.4 L 15.2 8.4 L 19.6 4.6 L 18 15.4 H 4 Z"),
    SymbolOutline(
      "rosette", width: 18, height: 20,
      "b O 9 7.6 5.7; o M 5.4 12.4 L 4.2 18 L 9 15.6 L 13.8 18 L 12.6 12.4"),
    SymbolOutline(
      "puzzlepiece", width: 20, height: 20,
      """
      b M 2.8 6.2 H 6.8 C 6.2 3.8 7 2.4 8.6 2.4 C 10.2 2.4 11 3.8 10.4 6.2 H 14.2 \
      V 10 C 16.6 9.4 18 10.2 18 11.8 C 18 13.4 16.6 14.2 14.2 13.6 V 17.6 H 2.8 Z
      """),
    SymbolOutline(
      "pawprint", width: 20, height: 19,
      """
      b O 4.2 8.6 1.7; b O 7.6 4 1.8; b O 12.4 4 1.8; b O 15.8 8.6 1.7; b M 10 8.8 \
      C 12.4 8.8 14.6 11.8 14.6 14 C 14.6 15.8 13.4 16.6 12 16.4 C 10.8 16.2 9.2 \
      16.2 8 16.4 C 6.6 16.6 5.4 15.8 5.4 14 C 5.4 11.8 7.6 8.8 10 8.8 Z
      """),
    SymbolOutline(
      "cross", width: 20, height: 20,
      """
      b M 7.4 2.2 H 12.6 V 7.4 H 17.8 V 12.6 H 12.6 V 17.8 H 7.4 V 12.6 H 2.2 V \
      7.4 H 7.4 Z
      """),
  ]
}
