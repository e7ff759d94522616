extension SymbolOutline {
  /// Our own drawings, named as the system names what they stand for.
  static let places: [SymbolOutline] = [
    SymbolOutline(
      "briefcase", width: 22, height: 19,
      """
      b R 2 5.6 18 11 2.2; o M 7.4 5.4 V 4 C 7.4 2.8 8.2 2.2 9.2 2.2 H 12.8 C 13.8 \
      2.2 14.6 2.8 14.6 4 V 5.4; s M 2.2 10.6 H 19.8; s M 11 9.4 V 11.8
      """),
    SymbolOutline(
      "case", width: 22, height: 19,
      """
      b R 2 5.6 18 11 2.2; o M 7.4 5.4 V 4 C 7.4 2.8 8.2 2.2 9.2 2.2 H 12.8 C 13.8 \
      2.2 14.6 2.8 14.6 4 V 5.4
      """),
    SymbolOutline(
      "building", width: 16, height: 20,
      """
      b R 2.6 2 10.8 16 1.6; s M 6 5.6 H 6.4; s M 9.6 5.6 H 10; s M 6 9 H 6.4; s M \
      9.6 9 H 10; s M 6.4 17.6 V 13.4 H 9.6 V 17.6
      """),
    SymbolOutline(
      "building.2", width: 22, height: 20,
      """
      b R 2.2 6.4 7 11.6 1.2; b R 11 2 8.8 16 1.4; s M 5.6 9.8 H 5.8; s M 5.6 13.2 \
      H 5.8; s M 14 5.6 H 14.2; s M 16.8 5.6 H 17; s M 14 9 H 14.2; s M 16.8 9 H \
      17; s M 14 12.4 H 14.2; s M 16.8 12.4 H 17
      """),
    SymbolOutline(
      "building.columns", width: 22, height: 20,
      """
      b M 11 2 L 20 6.4 V 7.6 H 2 V 6.4 Z; o M 4.8 10 V 14.2; o M 8.9 10 V 14.2; o \
      M 13.1 10 V 14.2; o M 17.2 10 V 14.2; o M 2.4 17.4 H 19.6
      """),
    SymbolOutline(
      "graduationcap", width: 24, height: 18,
      """
      b M 12 2.4 L 22 7 L 12 11.6 L 2 7 Z; o M 6 9 V 13 C 7.6 14.6 9.6 15.4 12 \
      15.4 C 14.4 15.4 16.4 14.6 18 13 V 9; o M 21.8 7.2 V 13
      """),
    SymbolOutline(
      "cup.and.saucer", width: 22, height: 18,
      """
      b M 4 2.8 H 15.4 V 8.6 C 15.4 11.4 13.6 12.8 11 12.8 H 8.4 C 5.8 12.8 4 11.4 \
      4 8.6 Z; o M 15.6 4.4 H 17 C 18.6 4.4 19.6 5.2 19.6 6.6 C 19.6 8.2 18.2 9 \
      15.4 9.2; o M 2.4 15.8 H 17
      """),
    SymbolOutline(
      "fork.knife", width: 18, height: 20,
      """
      o M 2.8 2.2 V 6 C 2.8 7.8 3.8 8.6 5.3 8.6 C 6.8 8.6 7.8 7.8 7.8 6 V 2.2; o M \
      5.3 2.2 V 17.8; b M 14.2 11.4 H 11.6 C 11.4 7.4 12 4 14.2 2.4 Z; o M 14.2 \
      11.4 V 17.8
      """),
    SymbolOutline(
      "bed.double", width: 24, height: 17,
      """
      b R 2.4 8 19.2 4.4 1.2; o M 2.4 11 V 14.6; o M 21.6 11 V 14.6; o M 4.6 7.6 V \
      4.4 C 4.6 3.1 5.3 2.4 6.6 2.4 H 17.4 C 18.7 2.4 19.4 3.1 19.4 4.4 V 7.6; o M \
      12 7.6 V 5.6
      """),
    SymbolOutline(
      "tv", width: 23, height: 19,
      "b R 2 2.2 19 12.2 2.2; o M 7.4 17 H 15.6"),
    SymbolOutline(
      "display", width: 23, height: 19,
      "b R 2 2.2 19 11.4 2; o M 11.5 13.8 V 16.6; o M 8 16.8 H 15"),
    SymbolOutline(
      "laptopcomputer", width: 26, height: 17,
      "b R 5 2.4 16 9.6 1.8; o M 2.4 14.4 H 23.6"),
    SymbolOutline(
      "applewatch", width: 14, height: 20,
      """
      b R 2.4 5 9.2 10 2.6; o M 4.4 4.8 L 5 2.2 H 9 L 9.6 4.8; o M 4.4 15.2 L 5 \
      17.8 H 9 L 9.6 15.2
      """),
    SymbolOutline(
      "gamecontroller", width: 25, height: 17,
      """
      b M 7.4 2.8 H 17.6 C 20.6 2.8 21.8 5 22.6 8.8 C 23.2 11.8 22.8 14.4 20.8 \
      14.4 C 18.8 14.4 18 11.6 16.2 11.6 H 8.8 C 7 11.6 6.2 14.4 4.2 14.4 C 2.2 \
      14.4 1.8 11.8 2.4 8.8 C 3.2 5 4.4 2.8 7.4 2.8 Z; s M 8.4 5.4 V 9; s M 6.6 \
      7.2 H 10.2; d O 15.4 8.4 1; d O 17.8 6.2 1
      """),
    SymbolOutline(
      "keyboard", width: 25, height: 17,
      """
      b R 2 2.4 21 12.2 2.4; d O 5.8 5.8 0.85; d O 9.2 5.8 0.85; d O 12.5 5.8 \
      0.85; d O 15.8 5.8 0.85; d O 19.2 5.8 0.85; d O 5.8 8.5 0.85; d O 9.2 8.5 \
      0.85; d O 12.5 8.5 0.85; d O 15.8 8.5 0.85; d O 19.2 8.5 0.85; s M 8.4 11.4 \
      H 16.6
      """),
    SymbolOutline(
      "cpu", width: 20, height: 20,
      """
      b R 4.4 4.4 11.2 11.2 2; h R 7.6 7.6 4.8 4.8 0.8; o M 7 1.9 V 3.6; o M 7 \
      16.4 V 18.1; o M 1.9 7 H 3.6; o M 16.4 7 H 18.1; o M 10 1.9 V 3.6; o M 10 \
      16.4 V 18.1; o M 1.9 10 H 3.6; o M 16.4 10 H 18.1; o M 13 1.9 V 3.6; o M 13 \
      16.4 V 18.1; o M 1.9 13 H 3.6; o M 16.4 13 H 18.1
      """),
    SymbolOutline(
      "mappin.and.ellipse", width: 18, height: 20,
      """
      b O 9 4.8 3; o M 9 8 V 14.8; o M 5.8 12 C 3.6 12.5 2.4 13.4 2.4 14.6 C 2.4 \
      16.6 5.4 17.8 9 17.8 C 12.6 17.8 15.6 16.6 15.6 14.6 C 15.6 13.4 14.4 12.5 \
      12.2 12
      """),
    SymbolOutline(
      "safari", width: 20, height: 20,
      "b O 10 10 8.3; h M 14.4 5.6 L 11.4 11.4 L 5.6 14.4 L 8.6 8.6 Z"),
    SymbolOutline(
      "bus", width: 18, height: 20,
      """
      b R 2.6 2.2 12.8 13.4 2.2; s M 2.8 9 H 15.2; d O 5.8 12.3 1; d O 12.2 12.3 \
      1; o M 4.8 15.8 V 17.6; o M 13.2 15.8 V 17.6
      """),
    SymbolOutline(
      "tram", width: 16, height: 20,
      """
      b R 2.4 4.6 11.2 10.4 2.4; s M 2.6 9.6 H 13.4; d O 5.4 12.3 0.95; d O 10.6 \
      12.3 0.95; o M 8 2 V 4.4; o M 5.4 1.9 H 10.6; o M 5.6 15.4 L 4 18; o M 10.4 \
      15.4 L 12 18
      """),
    SymbolOutline(
      "bicycle", width: 25, height: 17,
      """
      o O 5.6 11.2 3.5; o O 19.4 11.2 3.5; o M 5.6 11.2 L 9.4 5.4 H 16.4 L 12 11.2 \
      Z; o M 8.4 3 H 10.6; o M 9.4 5.4 L 8.6 3; o M 19.4 \
      11.2 L 15.8 2.6 H 18
      """),
    SymbolOutline(
      "fuelpump", width: 19, height: 20,
      """
      b R 2.4 2.2 9.2 15.6 1.8; h R 4.8 4.8 4.4 3.4 0.6; o M 11.8 9.4 H 12.4 C \
      13.6 9.4 14 10 14 11 V 13.8 C 14 15 14.5 15.6 15.3 15.6 C 16.1 15.6 16.6 15 \
      16.6 13.8 V 7 L 13.8 4.2
      """),
    SymbolOutline(
      "figure.walk", width: 15, height: 20,
      """
      f O 8.6 3.6 1.9; o M 8 7.2 L 6.8 12 L 9.4 14.2 L 10.4 18; o M 6.8 12.2 L 5.8 \
      15 L 3.4 18; o M 3.6 10.6 L 4.8 8 L 8 7 L 9.8 9.4 L 12.4 10.2
      """),
    SymbolOutline(
      "figure.run", width: 19, height: 20,
      """
      f O 12.2 3.4 1.9; o M 10 7 L 7.8 11.4 L 11.2 13.4 L 10.2 18; o M 7.8 11.6 L \
      6.2 14.8 L 2.6 15; o M 4 9.4 L 6 6.6 L 10 6.6 L 12.4 9.4 L 15.6 8.8
      """),
    SymbolOutline(
      "dumbbell", width: 25, height: 15,
      """
      o M 8.8 7.5 H 16.2; b R 5.6 2.4 3.2 10.2 1.1; b R 16.2 2.4 3.2 10.2 1.1; o M \
      2.6 5.4 V 9.6; o M 22.4 5.4 V 9.6
      """),
    SymbolOutline(
      "mountain.2", width: 25, height: 17,
      "b M 2.4 14.6 L 9.6 3 L 16.8 14.6 Z; o M 14.4 9 L 16.6 6.4 L 22.6 14.6 H 19.6"),
    SymbolOutline(
      "ticket", width: 23, height: 17,
      """
      b M 2.2 4.4 C 2.2 3 3 2.4 4.2 2.4 H 18.8 C 20 2.4 20.8 3 20.8 4.4 V 6.6 C \
      19.6 6.8 19 7.5 19 8.5 C 19 9.5 19.6 10.2 20.8 10.4 V 12.6 C 20.8 14 20 14.6 \
      18.8 14.6 H 4.2 C 3 14.6 2.2 14 2.2 12.6 V 10.4 C 3.4 10.2 4 9.5 4 8.5 C 4 \
      7.5 3.4 6.8 2.2 6.6 Z; s M 14.4 5.2 V 5.6; s M 14.4 8.3 V 8.7; s M 14.4 11.4 \
      V 11.8
      """),
    SymbolOutline(
      "banknote", width: 24, height: 17,
      "b R 2 2.6 20 11.8 2.2; h O 12 8.5 2.8; d O 5.6 8.5 0.9; d O 18.4 8.5 0.9"),
    SymbolOutline(
      "tshirt", width: 23, height: 19,
      """
      b M 8 2.2 C 8.8 4.2 14.2 4.2 15 2.2 L 20.8 5.2 L 18.8 9.4 L 16.8 8.4 V 16.6 \
      H 6.2 V 8.4 L 4.2 9.4 L 2.2 5.2 Z
      """),
    SymbolOutline(
      "shippingbox", width: 20, height: 20,
      """
      b M 9.5 2 L 16.6 5.8 V 14.2 L 9.5 18 L 2.4 14.2 V 5.8 Z; s M 2.8 6.2 L 9.5 \
      9.8 L 16.2 6.2; s M 9.5 9.8 V 17.4; s M 6.2 4.2 L 13.8 8.4
      """),
    SymbolOutline(
      "hammer", width: 20, height: 20,
      """
      b M 7.2 5.6 L 10.4 2.4 C 13 2.4 15.4 3.6 17.6 6.2 L 15 8.8 L 13.4 7.4 L 10.6 \
      10.2 Z; o M 9 8 L 2.8 14.6 C 2.2 15.4 2.4 16.4 3 17 C 3.6 17.6 4.6 17.8 5.4 \
      17.2 L 12 11
      """),
    SymbolOutline(
      "eyeglasses", width: 26, height: 14,
      """
      o O 6.8 8 3.7; o O 19.2 8 3.7; o M 10.5 7.2 C 11.8 5.8 14.2 5.8 15.5 7.2; o \
      M 3.2 7 L 2.4 4.4; o M 22.8 7 L 23.6 4.4
      """),
  ]
}
