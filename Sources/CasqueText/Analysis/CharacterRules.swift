/// What single characters mean to shaping and measuring.
enum CharacterRules {
  /// Whether a character ends a paragraph: the mandatory breaks of UAX #14.
  static func isNewline(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether a character is drawn as nothing, whatever the font: controls and format characters.
  static func isInvisible(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09: false
    case ..<0x20, 0x7F...0x9F, 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5,
      0x180B...0x180F,
      0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0,
      0xFFF0...0xFFFB, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }

  /// Whether a character is a blank that hangs at the end of a line; no-break spaces do not.
  static func isBlank(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether a character is an ideograph that makes a system font line higher.
  ///
  /// **Source**: SavedFrames item 10, reference engine (L).
  static func isIdeograph(_ scalar: UInt32) -> Bool { (0x4E00...0x9FFF).contains(scalar) }

  /// Whether the system font gives a character the advance of an ideograph.
  ///
  /// **Source**: the ranges of the reference engine (L).
  static func isFullWidth(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2E80...0x9FFF, 0xAC00...0xD7AF, 0xFF00...0xFFEF, 0x20000...0x3FFFF: true
    default: false
    }
  }

  /// Whether a character is a letter or a syllable of Hangul.
  static func isHangul(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true
    default: false
    }
  }

  /// Whether a character is drawn as an emoji, given the one after it.
  static func isEmoji(_ scalar: UInt32, before next: UInt32?) -> Bool {
    // U+231A is the first character that is an emoji of itself; looking properties up is slow.
    if scalar < 0x231A, next != 0xFE0F { return false }
    guard let properties = Unicode.Scalar(scalar)?.properties else { return false }
    return properties.isEmojiPresentation || properties.isEmoji && next == 0xFE0F
  }

  /// The advance of an emoji in thousandths of the size, in text and in display sizes.
  ///
  /// **Source**: labels of one emoji in storyboards: 38 wide at 34 points, about 23 at 17 (L).
  static let emojiAdvance = (text: 1360.0, display: 1110.0)

  /// The advance of an ideograph in thousandths of the size.
  ///
  /// **Source**: SavedFrames item 10, about 1.02 em (L).
  static let ideographAdvance = 1019.0
  /// The same in a family that is asked for by its name.
  ///
  /// **Source** a label and a button in Hiragino Sans of one document.
  static let plainIdeographAdvance = 1000.0
  /// The height of a system font line with ideographs in thousandths of the size.
  ///
  /// **Source**: SavedFrames item 10, 1.22 em (L).
  static let ideographLineHeight = 1220.0
}
