import CasqueDiagnostics
import CasqueModel
import Testing

@testable import CasqueDocument

/// `parallax:` and `splash:`.
@Suite struct MotionSectionTests {
  @Test func parallax() throws {
    let text = """
      casque: 1
      layout: space
      root:
        id: sky
        subviews:
          - imageView: galaxy
            image: galaxy.png
          - imageView: earth
          - imageView: moon
          - view: icons
      parallax:
        background: galaxy
        layers: [earth, moon]
        frontView: icons
        distanceFactor: 3
        travel: 60
        fidelity: faithful
      """
    let result = readDocument(text)
    #expect(result.diagnostics == [])
    let expected = Parallax(
      container: "sky", background: "galaxy", layers: ["earth", "moon"], frontView: "icons",
      distanceFactor: 3, frontFactor: 20, travel: 60, fidelity: .faithful)
    #expect(result.value?.motion == .parallax(expected))
  }

  static let launch = """
    casque: 1
    layout: launch
    root:
      id: screen
    splash:
      foreground:
        id: front
        backgroundColor: systemBlue
        subviews:
          - imageView: logo
            image: logo.png
          - label: words
            text: Hello
        constraints:
          - logo.center = front.center
      background:
        view: back
        subviews:
          - label: words
            text: Hello
      logo: logo
      text: words
      backgroundText: words
      hold: 0.5
      aim: corner
      growth: cover
    """

  @Test func splash() throws {
    let result = readDocument(Self.launch)
    #expect(result.diagnostics == [])
    guard let splash = result.value?.motion?.splash else {
      Issue.record("no splash")
      return
    }
    #expect(splash.foreground.id == "front")
    #expect(splash.foreground.constraints.count == 2)
    #expect(splash.background.id == "back")
    #expect(splash.background.subviews.map(\.id) == ["words"])
    #expect(splash.logo == "logo")
    #expect(splash.text == "words")
    #expect(splash.backgroundText == "words")
    #expect(splash.hold == 0.5)
    #expect(splash.duration == 0.6)
    #expect(splash.aim == .corner)
    #expect(splash.growth == .cover)
  }
}
