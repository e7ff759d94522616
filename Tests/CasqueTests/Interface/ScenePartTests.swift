import Casque
import Testing

/// Parts of a screen, the views and cells of xibs, in the windows of devices.
@Suite struct ScenePartTests {
  private typealias Fixture = InterfaceFixture

  /// A xib of one view or cell.
  private func xib(_ kind: String, width: Int, height: Int, _ inner: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="17701" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_1" orientation="portrait" appearance="light"/>
      <objects>
        <\(kind) id="root" userLabel="Card">
          <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          \(inner)
        </\(kind)>
      </objects>
    </document>
    """
  }

  private func result(_ text: String) throws -> (LayoutResult, [DiagnosticCode]) {
    let documents = try Fixture.withFile(text, named: "Card.xib") { Document.readAll($0).value }
    let layout = try #require(documents.first).layout
    let cell = try Cell(slug: "iphone-se-3_portrait", in: .standard)
    let pipeline = LayoutPipeline.standard
    return (
      pipeline.resolve(layout, in: cell),
      pipeline.findings(of: layout, in: cell).map(\.diagnostic.code)
    )
  }

  /// A view that follows its superview's width is as wide as the window, unless its constraints bound it.
  @Test(arguments: [("lessThanOrEqual", 196.0), ("greaterThanOrEqual", 375)])
  func aPartIsAsWideAsItMayBe(relation: String, width: Double) throws {
    let inner = """
      <subviews>\(Fixture.view("a"))</subviews>
      <constraints>
        \(Fixture.equal("a", "leading", "root", "leading", "constant=\"8\""))
        \(Fixture.equal("root", "trailing", "a", "trailing", "constant=\"8\""))
        \(Fixture.equal("a", "top", "root", "top"))
        \(Fixture.extent("a", "height", 20))
        <constraint firstItem="a" firstAttribute="width" relation="\(relation)" constant="180" \
      id="bound"/>
      </constraints>
      """
    let (result, codes) = try result(xib("view", width: 196, height: 80, inner))
    #expect(result.view("Card")?.frame.width == width)
    #expect(!codes.contains(.layoutUnsatisfiable))
    #expect(!codes.contains(.layoutAmbiguous))
  }

  /// A label that hugs its text as firmly as can be narrows no part.
  @Test func aPartIsWideAroundWhatHugs() throws {
    let inner = """
      <subviews>
        \(Fixture.view("a", kind: "label", "text=\"Label\" horizontalHuggingPriority=\"1000\""))
      </subviews>
      <constraints>
        \(Fixture.equal("a", "leading", "root", "leading", "constant=\"8\""))
        \(Fixture.equal("root", "trailing", "a", "trailing", "constant=\"8\""))
        \(Fixture.equal("a", "top", "root", "top"))
      </constraints>
      """
    let (result, _) = try result(xib("view", width: 196, height: 80, inner))
    #expect(result.view("Card")?.frame.width == 375)
  }

  /// The height that a part is shown with stands before its own constraints of priority 999.
  @Test func theShownHeightIsInNoTie() throws {
    let inner = """
      <subviews>\(Fixture.view("a"))</subviews>
      <constraints>
        \(Fixture.equal("a", "leading", "root", "leading"))
        \(Fixture.equal("root", "trailing", "a", "trailing"))
        \(Fixture.equal("a", "top", "root", "top"))
        \(Fixture.extent("a", "height", 20))
        \(Fixture.equal("root", "bottom", "a", "bottom", "constant=\"10\" priority=\"999\""))
      </constraints>
      """
    let (result, codes) = try result(xib("view", width: 196, height: 31, inner))
    #expect(result.view("Card")?.frame.height == 31)
    #expect(!codes.contains(.layoutTie))
    #expect(!codes.contains(.layoutAmbiguous))
  }

  /// A cell stands below the status bar for show; its ground is not to reach under that.
  @Test func aPartsGroundHasNoGap() throws {
    let inner = """
      <subviews>\(Fixture.view("a", kind: "label", "text=\"Text\""))</subviews>
      <color key="backgroundColor" red="1" green="0.9" blue="0.5" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/>
      <constraints>
        \(Fixture.equal("a", "centerX", "root", "centerX"))
        \(Fixture.equal("a", "centerY", "root", "centerY"))
      </constraints>
      """
    let (_, codes) = try result(xib("view", width: 375, height: 80, inner))
    #expect(codes == [])
  }
}
