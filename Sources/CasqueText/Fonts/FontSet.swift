import CPangoCairo
import CasqueModel

/// The font files that an engine may use; nothing else of the host reaches its output.
///
/// The system font is drawn with Inter, whose static faces stand in for the system's weights. What
/// Inter lacks comes from `fallbacks` in their order. `hostDirectories` are searched only for a
/// family that a layout asks for by name.
package struct FontSet: Sendable, Hashable {
  /// A family that is asked for characters that the fonts before it lack.
  package struct Fallback: Sendable, Hashable {
    /// The file of its ordinary weight.
    package var regular: String
    /// The file that is used from semibold up.
    package var bold: String
    /// The face within both files.
    package var index: Int
    /// Whether it comes first for characters that are emoji.
    package var isEmoji: Bool

    /// Creates a fallback from its files' names.
    package init(regular: String, bold: String? = nil, index: Int = 0, isEmoji: Bool = false) {
      self.regular = regular
      self.bold = bold ?? regular
      self.index = index
      self.isEmoji = isEmoji
    }
  }

  /// Where the files of the set may lie, in order of preference.
  package var directories: [String]
  /// The families that stand in for missing characters, in order.
  package var fallbacks: [Fallback]
  /// Where families asked for by name may lie, subdirectories included.
  package var hostDirectories: [String]

  /// Creates a set from its places.
  package init(directories: [String], fallbacks: [Fallback], hostDirectories: [String]) {
    self.directories = directories
    self.fallbacks = fallbacks
    self.hostDirectories = hostDirectories
  }

  /// What `scripts/setup` installs, in this order: Inter; DejaVu Sans for Hebrew, Arabic, Armenian,
  /// Georgian, Greek and Cyrillic beyond Inter, and symbols; WenQuanYi Micro Hei for
  /// Chinese, Japanese and Korean; Noto Color Emoji, which comes first for emoji.
  ///
  /// The list is closed: what else the host has installed never takes part, so that the same text
  /// gives the same glyphs everywhere. A character that none of them has is reported by name.
  package static let standard = FontSet(
    directories: [
      "/usr/share/fonts/opentype/inter",
      "/usr/share/fonts/truetype/inter",
      "/usr/share/fonts/truetype/dejavu",
      "/usr/share/fonts/truetype/wqy",
      "/usr/share/fonts/truetype/noto",
      "/usr/local/share/fonts/casque",
      "/opt/homebrew/share/fonts",
      "/usr/local/share/fonts",
      "/Library/Fonts",
    ],
    fallbacks: [
      Fallback(regular: "DejaVuSans.ttf", bold: "DejaVuSans-Bold.ttf"),
      Fallback(regular: "wqy-microhei.ttc"),
      Fallback(regular: "NotoColorEmoji.ttf", isEmoji: true),
    ],
    hostDirectories: [
      "/usr/share/fonts", "/usr/local/share/fonts", "/opt/homebrew/share/fonts",
      "/Library/Fonts", "/System/Library/Fonts",
    ])

  /// The family that draws the system font.
  static let systemFamily = "Inter"

  /// The path of a file of the set, or nil if no directory has it.
  func path(of file: String) -> String? {
    // Images among characters are runs of no file.
    guard !file.isEmpty else { return nil }
    for directory in directories {
      let path = directory + "/" + file
      if unsafe casque_file_exists(path) != 0 { return path }
    }
    return nil
  }

  /// The file of the face that draws the system font at a weight.
  ///
  /// Sizes of 20 and up are drawn with the Display cut where it is there.
  /// **Source** for 20 points: EnvironmentFacts §5 (optical size, M).
  func systemFace(weight: FontWeight, isDisplay: Bool) -> String? {
    let cuts = isDisplay ? ["InterDisplay", "Inter"] : ["Inter"]
    for cut in cuts {
      for kind in ["otf", "ttf"] {
        let file = "\(cut)-\(weight.interStyle).\(kind)"
        if path(of: file) != nil { return file }
      }
    }
    return nil
  }
}

extension FontWeight {
  /// The style of Inter's static face; UIKit's ultraLight is its lightest, as Inter's Thin is.
  var interStyle: String {
    switch self {
    case .ultraLight: "Thin"
    case .thin: "ExtraLight"
    case .light: "Light"
    case .regular: "Regular"
    case .medium: "Medium"
    case .semibold: "SemiBold"
    case .bold: "Bold"
    case .heavy: "ExtraBold"
    case .black: "Black"
    }
  }

  /// The weight on OpenType's scale, 100 to 900.
  var openTypeValue: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }

  /// The weight that Bold Text makes of it.
  ///
  /// **Source**: EnvironmentFacts §13, regular → semibold “or so” (exact step L); the
  /// other steps keep the order: two up to medium, one from there.
  var emboldened: FontWeight {
    switch self {
    case .ultraLight: .light
    case .thin: .regular
    case .light: .medium
    case .regular: .semibold
    case .medium, .semibold: .bold
    case .bold: .heavy
    case .heavy, .black: .black
    }
  }
}
