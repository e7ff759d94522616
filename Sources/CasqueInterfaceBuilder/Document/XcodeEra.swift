import CasqueModel

/// The version of Interface Builder that saved a document, by its `toolsVersion`.
///
/// | thousands | Xcode |
/// |---|---|
/// | 4–5 | 5 |
/// | 6 | 6 |
/// | 7–8 | 6.3–7 |
/// | 9–10 | 7.x |
/// | 11–12 | 8 |
/// | 13 | 9 |
/// | 14 | 9.3–10 |
/// | 15–16 | 11 |
/// | 17–18 | 12 |
/// | 19–20 | 13 |
/// | 21 | 14 |
/// | 22 | 15 |
/// | 23 | 16 |
/// | 24–25 | 26 |
///
/// 32700 stands for a beta and counts as the newest before 26.
/// **Source** SavedFrames.
struct XcodeEra: Sendable, Comparable {
  /// The number as the document states it, 0 without one.
  let tools: Int

  /// Reads `13122` or `13122.16`; anything else is 0.
  init(_ text: String?) {
    tools = Int((text ?? "").prefix { $0.isASCII && $0.isNumber }.prefix(6)) ?? 0
  }

  private init(tools: Int) { self.tools = tools }

  static func < (a: XcodeEra, b: XcodeEra) -> Bool { a.tools < b.tools }

  /// Xcode 6: size classes.
  static let xcode6 = XcodeEra(tools: 6_000)
  /// Xcode 6.3: the first with San Francisco's forerunner on the canvas.
  static let xcode6_3 = XcodeEra(tools: 7_000)
  /// Xcode 7.
  static let xcode7 = XcodeEra(tools: 8_000)
  /// Xcode 7.1: text styles at the sizes of today.
  static let xcode7_1 = XcodeEra(tools: 9_000)
  /// Xcode 7.3: stack views as they are today.
  static let xcode7_3 = XcodeEra(tools: 10_000)
  /// The first version that saves the cells of lists without the bars over them.
  static let xcode8 = XcodeEra(tools: 11_000)
  /// Xcode 9: the safe area.
  static let xcode9 = XcodeEra(tools: 13_000)
  /// Xcode 9.3.
  static let xcode9_3 = XcodeEra(tools: 14_000)
  /// Xcode 11, first betas.
  static let xcode11 = XcodeEra(tools: 14_700)
  /// Xcode 11: controls of iOS 13.
  static let xcode11Controls = XcodeEra(tools: 14_868)
  /// Xcode 12: controls of iOS 14.
  static let xcode12 = XcodeEra(tools: 17_000)
  /// Xcode 12.5.
  static let xcode12_5 = XcodeEra(tools: 18_000)
  /// Xcode 14.
  static let xcode14 = XcodeEra(tools: 21_000)

  /// Whether it is Xcode 26, whose canvas saves the screen's insets doubled.
  var is26: Bool { (24_000..<32_000).contains(tools) }

  /// Whether it is Xcode 11, 12 or 13, whose canvas had no status bar on devices with a home button.
  ///
  /// **Source** SavedFrames §8b, rule 2 (34 views in 15 documents, none against), and three
  /// documents of 17156, 19162 and 19455; from 21701 on all have one.
  var hidesStatusBar: Bool { self >= .xcode11 && self < .xcode14 }

  /// Whether it is Xcode 12.5 or 13, whose canvases showed text styles at their smallest sizes.
  ///
  /// **Source** two documents of 18122 and four of 19455 and 20037, none of these versions against;
  /// those of 17701 and 21507 show the default sizes.
  var showsSmallestText: Bool { self >= .xcode12_5 && self < .xcode14 }

  /// Whether the wheels of a date picker were 162 high and not 216: Xcode 9 to 11.
  ///
  /// **Source** SavedFrames §5, reference counts; a xib of Xcode 11 whose picker is lower
  /// than the 200 that it asks for, as one that resists at 216 would not be.
  var hasLowDatePickers: Bool { self >= .xcode9 && self < .xcode12 }

  /// What the system font was on the canvas of the version.
  ///
  /// **Source** 37 labels and buttons of ten documents of Xcode 5 and 6, which Helvetica Neue's published
  /// advances explain; for the two cuts of San Francisco 8 labels of 5 documents of Xcode 7 and 8; for its
  /// change in Xcode 12 SavedFrames §9.
  var systemTypeface: SystemTypeface {
    if self < .xcode7 { return .helveticaNeue }
    if self < .xcode9 { return .sanFranciscoTwoCuts }
    return self < .xcode12 ? .sanFranciscoBefore14 : .sanFrancisco
  }

  /// Whether cells of a xib had margins of 15.
  ///
  /// **Source** SavedFrames §8b, rule 7 (35 : 11).
  var hasNarrowCellMargins: Bool { (14_800..<17_000).contains(tools) }
}
