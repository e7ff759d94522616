import Casque
import Testing

/// The bars around scenes, with what their controllers' items say.
@Suite struct SceneBarTests {
  private typealias Fixture = InterfaceFixture

  private static func scene(_ id: String, _ inner: String = "", _ attributes: String = "") -> String
  {
    """
    <scene sceneID="s-\(id)"><objects><viewController id="\(id)" storyboardIdentifier="\(id)" \
    \(attributes) sceneMemberID="viewController"><view key="view" id="v-\(id)">\
    <rect key="frame" x="0" y="0" width="414" height="896"/></view>\(inner)</viewController>\
    </objects></scene>
    """
  }

  private static func segue(_ destination: String, _ kind: String, _ rest: String = "") -> String {
    """
    <connections><segue destination="\(destination)" kind="\(kind)" \(rest) id="g-\(destination)"/>\
    </connections>
    """
  }

  private static func controller(_ kind: String, _ id: String, _ inner: String) -> String {
    """
    <scene sceneID="s-\(id)"><objects><\(kind) id="\(id)" sceneMemberID="viewController">\(inner)\
    </\(kind)></objects></scene>
    """
  }

  private static func child(_ destination: String, _ relationship: String) -> String {
    """
    <segue destination="\(destination)" kind="relationship" relationship="\(relationship)" \
    id="r-\(destination)"/>
    """
  }

  private func layouts(_ scenes: String...) throws -> [String: Layout] {
    try Fixture.withFile(Fixture.storyboard("", controllers: scenes.joined())) { path in
      let read = Document.readAll(path)
      return Dictionary(
        read.value.map { (String($0.layout.name.dropFirst("Main.".count)), $0.layout) }
      ) { first, _ in first }
    }
  }

  private func bar(_ layout: Layout?, _ kind: KeyPath<ViewContent, Bool>) -> ViewContent? {
    var found: ViewContent?
    layout?.root.forEachView { view, _ in
      if found == nil, view.content[keyPath: kind] { found = view.content }
    }
    return found
  }

  /// The items of an inferred tab bar are those of its controller's children.
  @Test func tabsHaveTheItemsOfTheirControllers() throws {
    let all = try layouts(
      Self.controller(
        "tabBarController", "tabs",
        "<connections>\(Self.child("nav", "viewControllers"))\(Self.child("two", "viewControllers"))"
          + "\(Self.child("three", "viewControllers"))</connections>"),
      Self.controller(
        "navigationController", "nav",
        "<tabBarItem key=\"tabBarItem\" title=\"Home\" image=\"house\" catalog=\"system\" id=\"t1\"/>"
          + "<connections>\(Self.child("home", "rootViewController"))</connections>"),
      Self.scene("home"),
      Self.scene(
        "two", "<tabBarItem key=\"tabBarItem\" title=\"Two\" badgeValue=\"3\" id=\"t2\"/>"),
      Self.scene("three", "", "title=\"Third\""))
    for (name, index) in [("home", 0), ("two", 1), ("three", 2)] {
      guard case .tabBar(let bar)? = bar(all[name], \.isTabBar) else {
        Issue.record("no tab bar around \(name)")
        continue
      }
      #expect(bar.items.map(\.title) == ["Home", "Two", "Third"])
      #expect(bar.items[1].badgeValue == "3")
      #expect(bar.selectedIndex == index)
    }
  }

  @Test func pushedScreensGoBack() throws {
    let all = try layouts(
      Self.controller(
        "navigationController", "nav",
        "<connections>\(Self.child("home", "rootViewController"))</connections>"),
      Self.scene(
        "home",
        "<navigationItem key=\"navigationItem\" title=\"Home\" id=\"n1\"/>"
          + Self.segue("detail", "show")),
      Self.scene(
        "detail",
        "<navigationItem key=\"navigationItem\" title=\"Detail\" id=\"n2\"><barButtonItem "
          + "key=\"backBarButtonItem\" title=\"Start\" id=\"b\"/></navigationItem>"
          + Self.segue("last", "show")),
      Self.scene(
        "last",
        "<navigationItem key=\"navigationItem\" hidesBackButton=\"NO\" id=\"n3\"/>"
          + Self.segue("alone", "show")),
      Self.scene(
        "alone", "<navigationItem key=\"navigationItem\" hidesBackButton=\"YES\" id=\"n4\"/>"))
    for (name, title) in [("home", nil), ("detail", "Home"), ("last", "Start"), ("alone", nil)] {
      guard case .navigationBar(let bar)? = bar(all[name], \.isNavigationBar) else {
        Issue.record("no navigation bar above \(name)")
        continue
      }
      #expect(bar.backTitle == title, "\(name)")
    }
  }

