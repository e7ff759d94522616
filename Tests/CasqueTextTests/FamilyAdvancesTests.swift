import CasqueGeometry
import CasqueModel
import Testing

@testable import CasqueText

/// Widths of families that are not there and of the system font in other times.
@Suite struct FamilyAdvancesTests {
  let engine = TextEngine()

  /// **Source** the `Widths` of the families' faces in PDF documents, added by hand: H 722, a 537, m 853,
  /// b 593, u 556, r 333, g 574 and in bold 741, 574, 906, 611, 593, 389, 611; of Helvetica 722, 556, 833,
  /// 556, 556, 333, 556.
  @Test(arguments: [
    ("Helvetica Neue", FontWeight.regular, 4168.0), ("HelveticaNeue", .bold, 4425),
    ("Helvetica Neue", .medium, 4296.5), ("Helvetica", .regular, 4112), ("Arial", .light, 4112),
  ])
  func wordsAreAsWideAsPublished(family: String, weight: FontWeight, thousandths: Double) {
    let shape = engine.shape(.label("Hamburg", font: .custom(family, size: 100, weight: weight)))
    #expect(abs(shape.size.width - thousandths / 10) < 1e-6)
  }

  /// **Source** labels saved with figures of the ultralight and the bold face: 0.556 and 0.278 in both.
  @Test(arguments: [FontWeight.ultraLight, .thin, .light, .regular, .medium, .bold])
  func figuresAreAsWideInAllWeights(weight: FontWeight) {
    let font = Font.custom("Helvetica Neue", size: 100, weight: weight)
    let shape = engine.shape(.label("10:24.8", font: font))
    #expect(abs(shape.size.width - (5 * 55.6 + 2 * 27.8)) < 1e-6)
  }

  /// **Source** SavedFrames §8c: 21 thousandths of the size between characters at 10 points.
  @Test(arguments: [(10.0, 21.5), (14, 13.4), (17, 2.5)])
  func systemFontWasHelveticaNeue(size: Double, tracking: Double) {
    var request = TextRequest.label("Hamburg", font: .system(size))
    request.systemTypeface = .helveticaNeue
    let width = engine.shape(request).size.width
    #expect(abs(width - (4168 + 7 * tracking) * size / 1000) < 1e-6)
    #expect(engine.shape(request).missingFamily == nil)
  }

  @Test func boldSystemFontWasTheMediumFace() {
    var request = TextRequest.label("Hamburg", font: .system(17, weight: .bold))
    request.systemTypeface = .helveticaNeue
    let width = engine.shape(request).size.width
    #expect(abs(width - (4296.5 + 7 * (2.5 - 4.5)) * 17 / 1000) < 1e-6)
  }

  @Test func largeSizesHadACutOfTheirOwn() {
    func widths(_ size: Double) -> (old: Double, new: Double) {
      var request = TextRequest.label("Hamburg", font: .system(size))
      let new = engine.shape(request).size.width
      request.systemTypeface = .sanFranciscoTwoCuts
      return (engine.shape(request).size.width, new)
    }
    #expect(widths(16).old == widths(16).new)
    #expect(widths(19).old == widths(19).new)
    #expect(widths(22).old > widths(22).new + 0.5)
    #expect(abs(widths(96).old - widths(96).new) < 1e-9)
  }

  /// **Source** SavedFrames §9: widths of labels as saved before Xcode 12 and since, in halves of a point.
  @Test(
    arguments: [
      ("Label", 42, 41.5), ("Title", 33.5, 33), ("Background Color", 137.5, nil),
      ("Diagnostic Log", 114, nil), ("Network Keys", nil, 105), ("Contact Support", nil, 127),
      ("AuthenticationToken", nil, 155), ("Linecons by Andrian Valeanu", nil, 219),
    ] as [(String, Double?, Double?)])
  func textsOf17PointsAreSetCloserSinceiOS14(text: String, before: Double?, since: Double?) {
    func width(_ typeface: SystemTypeface) -> Double {
      var request = TextRequest.label(text, font: .system(17))
      request.systemTypeface = typeface
      return (engine.shape(request).size.width * 2).rounded(.up) / 2
    }
    if let before { #expect(width(.sanFranciscoBefore14) == before) }
    if let since { #expect(width(.sanFrancisco) == since) }
  }

  /// **Source** SavedFrames §9: labels of 12 and 15 points are as wide in both times.
  @Test(arguments: [12.0, 15, 16, 18, 20, 34])
  func otherSizesAreSetAsBeforeiOS14(size: Double) {
    var request = TextRequest.label("Hamburg", font: .system(size))
    let now = engine.shape(request).size.width
    request.systemTypeface = .sanFranciscoBefore14
    #expect(engine.shape(request).size.width == now)
  }

  /// **Source** SavedFrames §8c: characters of Hiragino Sans are as wide as they are high.
  @Test func ideographsOfNamedFamiliesAreOneEmWide() {
    let named = engine.shape(.label("日本語", font: .custom("Hiragino Sans", size: 20)))
    #expect(named.size.width == 60)
    #expect(engine.shape(.label("日本語", font: .system(20))).size.width > 60)
    #expect(named.size.height == 20)
  }
}
