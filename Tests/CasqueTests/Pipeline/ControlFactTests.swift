import Casque
import CasqueGeometry
import CasqueModel
import Testing

/// What controls measure against what was read of them, in both releases.
///
/// **Source** ControlFacts: rows of high or medium confidence, named by their sections. What the facts
/// call AX1 is the size at which body has 33 points, the second accessibility size.
@Suite struct ControlFactTests {
  /// A view in a document, where it is looked at, and how large it is there.
  struct Fact: CustomTestStringConvertible, Sendable {
    let name: String
    let yaml: String
    let view: String
    let release: OSRelease
    let device: String
    var size = ContentSizeCategory.large
    var width: Double?
    var height: Double?
    var x: Double?
    var tolerance = 0.01

    var testDescription: String { "\(name) on \(release.rawValue), \(device)" }
  }

  private static let pages = "numberOfPages: 4"

  /// One view in the middle of a screen, at the size it asks for.
  private static func alone(
    _ name: String, _ view: String, _ release: OSRelease, _ width: Double?, _ height: Double?,
    on device: String = "iphone-16-pro", _ size: ContentSizeCategory = .large
  ) -> Fact {
    let yaml = """
      casque: 1
      root:
        id: screen
        subviews: [{\(view)}]
        constraints: [v.centerX = screen.centerX, v.top = safeArea.top\
      \(width == nil ? ", v.width = 300" : "")]
      """
    return Fact(
      name: name, yaml: yaml, view: "v", release: release, device: device, size: size,
      width: width, height: height)
  }

  private static func both(
    _ name: String, _ view: String, _ old: (Double?, Double), _ new: (Double?, Double),
    on device: String = "iphone-16-pro"
  ) -> [Fact] {
    [
      alone(name, view, .ios18, old.0, old.1, on: device),
      alone(name, view, .ios26, new.0, new.1, on: device),
    ]
  }

  private static func button(_ size: String) -> String {
    "button: v, title: A, style: filled, buttonSize: \(size)"
  }

  static let controls: [Fact] =
    [
      both("button of small size", button("small"), (nil, 28), (nil, 28)),
      both("button of mini size", button("mini"), (nil, 28), (nil, 28)),
      both(
        "button at 3 pixels", button("medium"), (nil, 34 + 1.0 / 3), (nil, 34 + 1.0 / 3)),
      both("button at 2 pixels", button("medium"), (nil, 34.5), (nil, 34.5), on: "iphone-se-3"),
      both("large button", button("large"), (nil, 50 + 1.0 / 3), (nil, 50 + 1.0 / 3)),
      both(
        "button with a subtitle", "button: v, title: A, subtitle: b, style: filled", (nil, 51),
        (nil, 51)),
      both("button of 12 points", "button: v, title: A, font: 12", (30, 27), (30, 27)),
      both("button of 15 points", "button: v, title: A, font: 15", (30, 30), (30, 30)),
      both("button of 24 points", "button: v, title: A, font: 24", (30, 41), (30, 41)),
      both("rounded field", "textField: v, borderStyle: roundedRect", (33, 34), (33, 34)),
      both("search bar", "searchBar: v", (nil, 56), (nil, 44)),
      both("switch", "switch: v", (51, 31), (63, 28)),
      both("slider", "slider: v", (nil, 31), (nil, 34)),
      both("stepper", "stepper: v", (94, 32), (94, 32)),
      both("progress view", "progressView: v", (nil, 4), (nil, 4)),
      both(
        "small wheel", "activityIndicatorView: v, style: medium", (20, 20), (20, 20)),
      both("large wheel", "activityIndicatorView: v, style: large", (37, 37), (37, 37)),
      both("page control", "pageControl: v, \(pages)", (92, 26), (92, 26)),
      both("picker", "pickerView: v", (320, 216), (320, 216)),
      both("toolbar", "toolbar: v", (nil, 44), (nil, 54)),
      both("tab bar", "tabBar: v", (nil, 49), (nil, 49)),
      both("navigation bar", "navigationBar: v, title: A", (nil, 44), (nil, 54)),
      both(
        "large title", "navigationBar: v, title: A, prefersLargeTitles: true", (nil, 96),
        (nil, 106)),
    ].flatMap(\.self) + [
      alone(
        "scrolled large title",
        "navigationBar: v, title: A, prefersLargeTitles: true, isAtScrollEdge: false", .ios26,
        nil, 54),
      alone(
        "large title of 48 points", "navigationBar: v, title: A, prefersLargeTitles: true", .ios26,
        nil, 115.5, on: "iphone-se-3", .accessibility2),
      alone(
        "prompt", "navigationBar: v, title: A, prompt: B", .ios26, nil, 86),
      alone("search bar with body of 33 points", "searchBar: v", .ios26, nil, 80, .accessibility2),
    ]

