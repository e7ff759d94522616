import Casque
import CasqueTesting
import XCTest

/// The second example of the README, as a user would write it.
final class ProfileTests: XCTestCase {
  func testIsCleanOnEveryPhone() throws {
    let profile = try XCTUnwrap(Document.read("Layouts/profile.storyboard").value)
    let cells = TraitMatrix(devices: .phones, contentSizes: [.large, .accessibility5]).cells
    let results = LayoutPipeline.standard.resolve([profile], on: cells)
    expectNoFindings(in: results)
    expect("follow", in: results).isAtLeast().isBelow("stats", by: 8...40)
    assertSnapshot(of: results[0], as: .frames)
  }
}
