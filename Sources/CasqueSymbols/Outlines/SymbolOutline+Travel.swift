extension SymbolOutline {
  /// Our own drawings, named as the system names what they stand for.
  static let travel: [SymbolOutline] = [
    SymbolOutline(
      "airplane.departure", width: 23, height: 19,
      """
      b M 3 9.8 L 4.4 9.2 L 6.4 10.6 L 9.6 9 L 5.6 4.6 L 7.4 3.8 L 13 7.4 L 17 5.6 C 18.6 4.9 \
      19.8 5 20.2 5.9 C 20.6 6.8 19.8 7.7 18.4 8.4 L 6.6 13.8 C 5.8 14.2 5.2 14 4.8 13.2 Z; o \
      M 2.4 16.8 H 20.4
      """),
    SymbolOutline(
      "airplane.arrival", width: 23, height: 19,
      """
      b M 5.01 2.82 L 6.38 3.49 L 6.62 5.92 L 9.92 7.3 L 10.65 1.39 L 12.43 2.24 L 13.35 8.83 \
      L 17.33 10.69 C 18.9 11.44 19.61 12.42 19.19 13.31 C 18.77 14.2 17.56 14.18 16.12 13.57 \
      L 4.33 8.16 C 3.5 7.81 3.26 7.22 3.61 6.4 Z; o M 2.4 16.8 H 20.4
      """),
    SymbolOutline(
      "location.north", width: 18, height: 20,
      """
      b M 8.2 2.6 C 8.6 1.8 9.4 1.8 9.8 2.6 L 15.6 16.6 C 16 17.6 15.4 18 14.6 17.5 L 9 14 L \
      3.4 17.5 C 2.6 18 2 17.6 2.4 16.6 Z
      """),
    SymbolOutline(
      "location.north.line", width: 18, height: 21,
      """
      b M 8.3 2.4 C 8.6 1.9 9.4 1.9 9.7 2.4 L 14.4 13.4 C 14.7 14.2 14.2 14.6 13.5 14.2 L 9 \
      11.4 L 4.5 14.2 C 3.8 14.6 3.3 14.2 3.6 13.4 Z; o M 4 18.4 H 14
      """),
    SymbolOutline(
      "flag.checkered", width: 20, height: 20,
      """
      o M 3 2.2 V 18; o M 3 3.2 H 17 V 12.2 H 3; f R 3.4 3.4 4.4 3 .1; f R 12.4 3.4 4.4 3 .1; \
      f R 7.8 6.4 4.6 2.8 .1; f R 3.4 9.2 4.4 2.8 .1; f R 12.4 9.2 4.4 2.8 .1
      """),
    SymbolOutline(
      "flag.2.crossed", width: 24, height: 20,
      """
      o M 2.8 3 L 14 18; o M 21.2 3 L 10 18; b M 3.2 3.4 L 9.6 2.4 L 13 8.6 L 7.4 9.2 Z; b M \
      20.8 3.4 L 14.4 2.4 L 12.6 6 L 14 8.8 L 16.6 9.2 Z
      """),
    SymbolOutline(
      "signpost.right", width: 20, height: 20,
      """
      b M 3.4 4 H 14 L 17.6 7.4 L 14 10.8 H 3.4 C 2.6 10.8 2.2 10.4 2.2 9.6 V 5.2 C 2.2 4.4 \
      2.6 4 3.4 4 Z; o M 9 2 V 3.6; o M 9 11.2 V 18
      """),
    SymbolOutline(
      "binoculars", width: 22, height: 19,
      """
      b M 4.8 5 H 8.6 V 9 L 9.6 13 C 9.8 15.4 8 16.8 5.8 16.8 C 3.6 16.8 1.9 15.2 2.1 13 Z; b \
      M 17.2 5 H 13.4 V 9 L 12.4 13 C 12.2 15.4 14 16.8 16.2 16.8 C 18.4 16.8 20.1 15.2 19.9 \
      13 Z; o M 5.2 2.2 H 8; o M 14 2.2 H 16.8; o M 8.8 8.4 H 13.2; s M 2.6 12.4 H 9; s M 13 \
      12.4 H 19.4
      """),
    SymbolOutline(
      "ferry", width: 23, height: 20.5,
      """
      b M 2.2 11.4 L 11.5 8.2 L 20.8 11.4 L 18.6 15.6 H 4.4 Z; o M 5.4 9.8 V 6 H 17.6 V 9.8; o \
      M 9 5.6 V 2.4 H 14 V 5.6; o M 2 18.2 C 4 17.2 6 17.2 7.8 18.2 C 9.8 18.8 12.6 18.8 14.8 \
      18.2 C 16.8 17.2 18.8 17.2 21 18.2
      """),
    SymbolOutline(
      "sailboat", width: 21, height: 20,
      """
      b M 9.6 2.4 V 13 H 3.2 C 5.6 10.4 8.4 6.6 9.6 2.4 Z; b M 12.2 4.6 C 15.4 6.8 17.2 9.6 \
      17.6 13 H 12.2 Z; b M 2.2 15.2 H 18.8 L 16.8 18 H 4.4 Z
      """),
    SymbolOutline(
      "scooter", width: 22, height: 20,
      """
      o O 5 15.4 2.6; o O 17 15.4 2.6; o M 14.2 15.4 H 7.8 C 8 11.6 11 9.8 14 10.4 ; o M 11.8 \
      2.4 H 14 L 16.4 13
      """),
    SymbolOutline(
      "truck.box", width: 25, height: 18,
      """
      b M 4 2.6 H 12.8 C 14.2 2.6 15 3.4 15 4.8 V 13.6 H 2 V 4.8 C 2 3.4 2.8 2.6 4 2.6 Z; b M \
      15 6.2 H 18.6 C 19.6 6.2 20.2 6.5 20.8 7.3 L 22.4 9.4 C 22.8 9.9 23 10.4 23 11 V 12.4 C \
      23 13.2 22.6 13.6 21.8 13.6 H 15 Z; k O 6.4 14 2; b O 6.4 14 2; k O 18.4 14 2; b O 18.4 \
      14 2
      """),
    SymbolOutline(
      "car.2", width: 27, height: 18,
      """
      b M 10.4 8.4 L 11.6 5.4 C 12 4.4 12.6 4 13.6 4 H 19.4 C 20.4 4 21 4.4 21.4 5.4 L 22.6 \
      8.4 C 24 8.8 24.6 9.6 24.6 11 V 14.6 H 8.4 V 11 C 8.4 9.6 9 8.8 10.4 8.4 Z; s M 10.6 8.6 \
      H 22.4; d O 11.6 11.6 1; d O 21.4 11.6 1; o M 10 15 V 16; o M 23 15 V 16; o M 6 12 H 2.4 \
      V 8.6 C 2.4 7.2 3 6.4 4.2 6 L 5.4 3 C 5.8 2.2 6.4 2 7.2 2 H 9.6
      """),
    SymbolOutline(
      "train.side.front.car", width: 23, height: 18,
      """
      b M 2 3 H 11.6 C 16 3 20.8 7 20.8 10.6 C 20.8 12.4 19.8 13.4 18 13.4 H 2 Z; s M 2.4 6.4 \
      H 7; s M 10 6.4 H 15; s M 2.4 10 H 20.4; o M 2.2 16.2 H 20.8
      """),
    SymbolOutline(
      "road.lanes", width: 22, height: 19,
      """
      o M 6.4 2.4 L 2.2 16.6; o M 15.6 2.4 L 19.8 16.6; o M 11 2.4 V 4.6; o M 11 8.2 V 10.8; o \
      M 11 14.2 V 16.6
      """),
    SymbolOutline(
      "parkingsign", width: 13, height: 18,
      "o M 3 15.8 V 2.2 H 6.8 C 9.2 2.2 10.6 3.7 10.6 6 C 10.6 8.3 9.2 9.8 6.8 9.8 H 3"),
    SymbolOutline(
      "tent", width: 22, height: 19,
      "b M 11 2.6 L 19.8 16.4 H 2.2 Z; s M 11 9 L 14.4 16; s M 11 9 L 7.6 16"),
    SymbolOutline(
      "beach.umbrella", width: 20, height: 20,
      """
      b M 2.6 9.4 C 3.4 5 7.4 2.2 11.8 3 C 15.2 3.6 17.4 6.6 17.8 10.6 L 10.4 8.6 Z; o M 10.2 \
      8.8 L 6.8 17.4; o M 2.4 17.6 H 17.6
      """),
    SymbolOutline(
      "suitcase.rolling", width: 17, height: 21,
      """
      b R 2.2 6.4 12.6 10.4 2; o M 5.8 6 V 2.2 H 11.2 V 6; s M 5.8 9.4 V 13.8; s M 11.2 9.4 V \
      13.8; p O 5.2 18.6 .9; p O 11.8 18.6 .9
      """),
    SymbolOutline(
      "door.left.hand.open", width: 20, height: 20,
      """
      o M 12.6 3 H 15 C 16 3 16.6 3.6 16.6 4.6 V 17.2 H 18; b M 3.6 4.2 L 11.4 2 C 12.2 1.8 \
      12.6 2.2 12.6 3 V 18 L 3.6 16.8 Z; d O 10 10.4 .9; o M 2 17 H 3.4
      """),
    SymbolOutline(
      "sofa", width: 24, height: 18,
      """
      b M 6 8.4 C 6 6.8 5 6.2 4 6.2 C 4 4 5 2.6 7 2.6 H 17 C 19 2.6 20 4 20 6.2 C 19 6.2 18 \
      6.8 18 8.4 V 10 H 6 Z; b M 2 8.4 C 2 7.2 2.8 6.2 4 6.2 C 5.2 6.2 6 7.2 6 8.4 V 10 H 18 V \
      8.4 C 18 7.2 18.8 6.2 20 6.2 C 21.2 6.2 22 7.2 22 8.4 V 12.4 C 22 13.8 21.2 14.4 20 14.4 \
      H 4 C 2.8 14.4 2 13.8 2 12.4 Z; o M 4.6 14.6 V 16; o M 19.4 14.6 V 16
      """),
    SymbolOutline(
      "lamp.table", width: 17, height: 20,
      "b M 6 2.2 H 11 L 14.8 10 H 2.2 Z; o M 8.5 10.2 V 17; o M 5 17.8 H 12"),
    SymbolOutline(
      "shower", width: 20, height: 20,
      """
      b M 4.6 10 C 4.6 6.6 7 4.6 10 4.6 C 13 4.6 15.4 6.6 15.4 10 Z; o M 10 4.4 V 2; o M 6 \
      12.6 V 14; o M 6 16.4 V 17.8; o M 10 12.6 V 14; o M 10 16.4 V 17.8; o M 14 12.6 V 14; o \
      M 14 16.4 V 17.8
      """),
  ]
}
