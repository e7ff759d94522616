import Casque
import Testing

/// Items of bars that are the system's: symbols where UIKit shows symbols, words elsewhere.
@Suite struct SystemItemTests {
  private typealias Fixture = InterfaceFixture

  private func content(_ kind: String, _ items: String) throws -> ViewContent {
    let text = Fixture.storyboard(
      Fixture.view("v", kind: kind, "", "<items>\(items)</items>"),
      constraints: Fixture.equal("v", "leading", "root", "leading"))
    return try Fixture.withFile(text) { path in
      let document = try #require(Document.readAll(path).value.first)
      return try #require(document.layout.root.subviews.first?.content)
    }
  }

  /// **Source** UIBarButtonItem.SystemItem.
  @Test(arguments: [
    ("add", "symbol:plus"), ("trash", "symbol:trash"), ("action", "symbol:square.and.arrow.up"),
    ("compose", "symbol:square.and.pencil"), ("cancel", nil), ("done", nil), ("edit", nil),
  ])
  func buttons(item: String, image: String?) throws {
    guard
      case .toolbar(let bar) = try content(
        "toolbar", "<barButtonItem id=\"i\" systemItem=\"\(item)\"/>")
    else {
      Issue.record("no toolbar")
      return
    }
    #expect(bar.items.map(\.image) == [image])
    if image == nil { #expect(bar.items[0].title.lowercased() == item) }
  }

  /// Room of a fixed width is that room, and without a width nothing.
  @Test func fixedSpaceIsRoom() throws {
    guard
      case .toolbar(let bar) = try content(
        "toolbar",
        "<barButtonItem id=\"i\" systemItem=\"fixedSpace\" width=\"40\"/>"
          + "<barButtonItem id=\"k\" systemItem=\"fixedSpace\"/>"
          + "<barButtonItem id=\"j\" systemItem=\"flexibleSpace\"/>")
    else {
      Issue.record("no toolbar")
      return
    }
    var space = BarItem()
    space.width = 40
    #expect(bar.items == [space, .flexibleSpace])
  }

  /// **Source** UITabBarItem.SystemItem.
  @Test func tabs() throws {
    guard
      case .tabBar(let bar) = try content(
        "tabBar",
        "<tabBarItem id=\"i\" systemItem=\"topRated\"/>"
          + "<tabBarItem id=\"j\" systemItem=\"search\"/>")
    else {
      Issue.record("no tab bar")
      return
    }
    #expect(bar.items.map(\.title) == ["Top Rated", "Search"])
    #expect(bar.items.map(\.image) == ["symbol:star.fill", "symbol:magnifyingglass"])
  }
}
