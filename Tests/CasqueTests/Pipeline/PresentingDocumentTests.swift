import Casque
import Foundation
import Testing

/// Documents that are shown over others, with traits of their own.
@Suite struct PresentingDocumentTests {
  private static let folder: String = {
    let folder = NSTemporaryDirectory() + "presenting-\(ProcessInfo.processInfo.processIdentifier)"
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    return folder
  }()

  private static func read(_ text: String, _ name: String = "top.yml") -> Diagnosed<Document?> {
    Document.read(Array(text.utf8), path: folder + "/" + name, folder: folder)
  }

  private static func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: folder + "/" + name), options: .atomic)
  }

  private static let cell = TraitMatrix(
    devices: .ids(["iphone-se-3"]), orientations: [.portrait], windows: [.full]
  ).cells[0]

  private static let alert = "casque: 1\nroot: {alertController: a, title: Sure?, actions: [OK]}\n"

  /// The corner of the screen is the ground below, under a fifth of black: 0.8 · 255 = 204.
  @Test func theOtherDocumentIsDrawnUnderTheAlert() throws {
    try Self.write("casque: 1\nroot: {id: below, backgroundColor: \"#FF0000\"}\n", "below.yml")
    let read = Self.read(Self.alert + "presenting: below.yml\n")
    #expect(read.diagnostics == [])
    let picture = try LayoutPipeline.standard.bitmap(
      PictureRequest(try #require(read.value), in: Self.cell))
    let pixel = picture[4, picture.height - 4]
    #expect(pixel.red == 204 && pixel.green == 0 && pixel.blue == 0)
  }

  @Test func whatIsNotThereIsReported() {
    let read = Self.read(Self.alert + "presenting: nowhere.yml\n")
    #expect(read.diagnostics.map(\.code) == [.resourceMissing])
    #expect(read.value?.layout.presenting == nil)
  }

  /// A popover of 300 by 200 under a view from (500, 200) to (620, 240), with 13 for its arrow.
  @Test func aPopoverPointsAtAViewOfTheOtherDocument() throws {
    try Self.write(
      """
      casque: 1
      root:
        id: screen
        subviews: [{view: source}]
        constraints:
          - source.leading = screen.leading + 500
          - source.top = screen.top + 200
          - source.width = 120
          - source.height = 40
      """, "source.yml")
    let read = Self.read(
      """
      casque: 1
      popover: {width: 300, height: 200, sourceView: source, permittedArrowDirections: [up]}
      presenting: source.yml
      root: {id: content, backgroundColor: "#FF0000"}
      """)
    #expect(read.diagnostics == [])
    let cell = TraitMatrix(
      devices: .ids(["ipad-mini-6"]), orientations: [.portrait], windows: [.full],
      osProfiles: .only([.ios18])
    ).cells[0]
    let picture = try LayoutPipeline.standard.bitmap(
      PictureRequest(try #require(read.value), in: cell))
    func isRed(_ x: Int, _ y: Int) -> Bool {
      let pixel = picture[x * 2, y * 2]
      return pixel.red == 255 && pixel.green < 40 && pixel.blue < 40
    }
    // From 560 − 150 to 560 + 150, and from 240 + 13 to 453.
    #expect(isRed(415, 300) && isRed(705, 440))
    #expect(!isRed(405, 300) && !isRed(715, 300) && !isRed(600, 460))
    #expect(isRed(560, 244) && !isRed(560, 236) && !isRed(520, 244))
  }

  @Test(arguments: [
    ("sourceView: sourc", "presenting: source.yml\n", DiagnosticCode.documentUnknownID),
    ("sourceView: source", "", .documentInvalidValue),
    ("sourceView: a..b", "presenting: source.yml\n", .documentInvalidID),
    ("permittedArrowDirections: [upp]", "presenting: source.yml\n", .documentInvalidValue),
  ])
  func faultsOfPopoversAreReported(key: String, end: String, code: DiagnosticCode) throws {
    try Self.write("casque: 1\nroot: {id: screen, subviews: [{view: source}]}\n", "source.yml")
    let read = Self.read("casque: 1\npopover: {\(key)}\n\(end)root: {id: content}\n")
    #expect(read.diagnostics.map(\.code) == [code])
  }

  @Test func aDocumentIsNotUnderItself() throws {
    let text = Self.alert + "presenting: self.yml\n"
    try Self.write(text, "self.yml")
    let read = Self.read(text, "self.yml")
    #expect(read.diagnostics.map(\.code) == [.documentCycle])
  }

  @Test func traitsOfItsOwnGoFirst() throws {
    let read = Self.read(
      """
      casque: 1
      traitOverrides: {accessibilityContrast: high, legibilityWeight: bold, userInterfaceStyle: dark}
      root: {id: screen}
      """)
    #expect(read.diagnostics == [])
    let result = LayoutPipeline.standard.resolve(
      try #require(read.value).layout, in: Self.cell)
    let traits = result.environment.traits
    #expect(traits.accessibilityContrast == .high && traits.legibilityWeight == .bold)
    #expect(traits.userInterfaceStyle == .dark)
  }

  /// The lines of a label are drawn as far apart as they are measured: three of 20 · 2444/2048 · 1.5.
  @Test(arguments: [1.0, 1.5, 2])
  func linesStandAsTheyAreMeasured(multiple: Double) throws {
    var label = Label(text: "a\nb\nc", font: .system(20), numberOfLines: 0)
    label.lineHeightMultiple = multiple
    let view = View("l", content: .label(label))
    let layout = Layout("screen", subviews: [view]) { root in
      view.topAnchor.constraint(equalTo: root.topAnchor)
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    }
    let result = LayoutPipeline.standard.resolve(layout, in: Self.cell)
    let lines = try #require(result["l"].text).lines
    let distance = 20 * 2444.0 / 2048 * multiple
    #expect(lines.count == 3)
    for (line, next) in zip(lines, lines.dropFirst()) {
      #expect(abs(next.baseline - line.baseline - distance) < 0.01)
    }
    #expect(abs(result["l"].frame.height - 3 * distance) <= 0.5)
  }
}
