import Casque
import Foundation
import Testing

/// What differs between size classes: frames, properties, installed views.
@Suite struct SizeClassTests {
  private typealias Fixture = InterfaceFixture

  private func document(_ text: String) throws -> Document {
    try #require(try Fixture.withFile(text) { Document.readAll($0).value }.first)
  }

  private func result(_ document: Document, _ slug: String) throws -> LayoutResult {
    LayoutPipeline.standard.resolve(document.layout, in: try Cell(slug: slug, in: .standard))
  }

  /// A view that is pinned in one size class has the frame that was saved for it; in the others its
  /// constraints hold.
  @Test func savedFramesOfVariations() throws {
    let variation = """
      <variation key="widthClass=regular" fixedFrame="YES">\
      <rect key="frame" x="30" y="40" width="50" height="60"/></variation>
      """
    let document = try document(
      Fixture.storyboard(
        Fixture.view("a", "userLabel=\"Box\"", variation),
        constraints: Fixture.equal("a", "top", "root", "top")
          + Fixture.equal("a", "leading", "root", "leading")
          + "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"70\" id=\"w\"/>"
          + "<constraint firstItem=\"a\" firstAttribute=\"height\" constant=\"80\" id=\"h\"/>"
      ).replacing(
        "<viewLayoutGuide",
        with: """
          <variation key="widthClass=regular"><mask key="constraints">\
          <exclude reference="a-top"/><exclude reference="a-leading"/><exclude reference="w"/>\
          <exclude reference="h"/></mask></variation><viewLayoutGuide
          """))
    let phone = try result(document, "iphone-se-3_portrait")
    #expect(phone["Box"].frame == Rect(x: 0, y: 0, width: 70, height: 80))
    let pad = try result(document, "ipad-mini-6_portrait")
    #expect(pad["Box"].frame == Rect(x: 30, y: 40, width: 50, height: 60))
  }

  /// The canvas of an iPad shows the frame of its size classes.
  @Test func theCanvasHasTheFrameOfItsClasses() throws {
    let variation = """
      <variation key="heightClass=regular-widthClass=regular" fixedFrame="YES">\
      <rect key="frame" x="30" y="40" width="50" height="60"/></variation>
      """
    let view = Fixture.view("a", "", variation)
    let pad = try Fixture.frames(
      Fixture.storyboard(view, device: "ipad9_7", size: (768, 1024)))
    #expect(pad["a"] == Rect(x: 30, y: 40, width: 50, height: 60))
  }

  /// Properties of a size class are those of its cells, and the import says the same.
  @Test func propertiesOfSizeClasses() throws {
    let label = Fixture.view(
      "l", kind: "label", "text=\"Title\" userLabel=\"Title\"",
      """
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <variation key="widthClass=regular"><fontDescription key="fontDescription" type="system" \
      pointSize="30"/></variation>
      """)
    let stack = Fixture.view(
      "s", kind: "stackView", "spacing=\"4\" userLabel=\"Stack\"",
      """
      <subviews>\(label)\(Fixture.view("b", kind: "label", "text=\"B\" userLabel=\"B\""))</subviews>
      <variation key="heightClass=compact" spacing="9"/>
      <variation key="widthClass=regular" axis="vertical" alignment="leading" hidden="NO"/>
      """)
    let text = Fixture.storyboard(
      stack,
      constraints: Fixture.equal("s", "top", "safe", "top")
        + Fixture.equal("s", "leading", "safe", "leading"))
    let (source, imported) = try Fixture.withFile(text) { path in
      (
        try #require(Document.readAll(path).value.first),
        try #require(
          InterfaceImport.read(path).value.documents.first.flatMap {
            Document.read($0.bytes, path: $0.name).value
          })
      )
    }
    func gap(_ slug: String, _ document: Document) throws -> Double {
      let frames = try result(document, slug).views.map(\.frame)
      return frames[3].minX - frames[2].maxX
    }
    for slug in ["iphone-se-3_portrait", "iphone-se-3_landscape", "ipad-mini-6_portrait"] {
      let frames = try result(source, slug).views.map(\.frame)
      #expect(try result(imported, slug).views.map(\.frame) == frames, "\(slug)")
    }
    #expect(try gap("iphone-se-3_portrait", source) == 4)
    #expect(try gap("iphone-se-3_landscape", source) == 9)
    let pad = try result(source, "ipad-mini-6_portrait")
    #expect(pad["B"].frame.minY > pad["Title"].frame.minY)
    #expect(pad["Title"].frame.height > 30)
    #expect(pad["B"].frame.minX == 0)
  }
}
