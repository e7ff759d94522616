import CasqueModel

extension PropertyTable {
  /// The properties of controls, bars and materials, by UIKit's names.
  static let systemViews: [PropertyRule] =
    values + segments + progress + pages + fields + pickers + bars

  private static let values: [PropertyRule] = [
    PropertyRule("value", "The value.", of: [.slider, .stepper], .number()) { .value($0) },
    PropertyRule(
      "minimumValue", "The least value.", of: [.slider, .stepper], .number()
    ) { .minimumValue($0) },
    PropertyRule(
      "maximumValue", "The greatest value.", of: [.slider, .stepper], .number()
    ) { .maximumValue($0) },
    PropertyRule(
      "minimumTrackTintColor", "The track before the thumb; null for the tint.", of: [.slider],
      ValueForm.color.orNull
    ) { .minimumTrackTintColor($0) },
    PropertyRule(
      "maximumTrackTintColor", "The track behind the thumb; null for the system's.",
      of: [.slider], ValueForm.color.orNull
    ) { .maximumTrackTintColor($0) },
    PropertyRule(
      "thumbTintColor", "The thumb; null for white.", of: [.slider, .switch],
      ValueForm.color.orNull
    ) { .thumbTintColor($0) },
  ]

  private static let segments: [PropertyRule] = [
    PropertyRule(
      "segments", "The titles, from the leading end on.", of: [.segmentedControl],
      ValueForm<String>.text.list(count: 0...100)
    ) { .segments($0) },
    PropertyRule(
      "segmentImages", "The images in place of titles, from the leading end on; null for a title.",
      of: [.segmentedControl], ValueForm.imageOrSymbol.orNull.list(count: 0...100)
    ) { .segmentImages($0) },
    PropertyRule(
      "apportionsSegmentWidthsByContent",
      "Whether segments are as wide as their titles want, rather than all alike.",
      of: [.segmentedControl], .boolean
    ) { .apportionsSegmentWidthsByContent($0) },
    PropertyRule(
      "selectedSegmentIndex", "The selected segment, from 0; null for none.",
      of: [.segmentedControl], ValueForm<Int>.integer(0...100).orNull
    ) { .selectedSegmentIndex($0) },
    PropertyRule(
      "selectedSegmentTintColor", "The ground of the selected segment; null for the system's.",
      of: [.segmentedControl], ValueForm.color.orNull
    ) { .selectedSegmentTintColor($0) },
  ]

  private static let progress: [PropertyRule] = [
    PropertyRule(
      "progress", "How much is done.", of: [.progressView], .number(0...1)
    ) { .progress($0) },
    PropertyRule(
      "progressViewStyle", "How the bar is drawn.", of: [.progressView],
      ValueForm<ProgressView.Style>.choice("a progress view's style")
    ) { .progressViewStyle($0) },
    PropertyRule(
      "progressTintColor", "What is done; null for the tint.", of: [.progressView],
      ValueForm.color.orNull
    ) { .progressTintColor($0) },
    PropertyRule(
      "trackTintColor", "The rest; null for the system's.", of: [.progressView],
      ValueForm.color.orNull
    ) { .trackTintColor($0) },
    PropertyRule(
      "style", "How large the wheel is.", of: [.activityIndicatorView],
      ValueForm<ActivityIndicatorView.Style>.choice("an activity indicator's style")
    ) { .activityIndicatorStyle($0) },
    PropertyRule(
      "color", "The colour; null for the system's.", of: [.activityIndicatorView],
      ValueForm.color.orNull
    ) { .color($0) },
    PropertyRule(
      "isAnimating", "Whether it turns.", of: [.activityIndicatorView], .boolean
    ) { .isAnimating($0) },
    PropertyRule(
      "hidesWhenStopped", "Whether it is not drawn while it does not turn.",
      of: [.activityIndicatorView], .boolean
    ) { .hidesWhenStopped($0) },
  ]

  private static let pages: [PropertyRule] = [
    PropertyRule(
      "numberOfPages", "How many dots there are.", of: [.pageControl], .integer(0...1000)
    ) { .numberOfPages($0) },
    PropertyRule(
      "currentPage", "The current dot, from 0.", of: [.pageControl], .integer(0...1000)
    ) { .currentPage($0) },
    PropertyRule(
      "pageIndicatorTintColor", "The other dots; null for the system's.", of: [.pageControl],
      ValueForm.color.orNull
    ) { .pageIndicatorTintColor($0) },
    PropertyRule(
      "currentPageIndicatorTintColor", "The current dot; null for the system's.",
      of: [.pageControl], ValueForm.color.orNull
    ) { .currentPageIndicatorTintColor($0) },
    PropertyRule(
      "hidesForSinglePage", "Whether a single dot is not drawn.", of: [.pageControl], .boolean
    ) { .hidesForSinglePage($0) },
  ]

