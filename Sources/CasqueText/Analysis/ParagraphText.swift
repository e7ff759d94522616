import CPangoCairo

/// A paragraph as characters with what Unicode says about each of them.
///
/// O(n) in the number of characters.
struct ParagraphText {
  /// The characters and their UTF-8 offsets, with the length as one more offset.
  private(set) var scalars: [UInt32] = []
  private(set) var offsets: [Int] = []
  /// What shaping is given: as the text, but controls cannot end it early.
  private(set) var bytes: [CChar] = []
  private(set) var levels: [UInt8]
  private(set) var scripts: [UInt8]
  private(set) var isRightToLeft: Bool
  private var marks: [UInt8]

  /// Analyses a paragraph whose direction is that of its first strong character, else the given.
  init(_ text: String, direction: ParagraphDirection) {
    scalars.reserveCapacity(text.utf8.count)
    offsets.reserveCapacity(text.utf8.count + 1)
    bytes.reserveCapacity(text.utf8.count + 1)
    for scalar in text.unicodeScalars {
      offsets.append(bytes.count)
      scalars.append(scalar.value)
      let isControl = scalar.value < 0x20 && scalar.value != 0x09
      if isControl {
        bytes.append(1)
      } else {
        for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
          bytes.append(CChar(bitPattern: byte))
        }
      }
    }
    offsets.append(bytes.count)
    let count = scalars.count
    levels = [UInt8](repeating: 0, count: count)
    scripts = [UInt8](repeating: 0, count: count)
    marks = [UInt8](repeating: 0, count: count + 1)
    let length = bytes.count
    bytes.append(0)
    isRightToLeft =
      unsafe casque_analyze(
        bytes, Int32(length), Int32(count), direction.isRightToLeft ? 1 : 0,
        direction.isFixed ? 1 : 0, &levels, &scripts, &marks) != 0
  }

  /// The number of characters.
  var count: Int { scalars.count }
  /// The length in bytes.
  var length: Int { offsets[count] }

  /// Whether a grapheme cluster starts at a character.
  func isBoundary(_ index: Int) -> Bool {
    index == 0 || marks[index] & UInt8(CASQUE_CURSOR) != 0
  }

  /// Whether a line may break before a character: UAX #14, and after a hyphen within a word.
  ///
  /// **Source** for hyphens: the reference engine breaks after any that stands between characters,
  /// digits included; UAX #14 keeps digits together.
  func isBreak(_ index: Int) -> Bool {
    if marks[index] & UInt8(CASQUE_LINE_BREAK) != 0 { return index > 0 }
    guard index >= 2, index < count, scalars[index - 1] == 0x2D else { return false }
    let before = scalars[index - 2]
    let after = Unicode.Scalar(scalars[index]).map(Character.init)
    return !CharacterRules.isBlank(before) && before != 0x2D
      && (after?.isLetter == true || after?.isNumber == true)
  }

  /// The character as which a range is reported.
  func character(_ range: Range<Int>) -> Character {
    var text = String.UnicodeScalarView()
    for value in scalars[range] { Unicode.Scalar(value).map { text.append($0) } }
    return String(text).first ?? "\u{FFFD}"
  }
}

/// Which way a paragraph runs.
enum ParagraphDirection: Hashable {
  /// That of its first strong character, else from left to right.
  case natural
  /// That of its first strong character, else from right to left.
  case naturalElseRightToLeft
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft

  var isRightToLeft: Bool { self == .naturalElseRightToLeft || self == .rightToLeft }
  var isFixed: Bool { self == .leftToRight || self == .rightToLeft }
}

extension ParagraphDirection {
  /// The direction of the first strong character, else the given one.
  static func natural(_ isRightToLeft: Bool) -> ParagraphDirection {
    isRightToLeft ? .naturalElseRightToLeft : .natural
  }

  /// The given direction whatever the characters are.
  static func fixed(_ isRightToLeft: Bool) -> ParagraphDirection {
    isRightToLeft ? .rightToLeft : .leftToRight
  }
}
