import CasqueGeometry
import CasqueModel

extension HandDerivedCase {
  private static let probe = View.view("probe")

  /// A screen whose probe lies on its safe area, in a navigation controller with bars.
  private static func navigation(
    _ bars: [View], screen: View = screen()
  ) -> Layout {
    Layout(
      name: "navigation",
      root: View.navigationController("controller", subviews: bars + [screen]))
  }

  private static func screen(_ guide: (View) -> OwnedLayoutGuide = \.safeAreaLayoutGuide) -> View {
    var screen = View.view("screen", subviews: [probe])
    screen.constraints = probe.edges(guide(screen))
    return screen
  }

  private static func bar(_ content: NavigationBar) -> View {
    View("bar", content: .navigationBar(content))
  }

  private static let plainBar = bar(NavigationBar(title: "A"))
  private static let tools = View("tools", content: .toolbar(Toolbar()))
  private static let search = View("search", content: .searchBar(SearchBar()))
  private static let tabs = View("tabs", content: .tabBar(TabBar()))
  private static let notch = LayoutEnvironment.window(safeArea: Insets(top: 44, bottom: 34))

  private static func profile(_ change: (inout BarMetrics) -> Void) -> LayoutEnvironment {
    var environment = notch
    change(&environment.profile.bars)
    return environment
  }

  /// A tab bar controller around a navigation controller around a scroll view.
  private static let nested: Layout = {
    let box = View.view("box")
    var scroll = View.scrollView("scroll", subviews: [box])
    scroll.constraints =
      box.edges(scroll) + [
        box.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        box.heightAnchor.constraint(equalToConstant: 900),
      ]
    let header = View.view("header")
    var screen = View.view("screen", subviews: [scroll, header])
    screen.constraints =
      scroll.edges(screen) + header.at(0, 0, in: screen) + [
        header.widthAnchor.constraint(equalToConstant: 320),
        header.bottomAnchor.constraint(equalTo: box.topAnchor),
      ]
    let inner = View.navigationController("inner", subviews: [plainBar, tools, screen])
    return Layout(
      name: "tabs", root: View.tabBarController("outer", subviews: [tabs, inner]))
  }()

  static let controllers: [HandDerivedCase] = [
    HandDerivedCase(
      name: "a navigation bar makes the safe area of its screen smaller",
      derivation: "bar from 44, 44 high; safe area from 88 to 480 - 34; the screen fills the view",
      layout: navigation([plainBar]), environment: notch,
      frames: [
        ("bar", 0, 44, 320, 44), ("screen", 0, 0, 320, 480), ("probe", 0, 88, 320, 358),
      ]),
    HandDerivedCase(
      name: "a large title and a prompt make the bar higher",
      derivation: "44 + 52 + 30 = 126 from 44: safe area from 170",
      layout: navigation([bar(NavigationBar(prefersLargeTitles: true, prompt: "P"))]),
      environment: notch, frames: [("bar", 0, 44, 320, 126), ("probe", 0, 170, 320, 276)]),
    HandDerivedCase(
      name: "a search bar has its room below the navigation bar",
      derivation: "52 from 88, 8 from the sides; safe area from 140",
      layout: navigation([search, plainBar]), environment: notch,
      frames: [("search", 8, 88, 304, 52), ("probe", 0, 140, 320, 306)]),
    HandDerivedCase(
      name: "a toolbar stands on the safe area",
      derivation: "480 - 34 - 44 = 402; safe area from 44 to 402",
      layout: navigation([tools]), environment: notch,
      frames: [("tools", 0, 402, 320, 44), ("probe", 0, 44, 320, 358)]),
    HandDerivedCase(
      name: "a tab bar stands on the safe area",
      derivation: "480 - 34 - 49 = 397; safe area from 44 to 397",
      layout: Layout(
        name: "tabs", root: View.tabBarController("controller", subviews: [screen(), tabs])),
      environment: notch, frames: [("tabs", 0, 397, 320, 49), ("probe", 0, 44, 320, 353)]),
    HandDerivedCase(
      name: "a tab bar at the top has a gap below it",
      derivation: "iPadOS 26: from 44, 44 high, 20 below: safe area from 108",
      layout: Layout(
        name: "tabs", root: View.tabBarController("controller", subviews: [screen(), tabs])),
      environment: profile {
        ($0.isTabBarAtTop, $0.tabBar, $0.tabBarGap) = (true, 44, 20)
      }, frames: [("tabs", 0, 44, 320, 44), ("probe", 0, 108, 320, 338)]),
    HandDerivedCase(
      name: "under a Dynamic Island the bar begins above the safe area",
      derivation: "44 - 5.5 = 38.5, 44 high: safe area from 82.5",
      layout: navigation([plainBar]), environment: profile { $0.navigationBarRise = 5.5 },
      frames: [("bar", 0, 38.5, 320, 44), ("probe", 0, 82.5, 320, 363.5)]),
    HandDerivedCase(
      name: "in compact height the bar of iOS 26 begins at 24",
      derivation: "max(0, 24), 54 high: safe area from 78",
      layout: navigation([plainBar]),
      environment: {
        var environment = LayoutEnvironment.window()
        environment.profile.bars.leastNavigationBarTop = 24
        environment.profile.bars.navigationBar = 54
        return environment
      }(), frames: [("bar", 0, 24, 320, 54), ("probe", 0, 78, 320, 402)]),
    HandDerivedCase(
      name: "content ends at an opaque bar and has no safe area there",
      derivation: "the screen lies between 88 and the bottom; inside it only the bottom 34 is left",
      layout: navigation([bar(NavigationBar(isTranslucent: false))]), environment: notch,
      frames: [("screen", 0, 88, 320, 392), ("probe", 0, 0, 320, 358)]),
    HandDerivedCase(
      name: "a hidden bar takes no room",
      derivation: "safe area of the window: 44 to 446",
      layout: navigation([plainBar.with { $0.isHidden = true }]), environment: notch,
      frames: [("probe", 0, 44, 320, 402)]),
    HandDerivedCase(
      name: "a screen in a controller has the margins of a root view",
      derivation: "system margins of 16 inside the sides, the bar at the top",
      layout: navigation([plainBar], screen: screen(\.layoutMarginsGuide)), environment: notch,
      frames: [("probe", 16, 88, 288, 358)]),
    HandDerivedCase(
      name: "controllers in one another add their bars, and what scrolls keeps out of them",
      derivation: """
        tabs 397 to 446; toolbar above them 353 to 397; bar 44 to 88. The content of the scroll \
        view starts at 88, where the header ends; the box is at its own corner
        """,
      layout: nested, environment: notch,
      frames: [
        ("tabs", 0, 397, 320, 49), ("tools", 0, 353, 320, 44), ("bar", 0, 44, 320, 44),
        ("header", 0, 0, 320, 88), ("box", 0, 0, 320, 900),
      ]),
    HandDerivedCase(
      name: "what a container view shows fills it and has the margins of a root view",
      derivation: """
        the container from 100 down; nothing of the top 44 reaches into it, all of the bottom 34: \
        margins of 16 at the sides, 380 - 34 high
        """,
      layout: {
        let inner = screen(\.layoutMarginsGuide)
        let container = View.containerView("container", subviews: [inner])
        return Layout("root", subviews: [container]) { root in
          container.at(0, 100, in: root)
          container.size(320, 380)
        }
      }(), environment: notch,
      frames: [("screen", 0, 0, 320, 380), ("probe", 16, 0, 288, 346)]),
  ]
}
