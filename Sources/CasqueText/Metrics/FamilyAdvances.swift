import CasqueModel

/// The advances of a family that comes with iOS and whose file is not there, in thousandths of the size.
///
/// Of Helvetica Neue the regular and the bold face are published as widths of PDF fonts. The other
/// weights lie on the line through these two as the mean advances of the faces do (400, 418, 433,
/// 449, 465 and 480 from ultralight to bold); figures and points are as wide in all.
/// **Source** width tables of PDF documents for ASCII; mean advances: published font metrics for web
/// pages; 37 labels of ten documents and 8 of 7 others with other weights are as wide.
struct FamilyAdvances: Sendable {
  /// The advances of the characters from blank to tilde.
  private let values: [Double]
  /// What is added to each character beside the tracking of the interface; nil where there is none.
  private let interfaceTracking: Double?

  /// The advances of a family by its name, or nil for one whose advances are not known.
  static func of(_ family: String, weight: FontWeight) -> FamilyAdvances? {
    let name = String(family.lowercased().filter { $0.isLetter || $0.isNumber })
    return switch name {
    case "helveticaneue":
      FamilyAdvances(values: mix(helveticaNeue, boldness(weight)), interfaceTracking: nil)
    case "avenir":
      FamilyAdvances(values: mix(helveticaNeue, avenir(weight)), interfaceTracking: nil)
    case "helvetica", "arial":
      FamilyAdvances(
        values: mix(helvetica, weight.openTypeValue >= 600 ? 1 : 0), interfaceTracking: nil)
    default: nil
    }
  }

  /// The advances of the system font up to iOS 8, whose bold face was the medium one, nearer together.
  static func interface(weight: FontWeight) -> FamilyAdvances {
    let isBold = weight.openTypeValue >= 500
    return FamilyAdvances(
      values: mix(helveticaNeue, isBold ? 0.5 : boldness(weight)),
      interfaceTracking: isBold ? -4.5 : 0)
  }

  /// The advance of a character; nil for one that is not in the table.
  func advance(of scalar: UInt32) -> Double? {
    (0x20..<0x7F).contains(scalar) ? values[Int(scalar - 0x20)] : Self.marks[scalar]
  }

  /// What is added to every character at a size.
  ///
  /// **Source** 37 labels and buttons of ten documents of Xcode 5 and 6, linear between the sizes; two of
  /// the labels are bold, and one alone is larger than 18 points.
  func tracking(at size: Double) -> Double {
    guard let interfaceTracking else { return 0 }
    let table: [(size: Double, value: Double)] = [
      (6, 29.6), (10, 21.5), (14, 13.4), (17, 2.5), (24, -16),
    ]
    guard let above = table.firstIndex(where: { $0.size >= size }) else {
      return table[table.count - 1].value + interfaceTracking
    }
    guard above > 0 else { return table[0].value + interfaceTracking }
    let (start, end) = (table[above - 1], table[above])
    let share = (size - start.size) / (end.size - start.size)
    return start.value + (end.value - start.value) * share + interfaceTracking
  }

  /// How far from the regular face to the bold one a weight of Helvetica Neue lies.
  private static func boldness(_ weight: FontWeight) -> Double {
    switch weight {
    case .ultraLight: -1.67
    case .thin: -1.07
    case .light: -0.6
    case .regular: 0
    case .medium: 0.5
    case .semibold, .bold, .heavy, .black: 1
    }
  }

  /// Where between the faces of Helvetica Neue a weight of Avenir lies.
  ///
  /// **Source** one document for Book and Heavy; the others lie between them and beyond (low).
  private static func avenir(_ weight: FontWeight) -> Double {
    switch weight {
    case .ultraLight, .thin, .light: -0.2
    case .regular: 0
    case .medium: 0.25
    case .semibold, .bold, .heavy: 0.5
    case .black: 0.8
    }
  }

  private static func mix(
    _ faces: (regular: [Double], bold: [Double]), _ share: Double
  ) -> [Double] {
    zip(faces.regular, faces.bold).map { $0 + share * ($1 - $0) }
  }

  private static func numbers(_ text: String) -> [Double] {
    text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
  }

  private static let helveticaNeue = (
    regular: numbers(
      """
      278 259 426 556 556 1000 630 278 259 259 352 600 278 389 278 333 556 556 556 556 556
      556 556 556 556 556 278 278 600 600 600 556 800 648 685 722 704 611 574 759 722 259
      519 667 556 871 722 760 648 760 685 648 574 722 611 926 611 648 611 259 333 259 600
      500 222 537 593 537 593 537 296 574 556 222 222 519 222 853 556 574 593 593 333 500
      315 556 500 758 518 500 480 333 222 333 600
      """),
    bold: numbers(
      """
      278 278 463 556 556 1000 685 278 296 296 407 600 278 407 278 371 556 556 556 556 556
      556 556 556 556 556 278 278 600 600 600 556 800 685 704 741 741 648 593 759 741 295
      556 722 593 907 741 778 667 778 722 649 611 741 630 944 667 667 648 333 371 333 600
      500 259 574 611 574 611 574 333 611 593 258 278 574 258 906 593 611 611 611 389 537
      352 593 520 814 537 519 519 333 223 333 600
      """)
  )

  /// Degrees, quotation marks, dashes and ellipses, which differ little by family and weight.
  private static let marks: [UInt32: Double] = [
    0xA3: 556, 0xA9: 800, 0xB0: 400, 0xB7: 278, 0x2013: 500, 0x2014: 1000, 0x2018: 278,
    0x2019: 278, 0x201C: 426, 0x201D: 426, 0x2026: 1000, 0x20AC: 556,
  ]

  /// The metrics of the fonts that every PDF reader has; Arial has the same.
  private static let helvetica = (
    regular: numbers(
      """
      278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556
      556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278
      500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469
      556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500
      278 556 500 722 500 500 500 334 260 334 584
      """),
    bold: numbers(
      """
      278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556
      556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278
      556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584
      556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556
      333 611 556 778 556 556 500 389 280 389 584
      """)
  )
}
