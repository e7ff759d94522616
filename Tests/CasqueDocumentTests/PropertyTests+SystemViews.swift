import CasqueGeometry
import CasqueModel

extension PropertyTests {
  /// The properties of controls, bars and materials.
  static let systemViews: [Case] = values + dressed + indicators + fields + bars

  private static let values: [Case] = [
    Case("slider", "value: 0.25", .value(0.25)),
    Case("stepper", "minimumValue: -3", .minimumValue(-3)),
    Case("slider", "maximumValue: 1e3", .maximumValue(1000)),
    Case(
      "slider", "minimumTrackTintColor: systemRed", .minimumTrackTintColor(.system("systemRed"))),
    Case("slider", "maximumTrackTintColor: null", .maximumTrackTintColor(nil)),
    Case("slider", "thumbTintColor: systemBlue", .thumbTintColor(.systemBlue)),
    Case("stepper", "isEnabled: false", .isEnabled(false)),
    Case("segmentedControl", "segments: [Day, 7, no]", .segments(["Day", "7", "no"])),
    Case("segmentedControl", "selectedSegmentIndex: 2", .selectedSegmentIndex(2)),
    Case("segmentedControl", "selectedSegmentIndex: null", .selectedSegmentIndex(nil)),
    Case(
      "segmentedControl", "selectedSegmentTintColor: label", .selectedSegmentTintColor(.label)),
  ]

  /// What storyboards state of controls and bars.
  static let dressed: [Case] = [
    Case("switch", "thumbTintColor: label", .thumbTintColor(.label)),
    Case("segmentedControl", "segmentImages: [a.png, null]", .segmentImages(["a.png", nil])),
    Case("datePicker", "minuteInterval: 15", .minuteInterval(15)),
    Case("datePicker", "datePickerMode: countDownTimer", .datePickerMode(.countDownTimer)),
    Case("toolbar", "barTintColor: systemRed", .barTintColor(.system("systemRed"))),
    Case("navigationBar", "titleColor: label", .titleColor(.label)),
    Case("navigationBar", "titleFont: headline", .titleFont(.preferred(.headline))),
    Case("navigationBar", "titleView: 0", .titleView(0)),
    Case("tableView", "separatorColor: null", .separatorColor(nil)),
    Case(
      "tableView", "separatorInset: {leading: 45}",
      .separatorInset(DirectionalInsets(leading: 45))),
    Case("view", "standIn: Map", .standIn("Map")),
  ]

  private static let indicators: [Case] = [
    Case("progressView", "progress: 0.5", .progress(0.5)),
    Case("progressView", "progressViewStyle: bar", .progressViewStyle(.bar)),
    Case("progressView", "progressViewStyle: default", .progressViewStyle(.default)),
    Case("progressView", "progressTintColor: label", .progressTintColor(.label)),
    Case("progressView", "trackTintColor: null", .trackTintColor(nil)),
    Case("activityIndicatorView", "style: large", .activityIndicatorStyle(.large)),
    Case("activityIndicatorView", "color: label", .color(.label)),
    Case("activityIndicatorView", "isAnimating: false", .isAnimating(false)),
    Case("activityIndicatorView", "hidesWhenStopped: false", .hidesWhenStopped(false)),
    Case("pageControl", "numberOfPages: 4", .numberOfPages(4)),
    Case("pageControl", "currentPage: 1", .currentPage(1)),
    Case("pageControl", "pageIndicatorTintColor: label", .pageIndicatorTintColor(.label)),
    Case(
      "pageControl", "currentPageIndicatorTintColor: null", .currentPageIndicatorTintColor(nil)),
    Case("pageControl", "hidesForSinglePage: true", .hidesForSinglePage(true)),
  ]

  private static let fields: [Case] = [
    Case("textView", "text: Dear Ada", .text("Dear Ada")),
    Case("textView", "font: body", .font(.preferred(.body))),
    Case("textView", "textColor: label", .textColor(.label)),
    Case("textView", "textAlignment: right", .textAlignment(.right)),
    Case("textView", "isScrollEnabled: false", .isScrollEnabled(false)),
    Case("textView", "isEditable: false", .isEditable(false)),
    Case("searchBar", "text: Lisbon", .text("Lisbon")),
    Case("searchBar", "placeholder: Search", .placeholder("Search")),
    Case("searchBar", "searchBarStyle: minimal", .searchBarStyle(.minimal)),
    Case("searchBar", "showsCancelButton: true", .showsCancelButton(true)),
    Case("datePicker", "date: 2024-02-29", .date(day(2024, 2, 29))),
    Case("datePicker", "date: 2026-09-14 09:41", .date(day(2026, 9, 14, 9, 41))),
    Case("datePicker", "date: '2026-09-14T23:59'", .date(day(2026, 9, 14, 23, 59))),
    Case("datePicker", "datePickerMode: time", .datePickerMode(.time)),
    Case("datePicker", "preferredDatePickerStyle: wheels", .datePickerStyle(.wheels)),
    Case("pickerView", "components: [[a, b], [1]]", .components([["a", "b"], ["1"]])),
    Case("pickerView", "selectedRows: [1, 0]", .selectedRows([1, 0])),
  ]

  private static let bars: [Case] = [
    Case("navigationBar", "title: Trips", .title("Trips")),
    Case("navigationBar", "prefersLargeTitles: true", .prefersLargeTitles(true)),
    Case("navigationBar", "barStyle: black", .barStyle(.black)),
    Case("tabBar", "barStyle: black", .barStyle(.black)),
    Case("toolbar", "barStyle: default", .barStyle(.default)),
    Case("navigationBar", "backTitle: Home", .backTitle("Home")),
    Case("navigationBar", "backTitle: null", .backTitle(nil)),
    Case("navigationBar", "leadingItems: [Edit]", .leadingItems([BarItem(title: "Edit")])),
    Case(
      "navigationBar", "trailingItems: [{image: a.png, isEnabled: false}]",
      .trailingItems([BarItem(image: "a.png", isEnabled: false)])),
    Case(
      "tabBar", "items: [{title: A, image: a.png, badge: 3}]",
      .tabBarItems([TabBarItem(title: "A", image: "a.png", badgeValue: "3")])),
    Case("tabBar", "selectedIndex: null", .selectedIndex(nil)),
    Case(
      "toolbar", "items: [flexibleSpace, {title: Go, style: done}]",
      .toolbarItems([.flexibleSpace, BarItem(title: "Go", style: .done)])),
    Case("visualEffectView", "effect: systemThinMaterial", .effect(.systemThinMaterial)),
    Case("visualEffectView", "effect: null", .effect(nil)),
  ]

  private static func day(
    _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0
  ) -> CalendarDate {
    CalendarDate(year: year, month: month, day: day, hour: hour, minute: minute)
      ?? CalendarDate()
  }
}
