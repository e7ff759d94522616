import CasqueDiagnostics
import CasqueGeometry
import CasqueModel
import Testing

@testable import CasqueDocument

/// Every property in every form, read under `set` so that the value can be compared as it is.
@Suite struct PropertyTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let kind: String
    let line: String
    let expected: [ViewProperty]
    init(_ kind: String, _ line: String, _ expected: ViewProperty...) {
      self.kind = kind
      self.line = line
      self.expected = expected
    }
    var testDescription: String { "\(kind) \(line)" }
  }

  static let contents: [Case] = [
    Case("label", "text: 2024", .text("2024")),
    Case("label", "text: no", .text("no")),
    Case("label", "text: \"Room #4\"", .text("Room #4")),
    Case("label", "text: |\n            a\n            b", .text("a\nb")),
    Case("button", "title: Go", .title("Go")),
    Case("textField", "placeholder: Name", .placeholder("Name")),
    Case("imageView", "image: ./images//a.PNG", .image("images/a.PNG")),
    Case("imageView", "image: a/../b.jpeg", .image("b.jpeg")),
    Case("button", "image: null", .image(nil)),
    Case("label", "font: caption1", .font(.preferred(.caption1))),
    Case("label", "font: 13.5", .font(Font(size: .fixed(13.5)))),
    Case("label", "font: {style: body, weight: bold}", .font(.preferred(.body, weight: .bold))),
    Case(
      "button", "font: {size: 20, weight: light, relativeTo: title2}",
      .font(Font(size: .scaled(20, relativeTo: .title2), weight: .light))),
    Case(
      "textField", "font: {family: Avenir, size: 11}", .font(.custom("Avenir", size: 11))),
    Case("label", "textColor: \"#F00\"", .textColor(.rgb(1, 0, 0))),
    Case("label", "textAlignment: justified", .textAlignment(.justified)),
    Case("label", "numberOfLines: 0", .numberOfLines(0)),
    Case("label", "numberOfLines: 0x10", .numberOfLines(16)),
    Case("label", "lineBreakMode: byTruncatingHead", .lineBreakMode(.byTruncatingHead)),
    Case("label", "preferredMaxLayoutWidth: 2e2", .preferredMaxLayoutWidth(200)),
    Case("button", "style: tinted", .buttonStyle(.tinted)),
    Case("textField", "borderStyle: roundedRect", .borderStyle(.roundedRect)),
    Case("textField", "isSecureTextEntry: true", .isSecureTextEntry(true)),
    Case("textField", "clearButtonMode: always", .clearButtonMode(.always)),
    Case("imageView", "contentMode: bottomRight", .contentMode(.bottomRight)),
    Case("switch", "isOn: true", .isOn(true)),
    Case("switch", "onTintColor: null", .onTintColor(nil)),
    Case("switch", "isEnabled: false", .isEnabled(false)),
  ]

  static let appearances: [Case] = [
    Case("view", "backgroundColor: systemRed", .backgroundColor(.system("systemRed"))),
    Case("view", "backgroundColor: clear", .backgroundColor(.clear)),
    Case("view", "backgroundColor: ~", .backgroundColor(nil)),
    Case(
      "view", "backgroundColor: '#00FF0080'",
      .backgroundColor(.rgb(0, 1, 0, alpha: 128.0 / 255))),
    Case(
      "view", "backgroundColor: {color: label, alpha: 0.5}",
      .backgroundColor(.system("label", alpha: 0.5))),
    Case(
      "view", "backgroundColor: {light: white, dark: \"#000000\"}",
      .backgroundColor(.custom(DynamicColor(light: .white, dark: .black)))),
    Case(
      "view",
      "backgroundColor: {light: white, darkHighContrast: {color: black, alpha: 0.25}}",
      .backgroundColor(
        .custom(
          DynamicColor(
            light: .white, darkHighContrast: RGBA(red: 0, green: 0, blue: 0, alpha: 0.25))))),
    Case(
      "view", "gradient: {colors: [systemRed, black], locations: [0.25, 1], endPoint: {x: 1}}",
      .gradient(
        Gradient(
          colors: [.system("systemRed"), .rgb(0, 0, 0)], locations: [0.25, 1],
          startPoint: Point(x: 0.5, y: 0), endPoint: Point(x: 1, y: 0)))),
    Case("view", "tintColor: systemBlue", .tintColor(.systemBlue)),
    Case("view", "alpha: 0.5", .alpha(0.5)),
    Case("view", "cornerRadius: 8", .cornerRadius(8)),
    Case("view", "border: {width: 1}", .border(Border(width: 1, color: .rgb(0, 0, 0)))),
    Case(
      "view", "shadow: {color: black}",
      .shadow(Shadow(color: .rgb(0, 0, 0), radius: 3, offset: Point(x: 0, y: -3)))),
    Case("view", "shadow: null", .shadow(nil)),
    Case("view", "clipsToBounds: true", .clipsToBounds(true)),
    Case(
      "view", "transform: [1, 2, 3, 4, 5, 6]",
      .transform(AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))),
    Case(
      "view", "transform: {scale: {x: 2}, translation: {x: 10, y: 20}}",
      .transform(AffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 10, ty: 20))),
    Case("view", "mask: ellipse", .mask(.ellipse)),
    Case("view", "mask: {cornerRadius: 4}", .mask(.roundedRect(cornerRadius: 4))),
    Case("view", "mask: {image: m.png}", .mask(.image("m.png"))),
    Case("view", "zPosition: -1", .zPosition(-1)),
    Case("view", "motionEffect: {x: 12, y: 6}", .motionEffect(MotionEffect(x: 12, y: 6))),
    Case(
      "view", "motionEffect: {x: {minimum: 0, maximum: 30}}",
      .motionEffect(
        MotionEffect(
          amount: AxisPair(
            horizontal: MotionEffect.Amount(minimum: 0, maximum: 30),
            vertical: MotionEffect.Amount(minimum: 0, maximum: 0))))),
  ]

  static let layouts: [Case] = [
    Case("view", "isHidden: true", .isHidden(true)),
    Case("view", "isUserInteractionEnabled: false", .isUserInteractionEnabled(false)),
    Case(
      "view", "directionalLayoutMargins: 20",
      .directionalLayoutMargins(
        DirectionalInsets(top: 20, leading: 20, bottom: 20, trailing: 20))),
    Case(
      "view", "directionalLayoutMargins: {leading: 16, trailing: 12}",
      .directionalLayoutMargins(DirectionalInsets(leading: 16, trailing: 12))),
    Case("view", "directionalLayoutMargins: null", .directionalLayoutMargins(nil)),
    Case("view", "preservesSuperviewLayoutMargins: true", .preservesSuperviewLayoutMargins(true)),
    Case("view", "insetsLayoutMarginsFromSafeArea: false", .insetsLayoutMarginsFromSafeArea(false)),
    Case(
      "view", "semanticContentAttribute: forceRightToLeft",
      .semanticContentAttribute(.forceRightToLeft)),
    Case(
      "label", "contentHuggingPriority: 251.5",
      .contentHuggingPriority(.horizontal, 251.5), .contentHuggingPriority(.vertical, 251.5)),
    Case(
      "label", "contentCompressionResistancePriority: {vertical: required}",
      .contentCompressionResistancePriority(.vertical, .required)),
  ]

  @Test(
    arguments: contents + systemViews + alertsAndStates + buttons + containers + lists + appearances
      + layers
      + layouts)
  func isReadUnderItsName(_ property: Case) throws {
    let text = """
      casque: 1
      root:
        id: screen
        subviews:
          - \(property.kind): it
        when:
          - style: dark
            set:
              it:
                \(property.line)
      """
    let result = readDocument(text)
    #expect(result.diagnostics == [])
    let variation = try #require(result.value?.root.variations.first)
    #expect(variation.changes.map(\.property) == property.expected)
  }

  @Test func rotationIsClockwiseInDegrees() throws {
    let root = try #require(readRoot("  transform: {rotationDegrees: 90, translation: {x: 5}}"))
    let image = root.appearance.transform.apply(to: Point(x: 1, y: 0))
    #expect(abs(image.x - 5) < 1e-12)
    #expect(abs(image.y - 1) < 1e-12)
  }

  /// A property that is in the table but in no case above would not be tested.
  @Test func everyRuleIsTested() {
    let tested = Set(
      (Self.contents + Self.systemViews + Self.alertsAndStates + Self.buttons + Self.containers
        + Self.lists
        + Self.appearances + Self.layers + Self.layouts).map {
          String($0.line.prefix { $0 != ":" })
        })
    #expect(PropertyTable.rules.map(\.row.name).filter { !tested.contains($0) } == [])
  }
}
