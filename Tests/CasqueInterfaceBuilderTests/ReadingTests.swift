import CasqueGeometry
import CasqueModel
import Testing

@testable import CasqueInterfaceBuilder

/// Single rules of reading.
@Suite struct ReadingTests {
  @Test(
    arguments: [
      ("1.5", 1.5), ("3:4", 0.75), ("1/3", 1.0 / 3), ("-8", -8), ("1:0", nil), ("x", nil),
      ("1e300", nil), ("nan", nil), ("", nil),
    ] as [(String, Double?)])
  func numbers(text: String, value: Double?) {
    #expect(NumberReading.number(text) == value)
  }

  @Test(arguments: [
    ("13122.16", 13_122), ("", 0), ("x1", 0), ("99999999999", 999_999),
  ])
  func eras(text: String, tools: Int) {
    #expect(XcodeEra(text).tools == tools)
  }

  /// **Source** SavedFrames §8c; the last change §9.
  @Test(arguments: [
    ("5037", SystemTypeface.helveticaNeue), ("7999", .helveticaNeue),
    ("8000", .sanFranciscoTwoCuts), ("12999", .sanFranciscoTwoCuts),
    ("13000", .sanFranciscoBefore14), ("16999", .sanFranciscoBefore14), ("17000", .sanFrancisco),
    ("24506", .sanFrancisco),
  ])
  func systemFontsOfEras(text: String, typeface: SystemTypeface) {
    #expect(XcodeEra(text).profile.systemTypeface == typeface)
  }

  /// **Source** SavedFrames §8c, segments.
  @Test(arguments: [("14868", 8.75, FontWeight.medium), ("14854", 6.5, .semibold)])
  func titlesOfSegments(text: String, padding: Double, weight: FontWeight) {
    let sizes = XcodeEra(text).profile.controls.systemSizes
    #expect(sizes.segmentTitlePadding == padding)
    #expect(sizes.segmentTitleWeight == weight)
  }

  @Test(arguments: [
    ("default", true), ("widthClass=compact", true), ("widthClass=regular", false),
    ("heightClass=regular-widthClass=compact", true), ("userInterfaceIdiom=mac", false),
    ("=", false),
  ])
  func variations(key: String, holds: Bool) {
    let selection = VariationSelection(
      sizeClasses: AxisPair(horizontal: .compact, vertical: .regular))
    #expect(selection.holds(key) == holds)
  }

  /// The canvas of 600 × 600 is of any size class, which no condition names.
  @Test func anyClassHasOnlyTheDefault() {
    let selection = VariationSelection(sizeClasses: AxisPair(both: nil))
    #expect(selection.holds("default"))
    #expect(!selection.holds("widthClass=compact"))
  }

  @Test(arguments: [
    ("DemiBold", FontWeight.semibold), ("Bold", .bold), ("UltraLight", .ultraLight),
    ("MediumItalic", .medium), ("Roman", .regular),
  ])
  func weights(face: String, weight: FontWeight) {
    #expect(FontReading.weight(of: face) == weight)
  }
}
