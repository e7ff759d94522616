import Casque
import Foundation
import Testing

/// Broken documents of Interface Builder always give a result and say what is wrong.
///
/// `CASQUE_MUTATIONS` asks for more of them, made of the documents of a corpus as well
/// (`scripts/mutate-interfaces`).
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
    guard ProcessInfo.processInfo.environment["CASQUE_MUTATIONS"] != nil else {
      return [Array(sample.utf8)]
    }
    let folder =
      ProcessInfo.processInfo.environment["CASQUE_CORPUS"] ?? "../shared/corpus"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let paths = names.sorted().filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
    return [Array(sample.utf8)]
      + paths.compactMap { FileManager.default.contents(atPath: "\(folder)/\($0)").map(Array.init) }
  }()

  static let count =
    ProcessInfo.processInfo.environment["CASQUE_MUTATIONS"].flatMap { Int($0) } ?? 500

  @Test(arguments: 0..<10) func readingAlwaysEnds(_ part: Int) throws {
    let cell = try Cell(slug: "iphone-se-3_portrait", in: .standard)
    for seed in stride(from: part, to: Self.count, by: 10) {
      var mutation = InterfaceMutation(seed: seed)
      let bytes = mutation.apply(to: Self.sources[seed % Self.sources.count])
      try Fixture.withBytes(bytes) { path in
        let canvas = CanvasDocument.read(path)
        #expect(canvas.value != nil || !canvas.diagnostics.isEmpty, "seed \(seed)")
        for diagnostic in canvas.diagnostics {
          let place = try #require(diagnostic.place, "seed \(seed): \(diagnostic.message)")
          #expect(place.bytes.upperBound <= bytes.count, "seed \(seed)")
        }
        if let document = canvas.value {
          let frames = LayoutPipeline.standard.canvasFrames(of: [document])[0]
          #expect(
            frames.allSatisfy { $0.frame.minX.isFinite && $0.frame.height.isFinite },
            "seed \(seed)")
        }
        guard seed % 5 == 0 else { return }
        for document in Document.readAll(path).value {
          let result = LayoutPipeline.standard.resolve(
            document.layout, in: cell, resources: document.resources)
          #expect(result.root.frame.width == 375, "seed \(seed)")
        }
        let imported = InterfaceImport.read(path)
        for file in imported.value.documents {
          let read = Document.read(file.bytes, path: file.name)
          #expect(read.value != nil, "seed \(seed)")
          let isSaid = imported.diagnostics.contains { $0.severity == .error }
          #expect(isSaid || !read.diagnostics.contains { $0.severity == .error }, "seed \(seed)")
        }
      }
    }
  }
}
