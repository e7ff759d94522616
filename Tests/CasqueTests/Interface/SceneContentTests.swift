import Casque
import Testing

/// What scenes say of their views, as an app on a device has it.
@Suite struct SceneContentTests {
  private typealias Fixture = InterfaceFixture

  private func cell(_ slug: String) throws -> Cell { try Cell(slug: slug, in: .standard) }

  private func content(_ views: String) throws -> ViewContent {
    let read = try Fixture.withFile(Fixture.storyboard(views)) { Document.readAll($0) }
    return try #require(read.value.first?.layout.root.subviews.first).content
  }

  /// Constraints to margins that follow the readable width are to the readable content.
  ///
  /// **Source** Auto Layout Guide, “Readable Content Guides”: Follow Readable Width.
  @Test(arguments: ["iphone-se-3_portrait", "ipad-pro-13-m4_landscape", "ipad-mini-6_portrait_ax5"])
  func marginsFollowTheReadableWidth(slug: String) throws {
    let views = ["a", "b"].map { Fixture.view($0, "userLabel=\"\($0)\"") }.joined()
    let constraints =
      ["a", "b"].map { id in
        Fixture.equal(id, "top", "root", "top") + Fixture.extent(id, "height", 10)
      }.joined()
      + Fixture.equal("a", "leading", "root", "leadingMargin")
      + Fixture.equal("a", "trailing", "root", "trailingMargin")
      + Fixture.equal("b", "leading", "readable", "leading")
      + Fixture.equal("b", "trailing", "readable", "trailing")
    let text = Fixture.storyboard(views, constraints: constraints)
      .replacing(
        "<view key=\"view\" id=\"root\">",
        with: "<view key=\"view\" layoutMarginsFollowReadableWidth=\"YES\" id=\"root\">"
      )
      .replacing(
        "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>",
        with: "<viewLayoutGuide key=\"readableContent\" id=\"readable\"/>")
    let document = try #require(
      try Fixture.withFile(text) { Document.readAll($0).value }.first)
    let result = LayoutPipeline.standard.resolve(document.layout, in: try cell(slug))
    #expect(result["a"].frame == result["b"].frame)
    #expect(result["a"].frame.width > 200)
  }

  @Test func buttonConfigurationsKeepTheirParts() throws {
    let button = Fixture.view(
      "a", kind: "button", "buttonType=\"system\"",
      """
      <state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="tinted" imagePlacement="trailing" \
      title="Buy" subtitle="€ 12" imagePadding="6" titlePadding="3" titleAlignment="leading" \
      buttonSize="large" cornerStyle="capsule" showsActivityIndicator="YES">
      <imageReference key="image" image="cart" catalog="system" symbolScale="large"/>
      <color key="baseForegroundColor" systemColor="labelColor"/>
      <color key="baseBackgroundColor" systemColor="systemIndigoColor"/>
      </buttonConfiguration>
      """)
    guard case .button(let read) = try content(button) else {
      Issue.record("no button")
      return
    }
    var expected = ButtonConfiguration()
    expected.subtitle = "€ 12"
    expected.imagePlacement = .trailing
    expected.imagePadding = 6
    expected.titlePadding = 3
    expected.titleAlignment = .leading
    expected.buttonSize = .large
    expected.cornerStyle = .capsule
    expected.showsActivityIndicator = true
    expected.baseForegroundColor = .label
    expected.baseBackgroundColor = .system("systemIndigo")
    #expect(read.configuration == expected)
    #expect(read.title == "Buy")
    #expect(read.style == .tinted)
    // The title of a configuration is in the body style, and a symbol is as large as its text.
    #expect(read.font == .preferred(.body))
    #expect(
      read.image == SymbolImage(systemName: "cart", textStyle: .body, scale: .large).name)
  }

  /// Beside an image the title of a state is one that its author deleted; without one it is the title.
  @Test(arguments: [(" image=\"trash\" catalog=\"system\"", ""), ("", "Button")])
  func aDeletedTitleStaysAway(image: String, title: String) throws {
    let button = Fixture.view(
      "a", kind: "button", "buttonType=\"system\"",
      """
      <state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="plain"\(image)/>
      """)
    guard case .button(let read) = try content(button) else {
      Issue.record("no button")
      return
    }
    #expect(read.title == title)
  }

  /// A background of a button's own is drawn as it is, whatever the style; the title keeps the style's colour.
  @Test(arguments: ["plain", "gray", "tinted", "filled"])
  func aBackgroundOfItsOwnIsDrawn(style: String) throws {
    let button = Fixture.view(
      "a", kind: "button", "buttonType=\"system\"",
      """
      <color key="tintColor" systemColor="systemRedColor"/>
      <state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="\(style)" title="Go">
      <backgroundConfiguration key="background">
      <color key="backgroundColor" systemColor="systemGray4Color"/></backgroundConfiguration>
      </buttonConfiguration>
      """)
    guard case .button(let read) = try content(button) else {
      Issue.record("no button")
      return
    }
    #expect(read.style == .filled)
    #expect(read.configuration.baseBackgroundColor == .system("systemGray4"))
    let own: Color? = style == "filled" ? nil : .system("systemRed")
    #expect(read.configuration.baseForegroundColor == own)
  }

  /// A symbol with the font of a text style grows with the user's text.
  @Test func symbolsFollowTheTextSize() throws {
    let image = Fixture.view(
      "a", kind: "imageView", "image=\"clock\" catalog=\"system\"",
      """
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="font">
      <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
      </preferredSymbolConfiguration>
      """)
    guard case .imageView(let read) = try content(image) else {
      Issue.record("no image view")
      return
    }
    #expect(read.image == SymbolImage(systemName: "clock", textStyle: .headline).name)
  }

  /// A label's text shrinks where a least part or size is stated, and it is not switched off.
  @Test(
    arguments: [
      ("minimumScaleFactor=\"0.5\"", 0.5), ("minimumFontSize=\"8.5\"", 0.5),
      ("minimumFontSize=\"17\" adjustsFontSizeToFit=\"NO\"", nil), ("", nil),
    ] as [(String, Double?)])
  func labelsShrink(attributes: String, least: Double?) throws {
    guard
      case .label(let label) = try content(
        Fixture.view("a", kind: "label", "text=\"A\" \(attributes)"))
    else {
      Issue.record("no label")
      return
    }
    #expect(label.adjustsFontSizeToFitWidth == (least != nil))
    if let least { #expect(label.minimumScaleFactor == least) }
  }

  /// A view that is installed in one size class is there alone, with the constraints that name it.
  @Test func viewsAreInstalledBySizeClass() throws {
    let views = ["first", "second"].map { id in
      Fixture.view(id, "userLabel=\"\(id)\"")
    }.joined()
    let constraints =
      Fixture.equal("first", "top", "safe", "top") + Fixture.extent("first", "width", 20)
      + Fixture.equal("first", "leading", "root", "leading")
      + Fixture.extent("first", "height", 30)
      + Fixture.equal("second", "top", "first", "bottom")
      + Fixture.equal("second", "leading", "root", "leading")
      + Fixture.extent("second", "width", 40) + Fixture.extent("second", "height", 50)
    let masks = """
      <variation key="default"><mask key="subviews"><exclude reference="second"/></mask></variation>
      <variation key="widthClass=regular"><mask key="subviews"><include reference="second"/></mask>\
      </variation>
      """
    let text = Fixture.storyboard(views, constraints: constraints)
      .replacing("<viewLayoutGuide", with: masks + "<viewLayoutGuide")
    let document = try #require(
      try Fixture.withFile(text) { Document.readAll($0).value }.first)
    for (slug, isThere) in [
      ("iphone-se-3_portrait_os18", false), ("ipad-pro-11-m4_portrait_os18", true),
    ] {
      let result = LayoutPipeline.standard.resolve(document.layout, in: try cell(slug))
      #expect(result["second"].isEffectivelyHidden == !isThere)
      #expect(result["first"].frame.size == Size(width: 20, height: 30))
      if isThere {
        #expect(result["second"].frame.size == Size(width: 40, height: 50))
        #expect(result["second"].frame.minY == result["first"].frame.maxY)
      }
      let codes = LayoutPipeline.standard.findings(of: document.layout, in: try cell(slug))
        .map(\.diagnostic.code)
      #expect(!codes.contains(.layoutAmbiguous))
    }
  }

  /// A label as wide as Interface Builder made it for its text may lack what the fonts differ by.
  @Test(arguments: [(0.0, false), (1, false), (3, true)])
  func cutTextsLackMoreThanFontsDiffer(lack: Double, isTold: Bool) throws {
    let label = Fixture.view("a", kind: "label", "userLabel=\"a\" text=\"Take a picture of it\"")
    let constraints =
      Fixture.equal("a", "leading", "root", "leadingMargin")
      + Fixture.equal("a", "top", "safe", "top")
    func read(_ width: String) throws -> Document {
      let text = Fixture.storyboard(label, constraints: constraints + width)
      return try #require(try Fixture.withFile(text) { Document.readAll($0).value }.first)
    }
    let cell = try cell("iphone-se-3_portrait_os18")
    let whole = LayoutPipeline.standard.resolve(try read("").layout, in: cell)["a"].frame.width
    let cut = try read(Fixture.extent("a", "width", whole - lack))
    #expect(
      LayoutPipeline.standard.resolve(cut.layout, in: cell)["a"].text?.isTruncated == (lack > 0))
    let codes = LayoutPipeline.standard.findings(of: cut.layout, in: cell).map(\.diagnostic.code)
    #expect(codes.contains(.textTruncated) == isTold)
  }
}