  private static func alone(
    _ name: String, _ view: String, _ release: OSRelease, _ width: Double?, _ height: Double?,
    _ size: ContentSizeCategory
  ) -> Fact {
    alone(name, view, release, width, height, on: "iphone-16-pro", size)
  }

  private static func table(
    _ name: String, _ style: String, _ sections: String, _ view: String, _ height: Double,
    on device: String = "iphone-16-pro", _ size: ContentSizeCategory = .large,
    isEditing: Bool = false, x: Double? = nil, tolerance: Double = 0.01
  ) -> Fact {
    let yaml = """
      casque: 1
      root:
        tableView: t
        style: \(style)
        isEditing: \(isEditing)
        sections: \(sections)
      """
    return Fact(
      name: name, yaml: yaml, view: view, release: .ios26, device: device, size: size,
      height: height, x: x, tolerance: tolerance)
  }

  private static let sections =
    "[{header: A, cells: [{tableViewCell: a, text: A}]}, {header: B, footer: C, cells: "
    + "[{tableViewCell: b, text: B}]}, {header: D, cells: [{tableViewCell: d, text: D}]}]"
  private static let subtitle =
    "[{cells: [{tableViewCell: a, text: A, detailText: B, style: subtitle}]}]"
  private static let editing =
    "[{cells: [{tableViewCell: a, text: A, showsReorderControl: true}]}]"

  static let tables: [Fact] = [
    table("header of a plain table", "plain", sections, "t.header0", 50),
    table(
      "header of a plain table at 2 pixels", "plain", sections, "t.header0", 50, on: "iphone-se-3"),
    table("first header", "grouped", sections, "t.header0", 55 + 1.0 / 3),
    table("first header at 2 pixels", "grouped", sections, "t.header0", 55.5, on: "iphone-se-3"),
    table("header below no footer", "grouped", sections, "t.header1", 38, on: "iphone-se-3"),
    table("header below a footer", "grouped", sections, "t.header2", 45 + 1.0 / 3),
    table("gap below a section", "insetGrouped", sections, "t.end0", 17.5, on: "iphone-se-3"),
    table("row", "insetGrouped", sections, "a", 53),
    table("subtitle row", "plain", subtitle, "a", 62, on: "iphone-se-3"),
    table("grouped subtitle row", "grouped", subtitle, "a", 69.5, on: "iphone-se-3"),
    table(
      "subtitle row at xxxL", "plain", subtitle, "a", 83, on: "iphone-se-3", .xxxLarge,
      tolerance: 0.5),
    table(
      "subtitle row with body of 33 points", "plain", subtitle, "a", 117, on: "iphone-se-3",
      .accessibility2),
    table(
      "content of a row that is edited", "plain", editing, "a.contentView", 53, isEditing: true,
      x: 40),
  ]

