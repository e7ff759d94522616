import Casque
import Testing

/// Scenes on devices: names, places, variations, rows.
@Suite struct SceneTests {
  private typealias Fixture = InterfaceFixture

  private func documents(_ text: String) throws -> [Document] {
    try Fixture.withFile(text) { Document.readAll($0).value }
  }

  private func cell(_ slug: String) throws -> Cell { try Cell(slug: slug, in: .standard) }

  /// A finding points at the constraint's line and calls views by what a person calls them.
  @Test func conflictsPointAtTheConstraint() throws {
    let text = Fixture.storyboard(
      Fixture.view("a", kind: "label", "text=\"Sign in\""),
      constraints: "\n" + Fixture.equal("a", "leading", "root", "leading") + "\n"
        + Fixture.equal("a", "trailing", "root", "trailing") + "\n"
        + Fixture.equal("a", "top", "safe", "top") + "\n" + Fixture.extent("a", "width", 5000))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = 1 + (try #require(lines.firstIndex { $0.contains("5000") }))
    let document = try #require(try documents(text).first)
    let findings = LayoutPipeline.standard.findings(
      of: document.layout, in: try cell("iphone-se-3_portrait"))
    let finding = try #require(
      findings.first { $0.diagnostic.code == .layoutUnsatisfiable })
    #expect(finding.diagnostic.place?.start.line == line)
    #expect(finding.diagnostic.message.contains("'Sign in'"))
  }

  /// What one may do is said as it is done in Interface Builder.
  @Test func hintsSpeakOfInterfaceBuilder() throws {
    let text = Fixture.storyboard(
      Fixture.view("b", kind: "button", "", "<state key=\"normal\" title=\"Go\"/>"),
      constraints: Fixture.equal("b", "top", "safe", "top", "constant=\"60\"")
        + Fixture.equal("b", "leading", "safe", "leading", "constant=\"60\""))
    let document = try #require(try documents(text).first)
    let findings = LayoutPipeline.standard.findings(
      of: document.layout, in: try cell("iphone-se-3_portrait"))
    let finding = try #require(findings.first { $0.diagnostic.code == .layoutTouchTarget })
    #expect(
      finding.diagnostic.hints.map(\.message) == ["constrain its width and height to 44 or more"])
  }

  /// A navigation bar that prefers large titles has them, but for an item that never does.
  @Test(arguments: [("", true), ("largeTitleDisplayMode=\"never\"", false)])
  func barsOfControllersAreRead(_ item: String, _ isLarge: Bool) throws {
    let controller = """
      <scene sceneID="s2"><objects><navigationController id="n" sceneMemberID="viewController">
      <navigationBar key="navigationBar" largeTitles="YES" translucent="NO" id="bar"/>
      <connections><segue destination="vc1" kind="relationship" \
      relationship="rootViewController" id="r"/></connections>
      </navigationController></objects></scene>
      """
    let text = Fixture.storyboard("", controllers: controller).replacing(
      "</viewController>",
      with: "<navigationItem key=\"navigationItem\" title=\"Home\" \(item) id=\"i\"/>"
        + "</viewController>")
    let document = try #require(try documents(text).first)
    let bars = document.layout.root.subviews.compactMap { view -> NavigationBar? in
      if case .navigationBar(let bar) = view.content { bar } else { nil }
    }
    let bar = try #require(bars.first)
    #expect(bar.title == "Home")
    #expect(bar.prefersLargeTitles == isLarge)
    #expect(!bar.isTranslucent)
  }

  /// A constant that differs in the regular width class holds on iPad alone.
  @Test func variationsHoldInTheirSizeClasses() throws {
    let width = """
      <constraint firstItem="a" firstAttribute="width" constant="100" id="w">\
      <variation key="widthClass=regular" constant="300"/></constraint>
      """
    let document = try #require(
      try documents(
        Fixture.storyboard(
          Fixture.view("a", "userLabel=\"Box\""),
          constraints: width + Fixture.extent("a", "height", 10)
            + Fixture.equal("a", "top", "safe", "top")
            + Fixture.equal("a", "leading", "root", "leading"))
      ).first)
    for (slug, expected) in [
      ("iphone-se-3_portrait", 100.0), ("ipad-pro-11-m4_portrait", 300),
    ] {
      let result = LayoutPipeline.standard.resolve(document.layout, in: try cell(slug))
      #expect(result["Box"].frame.width == expected)
    }
  }

  /// Below a navigation bar the safe area begins under it.
  @Test func barsCoverTheSafeArea() throws {
    let navigation = """
      <scene sceneID="s2"><objects><navigationController id="nav" sceneMemberID="viewController">\
      <connections><segue destination="vc1" kind="relationship" \
      relationship="rootViewController" id="seg"/></connections></navigationController>\
      </objects></scene>
      """
    let document = try #require(
      try documents(
        Fixture.storyboard(
          Fixture.view("a", "userLabel=\"Box\""),
          constraints: Fixture.equal("a", "top", "safe", "top")
            + Fixture.equal("a", "leading", "root", "leadingMargin")
            + Fixture.extent("a", "width", 10) + Fixture.extent("a", "height", 10),
          controllers: navigation)
      ).first)
    let result = LayoutPipeline.standard.resolve(
      document.layout, in: try cell("iphone-se-3_portrait_os18"))
    #expect(result["Box"].absoluteFrame.origin == Point(x: 16, y: 64))
  }

  /// Rows of a table stand below one another, each as wide as the table.
  @Test func tablesShowTheirRows() throws {
    func row(_ id: String, _ height: Int) -> String {
      """
      <tableViewCell rowHeight="\(height)" id="\(id)" userLabel="\(id)">
      <rect key="frame" x="0.0" y="0.0" width="414" height="\(height)"/>
      <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)c">
      <rect key="frame" x="0.0" y="0.0" width="414" height="\(height)"/>
      </tableViewCellContentView></tableViewCell>
      """
    }
    let table = Fixture.view(
      "t", kind: "tableView", "", "<prototypes>\(row("first", 60))\(row("second", 80))</prototypes>"
    )
    let document = try #require(
      try documents(
        Fixture.storyboard(
          table,
          constraints: ["leading", "trailing", "top", "bottom"].map {
            Fixture.equal("t", $0, "root", $0)
          }.joined())
      ).first)
    let result = LayoutPipeline.standard.resolve(
      document.layout, in: try cell("iphone-se-3_portrait"))
    #expect(result["first"].frame == Rect(x: 0, y: 0, width: 375, height: 60))
    #expect(result["second"].frame == Rect(x: 0, y: 60, width: 375, height: 80))
  }

  /// A kind that is not known is a plain view, told with its place; other scenes stay.
  @Test func unknownKindsArePlainViews() throws {
    let text = Fixture.storyboard(Fixture.view("a", kind: "hologramView"))
    let read = try Fixture.withFile(text) { Document.readAll($0) }
    let diagnostic = try #require(read.diagnostics.first)
    #expect(diagnostic.code == .documentViewKind)
    #expect(diagnostic.place?.start.line != nil)
    #expect(read.value.count == 1)
  }
}
