import Casque
import CasqueTesting
import Testing

/// The example of the README, as a user would write it.
@Suite struct WelcomeTests {
  static let welcome: Layout = {
    let title = View.label(
      "title", text: "Welcome aboard", font: .preferred(.largeTitle), numberOfLines: 0)
    let proceed = View.button("continue", title: "Continue")
    return Layout("screen", subviews: [title, proceed]) { root in
      title.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 24)
      title.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor)
      title.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor)
      proceed.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor)
      proceed.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor)
      proceed.bottomAnchor.constraint(
        equalTo: root.safeAreaLayoutGuide.bottomAnchor, constant: -24)
      proceed.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    }
  }()

  @Test(
    arguments: TraitMatrix(
      devices: .ids(["iphone-se-1", "iphone-16-pro", "ipad-mini-6"]), windows: .full,
      contentSizes: [.large, .accessibility5], directions: .both))
  func staysUsable(in cell: Cell) {
    let result = LayoutPipeline.standard.resolve(Self.welcome, in: cell)
    expectNoFindings(in: result)
    #expect(result["continue"].frame.height >= 44)
    assertSnapshot(of: result, as: .frames)
  }

  @Test(
    arguments: TraitMatrix(
      devices: .phones, contentSizes: [.large, .accessibility5], directions: .both))
  func hasNoFindingsOnAnyPhone(in cell: Cell) {
    expectNoFindings(in: LayoutPipeline.standard.resolve(Self.welcome, in: cell))
  }
}
