import Casque
import Foundation
import Testing

/// Each attribute of views that says how they look or lie moves or colours something.
@Suite struct AttributeEffectTests {
  private typealias Fixture = InterfaceFixture

  /// A view with an attribute, and the same view without it.
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var kind = "view"
    var attributes = ""
    var inner = ""
    /// What is replaced in the markup of the view with the attribute.
    var change: (String, String)
    var cell = "iphone-se-3_portrait"
    var testDescription: String { name }

    /// A view where an attribute has another value.
    init(
      _ name: String, _ kind: String, _ attributes: String = "", inner: String = "",
      _ old: String, _ new: String, cell: String = "iphone-se-3_portrait"
    ) {
      self.name = name
      self.kind = kind
      self.attributes = attributes
      self.inner = inner
      change = (old, new)
      self.cell = cell
    }
  }

  private static let title =
    "<state key=\"normal\" title=\"Go\"><color key=\"titleColor\" red=\"1\" "
    + "green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/></state>"
  private static let symbol =
    "<state key=\"normal\" title=\"Go\" image=\"star\" catalog=\"system\"/>"
  private static let photo = "<imageReference key=\"image\" image=\"photo\"/>"

  static func paragraph(_ attributes: String) -> String {
    """
    <attributedString key="attributedText"><fragment content="One line&#10;and another"><attributes>\
    <font key="NSFont" size="20" name="Helvetica"/><paragraphStyle key="NSParagraphStyle" \
    alignment="natural" \(attributes)/></attributes></fragment></attributedString>
    """
  }

  static func fragments(_ second: String) -> String {
    """
    <attributedString key="attributedText"><fragment content="One "/><fragment content="two">\
    <attributes>\(second)</attributes></fragment></attributedString>
    """
  }

  private static func cellContent(_ attributes: String) -> String {
    """
    <prototypes><tableViewCell id="c" \(attributes)>\
    <rect key="frame" x="0.0" y="0.0" width="300" height="44"/>\
    <listContentConfiguration key="contentConfiguration" text="Row" image="star" catalog="system"/>\
    </tableViewCell></prototypes>
    """
  }

  static let sections = """
    <sections><tableViewSection id="s1"><cells><tableViewCell id="c1" rowHeight="44">\
    <rect key="frame" x="0" y="0" width="300" height="44"/></tableViewCell></cells>\
    </tableViewSection><tableViewSection id="s2"><cells><tableViewCell id="c2" rowHeight="44">\
    <rect key="frame" x="0" y="80" width="300" height="44"/></tableViewCell></cells>\
    </tableViewSection></sections>
    """

  private static let sized = """
    <view id="inner"><rect key="frame" x="10" y="10" width="100" height="20"/>\
    <autoresizingMask key="autoresizingMask" widthSizable="YES"/>\
    <color key="backgroundColor" systemColor="systemRedColor"/></view>
    """

  static let cases: [Case] =
    buttons + images + texts + lists + others + pickers + links + tables + dressed + runtime

  private static let buttons =
    ["left", "right", "fill", "leading", "trailing"].map {
      Case(
        "contentHorizontalAlignment \($0)", "button",
        "buttonType=\"system\" contentHorizontalAlignment=\"\($0 == "left" ? "right" : "left")\"",
        inner: title, "Alignment=\"\($0 == "left" ? "right" : "left")\"",
        "Alignment=\"\(["fill", "leading"].contains($0) ? "center" : $0)\"")
    } + [
      Case(
        "contentVerticalAlignment", "button",
        "buttonType=\"system\" contentVerticalAlignment=\"top\"", inner: title, "\"top\"",
        "\"bottom\""),
      Case(
        "contentHorizontalAlignment of a configuration", "button",
        "contentHorizontalAlignment=\"leading\"",
        inner: "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Go\"/>",
        "\"leading\"", "\"trailing\""),
      Case("titleColor", "button", "buttonType=\"system\"", inner: title, "red=\"1\"", "red=\"0\""),
      Case(
        "buttonType", "button", "buttonType=\"system\"",
        inner: "<state key=\"normal\" title=\"Go\"/>", "buttonType=\"system\"", ""),
      Case(
        "imageEdgeInsets", "button", "buttonType=\"system\"",
        inner: symbol
          + "<inset key=\"imageEdgeInsets\" minX=\"0\" minY=\"0\" maxX=\"20\" maxY=\"0\"/>",
        "maxX=\"20\"", "maxX=\"0\""),
      Case(
        "titleEdgeInsets", "button", "buttonType=\"system\"",
        inner: symbol
          + "<inset key=\"titleEdgeInsets\" minX=\"20\" minY=\"0\" maxX=\"0\" maxY=\"0\"/>",
        "minX=\"20\"", "minX=\"0\""),
      Case(
        "adjustsImageSizeForAccessibilityContentSizeCategory of a button", "button",
        "buttonType=\"system\" adjustsImageSizeForAccessibilityContentSizeCategory=\"YES\"",
        inner: symbol, "adjustsImageSizeForAccessibilityContentSizeCategory=\"YES\"", "",
        cell: "iphone-se-3_portrait_ax5"),
    ]

  private static let images = [
    Case(
      "renderingMode", "imageView", "contentMode=\"scaleAspectFit\"", inner: photo,
      "image=\"photo\"/>", "image=\"photo\" renderingMode=\"template\"/>"),
    Case(
      "renderingMode of a button", "button", "",
      inner: "<state key=\"normal\">\(photo)</state>", "image=\"photo\"/>",
      "image=\"photo\" renderingMode=\"template\"/>"),
    Case(
      "adjustsImageSizeForAccessibilityContentSizeCategory", "imageView",
      "image=\"photo\" contentMode=\"center\" "
        + "adjustsImageSizeForAccessibilityContentSizeCategory=\"YES\"",
      "adjustsImageSizeForAccessibilityContentSizeCategory=\"YES\"", "",
      cell: "iphone-se-3_portrait_ax5"),
    Case(
      "displayP3", "view",
      inner: "<color key=\"backgroundColor\" red=\"1\" green=\"0.5\" blue=\"0.2\" alpha=\"1\" "
        + "colorSpace=\"custom\" customColorSpace=\"displayP3\"/>", "displayP3", "sRGB"),
    Case(
      "calibratedRGB", "view",
      inner: "<color key=\"backgroundColor\" red=\"1\" green=\"0.5\" blue=\"0.2\" alpha=\"1\" "
        + "colorSpace=\"calibratedRGB\"/>", "calibratedRGB", "deviceRGB"),
  ]

  private static let texts = [
    Case(
      "lineSpacing", "label", "usesAttributedText=\"YES\" numberOfLines=\"0\"",
      inner: paragraph("lineSpacing=\"12\""), "lineSpacing=\"12\"", ""),
    Case(
      "baseWritingDirection", "label", "usesAttributedText=\"YES\" numberOfLines=\"0\"",
      inner: paragraph("baseWritingDirection=\"rightToLeft\""), "rightToLeft", "leftToRight"),
    Case(
      "NSKern", "label", "usesAttributedText=\"YES\"",
      inner: fragments("<real key=\"NSKern\" value=\"4\"/>"), "value=\"4\"", "value=\"0\""),
    Case(
      "NSUnderline", "label", "usesAttributedText=\"YES\"",
      inner: fragments("<integer key=\"NSUnderline\" value=\"1\"/>"), "value=\"1\"", "value=\"0\""),
    Case(
      "NSUnderline, double", "label", "usesAttributedText=\"YES\"",
      inner: fragments("<integer key=\"NSUnderline\" value=\"9\"/>"), "value=\"9\"", "value=\"1\""),
    Case(
      "NSUnderline, dots", "label", "usesAttributedText=\"YES\"",
      inner: fragments("<integer key=\"NSUnderline\" value=\"257\"/>"), "value=\"257\"",
      "value=\"1\""),
    Case(
      "NSStrikethrough", "label", "usesAttributedText=\"YES\"",
      inner: fragments("<integer key=\"NSStrikethrough\" value=\"2\"/>"), "value=\"2\"",
      "value=\"1\""),
    Case(
      "NSStrikethroughColor", "label", "usesAttributedText=\"YES\"",
      inner: fragments(
        "<integer key=\"NSStrikethrough\" value=\"1\"/>"
          + "<color key=\"NSStrikethroughColor\" systemColor=\"systemRedColor\"/>"),
      "<color key=\"NSStrikethroughColor\" systemColor=\"systemRedColor\"/>", ""),
    Case(
      "NSUnderlineColor", "label", "usesAttributedText=\"YES\"",
      inner: fragments(
        "<integer key=\"NSUnderline\" value=\"1\"/>"
          + "<color key=\"NSUnderlineColor\" systemColor=\"systemRedColor\"/>"),
      "<color key=\"NSUnderlineColor\" systemColor=\"systemRedColor\"/>", ""),
    Case(
      "NSColor of a part", "label", "usesAttributedText=\"YES\"",
      inner: fragments("<color key=\"NSColor\" systemColor=\"systemRedColor\"/>"),
      "<color key=\"NSColor\" systemColor=\"systemRedColor\"/>", ""),
    Case(
      "adjustsLetterSpacingToFitWidth", "label",
      "text=\"Aerodrome hangars, southern gates it\" adjustsLetterSpacingToFitWidth=\"YES\"",
      "adjustsLetterSpacingToFitWidth=\"YES\"", ""),
  ]

  private static let lists = [
    Case(
      "sectionHeaderHeight", "tableView", "style=\"grouped\" sectionHeaderHeight=\"18\"",
      inner: sections, "sectionHeaderHeight=\"18\"", "sectionHeaderHeight=\"40\""),
    Case(
      "sectionFooterHeight", "tableView", "style=\"grouped\" sectionFooterHeight=\"18\"",
      inner: sections, "sectionFooterHeight=\"18\"", "sectionFooterHeight=\"40\""),
    Case(
      "indentationLevel", "tableView",
      inner: cellContent("indentationLevel=\"2\" indentationWidth=\"10\""),
      "indentationLevel=\"2\"", ""),
    Case(
      "indentationWidth", "tableView",
      inner: cellContent("indentationLevel=\"2\" indentationWidth=\"10\""),
      "indentationWidth=\"10\"", "indentationWidth=\"30\""),
  ]

  private static let others =
    ["navigationBar", "toolbar", "tabBar"].map {
      Case(
        "barStyle of a \($0)", $0, "barStyle=\"black\"",
        inner: "<items><navigationItem id=\"n\" title=\"Title\"/><tabBarItem id=\"m\" title=\"A\"/>"
          + "<tabBarItem id=\"t\" title=\"B\"/><barButtonItem id=\"i\" title=\"C\"/></items>",
        "barStyle=\"black\"", "")
    } + [
      Case(
        "selectedImage", "tabBar",
        inner: "<items><tabBarItem id=\"n\" title=\"A\" image=\"star\" catalog=\"system\" "
          + "selectedImage=\"heart\"/></items>", "selectedImage=\"heart\"", ""),
      Case(
        "autoresizesSubviews", "view", "autoresizesSubviews=\"NO\"",
        inner: "<subviews>\(sized)</subviews>", "autoresizesSubviews=\"NO\"", ""),
      Case(
        "selectedColor", "colorWell", "",
        inner: "<color key=\"selectedColor\" systemColor=\"systemRedColor\"/>", "systemRedColor",
        "systemBlueColor"),
    ]

  /// A small picture of a red square with a hole.
  private static let png: [UInt8] = {
    var bitmap = Bitmap(width: 20, height: 20, fill: .white)
    for y in 0..<10 { for x in 0..<20 { bitmap[x, y] = Pixel(red: 200, green: 30, blue: 10) } }
    return PNGWriter.encode(bitmap)
  }()

  private func picture(_ view: String, in cell: Cell) throws -> [UInt8] {
    let sides = [("leading", 20.0), ("top", 60)].map {
      Fixture.equal("v", $0.0, "root", $0.0, "constant=\"\($0.1)\"")
    }
    let text = Fixture.storyboard(
      view,
      constraints: sides.joined() + Fixture.extent("v", "width", 280)
        + Fixture.extent("v", "height", 240))
    return try Fixture.withFile(text) { path in
      let folder = URL(filePath: path).deletingLastPathComponent()
      try Data(Self.png).write(to: folder.appending(path: "photo.png"))
      let document = try #require(Document.readAll(path).value.first)
      return try LayoutPipeline.standard.pictures(
        [PictureRequest(document, in: cell)], as: .svg)[0].get()
    }
  }

  @Test(arguments: cases) func itMovesOrColoursSomething(_ case: Case) throws {
    let cell = try Cell(slug: `case`.cell, in: .standard)
    let view = Fixture.view("v", kind: `case`.kind, `case`.attributes, `case`.inner)
    let other = view.replacing(`case`.change.0, with: `case`.change.1)
    #expect(view != other)
    #expect(try picture(view, in: cell) != picture(other, in: cell))
  }
}
