extension SymbolOutline {
  /// Our own drawings, named as the system names what they stand for.
  static let devices: [SymbolOutline] = [
    SymbolOutline(
      "macwindow", width: 23, height: 18,
      "b R 2 2.4 19 13.2 2.4; s M 2.4 6.4 H 20.6; d O 4.7 4.4 .6; d O 6.8 4.4 .6; d O 8.9 4.4 .6"),
    SymbolOutline(
      "iphone.landscape", width: 21, height: 13,
      "b R 2 2 17 9 2.2; s M 4.2 5.6 V 7.4"),
    SymbolOutline(
      "ipad.landscape", width: 23, height: 18,
      "b R 2 2.2 19 13.6 2.4; s M 8.8 13.4 H 14.2"),
    SymbolOutline(
      "iphone.radiowaves.left.and.right", width: 23, height: 20,
      """
      b R 7.6 2 7.8 16 2.2; s M 10.6 15.6 H 12.4; o M 5.2 6.6 C 4 8.6 4 11.4 5.2 13.4; o M 2.8 \
      5 C 1.8 8 1.8 12 2.8 15; o M 17.8 6.6 C 19 8.6 19 11.4 17.8 13.4; o M 20.2 5 C 21.2 8 \
      21.2 12 20.2 15
      """),
    SymbolOutline(
      "laptopcomputer.and.iphone", width: 25, height: 19,
      """
      o M 15 13.8 H 2; o M 4 13.6 V 5 C 4 3.6 4.8 2.8 6.2 2.8 H 17 C 18.4 2.8 19.2 3.6 19.2 5; \
      b R 17 7 6 10 1.6; s M 19.4 14.8 H 20.6
      """),
    SymbolOutline(
      "airpods", width: 20, height: 19,
      """
      b M 3.8 2.2 C 6.4 2.2 8.4 4 8.4 6.4 V 15.4 C 8.4 17.2 5.8 17.2 5.8 15.4 V 9.4 C 3.4 9.4 \
      2 8 2 5.4 C 2 3.6 2.6 2.2 3.8 2.2 Z; b M 16.2 2.2 C 13.6 2.2 11.6 4 11.6 6.4 V 15.4 C \
      11.6 17.2 14.2 17.2 14.2 15.4 V 9.4 C 16.6 9.4 18 8 18 5.4 C 18 3.6 17.4 2.2 16.2 2.2 Z
      """),
    SymbolOutline(
      "homepod", width: 19, height: 19,
      """
      b M 6.8 2.4 H 12.2 C 15.2 2.4 16.8 5.4 16.8 9.4 C 16.8 13.6 15.2 16.6 12.2 16.6 H 6.8 C \
      3.8 16.6 2.2 13.6 2.2 9.4 C 2.2 5.4 3.8 2.4 6.8 2.4 Z; s M 6 5.4 C 8 6.4 11 6.4 13 5.4
      """),
    SymbolOutline(
      "hifispeaker", width: 16, height: 20,
      "b R 2.2 2 11.6 16 2.2; s O 8 12 3; d O 8 5.6 1.2"),
    SymbolOutline(
      "visionpro", width: 25, height: 16,
      """
      b M 7 2.4 H 18 C 21.2 2.4 23 4.6 23 8 C 23 11.6 20.8 13.6 18 13.6 C 15.4 13.6 14.6 11.2 \
      12.5 11.2 C 10.4 11.2 9.6 13.6 7 13.6 C 4.2 13.6 2 11.6 2 8 C 2 4.6 3.8 2.4 7 2.4 Z
      """),
    SymbolOutline(
      "memorychip", width: 23, height: 20,
      """
      b R 2.4 5 18.2 10 1.8; s M 6.4 8.6 V 11.4; s M 10 8.6 V 11.4; s M 13.4 8.6 V 11.4; s M \
      17 8.6 V 11.4; o M 5.4 2.2 V 3.6; o M 5.4 16.4 V 17.8; o M 9.4 2.2 V 3.6; o M 9.4 16.4 V \
      17.8; o M 13.6 2.2 V 3.6; o M 13.6 16.4 V 17.8; o M 17.6 2.2 V 3.6; o M 17.6 16.4 V 17.8
      """),
    SymbolOutline(
      "network", width: 20, height: 20,
      """
      o O 10 10 8.2; o M 10 1.8 C 5.6 6 5.6 14 10 18.2 C 14.4 14 14.4 6 10 1.8 Z; o M 2 10 H \
      18; p O 10 10 1.5; p O 10 2.6 1.3; p O 10 17.4 1.3; p O 2.6 10 1.3; p O 17.4 10 1.3
      """),
    SymbolOutline(
      "dot.radiowaves.right", width: 17, height: 18,
      """
      p O 3.6 9 1.6; o M 7 5.4 C 8.8 7.4 8.8 10.6 7 12.6; o M 10 3.4 C 12.6 6.4 12.6 11.6 10 \
      14.6; o M 12.6 2 C 16 5.6 16 12.4 12.6 16
      """),
    SymbolOutline(
      "cellularbars", width: 21, height: 17,
      "b R 2 11.4 3 3.6 .8; b R 6.8 8.6 3 6.4 .8; b R 11.6 5.4 3 9.6 .8; b R 16.4 2 3 13 .8"),
    SymbolOutline(
      "simcard", width: 16, height: 20,
      """
      b M 4.4 2 H 9.6 L 13.6 6 V 15.6 C 13.6 17.2 12.8 18 11.2 18 H 4.8 C 3.2 18 2.4 17.2 2.4 \
      15.6 V 4.2 C 2.4 2.7 3 2 4.4 2 Z; s R 5.2 9.4 5.6 5.4 1; s M 8 9.6 V 14.6
      """),
    SymbolOutline(
      "sdcard", width: 17, height: 20,
      """
      b M 5.6 2 H 12.2 C 13.7 2 14.4 2.7 14.4 4.2 V 15.6 C 14.4 17.2 13.6 18 12 18 H 5 C 3.4 \
      18 2.6 17.2 2.6 15.6 V 5 Z; s M 6.4 5 V 7.6; s M 9 5 V 7.6; s M 11.6 5 V 7.6
      """),
    SymbolOutline(
      "bolt.horizontal", width: 23, height: 15,
      "b M 2.2 8.4 L 12.4 2.2 L 11.2 6 H 20.8 L 10.6 12.8 L 11.8 8.4 Z"),
    SymbolOutline(
      "cursorarrow", width: 15, height: 20,
      "b M 2.8 2.2 V 15.2 L 6 12.4 L 8.2 17.4 L 10.4 16.4 L 8.2 11.6 H 12.4 Z"),
    SymbolOutline(
      "cursorarrow.rays", width: 20, height: 20,
      """
      b M 7.6 7.6 L 17.6 11.6 L 13.2 13.2 L 11.6 17.6 Z; o M 8 2 V 4.2; o M 2 8 H 4.2; o M 3.6 \
      3.6 L 5.2 5.2; o M 12.4 3.6 L 10.8 5.2; o M 3.6 12.4 L 5.2 10.8
      """),
    SymbolOutline(
      "touchid", width: 20, height: 20,
      """
      o M 2.57 7.13 C 3.86 4.36 6.59 2.54 9.64 2.41 C 12.7 2.27 15.57 3.85 17.1 6.5; o M 4.4 \
      16.4 C 5.4 14.6 5.4 13 5.4 10.6 C 5.4 8 7.2 6 10 6 C 12.8 6 14.6 8 14.6 10.6 C 14.6 12.6 \
      14.6 14.4 14 16.6; o M 10 10.2 C 10 13 9.8 15.6 8.6 18; o M 17.8 9.4 C 18 11.6 17.9 13 \
      17.6 14.6; o M 2 11.4 C 2.2 12.4 2 13.2 1.9 13.6
      """),
    SymbolOutline(
      "poweroff", width: 20, height: 20,
      "o O 10 10 7.6"),
    SymbolOutline(
      "poweron", width: 6, height: 20,
      "o M 3 3 V 17"),
    SymbolOutline(
      "switch.2", width: 21, height: 20,
      "b R 2 2 17 7 3.5; d O 5.6 5.5 1.7; b R 2 11 17 7 3.5; d O 15.4 14.5 1.7"),
    SymbolOutline(
      "capslock", width: 20, height: 20,
      "b M 10 1.9 L 2.4 9.4 H 6.2 V 12.6 H 13.8 V 9.4 H 17.6 Z; b R 6.2 15.4 7.6 2.6 .6"),
    SymbolOutline(
      "control", width: 18, height: 14,
      "o M 3 9.6 L 9 3.6 L 15 9.6"),
    SymbolOutline(
      "escape", width: 20, height: 20,
      """
      o M 13.2 3.46 C 16.51 4.66 18.56 7.98 18.15 11.48 C 17.74 14.98 14.98 17.74 11.48 18.15 \
      C 7.98 18.56 4.66 16.51 3.46 13.2; o M 10.6 10.6 L 3 3; o M 2.6 8.2 V 2.6 H 8.2
      """),
    SymbolOutline(
      "space", width: 20, height: 12,
      "o M 2.4 4 V 9 H 17.6 V 4"),
    SymbolOutline(
      "togglepower", width: 20, height: 20,
      "o O 10 10 8.2; o M 10 6.4 V 13.6"),
    SymbolOutline(
      "point.3.connected.trianglepath.dotted", width: 22, height: 20,
      """
      b O 11 4.6 2.6; b O 4.6 15 2.6; b O 17.4 15 2.6; p O 9 8.6 .75; p O 7.3 11 .75; p O 13 \
      8.6 .75; p O 14.7 11 .75; p O 9.4 15 .75; p O 12.6 15 .75
      """),
    SymbolOutline(
      "chart.xyaxis.line", width: 21, height: 19,
      """
      o M 2.4 2.2 V 14.4 C 2.4 16 3.2 16.6 4.6 16.6 H 18.6; o M 6 12.4 L 9.4 7.4 L 12.8 10.6 L \
      17.8 4.4
      """),
    SymbolOutline(
      "chart.line.downtrend.xyaxis", width: 21, height: 19,
      """
      o M 2.4 2.2 V 14.4 C 2.4 16 3.2 16.6 4.6 16.6 H 18.6; o M 6 4 L 9.4 8.2 L 12.2 5.8 L \
      17.2 11.8; o M 13.8 12 H 17.4 V 8.4
      """),
    SymbolOutline(
      "chart.bar.doc.horizontal", width: 16, height: 20,
      "b R 2.4 2 11.2 16 2.4; s M 5 6 H 8; s M 5 10 H 11; s M 5 14 H 9.4"),
    SymbolOutline(
      "chart.dots.scatter", width: 21, height: 19,
      """
      o M 2.4 2.2 V 14.4 C 2.4 16 3.2 16.6 4.6 16.6 H 18.6; p O 7 11.6 1.2; p O 10.6 7.4 1.2; \
      p O 13.4 11 1.2; p O 17 4.6 1.2
      """),
    SymbolOutline(
      "gearshape.2", width: 25, height: 21,
      """
      b M 7.04 4.11 L 7.43 2.66 L 9.37 2.66 L 9.76 4.11 L 10.75 4.52 L 12.06 3.77 L 13.43 5.14 \
      L 12.68 6.45 L 13.09 7.44 L 14.54 7.83 L 14.54 9.77 L 13.09 10.16 L 12.68 11.15 L 13.43 \
      12.46 L 12.06 13.83 L 10.75 13.08 L 9.76 13.49 L 9.37 14.94 L 7.43 14.94 L 7.04 13.49 L \
      6.05 13.08 L 4.74 13.83 L 3.37 12.46 L 4.12 11.15 L 3.71 10.16 L 2.26 9.77 L 2.26 7.83 L \
      3.71 7.44 L 4.12 6.45 L 3.37 5.14 L 4.74 3.77 L 6.05 4.52 Z; s O 8.4 8.8 2.15; b M 17.5 \
      10.8 L 17.81 9.62 L 19.39 9.62 L 19.7 10.8 L 20.51 11.13 L 21.56 10.52 L 22.68 11.64 L \
      22.07 12.69 L 22.4 13.5 L 23.58 13.81 L 23.58 15.39 L 22.4 15.7 L 22.07 16.51 L 22.68 \
      17.56 L 21.56 18.68 L 20.51 18.07 L 19.7 18.4 L 19.39 19.58 L 17.81 19.58 L 17.5 18.4 L \
      16.69 18.07 L 15.64 18.68 L 14.52 17.56 L 15.13 16.51 L 14.8 15.7 L 13.62 15.39 L 13.62 \
      13.81 L 14.8 13.5 L 15.13 12.69 L 14.52 11.64 L 15.64 10.52 L 16.69 11.13 Z; s O 18.6 \
      14.6 1.74
      """),
    SymbolOutline(
      "sparkle", width: 20, height: 20,
      """
      b M 10 2 C 10.96 7.28 12.72 9.04 18 10 C 12.72 10.96 10.96 12.72 10 18 C 9.04 12.72 7.28 \
      10.96 2 10 C 7.28 9.04 9.04 7.28 10 2 Z
      """),
    SymbolOutline(
      "sparkle.magnifyingglass", width: 20.33, height: 18.67,
      """
      o O 8.6 7.9 5.9; o M 12.9 12.2 L 17.7 17; f M 8.6 3.7 C 9.1 6.47 10.03 7.4 12.8 7.9 C \
      10.03 8.4 9.1 9.33 8.6 12.1 C 8.1 9.33 7.17 8.4 4.4 7.9 C 7.17 7.4 8.1 6.47 8.6 3.7 Z
      """),
    SymbolOutline(
      "wand.and.rays", width: 20, height: 20,
      """
      o M 2.8 17.2 L 11.4 8.6; o M 13.8 1.9 V 4; o M 13.8 9.2 V 11; o M 8.6 6.4 H 10.4; o M \
      16.8 6.4 H 18.4; o M 10 2.8 L 11.2 4; o M 17.4 2.8 L 16.4 3.8; o M 17.4 10 L 16.4 9
      """),
    SymbolOutline(
      "shareplay", width: 24, height: 19,
      """
      b O 12 4.6 2.6; b M 6.8 15.2 C 6.8 11.8 9 9.6 12 9.6 C 15 9.6 17.2 11.8 17.2 15.2 C 17.2 \
      16.2 16.8 16.8 15.8 16.8 H 8.2 C 7.2 16.8 6.8 16.2 6.8 15.2 Z; o M 5.4 3.2 C 3 5.8 3 9.2 \
      4.8 12; o M 18.6 3.2 C 21 5.8 21 9.2 19.2 12
      """),
  ]
}