  /// The view of an item stands at its item, and an item of nothing has no platter.
  @Test func viewsOfItemsStandInTheirPlaces() throws {
    let item = """
      <navigationItem key="navigationItem" title="Home" id="n1">\
      <barButtonItem key="leftBarButtonItem" id="blank"/>\
      <barButtonItem key="rightBarButtonItem" id="b2"><switch key="customView" on="YES" id="sw">\
      <rect key="frame" x="20" y="6" width="51" height="31"/></switch></barButtonItem>\
      </navigationItem>
      """
    let text = Fixture.storyboard(
      "",
      controllers: Self.controller(
        "navigationController", "nav",
        "<connections>\(Self.child("home", "rootViewController"))</connections>")
        + Self.scene("home", item))
    try Fixture.withFile(text) { path in
      let document = try #require(
        Document.readAll(path).value.first { $0.layout.name == "Main.home" })
      for (cell, y) in [("iphone-11_portrait_os18", 70.0), ("iphone-11_portrait", 70)] {
        let picture = try LayoutPipeline.standard.bitmap(
          PictureRequest(document, in: try Cell(slug: cell, in: .standard), surroundings: .none))
        // The green of the switch is at the trailing end, and nothing else is coloured.
        var greens: [Int] = []
        for x in 0..<picture.width {
          let pixel = picture[x, Int(y * 2)]
          if pixel.green > 180, pixel.red < 120, pixel.blue < 150 { greens.append(x) }
        }
        #expect((greens.min() ?? 0) > 2 * 330, "\(cell)")
        #expect((greens.max() ?? 999) < 2 * 400, "\(cell)")
      }
    }
  }

  @Test func scenesArePresentedAsTheirSeguesSay() throws {
    let modal = { (name: String, rest: String) in
      "<segue destination=\"\(name)\" kind=\"presentation\" \(rest) id=\"g-\(name)\"/>"
    }
    let segues =
      modal("plain", "") + modal("form", "modalPresentationStyle=\"formSheet\"")
      + modal("full", "modalPresentationStyle=\"fullScreen\"") + modal("inner", "")
      + modal("outer", "")
      + "<segue destination=\"pop\" kind=\"popoverPresentation\" id=\"g-pop\"/>"
      + modal("both", "") + "<segue destination=\"both\" kind=\"show\" id=\"g-both2\"/>"
    let all = try layouts(
      Self.scene("home", "<connections>\(segues)</connections>"), Self.scene("plain"),
      Self.scene("form"), Self.scene("full"), Self.scene("both"),
      Self.scene("inner", "", "modalPresentationStyle=\"formSheet\""),
      Self.controller(
        "navigationController", "outer",
        "<connections>\(Self.child("root", "rootViewController"))</connections>"),
      Self.scene("root"),
      Self.scene("coded", "", "modalPresentationStyle=\"popover\""),
      Self.scene("pop", "<size key=\"preferredContentSize\" width=\"280\" height=\"200\"/>"))
    let page = LayoutPresentation.sheet(SheetPresentation())
    let form = LayoutPresentation.sheet(SheetPresentation(style: .formSheet))
    let expected: [(String, LayoutPresentation?)] = [
      ("home", nil), ("plain", page), ("form", form), ("full", nil), ("both", nil),
      ("inner", form), ("root", page), ("coded", .popover(PopoverPresentation())),
      ("pop", .popover(PopoverPresentation(width: 280, height: 200))),
    ]
    for (name, presentation) in expected {
      let layout = try #require(all[name], "\(name)")
      #expect(layout.presentation == presentation, "\(name)")
    }
  }
}

extension ViewContent {
  fileprivate var isTabBar: Bool { if case .tabBar = self { true } else { false } }
  fileprivate var isNavigationBar: Bool { if case .navigationBar = self { true } else { false } }
}
