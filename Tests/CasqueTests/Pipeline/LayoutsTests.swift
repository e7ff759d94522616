import Casque
import Foundation
import Testing
import _CasqueTestSupport

/// The documents of `Layouts/`: clean everywhere, but for the one that is broken on purpose.
@Suite struct LayoutsTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Layouts").path(percentEncoded: false)

  static let documents: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".yml") || $0.hasSuffix(".storyboard") }.sorted()

  /// Twelve documents of a screen's size, half of which change with the window or the text.
  @Test func areThere() throws {
    let layouts = try Self.documents.map {
      try #require(Document.read(Self.folder + "/" + $0).value).layout
    }
    #expect(layouts.count >= 12)
    let counts = layouts.map { layout in
      var count = 0
      layout.root.forEachView { _, _ in count += 1 }
      return count
    }.sorted()
    #expect(counts[counts.count / 2] >= 20)
    let varying = layouts.filter { layout in
      var varies = false
      layout.root.forEachView { view, _ in varies = varies || !view.variations.isEmpty }
      return varies
    }
    #expect(varying.count >= 6)
  }

  /// The corners of the matrix at three text sizes, and some cells more by a seed.
  ///
  /// `make run` checks every cell.
  static let cells: [Cell] = {
    let corners = TraitMatrix(
      devices: .ids(["iphone-se-1", "iphone-16-pro-max", "ipad-mini-6"]),
      contentSizes: [.xSmall, .large, .accessibility5]
    ).cells
    let all = TraitMatrix(
      contentSizes: Choices(ContentSizeCategory.allCases), directions: .both
    ).cells
    var generator = _CasqueTestSupport.SplitMix64(seed: 12)
    return corners + (0..<40).map { _ in all[Int.random(in: 0..<all.count, using: &generator)] }
  }()

  /// The storyboard shows the frames that it solves to on its canvas.
  @Test func theStoryboardIsUpToDate() throws {
    let document = try #require(
      CanvasDocument.readForChecks(Self.folder + "/profile.storyboard").value)
    let frames = LayoutPipeline.standard.canvasFrames(of: [document])[0]
    #expect(frames.count > 30)
    #expect(LayoutPipeline.standard.canvasFindings(of: [document])[0].findings.isEmpty)
  }

  @Test(arguments: documents)
  func areClean(name: String) throws {
    let read = Document.read(Self.folder + "/" + name)
    #expect(read.diagnostics == [])
    let document = try #require(read.value)
    let found = LayoutPipeline.standard.check([document], on: Self.cells)
    #expect(found.count == Self.cells.count)
    for cell in found where !cell.findings.isEmpty {
      Issue.record("\(cell.cell): \(cell.findings.map(\.diagnostic.message))")
    }
  }

  /// What is written in stays in sight: the keyboard takes the place that the layout leaves it.
  @Test(arguments: ["sign-in.yml", "chat.yml"])
  func standOnTheKeyboard(name: String) throws {
    let document = try #require(Document.read(Self.folder + "/" + name).value)
    var count = 0
    for cell in TraitMatrix(devices: .phones, contentSizes: [.large, .accessibility5]).cells {
      guard let height = cell.keyboardHeight?.value else { continue }
      var environment = cell.environment
      environment.keyboardHeight = height
      let result = LayoutPipeline.standard.resolve(document.layout, in: environment)
      let top = environment.size.height - height
      #expect(result["scroll"].frame.maxY <= top)
      if name == "chat.yml" { #expect(abs(result["draft"].absoluteFrame.maxY - (top - 8)) < 0.5) }
      count += 1
    }
    #expect(count > 20)
  }

  @Test func theBrokenOneShowsEveryRuleOfLayout() throws {
    let document = try #require(Document.read(Self.folder + "/broken/clipped-form.yml").value)
    let found = LayoutPipeline.standard.check([document], on: TraitMatrix.standard.cells)
    let codes = Set(found.flatMap { $0.findings.map(\.diagnostic.code) })
    #expect(
      codes == [
        .layoutUnsatisfiable, .layoutAmbiguous, .layoutOutsideSafeArea, .layoutUnderCutout,
        .layoutHomeIndicator, .layoutTouchTarget, .textTruncated,
      ])
  }

  /// A pipeline of one worker and one of many give the same findings, in the same order.
  @Test func findingsDoNotDependOnTheNumberOfWorkers() throws {
    let document = try #require(Document.read(Self.folder + "/broken/clipped-form.yml").value)
    let cells = TraitMatrix(devices: .pads).cells
    let one = LayoutPipeline(workers: 1).check([document], on: cells)
    let many = LayoutPipeline(workers: 5).check([document], on: cells)
    #expect(one == many)
  }
}
