import CasqueGeometry
import CasqueModel

extension HandDerivedCase {
  private static let box = View.view("box")

  /// A scroll view over the window with one box.
  private static func scrolling(
    _ content: ScrollView = ScrollView(), with others: [View] = [],
    @ConstraintBuilder constraints: (_ scroll: View, _ root: View) -> [LayoutConstraint]
  ) -> Layout {
    let scroll = View.scrollView("scroll", subviews: [box])
      .with { $0.content = .scrollView(content) }
    return Layout("screen", subviews: [scroll] + others) { root in
      scroll.edges(root)
      constraints(scroll, root)
    }
  }

  private static func page(_ content: ScrollView = ScrollView()) -> Layout {
    scrolling(content) { scroll, _ in
      box.edges(scroll)
      box.widthAnchor.constraint(equalTo: scroll.widthAnchor)
      box.heightAnchor.constraint(equalToConstant: 1000)
    }
  }

  private static func strip(_ width: Double) -> Layout {
    scrolling { scroll, _ in
      box.edges(scroll.contentLayoutGuide)
      box.size(width, 50)
    }
  }

  private static let centered = scrolling { scroll, _ in
    box.topAnchor.constraint(equalTo: scroll.topAnchor)
    box.bottomAnchor.constraint(equalTo: scroll.bottomAnchor)
    box.centerXAnchor.constraint(equalTo: scroll.centerXAnchor)
    box.size(100, 50)
  }

  private static let scrollGuides = scrolling { scroll, _ in
    box.edges(scroll.contentLayoutGuide, inset: 10)
    box.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -20)
    box.heightAnchor.constraint(equalToConstant: 700)
  }

  private static let outside: Layout = {
    let header = View.view("header")
    return scrolling(with: [header]) { scroll, root in
      box.edges(scroll)
      box.size(320, 1000)
      header.at(0, 0, in: root)
      header.widthAnchor.constraint(equalToConstant: 320)
      header.bottomAnchor.constraint(equalTo: box.topAnchor)
    }
  }()

  private static let mirrored = scrolling { scroll, _ in
    box.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 16)
    box.trailingAnchor.constraint(equalTo: scroll.trailingAnchor)
    box.topAnchor.constraint(equalTo: scroll.topAnchor)
    box.bottomAnchor.constraint(equalTo: scroll.bottomAnchor)
    box.size(500, 50)
  }

  private static let bars = Layout("screen", subviews: [box]) { root in
    box.topAnchor.constraint(equalTo: root.topLayoutGuide.bottomAnchor, constant: 10)
    box.bottomAnchor.constraint(equalTo: root.bottomLayoutGuide.topAnchor)
    box.leftAnchor.constraint(equalTo: root.topLayoutGuide.leftAnchor)
    box.widthAnchor.constraint(equalTo: root.topLayoutGuide.heightAnchor)
  }

  static let scrollViews: [HandDerivedCase] = [
    HandDerivedCase(
      name: "edges to a scroll view are its content's, extents its frame's",
      derivation: "320 wide as the frame, 1000 high",
      layout: page(), frames: [("scroll", 0, 0, 320, 480), ("box", 0, 0, 320, 1000)]),
    HandDerivedCase(
      name: "content and frame guides", derivation: "320 - 20 wide, 10 from the content's corner",
      layout: scrollGuides, frames: [("box", 10, 10, 300, 700)]),
    HandDerivedCase(
      name: "frames inside a scroll view are those of its content",
      derivation: "the content starts under the bar, but box at its corner",
      layout: page(), environment: .window(safeArea: Insets(top: 44, bottom: 34)),
      frames: [("box", 0, 0, 320, 1000)]),
    HandDerivedCase(
      name: "a centre to a scroll view is its frame's", derivation: "(320 - 100) / 2",
      layout: centered, frames: [("box", 110, 0, 100, 50)]),
    HandDerivedCase(
      name: "what is tied to scrolled content follows where it is seen",
      derivation: "box lies at 44 in the window",
      layout: outside, environment: .window(safeArea: Insets(top: 44)),
      frames: [("header", 0, 0, 320, 44)]),
    HandDerivedCase(
      name: "without adjustment only the content inset counts",
      derivation: "the header would end at 12",
      layout: outside.settingContent(
        ScrollView(
          contentInset: Insets(top: 12), contentInsetAdjustmentBehavior: .never)),
      environment: .window(safeArea: Insets(top: 44)), frames: [("header", 0, 0, 320, 12)]),
    HandDerivedCase(
      name: "content from right to left", derivation: "leading 16 at the right: 0 … 500 of 516",
      layout: mirrored, environment: .window().rightToLeft, frames: [("box", 0, 0, 500, 50)]),
    HandDerivedCase(
      name: "content that is wide", derivation: "1000 by 50 at its own corner",
      layout: strip(1000), environment: .window(safeArea: Insets(left: 47)),
      frames: [("box", 0, 0, 1000, 50)]),
    HandDerivedCase(
      name: "top and bottom layout guides",
      derivation: "44 + 10 to 480 - 34; as wide as the top guide is high",
      layout: bars, environment: .window(safeArea: Insets(top: 44, bottom: 34)),
      frames: [("box", 0, 54, 44, 392)]),
  ]
}

extension Layout {
  /// The layout with the content of its view `scroll` replaced.
  fileprivate func settingContent(_ content: ScrollView) -> Layout {
    var copy = self
    copy.root.subviews[0].content = .scrollView(content)
    return copy
  }
}
