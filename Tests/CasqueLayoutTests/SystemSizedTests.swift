import CasqueGeometry
import CasqueLayout
import CasqueModel
import Testing

/// What controls ask for, and the frames that follow.
///
/// A character of the measurer is half as wide as its font's size.
@Suite struct SystemSizedTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let content: ViewContent
    let os: String
    let width: Double?
    let height: Double?
    var testDescription: String { "\(os): \(content)" }
    init(_ content: ViewContent, _ os: String, _ width: Double?, _ height: Double?) {
      (self.content, self.os, self.width, self.height) = (content, os, width, height)
    }
  }

  /// **Source** ControlFacts; EnvironmentFacts §7.
  static let cases: [Case] = [
    // The frame is 31 high, and the alignment rectangle ends 1 above it.
    Case(.slider(Slider()), "18", nil, 30), Case(.slider(Slider()), "26", nil, 34),
    Case(.stepper(Stepper()), "18", 94, 32), Case(.stepper(Stepper()), "26", 94, 32),
    // Five characters of 13 points are 32.5, with 10 at both sides 52.5, in whole points 53.
    Case(.segmentedControl(SegmentedControl(segments: ["Day", "Week", "Month"])), "18", 159, 31),
    // With 18.5 at both sides it is 69.5, in whole points 70.
    Case(.segmentedControl(SegmentedControl(segments: ["Day", "Week", "Month"])), "26", 210, 31),
    Case(.progressView(ProgressView()), "18", nil, 4),
    Case(.progressView(ProgressView(style: .bar)), "18", nil, 2.5),
    Case(.activityIndicatorView(ActivityIndicatorView()), "18", 20, 20),
    Case(.activityIndicatorView(ActivityIndicatorView(style: .large)), "26", 37, 37),
    Case(.pageControl(PageControl(numberOfPages: 3)), "18", 74, 26),
    Case(.pageControl(PageControl(numberOfPages: -1)), "18", 20, 26),
    Case(.textView(TextView(text: "a")), "18", nil, nil),
    // Without text and placeholder 5 and 28, with a placeholder its width and 28.
    Case(.textField(TextField(borderStyle: .roundedRect)), "18", 33, 34),
    Case(.textField(TextField(placeholder: "aa", borderStyle: .roundedRect)), "26", 45, 34),
    Case(.navigationBar(NavigationBar(prompt: "A")), "18", nil, 74),
    Case(.searchBar(SearchBar()), "18", nil, 56), Case(.searchBar(SearchBar()), "26", nil, 44),
    Case(.datePicker(DatePicker(style: .wheels)), "18", 320, 216),
    // `Jan 9, 2007` has 11 characters of 8.5 and 24, `9:41 AM` has 7; the gap is 5.
    Case(.datePicker(DatePicker()), "18", 93.5 + 24 + 5 + 59.5 + 24, 34.5),
    Case(.datePicker(DatePicker(mode: .time)), "18", 59.5 + 24, 34.5),
    Case(.pickerView(PickerView()), "26", 320, 216),
    Case(.navigationBar(NavigationBar(title: "A")), "18", nil, 44),
    Case(.navigationBar(NavigationBar(prefersLargeTitles: true)), "18", nil, 96),
    Case(.tabBar(TabBar()), "18", nil, 49), Case(.toolbar(Toolbar()), "18", nil, 44),
    Case(.visualEffectView(VisualEffectView()), "18", nil, nil),
  ]

  @Test(arguments: cases) func intrinsicSize(_ example: Case) throws {
    let layout = Layout(
      name: "it", root: View("root", subviews: [View("it", content: example.content)]))
    let result = resolve(
      layout, in: .window(profile: example.os == "26" ? .plain26 : .plain18))
    let size = try #require(result.view("it")).intrinsicContentSize
    #expect(size.horizontal == example.width)
    #expect(size.vertical == example.height)
  }

  /// 17 points: ascender 13.6, in whole points 14, below the inset of 8; a second line 17 further down.
  @Test func theBaselinesOfATextViewAreCountedFromItsTop() throws {
    let text = TextView(text: "a\nb", font: .system(17), isScrollEnabled: false)
    let note = View("note", content: .textView(text))
    let result = resolve(
      Layout("screen", subviews: [note]) { root in
        note.at(0, 0, in: root)
        note.size(100, 100)
      })
    let view = try #require(result.view("note"))
    #expect(view.firstBaseline == 22)
    #expect(view.lastBaselineToBottom == 61)
  }

  /// The stepper hugs at 750, the label at 250: the label takes what is left of 320.
  @Test func aStepperKeepsItsWidthBesideALabel() throws {
    let stepper = View("stepper", content: .stepper(Stepper()))
    let label = View.label("label", text: "ab")
    let layout = Layout("screen", subviews: [stepper, label]) { root in
      stepper.topAnchor.constraint(equalTo: root.topAnchor)
      stepper.leadingAnchor.constraint(equalTo: root.leadingAnchor)
      label.topAnchor.constraint(equalTo: root.topAnchor)
      label.leadingAnchor.constraint(equalTo: stepper.trailingAnchor)
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor)
    }
    let result = resolve(layout)
    #expect(try #require(result.view("stepper")).frame.width == 94)
    #expect(try #require(result.view("label")).frame.width == 226)
  }

  /// The alignment rectangle of a segmented control is 31 high, its frame 32.
  @Test func aSegmentedControlReachesBelowItsAlignmentRectangle() throws {
    let control = View("it", content: .segmentedControl(SegmentedControl(segments: ["a"])))
    let layout = Layout("screen", subviews: [control]) { root in
      control.topAnchor.constraint(equalTo: root.topAnchor, constant: 10)
      control.leadingAnchor.constraint(equalTo: root.leadingAnchor)
      control.widthAnchor.constraint(equalToConstant: 100)
    }
    let frame = try #require(resolve(layout).view("it")).frame
    #expect(frame == Rect(x: 0, y: 10, width: 100, height: 32))
  }

  /// 100 wide less 2 · 5 are 15 characters of 6: two words of 10 are two lines of 12, with 2 · 8.
  @Test func aTextViewWithoutScrollingWrapsInsideItsInsets() throws {
    let text = TextView(text: "aaaaaaaaaa bbbbbbbbbb", isScrollEnabled: false)
    let view = View("it", content: .textView(text))
    let layout = Layout("screen", subviews: [view]) { root in
      view.topAnchor.constraint(equalTo: root.topAnchor)
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
      view.widthAnchor.constraint(equalToConstant: 100)
    }
    let found = try #require(resolve(layout).view("it"))
    #expect(found.frame == Rect(x: 0, y: 0, width: 100, height: 40))
    #expect(found.textFrame == Rect(x: 5, y: 8, width: 90, height: 24))
    #expect(found.text?.isTruncated == false)
  }
}
