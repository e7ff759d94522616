import CasqueGeometry
import CasqueModel

/// Numbers of drawing that rest on general knowledge alone (low confidence), in points.
///
/// They are kept apart so that a reading on a device replaces them in one place.
/// **Source** ControlFacts, the rows of confidence L.
enum UnsureLook {
  /// How far a slider's track lies inside its frame on iOS 18.
  static let sliderTrackInset = 2.0
  /// A stepper on iOS 18; the capsule of iOS 26 is of medium confidence.
  static let stepperRadius = 8.0
  static let stepperDivider = Size(width: 1, height: 18)
  static let stepperGlyph = Size(width: 13, height: 5.0 / 3)
  static let disabledGlyphAlpha = 0.3
  /// A large activity indicator on iOS 18, as a multiple of a medium one.
  static let largeActivityScale = 1.85
  /// The dots of a page control on iOS 18.
  static let pageDot = 8.0
  static let pageDotAlpha = 0.3
  /// A search bar on iOS 18.
  static let searchFieldInset = 8.0
  static let cancelGap = 8.0
  /// A compact date picker on iOS 18; on iOS 26 it is a capsule.
  static let compactDateRadius = 8.0
  /// The side of a day in a calendar, and the opacity of the disc under a chosen day that is not today.
  static let calendarDay = 44.0
  static let chosenDayAlpha = 0.15
  /// The corner radius of the selection of a picker on iOS 26.
  static let pickerBandRadius26 = 17.0
  /// The room at either side of the text in a wheel of a date picker.
  static let wheelPadding = 12.0
  /// The share of a picker's height over which rows fade out, above and below.
  static let wheelFade = 1.0 / 3
  /// A back button on iOS 18: its chevron, where it starts, and the gap to the title.
  static let backChevron = Size(width: 12, height: 20.7)
  static let backChevronX = 8.0
  static let backGap = 6.0
  static let backStroke = 2.6
  /// The space between the items of a bar on iOS 18.
  static let barItemGap = 16.0
  /// An item of a bar under a finger: its opacity on iOS 18, and what its platter grows by and is
  /// lit with on iOS 26.
  static let pressedItemAlpha = 0.2
  static let pressedPlatterOutset = 3.0
  static let pressedPlatterLight = 0.25
  /// A tab bar on iOS 18.
  static let tabIconCenterY = 18.5
  static let tabLabelCenterY = 41.5
  static let tabBesideGap = 6.0
  static let badgeHeight = 18.0
  static let badgeTop = 2.0
  static let badgeShift = 5.0
  static let badgePadding = 5.5
  /// The space between a title and its badge in a tab bar of titles.
  static let badgeGap = 6.5
  /// The largest side of an image in a bar.
  static let barImageSide = 24.0
  /// The blur of the system's materials, in points, and how colourful they make what they blur.
  static let materialRadius = 20.0
  static let materialSaturation = 1.8
  /// The screen behind a large sheet on iOS 18: how far it steps back at either side, and its
  /// corners.
  static let presenterInset = 16.0
  static let presenterRadius = 10.0
  /// The shadow of a popover on iOS 18.
  static let popoverShadow = DisplayShadow.below(0, radius: 20, alpha: 0.2)
  /// The shadow of a popover on iOS 26, as that of a menu.
  static let popoverShadow26 = DisplayShadow.below(0, radius: 12.5, alpha: 0.09)
  /// What the strokes of glyphs that are no symbols are multiplied with under Bold Text.
  static let boldStroke = 1.22
  /// What a thumb of iOS 26 is enlarged by under a finger, and the shadow of the lens it becomes.
  static let lensScale = 1.4
  static let lensShadow = DisplayShadow.below(3, radius: 7, alpha: 0.14)
  /// How far the lens of a segment reaches beyond its pill.
  static let segmentLensOutset = 5.0
  /// A segment under a finger on iOS 18: its title, and its pill if it is selected.
  static let pressedSegmentAlpha = 0.2
  static let pressedPillScale = 0.95
  /// The ground of a rounded text field that is disabled.
  static let disabledField = DynamicColor(light: .hex(0xFAFAFA), dark: .hex(0x1C1C1E))
  /// The line around glass with Increase Contrast.
  static let glassBorderAlpha = 0.55
  /// The suggestions above the keys of iOS 18, and the titles of its large keys.
  static let suggestionsHeight = 45.0
  static let wordKeySize = 16.0
}
