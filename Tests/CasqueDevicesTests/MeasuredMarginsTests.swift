import CasqueDevices
import CasqueGeometry
import CasqueModel
import Testing

@Suite struct MeasuredMarginsTests {
  @Test func thereAreThirtyDevices() {
    #expect(Measured.all.count == 60)
  }

  @Test(arguments: Measured.all)
  func marginsAreAsMeasured(_ row: Measured) throws {
    let environment = try environment(of: row)
    let safe = environment.safeAreaInsets
    let least = environment.systemMinimumLayoutMargins.resolved(mirrored: false)
    #expect(safe + least == row.margins)
  }

  @Test(arguments: Measured.all)
  func readableWidthIsAsMeasured(_ row: Measured) throws {
    let environment = try environment(of: row)
    let rule = environment.profile.readableWidth
    let safe = environment.safeAreaInsets
    var expected = row.margins
    let guide = environment.size.width - expected.left - expected.right
    let extent =
      rule.extent == .boundsWidth
      ? environment.size.width : environment.size.width - safe.left - safe.right
    if extent > rule.threshold, guide > rule.maximumWidth {
      expected.left += (guide - rule.maximumWidth) / 2
      expected.right += (guide - rule.maximumWidth) / 2
    }
    #expect(expected == row.readable)
  }

  private func environment(of row: Measured) throws -> LayoutEnvironment {
    let device = try DeviceCatalogue.standard.device(id: row.id)
    return Cell(device: device, orientation: row.orientation, os: .ios18).environment
  }
}
