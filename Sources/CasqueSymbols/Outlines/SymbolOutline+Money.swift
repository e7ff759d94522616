extension SymbolOutline {
  /// Our own drawings, named as the system names what they stand for.
  static let money: [SymbolOutline] = [
    SymbolOutline(
      "sterlingsign", width: 14, height: 18,
      """
      o M 11.2 4.6 C 10.6 3 9.4 2.2 7.8 2.2 C 5.6 2.2 4.4 3.6 4.4 5.6 C 4.4 7.6 5.4 9 5.4 11.2 \
      C 5.4 13.2 4.4 14.8 2.6 15.8 H 11.6; o M 2.6 9 H 9.4
      """),
    SymbolOutline(
      "yensign", width: 16, height: 18,
      "o M 2.6 2.2 L 8 9 V 15.8; o M 13.4 2.2 L 8 9; o M 3.8 9.4 H 12.2; o M 3.8 12.6 H 12.2"),
    SymbolOutline(
      "centsign", width: 14, height: 18,
      """
      o M 11 6.4 C 10.2 5.2 9 4.6 7.4 4.6 C 4.6 4.6 2.8 6.6 2.8 9.2 C 2.8 11.8 4.6 13.8 7.4 \
      13.8 C 9 13.8 10.2 13.2 11 12; o M 7.4 2.2 V 16.2
      """),
    SymbolOutline(
      "wonsign", width: 20, height: 18,
      """
      o M 3.2 2.4 L 6.4 15.6 L 10 4 L 13.6 15.6 L 16.8 2.4; o M 2.2 7.4 H 17.8; o M 2.2 10.8 H \
      17.8
      """),
    SymbolOutline(
      "indianrupeesign", width: 14, height: 18,
      """
      o M 2.6 2.4 H 11.4; o M 2.6 6 H 11.4; o M 2.6 2.4 H 5.4 C 9.8 2.4 9.8 9.6 5.4 9.6 H 2.8 \
      L 9.8 15.8
      """),
    SymbolOutline(
      "bitcoinsign", width: 15, height: 20,
      """
      o M 4.4 4 V 16; o M 2.6 4 H 8.4 C 10.4 4 11.6 5.2 11.6 6.9 C 11.6 8.6 10.4 9.7 8.4 9.7 H \
      4.4; o M 8.4 9.7 C 11 9.7 12.4 10.9 12.4 12.8 C 12.4 14.8 11 16 8.4 16 H 2.6; o M 6 2 V \
      4; o M 9 2 V 4; o M 6 16 V 18; o M 9 16 V 18
      """),
    SymbolOutline(
      "rublesign", width: 15, height: 18,
      """
      o M 4.8 15.8 V 2.4 H 8.6 C 11 2.4 12.4 3.8 12.4 6 C 12.4 8.2 11 9.6 8.6 9.6 H 2.4; o M \
      2.4 12.8 H 9
      """),
    SymbolOutline(
      "turkishlirasign", width: 14, height: 18,
      "o M 5 2.2 V 15.8 C 9.2 15.8 11.6 13.4 11.6 9.8; o M 2.6 8.6 L 9 5.4; o M 2.6 11.6 L 9 8.4"),
    SymbolOutline(
      "francsign", width: 14, height: 18,
      "o M 11 2.4 H 4.8 V 15.8; o M 4.8 8.4 H 10; o M 2.4 12.4 H 8.6"),
    SymbolOutline(
      "wallet.pass", width: 20, height: 20,
      """
      b R 2.2 2.4 15.6 15.2 2.6; s M 2.6 6.4 H 17.4; s M 2.4 10 H 6.4 C 7 10 7.2 10.3 7.4 10.8 \
      C 8.2 13 11.8 13 12.6 10.8 C 12.8 10.3 13 10 13.6 10 H 17.6
      """),
    SymbolOutline(
      "giftcard", width: 23, height: 18,
      """
      b R 1.8 2.2 19.4 13.6 2.6; s M 2.2 9.4 H 20.8; s M 8 2.6 V 15.4; s M 8 9.4 C 5 9.4 3.8 \
      5.6 6 5.4 C 7.4 5.3 8 7.6 8 9.4 C 8 7.6 8.6 5.3 10 5.4 C 12.2 5.6 11 9.4 8 9.4
      """),
    SymbolOutline(
      "scalemass", width: 19, height: 19,
      """
      b M 6.4 6.6 H 12.6 C 13.8 6.6 14.4 7.2 14.8 8.4 L 16.6 14.8 C 17 16.4 16.4 17 15 17 H 4 \
      C 2.6 17 2 16.4 2.4 14.8 L 4.2 8.4 C 4.6 7.2 5.2 6.6 6.4 6.6 Z; o O 9.5 4.2 2.2
      """),
    SymbolOutline(
      "basket", width: 21, height: 19,
      """
      b M 2.2 7.6 H 18.8 L 17.2 15 C 16.9 16.4 16.2 17 14.8 17 H 6.2 C 4.8 17 4.1 16.4 3.8 15 \
      Z; o M 6 7.2 L 9 2.2; o M 15 7.2 L 12 2.2; s M 7.8 10.4 V 14; s M 10.5 10.4 V 14; s M \
      13.2 10.4 V 14
      """),
    SymbolOutline(
      "storefront", width: 22, height: 19,
      """
      o M 4 9.6 V 15 C 4 16.2 4.6 16.8 5.8 16.8 H 16.2 C 17.4 16.8 18 16.2 18 15 V 9.6; b M \
      4.4 2.4 H 17.6 L 20 7 C 20 9.6 16.6 10 15.5 7.8 C 14.6 10 11.9 10 11 7.8 C 10.1 10 7.4 \
      10 6.5 7.8 C 5.4 10 2 9.6 2 7 Z; o M 9 16.4 V 12.6 H 13 V 16.4
      """),
  ]
}