  private static let fields: [PropertyRule] = [
    PropertyRule(
      "isScrollEnabled", "Whether it scrolls; then it asks for no size.", of: [.textView],
      .boolean
    ) { .isScrollEnabled($0) },
    PropertyRule(
      "isEditable", "Whether the user can write in it.", of: [.textView], .boolean
    ) { .isEditable($0) },
    PropertyRule(
      "searchBarStyle", "The ground of the bar.", of: [.searchBar],
      ValueForm<SearchBar.Style>.choice("a search bar's style")
    ) { .searchBarStyle($0) },
    PropertyRule(
      "showsCancelButton", "Whether a button to cancel follows the field.", of: [.searchBar],
      .boolean
    ) { .showsCancelButton($0) },
    PropertyRule(
      "scopeButtonTitles", "The titles of the scopes below the field.", of: [.searchBar],
      ValueForm<String>.text.list(count: 0...20)
    ) { .scopeButtonTitles($0) },
    PropertyRule(
      "selectedScopeButtonIndex", "The scope that is searched, from 0.", of: [.searchBar],
      .integer(0...20)
    ) { .selectedScopeButtonIndex($0) },
  ]

  private static let pickers: [PropertyRule] = [
    PropertyRule(
      "date", "The date, such as 2026-09-14 09:41.", of: [.datePicker], .date
    ) { .date($0) },
    PropertyRule(
      "minuteInterval", "The steps of its minutes, which divide an hour.", of: [.datePicker],
      ValueForm<Int>.integer(1...30)
    ) { .minuteInterval($0) },
    PropertyRule(
      "datePickerMode", "What is picked.", of: [.datePicker],
      ValueForm<DatePicker.Mode>.choice("a date picker's mode")
    ) { .datePickerMode($0) },
    PropertyRule(
      "preferredDatePickerStyle", "How it is picked.", of: [.datePicker],
      ValueForm<DatePicker.Style>.choice("a date picker's style")
    ) { .datePickerStyle($0) },
    PropertyRule(
      "components", "The rows of each wheel.", of: [.pickerView],
      ValueForm<String>.text.list().list(count: 0...100)
    ) { .components($0) },
    PropertyRule(
      "selectedRows", "The row in the middle of each wheel, from 0.", of: [.pickerView],
      ValueForm<Int>.integer(0...1_000_000).list(count: 0...100)
    ) { .selectedRows($0) },
  ]

  private static let bars: [PropertyRule] = [
    PropertyRule(
      "prompt", "A line above the bar's row; null for none.", of: [.navigationBar],
      ValueForm.text.orNull
    ) { .prompt($0) },
    PropertyRule(
      "isTranslucent", "Whether a controller's content reaches under the bar.",
      of: [.navigationBar, .tabBar, .toolbar], .boolean
    ) { .isTranslucent($0) },
    PropertyRule(
      "barStyle", "How the bar is coloured: as the screen is, or black with white text.",
      of: [.navigationBar, .tabBar, .toolbar], ValueForm<BarStyle>.choice("a bar style")
    ) { .barStyle($0) },
    PropertyRule(
      "barTintColor", "The colour of the bar's ground; null for the system's.",
      of: [.navigationBar, .tabBar, .toolbar], ValueForm.color.orNull
    ) { .barTintColor($0) },
    PropertyRule(
      "titleColor", "The colour of the title; null for the system's.", of: [.navigationBar],
      ValueForm.color.orNull
    ) { .titleColor($0) },
    PropertyRule(
      "titleFont", "The font of the title in the bar's row; null for the system's.",
      of: [.navigationBar], ValueForm.font.orNull
    ) { .titleFont($0) },
    PropertyRule(
      "titleView", "Which subview stands in place of the title, from 0; null for the title.",
      of: [.navigationBar], ValueForm<Int>.integer(0...100).orNull
    ) { .titleView($0) },
    PropertyRule(
      "prefersLargeTitles", "Whether the title stands large below the bar.",
      of: [.navigationBar], .boolean
    ) { .prefersLargeTitles($0) },
    PropertyRule(
      "backTitle", "The title of the screen to go back to; null for no back button.",
      of: [.navigationBar], ValueForm.text.orNull
    ) { .backTitle($0) },
    PropertyRule(
      "leadingItems", "The items at the leading end, from the edge inwards.",
      of: [.navigationBar], ValueForm.barItem.list(count: 0...100)
    ) { .leadingItems($0) },
    PropertyRule(
      "trailingItems", "The items at the trailing end, from the edge inwards.",
      of: [.navigationBar], ValueForm.barItem.list(count: 0...100)
    ) { .trailingItems($0) },
    PropertyRule(
      "items", "The items, from the leading end on.", of: [.tabBar],
      ValueForm.tabBarItem.list(count: 0...100)
    ) { .tabBarItems($0) },
    PropertyRule(
      "selectedIndex", "The selected item, from 0; null for none.", of: [.tabBar],
      ValueForm<Int>.integer(0...100).orNull
    ) { .selectedIndex($0) },
    PropertyRule(
      "items", "The items, from the leading end on.", of: [.toolbar],
      ValueForm.barItem.list(count: 0...100)
    ) { .toolbarItems($0) },
    PropertyRule(
      "effect", "The material; null for none.", of: [.visualEffectView],
      ValueForm<VisualEffectView.BlurStyle>.choice("a material").orNull
    ) { .effect($0) },
    PropertyRule(
      "vibrancy", "How its content is lit by the material around it; null for not at all.",
      of: [.visualEffectView],
      ValueForm<VisualEffectView.VibrancyStyle>.choice("a vibrancy style").orNull
    ) { .vibrancy($0) },
  ]
}
