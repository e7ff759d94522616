extension SymbolOutline {
  /// Our own drawings, named as the system names what they stand for.
  static let recording: [SymbolOutline] = [
    SymbolOutline(
      "playpause", width: 24, height: 18,
      """
      b M 2.4 4 C 2.4 3 3 2.7 3.9 3.2 L 11 8 C 11.9 8.6 11.9 9.4 11 10 L 3.9 14.8 C 3 15.3 2.4 \
      15 2.4 14 Z; b R 14.2 3 2.6 12 .8; b R 19.2 3 2.6 12 .8
      """),
    SymbolOutline(
      "repeat.1", width: 22, height: 18,
      """
      o M 3 8.4 V 7.4 C 3 5 4.4 3.8 6.6 3.8 H 13.4; o M 10.8 1.4 L 13.6 3.8 L 10.8 6.2; o M 19 \
      9.6 V 10.6 C 19 13 17.6 14.2 15.4 14.2 H 3.6; o M 6.2 11.8 L 3.4 14.2 L 6.2 16.6; t M \
      17.2 3.2 L 19 1.9 V 6.8
      """),
    SymbolOutline(
      "music.mic", width: 20, height: 20,
      """
      b M 12.2 2.8 C 14.8 1.4 18.6 4.6 17.4 7.6 C 17.1 8.3 16.6 8.8 15.9 9.1 L 10.9 4.1 C 11.2 \
      3.5 11.6 3.1 12.2 2.8 Z; b M 9.6 5.4 L 14.6 10.4 L 5 17.2 C 4.4 17.6 4 17.6 3.4 17 L 3 \
      16.6 C 2.4 16 2.4 15.6 2.8 15 Z
      """),
    SymbolOutline(
      "pianokeys", width: 20, height: 20,
      """
      b R 2.2 2.4 15.6 15.2 2.2; s M 7.4 11 V 17.2; s M 12.6 11 V 17.2; d R 6.2 2.6 2.4 8.4 \
      .4; d R 11.4 2.6 2.4 8.4 .4
      """),
    SymbolOutline(
      "radio", width: 23, height: 19,
      """
      b R 2 6 19 11 2.2; o M 5.6 5.6 L 16.6 2.2; s O 7.6 11.5 2.6; d R 13 9 5 1.6 .5; d O 13.8 \
      13.8 .9; d O 17 13.8 .9
      """),
    SymbolOutline(
      "airplayaudio", width: 20, height: 20,
      """
      f M 10 10.6 L 15 17.6 H 5 Z; o M 7.23 11.6 C 6.45 10.26 6.75 8.55 7.94 7.55 C 9.13 6.55 \
      10.87 6.55 12.06 7.55 C 13.25 8.55 13.55 10.26 12.77 11.6; o M 5.4 13.86 C 3.36 11.42 \
      3.57 7.82 5.88 5.64 C 8.19 3.45 11.81 3.45 14.12 5.64 C 16.43 7.82 16.64 11.42 14.6 \
      13.86; o M 4.38 16.24 C 1.79 13.92 0.91 10.24 2.16 6.99 C 3.4 3.74 6.52 1.6 10 1.6 C \
      13.48 1.6 16.6 3.74 17.84 6.99 C 19.09 10.24 18.21 13.92 15.62 16.24
      """),
    SymbolOutline(
      "backward.end.alt", width: 23, height: 18,
      "o M 2.6 3 V 15; b M 12.4 3.6 V 14.4 L 5.6 9 Z; b M 20.4 3.6 V 14.4 L 13.4 9 Z"),
    SymbolOutline(
      "forward.end.alt", width: 23, height: 18,
      "o M 20.4 3 V 15; b M 10.6 3.6 V 14.4 L 17.4 9 Z; b M 2.6 3.6 V 14.4 L 9.6 9 Z"),
    SymbolOutline(
      "pip.enter", width: 23, height: 19,
      """
      o M 20.6 8 V 5 C 20.6 3.2 19.7 2.4 18 2.4 H 4.6 C 2.9 2.4 2 3.2 2 5 V 13.4 C 2 15.2 2.9 \
      16 4.6 16 H 9; f R 11.4 10.4 9.8 6.4 1.4; o M 6 6 L 9.4 9.2; o M 6.4 9.4 H 9.6 V 6.4
      """),
    SymbolOutline(
      "pip.exit", width: 23, height: 19,
      """
      o M 20.6 8 V 5 C 20.6 3.2 19.7 2.4 18 2.4 H 4.6 C 2.9 2.4 2 3.2 2 5 V 13.4 C 2 15.2 2.9 \
      16 4.6 16 H 9; f R 11.4 10.4 9.8 6.4 1.4; o M 9.4 9.2 L 6 6; o M 5.8 9 V 5.8 H 9
      """),
    SymbolOutline(
      "pip", width: 23, height: 19,
      "b R 2 2.4 19 13.6 2.6; d R 10.8 8.8 7.4 4.6 1"),
    SymbolOutline(
      "camera.rotate", width: 24.67, height: 18,
      """
      b M 4.4 4 H 7 C 7.6 4 8 3.8 8.3 3.2 L 8.8 2.6 C 9.2 2 9.8 1.8 10.5 1.8 H 14.2 C 14.9 1.8 \
      15.5 2 15.9 2.6 L 16.4 3.2 C 16.7 3.8 17.1 4 17.7 4 H 20.3 C 21.9 4 22.7 4.8 22.7 6.4 V \
      13.6 C 22.7 15.2 21.9 16 20.3 16 H 4.4 C 2.8 16 2 15.2 2 13.6 V 6.4 C 2 4.8 2.8 4 4.4 4 \
      Z; s M 9.16 8.84 C 9.61 7.6 10.74 6.73 12.05 6.61 C 13.37 6.5 14.63 7.16 15.29 8.3; s M \
      15.54 11.16 C 15.09 12.4 13.96 13.27 12.65 13.39 C 11.33 13.5 10.07 12.84 9.41 11.7; s M \
      15.9 6.6 L 15.5 8.7 L 13.5 8.2; s M 8.8 13.4 L 9.2 11.3 L 11.2 11.8
      """),
    SymbolOutline(
      "camera.aperture", width: 20, height: 20,
      """
      b O 10 10 8.2; s M 16.93 6 L 12.99 12.51; s M 16.93 14 L 9.32 13.84; s M 10 18 L 6.34 \
      11.33; s M 3.07 14 L 7.01 7.49; s M 3.07 6 L 10.68 6.16; s M 10 2 L 13.66 8.67
      """),
    SymbolOutline(
      "camera.filters", width: 21, height: 20,
      "o O 10.5 7 4.8; o O 6.9 12.8 4.8; o O 14.1 12.8 4.8"),
    SymbolOutline(
      "photo.stack", width: 23, height: 19,
      """
      o M 6.4 2.2 H 16.6; b R 2 5.6 19 11 2.2; d O 6.8 9.4 1.2; s M 2.6 15 L 7.2 12 L 10.4 \
      14.4 L 14.6 10.6 L 20.4 14.8
      """),
    SymbolOutline(
      "photo.artframe", width: 20, height: 20,
      """
      b R 2 2 16 16 2.4; s R 5.2 5.2 9.6 9.6 .8; s M 5.6 13.4 L 8.2 10.6 L 10.4 12.8 L 12.4 11 \
      L 14.4 13; d O 11.8 8 .9
      """),
    SymbolOutline(
      "livephoto", width: 20, height: 20,
      """
      f O 10 10 1.7; o O 10 10 4.4; p O 18 10 .6; p O 17.39 13.06 .6; p O 15.66 15.66 .6; p O \
      13.06 17.39 .6; p O 10 18 .6; p O 6.94 17.39 .6; p O 4.34 15.66 .6; p O 2.61 13.06 .6; p \
      O 2 10 .6; p O 2.61 6.94 .6; p O 4.34 4.34 .6; p O 6.94 2.61 .6; p O 10 2 .6; p O 13.06 \
      2.61 .6; p O 15.66 4.34 .6; p O 17.39 6.94 .6
      """),
    SymbolOutline(
      "flashlight.on.fill", width: 14, height: 21,
      """
      f M 2.2 1.8 H 11.8 V 4 H 2.2 Z; f M 2.2 5.6 H 11.8 C 11.8 7.6 9.8 8.4 9.8 10 V 17.6 C \
      9.8 18.6 9.2 19.2 8.2 19.2 H 5.8 C 4.8 19.2 4.2 18.6 4.2 17.6 V 10 C 4.2 8.4 2.2 7.6 2.2 \
      5.6 Z; e M 7 11.4 V 11.8
      """),
    SymbolOutline(
      "flashlight.off.fill", width: 14, height: 21,
      """
      f M 2.2 1.8 H 11.8 V 4 H 2.2 Z; f M 2.2 5.6 H 11.8 C 11.8 7.6 9.8 8.4 9.8 10 V 17.6 C \
      9.8 18.6 9.2 19.2 8.2 19.2 H 5.8 C 4.8 19.2 4.2 18.6 4.2 17.6 V 10 C 4.2 8.4 2.2 7.6 2.2 \
      5.6 Z; e M 7 11.4 V 13.8
      """),
    SymbolOutline(
      "flip.horizontal", width: 22, height: 19,
      "o M 11 2 V 17; b M 8 5 V 14.4 H 2.2 Z; b M 14 5 V 14.4 H 19.8 Z"),
    SymbolOutline(
      "crop.rotate", width: 21, height: 21,
      """
      o M 6.4 5 V 13 C 6.4 14.2 7 14.8 8.2 14.8 H 16.4; o M 4 7 H 12 C 13.4 7 14 7.6 14 8.8 V \
      17; o M 10.4 2 C 15.4 1.8 18.8 5 18.8 9.6; o M 12.4 1.9 L 10.2 2 L 11.6 4
      """),
    SymbolOutline(
      "aspectratio", width: 23, height: 18,
      "b R 2 2.4 19 13.2 2.4; s M 5.6 8 V 6 H 8; s M 17.4 10 V 12 H 15"),
    SymbolOutline(
      "slider.vertical.3", width: 18, height: 21,
      """
      o M 3.4 2.4 V 10.6; o O 3.4 12.9 1.7; o M 3.4 15.2 V 18.6; o M 9 2.4 V 4.6; o O 9 6.9 \
      1.7; o M 9 9.2 V 18.6; o M 14.6 2.4 V 10.6; o O 14.6 12.9 1.7; o M 14.6 15.2 V 18.6
      """),
    SymbolOutline(
      "dial.min", width: 20, height: 20,
      """
      b O 10 10.4 5.6; s M 7.6 12.6 L 9.2 11.2; p O 4.13 16.27 .7; p O 1.7 10.4 .7; p O 4.13 \
      4.53 .7; p O 10 2.1 .7; p O 15.87 4.53 .7; p O 18.3 10.4 .7; p O 15.87 16.27 .7
      """),
    SymbolOutline(
      "dial.max", width: 20, height: 20,
      """
      b O 10 10.4 5.6; s M 12.4 12.6 L 10.8 11.2; p O 4.13 16.27 .7; p O 1.7 10.4 .7; p O 4.13 \
      4.53 .7; p O 10 2.1 .7; p O 15.87 4.53 .7; p O 18.3 10.4 .7; p O 15.87 16.27 .7
      """),
    SymbolOutline(
      "waveform.path.ecg", width: 24, height: 18,
      "o M 2 9.4 H 6.4 L 8.8 4.8 L 12 15.6 L 15.2 2.2 L 17.2 9.4 H 22"),
    SymbolOutline(
      "waveform.path", width: 23, height: 18,
      """
      o M 2 9 C 3 9 3.4 6.4 4.2 6.4 C 5.2 6.4 5.2 12 6.4 12 C 7.8 12 7.6 2.2 9.4 2.2 C 11.2 \
      2.2 11.2 15.8 13 15.8 C 14.6 15.8 14.6 5 16 5 C 17.4 5 17.4 11 18.6 11 C 19.6 11 19.8 9 \
      21 9
      """),
    SymbolOutline(
      "waveform.mid", width: 18, height: 18,
      "o M 3 7.4 V 10.6; o M 7 4.4 V 13.6; o M 11 4.4 V 13.6; o M 15 7.4 V 10.6"),
    SymbolOutline(
      "timelapse", width: 20, height: 20,
      """
      o O 10 10 3.6; f M 10 6.4 C 12 6.4 13.6 8 13.6 10 C 13.6 12 12 13.6 10 13.6 Z; o M 16.6 \
      10 L 18.2 10; o M 15.72 13.3 L 17.1 14.1; o M 13.3 15.72 L 14.1 17.1; o M 10 16.6 L 10 \
      18.2; o M 6.7 15.72 L 5.9 17.1; o M 4.28 13.3 L 2.9 14.1; o M 3.4 10 L 1.8 10; o M 4.28 \
      6.7 L 2.9 5.9; o M 6.7 4.28 L 5.9 2.9; o M 10 3.4 L 10 1.8; o M 13.3 4.28 L 14.1 2.9; o \
      M 15.72 6.7 L 17.1 5.9
      """),
    SymbolOutline(
      "slowmo", width: 20, height: 20,
      """
      o M 15.4 10 L 18.2 10; o M 13.82 13.82 L 15.8 15.8; o M 10 15.4 L 10 18.2; o M 6.18 \
      13.82 L 4.2 15.8; o M 4.6 10 L 1.8 10; o M 6.18 6.18 L 4.2 4.2; o M 10 4.6 L 10 1.8; o M \
      13.82 6.18 L 15.8 4.2; p O 16.84 12.83 .65; p O 12.83 16.84 .65; p O 7.17 16.84 .65; p O \
      3.16 12.83 .65; p O 3.16 7.17 .65; p O 7.17 3.16 .65; p O 12.83 3.16 .65; p O 16.84 7.17 \
      .65
      """),
    SymbolOutline(
      "rays", width: 20, height: 20,
      """
      o M 14.2 10 L 18.2 10; o M 12.97 12.97 L 15.8 15.8; o M 10 14.2 L 10 18.2; o M 7.03 \
      12.97 L 4.2 15.8; o M 5.8 10 L 1.8 10; o M 7.03 7.03 L 4.2 4.2; o M 10 5.8 L 10 1.8; o M \
      12.97 7.03 L 15.8 4.2
      """),
    SymbolOutline(
      "progress.indicator", width: 20, height: 20,
      """
      o M 14.4 10 L 18 10; o M 13.11 13.11 L 15.66 15.66; o M 10 14.4 L 10 18; o M 6.89 13.11 \
      L 4.34 15.66; o M 5.6 10 L 2 10; o M 6.89 6.89 L 4.34 4.34; o M 10 5.6 L 10 2; o M 13.11 \
      6.89 L 15.66 4.34
      """),
    SymbolOutline(
      "light.max", width: 20, height: 20,
      """
      p O 10 10 1.4; o M 15 10 L 18.2 10; o M 13.54 13.54 L 15.8 15.8; o M 10 15 L 10 18.2; o \
      M 6.46 13.54 L 4.2 15.8; o M 5 10 L 1.8 10; o M 6.46 6.46 L 4.2 4.2; o M 10 5 L 10 1.8; \
      o M 13.54 6.46 L 15.8 4.2
      """),
    SymbolOutline(
      "light.min", width: 20, height: 20,
      """
      p O 10 10 1.4; p O 16.4 10 .8; p O 14.53 14.53 .8; p O 10 16.4 .8; p O 5.47 14.53 .8; p \
      O 3.6 10 .8; p O 5.47 5.47 .8; p O 10 3.6 .8; p O 14.53 5.47 .8
      """),
    SymbolOutline(
      "memories", width: 22, height: 20,
      """
      o M 3.4 10 C 3.4 5.6 7 2 11.4 2 C 15.8 2 19.4 5.6 19.4 10 C 19.4 14.4 15.8 18 11.4 18 C \
      8.6 18 6.2 16.6 4.8 14.4; o M 1.6 7.4 L 3.4 10.4 L 6.2 8.4; f M 9.4 6.6 L 15 10 L 9.4 \
      13.4 Z
      """),
  ]
}
