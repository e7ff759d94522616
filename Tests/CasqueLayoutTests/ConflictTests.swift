import CasqueGeometry
import CasqueLayout
import CasqueModel
import Testing
import _CasqueTestSupport

@Suite struct ConflictTests {
  private static let title = View.view("title")

  private static func screen(
    _ constraints: (_ root: View) -> [LayoutConstraint]
  ) -> Layout {
    var layout = Layout(
      name: "screen", root: .view("screen", subviews: [title]))
    layout.root.constraints =
      constraints(layout.root) + [
        title.topAnchor.constraint(equalTo: layout.root.topAnchor),
        title.heightAnchor.constraint(equalToConstant: 20),
      ]
    return layout
  }

  /// Margins of 16 on both sides leave 288 of 320, and the title wants 340.
  private static let tooWide = screen { root in
    [
      title.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      title.widthAnchor.constraint(greaterThanOrEqualToConstant: 340),
    ]
  }

  @Test func theSumFollowsTheAxis() throws {
    let result = resolve(Self.tooWide)
    let conflict = try #require(result.conflicts.first)
    #expect(result.conflicts.count == 1)
    #expect(conflict.arithmetic == "16 + 340 + 16 = 372 > 320")
    #expect(conflict.axis == .horizontal)
    #expect(
      conflict.members.map(\.text) == [
        "screen.width = 320 (window)", "title.leading = screen.margins.leading",
        "title.trailing = screen.margins.trailing", "title.width >= 340",
      ])
    #expect(conflict.members.map(\.origin) == [.system, .user, .user, .user])
    #expect(conflict.members.filter { $0.origin == .user }.allSatisfy { $0.place != nil })
  }

  @Test func theSizeConstantGivesWay() throws {
    let result = resolve(Self.tooWide)
    let conflict = try #require(result.conflicts.first)
    #expect(conflict.members[conflict.relaxed].text == "title.width >= 340")
    // 320 - 16 - 16 = 288 is as near to 340 as the rest allows.
    #expect(result["title"].frame == Rect(x: 16, y: 0, width: 288, height: 20))
  }

  @Test func withoutASizeConstantTheFirstGivesWay() throws {
    let result = resolve(
      Self.screen { root in
        [
          Self.title.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 200),
          Self.title.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
          Self.title.rightAnchor.constraint(equalTo: root.rightAnchor),
        ]
      })
    let conflict = try #require(result.conflicts.first)
    #expect(conflict.members[conflict.relaxed].text == "title.left = screen.left + 200")
    #expect(conflict.arithmetic == "2 · 200 = 400 > 320")
    #expect(result["title"].frame.minX == 160)
  }

  @Test func sizesAreNeverNegative() throws {
    let result = resolve(
      Self.screen { root in
        [
          Self.title.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 200),
          Self.title.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -200),
        ]
      })
    let conflict = try #require(result.conflicts.first)
    #expect(conflict.arithmetic == "200 + 200 = 400 > 320")
    #expect(conflict.members.contains { $0.origin == .nonNegativeSize })
    #expect(conflict.members[conflict.relaxed].text == "title.left = screen.left + 200")
    #expect(result["title"].frame == Rect(x: 120, y: 0, width: 0, height: 20))
  }

  @Test func twoValuesForOneSize() throws {
    let result = resolve(
      Self.screen { root in
        [
          Self.title.leftAnchor.constraint(equalTo: root.leftAnchor),
          Self.title.widthAnchor.constraint(equalToConstant: 100),
          Self.title.widthAnchor.constraint(equalToConstant: 120.5),
        ]
      })
    #expect(result.conflicts.map(\.arithmetic) == ["120.5 > 100"])
    #expect(result["title"].frame.width == 120.5)
  }

  @Test func severalConflictsAreFoundOneByOne() {
    let views = (0..<5).map { View.view("v\($0)") }
    let layout = Layout("screen", subviews: views) { root in
      for view in views {
        view.at(0, 0, in: root)
        view.size(10, 10)
        view.widthAnchor.constraint(equalToConstant: 20)
      }
    }
    let result = resolve(layout)
    #expect(result.conflicts.count == 5)
    #expect(result.conflicts.allSatisfy { $0.arithmetic == "20 > 10" })
    #expect(views.allSatisfy { result[$0.id].frame.width == 20 })
  }

  @Test func moreConflictsThanAreCountedStillGiveFrames() {
    let views = (0..<60).map { View.view("v\($0)") }
    let layout = Layout("screen", subviews: views) { root in
      for view in views {
        view.at(0, 0, in: root)
        view.size(10, 10)
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 20)
      }
    }
    let result = resolve(layout)
    #expect(result.conflicts.count == 50)
    #expect(views.allSatisfy { result[$0.id].frame.height == 10 })
  }

  @Test func ratiosAcrossAxesAreTold() throws {
    let result = resolve(
      Self.screen { root in
        [
          Self.title.leftAnchor.constraint(equalTo: root.leftAnchor),
          Self.title.widthAnchor.constraint(equalTo: Self.title.heightAnchor, multiplier: 2),
          Self.title.widthAnchor.constraint(greaterThanOrEqualToConstant: 50),
        ]
      })
    // The height is 20, so the width is 40.
    #expect(result.conflicts.map(\.arithmetic) == ["50 > 40 = 2 · 20"])
    #expect(result["title"].frame.size == Size(width: 40, height: 20))
  }

  @Test func aContradictionInItself() {
    let result = resolve(
      Self.screen { root in
        [
          Self.title.leftAnchor.constraint(equalTo: Self.title.leftAnchor, constant: 10),
          Self.title.leftAnchor.constraint(equalTo: root.leftAnchor),
          Self.title.widthAnchor.constraint(equalToConstant: 5),
        ]
      })
    #expect(result.conflicts.map(\.arithmetic) == ["10 > 0"])
    #expect(result["title"].frame == Rect(x: 0, y: 0, width: 5, height: 20))
  }

  /// Every member but one can hold: checked by taking each away in turn.
  @Test func theSetIsMinimal() throws {
    let conflict = try #require(resolve(Self.tooWide).conflicts.first)
    for member in conflict.members where member.origin == .user {
      var layout = Self.tooWide
      layout.root.constraints.removeAll { $0.description == member.text }
      #expect(resolve(layout).conflicts.isEmpty, "without \(member.text)")
    }
  }

  @Test func whatWasSolvedBeforeDoesNotMatter() {
    var engine = LayoutEngine()
    let text = MonospaceMeasurer()
    let wide = LayoutEnvironment.window(400)
    let before = engine.resolve(Self.tooWide, in: wide, text: text)
    #expect(before.conflicts.isEmpty)
    let narrow = engine.resolve(Self.tooWide, in: .window(), text: text)
    #expect(narrow.conflicts == resolve(Self.tooWide).conflicts)
    let after = engine.resolve(Self.tooWide, in: wide, text: text)
    #expect(after.conflicts.isEmpty)
    #expect(after.views == before.views)
  }

  /// 100 views with 8 between them need 99 · 8 = 792 of 320, even if they have no width at all.
  @Test func aLongChainIsOneMinimalConflict() throws {
    let views = (0..<100).map { View.view("v\($0)") }
    var layout = Layout(name: "screen", root: .view("screen", subviews: views))
    let root = layout.root
    var constraints = [views[0].leftAnchor.constraint(equalTo: root.leftAnchor)]
    for (index, view) in views.enumerated() {
      constraints.append(view.widthAnchor.constraint(greaterThanOrEqualToConstant: 40))
      guard index > 0 else { continue }
      constraints.append(
        view.leftAnchor.constraint(equalTo: views[index - 1].rightAnchor, constant: 8))
    }
    constraints.append(views[99].rightAnchor.constraint(equalTo: root.rightAnchor))
    layout.root.constraints = constraints
    let conflict = try #require(resolve(layout).conflicts.first)
    // Both ends and 99 gaps; none of them can be spared, and the widths can: no size is negative.
    #expect(conflict.members.filter { $0.origin == .user }.count == 101)
    #expect(conflict.members[conflict.relaxed].text == "v0.left = screen.left")
  }

  /// An arranged view that its author sets in from its stack view lies there, and so do those that are
  /// aligned with it.
  ///
  /// **Source** SavedFrames §8c.
  @Test func aStackGivesWayToWhoPlacesItsViews() throws {
    let views = ["a", "b"].map { View.view($0) }
    let stack = View.stackView("s", axis: .vertical, subviews: views)
    let layout = Layout("screen", subviews: [stack]) { root in
      stack.at(0, 0, in: root)
      stack.widthAnchor.constraint(equalToConstant: 200)
      for view in views { view.heightAnchor.constraint(equalToConstant: 10) }
      views[0].leadingAnchor.constraint(equalTo: stack.leadingAnchor, constant: 10)
    }
    let result = resolve(layout)
    #expect(result["a"].frame == Rect(x: 10, y: 0, width: 190, height: 10))
    #expect(result["b"].frame == Rect(x: 10, y: 10, width: 190, height: 10))
    let conflict = try #require(result.conflicts.first)
    #expect(result.conflicts.count == 1)
    #expect(conflict.members[conflict.relaxed].origin != .user)
  }

  /// Of 2000 widths each contradicts the first; so many searches end, and the frame is a width.
  @Test func thousandsOfConflictsEnd() {
    let layout = Self.screen { root in
      [Self.title.leftAnchor.constraint(equalTo: root.leftAnchor)]
        + (1...2000).map { Self.title.widthAnchor.constraint(equalToConstant: Double($0)) }
    }
    let result = resolve(layout)
    #expect(!result.conflicts.isEmpty && result.conflicts.count <= 50)
    #expect((1...2000).contains(result["title"].frame.width))
  }
}
