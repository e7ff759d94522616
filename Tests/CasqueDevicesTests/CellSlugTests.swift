import CasqueDevices
import CasqueModel
import Testing

@Suite struct CellSlugTests {
  /// Every cell of a matrix with all settings is found again by its slug.
  @Test func everySlugNamesItsCell() throws {
    let matrix = TraitMatrix(
      devices: .ids(["iphone-se-3", "iphone-16-pro", "ipad-mini-6"]),
      windows: [.full, .oneThird, .slideOver, .zoomed], styles: .both,
      contentSizes: [.large, .xxxLarge, .accessibility5], directions: .both,
      accessibility: [[], [.boldText, .reduceMotion]], osProfiles: .all)
    #expect(matrix.count > 100)
    for cell in matrix { #expect(try Cell(slug: cell.slug, in: .standard) == cell) }
  }

  @Test(arguments: [
    ("iphone-se-33", CellSlugError.device(.unknown(id: "iphone-se-33", similar: "iphone-se-3"))),
    ("iphone-se-3_sideways", .part("sideways")), ("iphone-se-3_ax5_large", .part("large")),
    ("iphone-se-3_", .part("")), ("iphone-se-3_one-third", .noSuchCell),
    ("iphone-air_os18", .noSuchCell),
  ])
  func tellsWhatIsNoSlug(slug: String, error: CellSlugError) {
    #expect(throws: error) { try Cell(slug: slug, in: .standard) }
  }
}
