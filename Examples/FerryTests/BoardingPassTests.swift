import Casque
import CasqueTesting
import CasqueUIKit
import XCTest

/// A view file of the app, in XCTest: one failure names every cell that shows it.
final class BoardingPassTests: XCTestCase {
  private func results(_ matrix: TraitMatrix) -> [LayoutResult] {
    matrix.cells.map { LayoutPipeline.standard.resolve(BoardingPassView(), in: $0) }
  }

  func testShowsItsTimeOnEveryPhone() {
    let all = results(
      TraitMatrix(devices: .phones, contentSizes: [.large, .accessibility5], directions: .both))
    XCTAssertGreaterThan(all.count, 100)
    expectNoFindings(in: all)
    expect("time", in: all).isBelow("way", by: 8...8).isNotTruncated().isInsideSafeArea()
    expect("way", in: all).isNotTruncated().isAfter("strip")
  }

  func testIsMirroredWhereReadingIs() {
    let view = BoardingPassView()
    let result = LayoutPipeline.standard.resolve(view, in: .iPhone13)
    XCTAssertEqual(view.strip.frame.minX, 0)
    XCTAssertEqual(view.strip.frame.width, 6)
    let mirrored = LayoutPipeline.standard.resolve(
      BoardingPassView(), in: Cell(device: Cell.iPhone13.device, direction: .rightToLeft))
    expect("strip", in: mirrored).isMirrored(in: result)
  }
}