  @Test(arguments: controls + tables)
  func measuresAsItWasRead(fact: Fact) throws {
    let read = Document.read(Array(fact.yaml.utf8), path: "fact.yml")
    #expect(read.diagnostics == [])
    let cell = TraitMatrix(
      devices: .ids([fact.device]), orientations: [.portrait], windows: [.full],
      contentSizes: [fact.size], osProfiles: .only([fact.release])
    ).cells[0]
    let result = LayoutPipeline.standard.resolve(try #require(read.value).layout, in: cell)
    let frame = try #require(result.view(fact.view)).frame
    if let width = fact.width { #expect(abs(frame.width - width) <= fact.tolerance, "\(frame)") }
    if let height = fact.height {
      #expect(abs(frame.height - height) <= fact.tolerance, "\(frame)")
    }
    if let x = fact.x { #expect(abs(frame.minX - x) <= fact.tolerance, "\(frame)") }
  }

  /// With a large title above it the first header is as one below a section without a footer: 38.
  @Test func aLargeTitleLeavesLessAboveTheFirstHeader() throws {
    let yaml = """
      casque: 1
      root:
        navigationController: n
        subviews:
          - {navigationBar: bar, title: A, prefersLargeTitles: true}
          - {tableView: t, style: grouped, sections: \(Self.sections)}
      """
    let read = Document.read(Array(yaml.utf8), path: "fact.yml")
    let cell = TraitMatrix(
      devices: .ids(["iphone-se-3"]), orientations: [.portrait], windows: [.full],
      osProfiles: .only([.ios26])
    ).cells[0]
    let result = LayoutPipeline.standard.resolve(try #require(read.value).layout, in: cell)
    #expect(try #require(result.view("t.header0")).frame.height == 38)
  }

  /// A line between rows that are edited begins at their text: 40 and the margin of 16.
  @Test func linesBetweenEditedRowsBeginAtTheirText() throws {
    let yaml = """
      casque: 1
      root:
        tableView: t
        isEditing: true
        sections: [{cells: [{tableViewCell: a, text: A}, {tableViewCell: b, text: B}]}]
      """
    let read = Document.read(Array(yaml.utf8), path: "fact.yml")
    let cell = TraitMatrix(
      devices: .ids(["iphone-se-3"]), orientations: [.portrait], windows: [.full],
      osProfiles: .only([.ios18])
    ).cells[0]
    let result = LayoutPipeline.standard.resolve(try #require(read.value).layout, in: cell)
    let line = try #require(result.view("t.separator0_0")).absoluteFrame
    #expect(line.minX == 56 && line.maxX == 375)
    #expect(try #require(result.view("a.textLabel")).absoluteFrame.minX == 56)
  }

  /// The handle of a row is 36.5 wide at xxxL, before the margin of 16: its content ends at 322.5.
  @Test func theHandleOfARowGrowsWithTheText() throws {
    let yaml = "casque: 1\nroot: {tableView: t, isEditing: true, sections: \(Self.editing)}\n"
    let read = Document.read(Array(yaml.utf8), path: "fact.yml")
    let cell = TraitMatrix(
      devices: .ids(["iphone-se-3"]), orientations: [.portrait], windows: [.full],
      contentSizes: [.xxxLarge], osProfiles: .only([.ios26])
    ).cells[0]
    let result = LayoutPipeline.standard.resolve(try #require(read.value).layout, in: cell)
    let content = try #require(result.view("a.contentView")).absoluteFrame
    #expect(abs(content.maxX - 322.5) < 0.1)
    // The box of the sign was read as 34.5 where it follows as 34.3, and its content a point further.
    #expect(abs(content.minX - 47.5) <= 1)
  }

  /// Buttons of alerts are 48 high, and 12 above and below a line of 39.5.
  @Test(arguments: [(ContentSizeCategory.large, 48.0), (.accessibility2, 63.5)])
  func buttonsOfAlertsGrow(size: ContentSizeCategory, height: Double) throws {
    let yaml = "casque: 1\nroot: {alertController: a, title: Sure?, actions: [OK]}\n"
    let read = Document.read(Array(yaml.utf8), path: "fact.yml")
    let cell = TraitMatrix(
      devices: .ids(["iphone-se-3"]), orientations: [.portrait], windows: [.full],
      contentSizes: [size], osProfiles: .only([.ios26])
    ).cells[0]
    let result = LayoutPipeline.standard.resolve(try #require(read.value).layout, in: cell)
    #expect(try #require(result.view("a.action0")).frame.height == height)
  }

  /// The search bar of a controller has 60 for a field of 44, and 96 for one of 80.
  @Test(arguments: [(ContentSizeCategory.large, 60.0, 44.0), (.accessibility2, 96, 80)])
  func theRoomOfASearchBarGrowsWithIt(
    size: ContentSizeCategory, room: Double, height: Double
  ) throws {
    let yaml = """
      casque: 1
      root:
        navigationController: n
        subviews:
          - {navigationBar: bar, title: A}
          - {searchBar: s}
          - {view: content}
      """
    let read = Document.read(Array(yaml.utf8), path: "fact.yml")
    let cell = TraitMatrix(
      devices: .ids(["iphone-16-pro"]), orientations: [.portrait], windows: [.full],
      contentSizes: [size], osProfiles: .only([.ios26])
    ).cells[0]
    let result = LayoutPipeline.standard.resolve(try #require(read.value).layout, in: cell)
    let bar = try #require(result.view("bar")).absoluteFrame
    let content = try #require(result.view("content"))
    #expect(try #require(result.view("s")).frame.height == height)
    #expect(abs(content.safeAreaInsets.top - bar.maxY - room) < 0.01)
  }

  /// A title wraps in the width that is left: a line of 20.333, one of the leading of body, which is
  /// 22, and 7 above and below.
  @Test func titlesOfConfiguredButtonsWrap() throws {
    let yaml = """
      casque: 1
      root:
        id: screen
        subviews:
          - {button: b, title: Buy it now and pay later, style: filled}
        constraints: [b.width = 150, b.top = safeArea.top, b.leading = safeArea.leading]
      """
    let read = Document.read(Array(yaml.utf8), path: "fact.yml")
    let cell = TraitMatrix(
      devices: .ids(["iphone-16-pro"]), orientations: [.portrait], windows: [.full]
    ).cells[0]
    let result = LayoutPipeline.standard.resolve(try #require(read.value).layout, in: cell)
    let button = try #require(result.view("b"))
    #expect(button.text?.lines.count == 2)
    #expect(button.text?.isTruncated == false)
    #expect(abs(button.frame.height - (7 + 20 + 1.0 / 3 + 22 + 7)) < 0.01)
  }
}
