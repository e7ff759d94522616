import CasqueModel

/// The kinds of views, by the keys that documents use for them.
enum ViewKind: String, CaseIterable, Sendable {
  case view
  case label
  case button
  case imageView
  case textField
  case `switch`
  case slider
  case stepper
  case segmentedControl
  case progressView
  case activityIndicatorView
  case pageControl
  case textView
  case searchBar
  case datePicker
  case pickerView
  case navigationBar
  case tabBar
  case toolbar
  case visualEffectView
  case stackView
  case scrollView
  case navigationController
  case tabBarController
  case containerView
  case alertController
  case tableView
  case tableViewCell
  case collectionView

  /// The content of a new view of the kind.
  var content: ViewContent {
    switch self {
    case .view: .plain
    case .label: .label(Label(text: ""))
    case .button: .button(Button(title: ""))
    case .imageView: .imageView(ImageView(image: nil))
    case .textField: .textField(TextField())
    case .switch: .switch(Switch())
    case .slider: .slider(Slider())
    case .stepper: .stepper(Stepper())
    case .segmentedControl: .segmentedControl(SegmentedControl())
    case .progressView: .progressView(ProgressView())
    case .activityIndicatorView: .activityIndicatorView(ActivityIndicatorView())
    case .pageControl: .pageControl(PageControl())
    case .textView: .textView(TextView())
    case .searchBar: .searchBar(SearchBar())
    case .datePicker: .datePicker(DatePicker())
    case .pickerView: .pickerView(PickerView())
    case .navigationBar: .navigationBar(NavigationBar())
    case .tabBar: .tabBar(TabBar())
    case .toolbar: .toolbar(Toolbar())
    case .visualEffectView: .visualEffectView(VisualEffectView())
    case .stackView: .stackView(StackView())
    case .scrollView: .scrollView(ScrollView())
    case .navigationController: .navigationController
    case .tabBarController: .tabBarController
    case .containerView: .containerView
    case .alertController: .alertController(AlertController())
    case .tableView: .tableView(TableView())
    case .tableViewCell: .tableViewCell(TableViewCell())
    case .collectionView: .collectionView(CollectionView())
    }
  }

  /// What a view of the kind is, for editors.
  var summary: String {
    switch self {
    case .view: "The id of a plain view, as UIView."
    case .label: "The id of a text, as UILabel."
    case .button: "The id of a button, as UIButton."
    case .imageView: "The id of an image, as UIImageView."
    case .textField: "The id of a field for text, as UITextField."
    case .switch: "The id of a switch, as UISwitch."
    case .slider: "The id of a slider, as UISlider."
    case .stepper: "The id of a stepper, as UIStepper."
    case .segmentedControl: "The id of a row of segments, as UISegmentedControl."
    case .progressView: "The id of a bar that fills, as UIProgressView."
    case .activityIndicatorView: "The id of a turning wheel, as UIActivityIndicatorView."
    case .pageControl: "The id of a row of dots, as UIPageControl."
    case .textView: "The id of a text that scrolls, as UITextView."
    case .searchBar: "The id of a field for searching, as UISearchBar."
    case .datePicker: "The id of a picker of dates and times, as UIDatePicker."
    case .pickerView: "The id of wheels to pick from, as UIPickerView."
    case .navigationBar: "The id of a navigation bar, as UINavigationBar."
    case .tabBar: "The id of a tab bar, as UITabBar."
    case .toolbar: "The id of a toolbar, as UIToolbar."
    case .visualEffectView: "The id of a material, as UIVisualEffectView."
    case .stackView: "The id of a view that arranges its subviews, as UIStackView."
    case .scrollView: "The id of a view that scrolls its subviews, as UIScrollView."
    case .navigationController: "The id of a screen with its bars, as UINavigationController."
    case .tabBarController: "The id of a screen with its tab bar, as UITabBarController."
    case .containerView: "The id of a view that shows another layout, as a Container View."
    case .alertController: "The id of an alert or action sheet, as UIAlertController."
    case .tableView: "The id of a table of rows, as UITableView."
    case .tableViewCell: "The id of a row of a table, as UITableViewCell."
    case .collectionView: "The id of a view with cells in lines, as UICollectionView."
    }
  }

  /// The words that ids cannot be: the kinds, and the guides of every view.
  static let reservedWords =
    allCases.map(\.rawValue) + [ComponentKeys.instanceKind] + GuideWord.allCases.map(\.rawValue)

  /// The kinds that scroll what lies in them.
  static let scrolling: [ViewKind] = [.scrollView, .tableView, .collectionView]
}

/// The guides that every view has, by the words that documents use for them.
enum GuideWord: String, CaseIterable, Sendable {
  case safeArea
  case margins
  case readable
  case keyboard
  case topLayout
  case bottomLayout

  /// The guide.
  var kind: LayoutGuideKind {
    switch self {
    case .safeArea: .safeArea
    case .margins: .layoutMargins
    case .readable: .readableContent
    case .keyboard: .keyboard
    case .topLayout: .topLayout
    case .bottomLayout: .bottomLayout
    }
  }
}

/// The guides that only scroll views have, by the words that documents use for them.
///
/// They are no reserved words: an id of the same name goes first.
enum ScrollGuideWord: String, CaseIterable, Sendable {
  case content
  case frame

  /// The guide.
  var kind: LayoutGuideKind {
    switch self {
    case .content: .contentLayout
    case .frame: .frameLayout
    }
  }
}
