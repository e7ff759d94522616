import Foundation

/// Attributes of controls and bars, of links and dates, and those that a view is told when it is loaded.
extension AttributeEffectTests {
  private static let date = "<date key=\"date\" timeIntervalSinceReferenceDate=\"508107183.677\"/>"
  private static let red = "<color key=\"%\" systemColor=\"systemRedColor\"/>"
  private static let address = "text=\"See https://casque.dev now\""
  private static let detector = "<dataDetectorType key=\"dataDetectorTypes\" link=\"YES\"/>"

  private static func color(_ key: String) -> String {
    red.replacingOccurrences(of: "%", with: key)
  }

  static let pickers = [
    Case(
      "minuteInterval", "datePicker", "style=\"wheels\" minuteInterval=\"30\"", inner: date,
      "minuteInterval=\"30\"", ""),
    Case(
      "minuteInterval of a compact picker", "datePicker", "style=\"compact\" minuteInterval=\"30\"",
      inner: date, "minuteInterval=\"30\"", ""),
    Case(
      "timeIntervalSinceReferenceDate", "datePicker", "style=\"compact\"", inner: date, "508107183",
      "409107183"),
    Case(
      "useCurrentDate", "datePicker", "style=\"compact\" useCurrentDate=\"YES\"", inner: date,
      "useCurrentDate=\"YES\"", ""),
    Case(
      "countDownDuration", "datePicker",
      "datePickerMode=\"countDownTimer\" countDownDuration=\"3600\"", "3600", "7200"),
    Case("style of a date picker", "datePicker", "style=\"wheels\"", "style=\"wheels\"", ""),
  ]

  static let links = [
    Case(
      "link of a data detector", "textView", "editable=\"NO\" " + address, inner: detector,
      "link=\"YES\"", ""),
    Case(
      "editable beside a data detector", "textView", "editable=\"NO\" " + address, inner: detector,
      "editable=\"NO\"", "editable=\"YES\""),
    Case(
      "NSLink", "label", "usesAttributedText=\"YES\"",
      inner: fragments("<url key=\"NSLink\" string=\"https://casque.dev\"/>"), "NSLink", "NSOther"),
    Case(
      "attributedText of a text view", "textView", "", inner: fragments(color("NSColor")),
      color("NSColor"), ""),
    Case(
      "tighteningFactorForTruncation", "label", "usesAttributedText=\"YES\"",
      inner: """
        <attributedString key="attributedText"><fragment \
        content="Aerodrome hangars, southern gates it"><attributes><font key="NSFont" \
        metaFont="system" size="17"/><paragraphStyle key="NSParagraphStyle" \
        tighteningFactorForTruncation="0.05"/></attributes></fragment></attributedString>
        """, "tighteningFactorForTruncation=\"0.05\"", "tighteningFactorForTruncation=\"0.0\""),
    Case(
      "location of a textTab", "label", "usesAttributedText=\"YES\"",
      inner: """
        <attributedString key="attributedText"><fragment content="a&#9;b"><attributes>\
        <paragraphStyle key="NSParagraphStyle"><tabStops><textTab alignment="left" \
        location="90"/></tabStops></paragraphStyle></attributes></fragment></attributedString>
        """, "location=\"90\"", "location=\"60\""),
  ]

  static let tables = [
    Case(
      "separatorColor", "tableView", "style=\"plain\"",
      inner: rows + color("separatorColor"), "systemRedColor", "systemBlueColor"),
    Case(
      "separatorInset", "tableView", "style=\"plain\"",
      inner: rows
        + "<inset key=\"separatorInset\" minX=\"45\" minY=\"0\" maxX=\"0\" maxY=\"0\"/>",
      "minX=\"45\"", "minX=\"15\""),
  ]

  private static let rows = """
    <prototypes><tableViewCell id="c1" rowHeight="44">\
    <rect key="frame" x="0" y="0" width="300" height="44"/></tableViewCell>\
    <tableViewCell id="c2" rowHeight="44"><rect key="frame" x="0" y="44" width="300" height="44"/>\
    </tableViewCell></prototypes>
    """

