import CasqueDiagnostics
import CasqueGeometry
import CasqueModel
import Testing

@testable import CasqueDocument

/// Documents with stack and scroll views and with views without constraints.
@Suite struct ContainerDocumentTests {
  private static let document = """
    casque: 1
    root:
      id: screen
      subviews:
        - scrollView: scroll
          subviews:
            - stackView: rows
              axis: vertical
              spacing: 8
              customSpacing: {title: 24}
              subviews:
                - label: title
                  text: Hello
                - view: content
          constraints:
            - rows.edges = edges
            - rows.width = frame.width
            - rows.height >= scroll.frame.height
            - title.top = content.top
        - view: badge
          frame: {x: 10, y: 20, width: 50, height: 30}
          autoresizing: [flexibleLeftMargin]
          superviewSize: {width: 320, height: 480}
      constraints:
        - scroll.edges = screen.edges
        - badge.top = topLayout.bottom
        - badge.width = scroll.content.width
        - badge.bottom = bottomLayout.top
    """

  @Test func containersAreRead() throws {
    let result = readDocument(Self.document)
    #expect(result.diagnostics == [])
    let root = try #require(result.value?.root)
    let rows = try #require(root.view("rows"))
    #expect(
      rows.content
        == .stackView(
          StackView(axis: .vertical, spacing: 8, customSpacing: ["title": 24])))
    #expect(rows.subviews.map(\.id) == ["title", "content"])
    #expect(root.view("scroll")?.appearance.clipsToBounds == true)
    #expect(
      root.view("badge")?.autoresizing
        == Autoresizing(
          frame: Rect(x: 10, y: 20, width: 50, height: 30), mask: [.flexibleLeftMargin],
          superviewSize: Size(width: 320, height: 480)))
  }

  @Test func guidesOfScrollViewsAndScreensAreNamed() throws {
    let root = try #require(readDocument(Self.document).value?.root)
    let scroll = try #require(root.view("scroll"))
    #expect(scroll.constraints[4].secondItem == .guide(.frameLayout, of: "scroll"))
    #expect(scroll.constraints[5].secondItem == .guide(.frameLayout, of: "scroll"))
    // An id goes before the guide of the same name.
    #expect(scroll.constraints[6].secondItem == .view("content"))
    let items = root.constraints.suffix(3).map(\.secondItem)
    #expect(
      items == [
        .guide(.topLayout, of: "screen"), .guide(.contentLayout, of: "scroll"),
        .guide(.bottomLayout, of: "screen"),
      ])
  }

  @Test func constraintsPrintAsTheyAreWritten() {
    let constraint = LayoutConstraint(
      .view("a"), .top, to: .guide(.contentLayout, of: "scroll"), .top)
    #expect(constraint.description == "a.top = scroll.content.top")
  }

  @Test func onlyScrollViewsHaveContentAndFrameGuides() {
    let text = """
      casque: 1
      root:
        id: screen
        subviews: [{view: a}]
        constraints:
          - a.width = a.frame.width
      """
    #expect(readDocument(text).diagnostics.map(\.code) == [.constraintUnknownItem])
  }
}
