import Casque
import CasqueTesting
import Foundation
import Testing

/// A layout from a document, in Swift Testing: each cell is a case of its own.
@Suite struct DeparturesTests {
  private func departures() throws -> Document {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Layouts/departures.yml")
    return try #require(Document.read(file.standardized.path).value)
  }

  @Test(
    arguments: TraitMatrix(
      devices: .phones, contentSizes: [.large, .accessibility5], directions: .both))
  func staysUsable(in cell: Cell) throws {
    let document = try departures()
    let result = LayoutPipeline.standard.resolve(
      document.layout, in: cell, resources: document.resources)
    expectNoFindings(in: result)
    expect("route", in: result).isBelow("heading", by: 8...8)
    expect("buy", in: result).isBelow("scroll", by: 16...16).isInsideSafeArea()
    expect("buy", in: result).isAtLeast(width: 200, height: 50).isNotTruncated()
  }

  /// An iPhone 8 is 375 by 667 with a status bar of 20 and margins of 16.
  @Test func framesOfAPhone() throws {
    let document = try departures()
    let result = LayoutPipeline.standard.resolve(document.layout, in: .iPhone8)
    #expect(result["heading"].absoluteFrame.minX == 16)
    #expect(result["heading"].absoluteFrame.minY == 20 + 24)
    #expect(result["buy"].frame.maxY == 667 - 16)
    assertSnapshot(of: result, as: .frames)
  }
}
