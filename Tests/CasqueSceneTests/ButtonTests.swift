import CasqueGeometry
import CasqueLayout
import CasqueModel
import Testing

@testable import CasqueScene

@Suite struct ButtonTests {
  private static func colors(
    _ style: Button.Style, os: String = "18", dark: Bool = false,
    _ change: (inout Button) -> Void = { _ in }
  ) -> ButtonColors {
    var button = Button(title: "a", style: style)
    change(&button)
    var traits = TraitCollection()
    traits.userInterfaceStyle = dark ? .dark : .light
    return ButtonColors(
      button, tint: .rgb(1, 0, 0), in: .small(os: os, traits: traits))
  }

  /// **Source** ControlFacts, UIButton.Configuration, the rows “pressed” and “selected”.
  @Test func statesHaveTheirColors() {
    #expect(Self.colors(.plain) { $0.isHighlighted = true }.foreground.alpha == 0.75)
    #expect(Self.colors(.system) { $0.isHighlighted = true }.foreground.alpha == 0.2)
    #expect(Self.colors(.tinted).ground?.alpha == 0.18)
    #expect(Self.colors(.tinted, dark: true).ground?.alpha == 0.25)
    #expect(Self.colors(.tinted) { $0.isHighlighted = true }.ground?.alpha == 0.12)
    #expect(Self.colors(.tinted, os: "26") { $0.isHighlighted = true }.ground?.alpha == 0.18 * 0.75)
    #expect(Self.colors(.filled) { $0.isHighlighted = true }.ground?.alpha == 0.75)
    #expect(Self.colors(.plain) { $0.isSelected = true }.ground?.alpha == 0.18)
    #expect(Self.colors(.gray) { $0.isSelected = true }.ground?.red == 1)
    #expect(Self.colors(.filled) { $0.isSelected = true }.ground?.alpha == 1)
    #expect(Self.colors(.gray).foreground.red == 1)
    #expect(Self.colors(.system) { $0.isEnabled = false }.foreground.alpha == 0.45)
  }

  @Test func ownColorsGoFirst() {
    let button = Self.colors(.filled) {
      $0.configuration.baseForegroundColor = .rgb(0, 1, 0)
      $0.configuration.baseBackgroundColor = .rgb(0, 0, 1)
    }
    #expect(button.ground == RGBA(red: 0, green: 0, blue: 1))
    #expect(button.foreground == RGBA(red: 0, green: 1, blue: 0))
  }
}
