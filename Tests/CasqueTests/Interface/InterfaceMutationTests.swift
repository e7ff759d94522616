import Casque
import Foundation
import Testing

/// Broken documents of Interface Builder always give a result and say what is wrong.
///
/// `CASQUE_MUTATIONS` asks for more of them, made of the documents of a corpus as well, from the seed
/// `CASQUE_SEED` on (`scripts/mutate-interfaces`).
@Suite struct InterfaceMutationTests {
  private typealias Fixture = InterfaceFixture

  static let sample: String = {
    let stack = Fixture.view(
      "s", kind: "stackView", "axis=\"vertical\" distribution=\"fillProportionally\"",
      "<subviews>"
        + Fixture.view("l", kind: "label", "text=\"Hello\" numberOfLines=\"0\"")
        + Fixture.view("b", kind: "button", "", "<state key=\"normal\" title=\"Go\"/>")
        + Fixture.view("i", kind: "imageView", "image=\"sun\"") + "</subviews>")
    let table = Fixture.view(
      "t", kind: "tableView", "rowHeight=\"44\"",
      """
      <prototypes><tableViewCell id="c" rowHeight="44">
      <rect key="frame" x="0.0" y="0.0" width="414" height="44"/>
      <tableViewCellContentView key="contentView" id="cc" tableViewCell="c">
      <rect key="frame" x="0.0" y="0.0" width="414" height="44"/></tableViewCellContentView>
      </tableViewCell></prototypes>
      """)
    let sides = ["leading", "trailing", "top"].map {
      Fixture.equal("s", $0, "safe", $0, "constant=\"8\" multiplier=\"1:1\"")
    }
    return Fixture.storyboard(
      stack + table + Fixture.view("f", kind: "textField", "borderStyle=\"roundedRect\""),
      constraints: sides.joined() + Fixture.equal("t", "top", "s", "bottom")
        + Fixture.extent("t", "height", 300) + Fixture.equal("f", "baseline", "l", "baseline")
        + "<constraint firstItem=\"t\" firstAttribute=\"width\" constant=\"9\" id=\"v\">"
        + "<variation key=\"widthClass=regular\" constant=\"4\"/></constraint>")
  }()

  /// The documents that faults are put into.
  static let sources: [[UInt8]] = {
    guard isAsked else { return [Array(sample.utf8)] }
    let folder = environment["CASQUE_CORPUS"] ?? "../shared/corpus"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let paths = names.sorted().filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
    return [Array(sample.utf8)]
      + paths.compactMap { FileManager.default.contents(atPath: "\(folder)/\($0)").map(Array.init) }
  }()

  private static let environment = ProcessInfo.processInfo.environment
  private static let isAsked = environment["CASQUE_MUTATIONS"] != nil
  private static let count = environment["CASQUE_MUTATIONS"].flatMap { Int($0) } ?? 500
  private static let first = environment["CASQUE_SEED"].flatMap { Int($0) } ?? 0

  private static let parts = 10
  /// How long a document may take whatever is wrong with it.
  private static let patience = Duration.seconds(60)

  @Test(arguments: 0..<parts) func readingAlwaysEnds(_ part: Int) throws {
    let cell = try Cell(slug: "iphone-se-3_portrait", in: .standard)
    var count = 0
    var failed: [String] = []
    for seed in stride(from: Self.first + part, to: Self.first + Self.count, by: Self.parts) {
      var mutation = InterfaceMutation(seed: seed)
      let bytes = mutation.apply(to: Self.sources[seed % Self.sources.count])
      var faults: [String] = []
      let time = try ContinuousClock().measure {
        try Fixture.withBytes(bytes) { path in
          faults += faultsOnCanvas(path, byteCount: bytes.count)
          if seed % 5 == 0 { faults += try faultsOnDevice(path, cell) }
        }
      }
      if time > Self.patience { faults.append("took \(time)") }
      failed += faults.map { "seed \(seed): \($0)" }
      count += 1
    }
    if Self.isAsked { print("mutations in part \(part): \(count), faults: \(failed.count)") }
    #expect(count > 0)
    #expect(failed.isEmpty, "\(failed.joined(separator: "\n"))")
  }

  /// What is wrong with the canvas of a document: no result and no word, or places beyond its end.
  private func faultsOnCanvas(_ path: String, byteCount: Int) -> [String] {
    let canvas = CanvasDocument.read(path)
    var faults: [String] = []
    if canvas.value == nil, canvas.diagnostics.isEmpty { faults.append("no result and no word") }
    for diagnostic in canvas.diagnostics {
      guard let place = diagnostic.place, place.bytes.upperBound <= byteCount else {
        faults.append("no place: \(diagnostic.message)")
        continue
      }
    }
    if let document = canvas.value {
      let frames = LayoutPipeline.standard.canvasFrames(of: [document])[0]
      faults += frames.filter { !($0.frame.minX.isFinite && $0.frame.height.isFinite) }.map {
        "\($0.id) is at \($0.frame)"
      }
    }
    return faults
  }

  /// What is wrong with the scenes of a document on a device, and with what an import makes of them.
  private func faultsOnDevice(_ path: String, _ cell: Cell) throws -> [String] {
    var faults: [String] = []
    for document in Document.readAll(path).value {
      let result = LayoutPipeline.standard.resolve(
        document.layout, in: cell, resources: document.resources)
      if result.root.frame.width != 375 { faults.append("a width of \(result.root.frame.width)") }
    }
    let imported = InterfaceImport.read(path)
    let isSaid = imported.diagnostics.contains { $0.severity == .error }
    for read in try Fixture.withDocuments(of: imported.value, { Document.read($0) }) {
      if read.value == nil { faults.append("an import cannot be read") }
      let error = read.diagnostics.first { $0.severity == .error }
      if let error, !isSaid { faults.append("an import is wrong: \(error.message)") }
    }
    return faults
  }
}
