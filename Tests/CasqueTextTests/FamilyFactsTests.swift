import CasqueGeometry
import CasqueModel
import Testing

@testable import CasqueText

/// What is known of families whose files are not there.
@Suite struct FamilyFactsTests {
  let engine = TextEngine()

  private func width(_ text: String, _ family: String, _ size: Double, _ weight: FontWeight)
    -> Double
  {
    engine.shape(.label(text, font: .custom(family, size: size, weight: weight))).size.width
  }

  /// **Source** the AFM files of Times (H 722, a 444, m 778, b 500, u 500, r 333, g 500; bold 778, 500, 833,
  /// 556, 556, 444, 500) and Palatino (832, 500, 883, 553, 603, 395, 556), and the `hmtx` tables of the
  /// open families' own files, of which Open Sans has 9002 and bold 9544 of 2048, Roboto 8494 of 2048,
  /// Montserrat bold 4982, Lato 8169 of 2000 and Poppins 4763, added up by hand.
  @Test(arguments: [
    ("Times New Roman", FontWeight.regular, 3777.0), ("TimesNewRomanPSMT", .regular, 3777),
    ("Times New Roman", .bold, 4167), ("Palatino", .regular, 4322),
    ("Open Sans", .regular, 9_002_000 / 2048), ("OpenSans", .bold, 9_544_000 / 2048),
    ("Roboto", .regular, 8_494_000 / 2048), ("Montserrat", .bold, 4982),
    ("Lato", .regular, 4084.5), ("Poppins", .regular, 4763),
  ])
  func wordsAreAsWideAsPublished(family: String, weight: FontWeight, thousandths: Double) {
    // The file has a tenth of a thousandth.
    #expect(abs(width("Hamburg", family, 100, weight) - thousandths / 10) < 7 * 0.005 + 1e-9)
  }

  /// **Source** widths of labels saved in two public Interface Builder documents, in halves of a point.
  @Test(arguments: [
    ("Welcome to Goalpost", FontWeight.regular, 20.0, 199.0),
    ("How Many points until complete?", .regular, 18, 274), ("Select one:", .regular, 12, 61.5),
    ("Short Term", .regular, 12, 59.5), ("GOAL", .regular, 18, 51), ("Type:", .regular, 12, 30),
    ("Eat salad twice a week", .bold, 16, 175.5), ("POST", .bold, 18, 48),
    ("HTCH", .bold, 26, 72.5), ("HKR", .bold, 26, 56),
  ])
  func avenirNextIsAsWideAsSaved(text: String, weight: FontWeight, size: Double, saved: Double)
    throws
  {
    let uncertainty = try #require(FamilyMetrics.widthUncertainty("Avenir Next"))
    let off = width(text, "Avenir Next", size, weight) - (saved - 0.25)
    #expect(abs(off) <= saved * uncertainty)
  }

  /// **Source** two labels of one document whose widths are whole points.
  @Test(arguments: [("BLOOD PRESSURE MONITOR", 328.0), ("RUNNING SPEED AND CADENCE", 368)])
  func capitalsOfTrebuchetAreNarrow(text: String, saved: Double) {
    #expect(abs(width(text, "Trebuchet MS", 27, .regular) - (saved - 0.5)) < saved * 0.01)
  }

  @Test func weightsBetweenFacesLieOnTheLine() {
    let (regular, medium, semibold) = (
      width("Hamburg", "Open Sans", 100, .regular), width("Hamburg", "Open Sans", 100, .medium),
      width("Hamburg", "Open Sans", 100, .semibold)
    )
    #expect(regular < semibold)
    #expect(abs(medium - (regular + semibold) / 2) < 1e-9)
  }

  @Test func weightsBeyondTheFacesAreTheLastOne() {
    #expect(width("Hamburg", "Oswald", 10, .black) == width("Hamburg", "Oswald", 10, .bold))
    #expect(width("Hamburg", "PT Sans", 10, .thin) == width("Hamburg", "PT Sans", 10, .regular))
  }

  @Test func familiesMayBeNamedAfterAFace() {
    #expect(width("Hamburg", "Lato Black", 10, .black) == width("Hamburg", "Lato", 10, .black))
    #expect(FamilyFacts.of("Roboto Mono") == nil)
    #expect(FamilyFacts.of("Black") == nil)
    #expect(FamilyFacts.of("") == nil)
  }

  /// **Source** heights of labels and borderless fields in six public documents, of one line.
  @Test(arguments: [
    ("Avenir Next", 18.0, 25.0), ("Avenir Next", 20, 27.5), ("Avenir Next", 15, 20.5),
    ("Avenir Next", 12, 16.5), ("Avenir", 17, 23.5), ("Menlo", 25, 29.5), ("Menlo", 17, 20),
    ("Helvetica Neue", 17, 20), ("Trebuchet MS", 27, 31.5),
  ])
  func linesAreAsHighAsSaved(family: String, size: Double, saved: Double) {
    let height = engine.shape(.label("Hamburg", font: .custom(family, size: size))).size.height
    #expect((height * 2 - 1e-6).rounded(.up) / 2 == saved)
  }

  @Test func everyFamilyIsComplete() {
    let table = FamilyFacts.Table.shared
    #expect(table.families.count > 40)
    #expect(table.places.count == 107)
    for (name, facts) in table.families {
      #expect(!facts.lines.isEmpty, "\(name)")
      #expect(facts.lines.allSatisfy { $0.ascent > 0.5 && $0.descent > 0 }, "\(name)")
      #expect(
        (facts.uncertainty != nil) == (facts.advance != nil || !facts.faces.isEmpty), "\(name)")
      for weight in FontWeight.allCases where !facts.faces.isEmpty {
        let advances = facts.advances(weight) ?? []
        #expect(advances.count == 107 && advances.allSatisfy { $0 > 0 }, "\(name) \(weight)")
      }
    }
    for (alias, name) in table.aliases { #expect(table.families[name] != nil, "\(alias)") }
  }

  @Test(arguments: ["", "[]", "{", #"{"families":{"a":{"faces":{"x":1},"lines":[1]}}}"#])
  func badFactsAreNoFacts(text: String) {
    let table = FamilyFacts.Table(facts: Array(text.utf8))
    #expect(table.families.values.allSatisfy { $0.lines.isEmpty && $0.faces.isEmpty })
  }
}