  static let dressed =
    [
      Case("thumbTintColor", "switch", "on=\"YES\"", inner: color("thumbTintColor"), "Red", "Blue"),
      Case(
        "pageIndicatorTintColor", "pageControl", "numberOfPages=\"3\"",
        inner: color("pageIndicatorTintColor"), "Red", "Blue"),
      Case(
        "currentPageIndicatorTintColor", "pageControl", "numberOfPages=\"3\"",
        inner: color("currentPageIndicatorTintColor"), "Red", "Blue"),
      Case(
        "hidesForSinglePage", "pageControl", "numberOfPages=\"1\" hidesForSinglePage=\"YES\"",
        "hidesForSinglePage=\"YES\"", ""),
      Case(
        "image of a segment", "segmentedControl", "",
        inner: "<segments><segment title=\"\" image=\"photo\"/></segments>", "image=\"photo\"", ""),
      Case(
        "state disabled", "button", "buttonType=\"system\" enabled=\"NO\"",
        inner: "<state key=\"normal\" title=\"Go\"/><state key=\"disabled\" title=\"Wait\"/>",
        "key=\"disabled\"", "key=\"highlighted\""),
      Case(
        "state selected", "button", "buttonType=\"custom\" selected=\"YES\"",
        inner: "<state key=\"normal\" title=\"Go\"/><state key=\"selected\" title=\"Gone\"/>",
        "key=\"selected\"", "key=\"highlighted\""),
      Case(
        "titleTextAttributes", "navigationBar", "",
        inner: "<items><navigationItem id=\"n\" title=\"T\"/></items><textAttributes "
          + "key=\"titleTextAttributes\">\(color("textColor"))</textAttributes>", "Red", "Blue"),
      Case(
        "backgroundColor of an appearance", "navigationBar", "",
        inner: "<items><navigationItem id=\"n\" title=\"T\"/></items><navigationBarAppearance "
          + "key=\"standardAppearance\">\(color("backgroundColor"))</navigationBarAppearance>",
        "Red",
        "Blue"),
      Case(
        "tintColor of an item", "toolbar", "",
        inner: "<items><barButtonItem id=\"i\" title=\"A\">\(color("tintColor"))"
          + "</barButtonItem></items>", "Red", "Blue"),
      Case(
        "width of a space", "toolbar", "",
        inner: "<items><barButtonItem id=\"s\" systemItem=\"fixedSpace\" width=\"40\"/>"
          + "<barButtonItem id=\"i\" title=\"A\"/></items>", "width=\"40\"", "width=\"90\""),
    ]
    + ["navigationBar", "toolbar", "tabBar"].map {
      Case("barTintColor of a \($0)", $0, "", inner: color("barTintColor"), "Red", "Blue")
    }
    + ["mapView", "webView", "wkWebView", "sceneKitView", "arscnView", "skView"].map {
      Case("what stands for a \($0)", $0, "", "<\($0)", "<view")
    }

  /// A view that is told something when it is loaded.
  private static func told(
    _ path: String, _ value: String, others: String = "", instead: String
  ) -> Case {
    Case(
      "runtime attribute \(path)", "view", "",
      inner: color("backgroundColor") + "<userDefinedRuntimeAttributes>\(others)"
        + attribute(path, value) + "</userDefinedRuntimeAttributes>",
      attribute(path, value), instead.isEmpty ? "" : attribute(path, instead))
  }

  private static func attribute(_ path: String, _ value: String) -> String {
    value.hasPrefix("<")
      ? "<userDefinedRuntimeAttribute type=\"any\" keyPath=\"\(path)\">\(value)"
        + "</userDefinedRuntimeAttribute>"
      : "<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"\(path)\" value=\"\(value)\"/>"
  }

  private static let one = "<real key=\"value\" value=\"1\"/>"
  private static let six = "<integer key=\"value\" value=\"6\"/>"
  private static let line = attribute("layer.borderWidth", six)
  private static let shade = attribute("layer.shadowOpacity", one)

  static let runtime = [
    told("layer.cornerRadius", six, instead: ""), told("cornerRadius", six, instead: ""),
    told("layer.borderWidth", six, instead: ""), told("borderWidth", six, instead: ""),
    told("layer.borderUIColor", color("value"), others: line, instead: ""),
    told("borderColor", color("value"), others: line, instead: ""),
    told("layer.shadowOpacity", one, instead: ""),
    told("layer.shadowRadius", "<integer key=\"value\" value=\"9\"/>", others: shade, instead: ""),
    told(
      "layer.shadowOffset", "<size key=\"value\" width=\"5\" height=\"9\"/>", others: shade,
      instead: ""),
    told("layer.shadowColor", color("value"), others: shade, instead: ""),
    told("alpha", "<real key=\"value\" value=\"0.5\"/>", instead: ""),
    told("hidden", "YES", instead: "NO"),
    told(
      "backgroundColor", color("value").replacingOccurrences(of: "Red", with: "Blue"), instead: ""),
    told("layer.masksToBounds", "YES", others: shade, instead: "NO"),
    told("clipsToBounds", "YES", others: shade, instead: "NO"),
  ]
}
