/// What kind of view it is, with the properties that only that kind has.
///
/// Kinds with many properties are indirect, so that a ``View`` stays small: trees are copied often.
public enum ViewContent: Sendable, Hashable {
  /// UIView.
  case plain
  /// UILabel.
  indirect case label(Label)
  /// UIButton.
  indirect case button(Button)
  /// UIImageView.
  case imageView(ImageView)
  /// UITextField.
  indirect case textField(TextField)
  /// UISwitch.
  case `switch`(Switch)
  /// UISlider.
  indirect case slider(Slider)
  /// UIStepper.
  case stepper(Stepper)
  /// UISegmentedControl.
  indirect case segmentedControl(SegmentedControl)
  /// UIProgressView.
  case progressView(ProgressView)
  /// UIActivityIndicatorView.
  case activityIndicatorView(ActivityIndicatorView)
  /// UIPageControl.
  case pageControl(PageControl)
  /// UITextView.
  indirect case textView(TextView)
  /// UISearchBar.
  case searchBar(SearchBar)
  /// UIDatePicker.
  case datePicker(DatePicker)
  /// UIPickerView.
  case pickerView(PickerView)
  /// UINavigationBar.
  indirect case navigationBar(NavigationBar)
  /// UITabBar.
  case tabBar(TabBar)
  /// UIToolbar.
  case toolbar(Toolbar)
  /// UIVisualEffectView.
  case visualEffectView(VisualEffectView)
  /// UIStackView.
  case stackView(StackView)
  /// UIScrollView.
  case scrollView(ScrollView)
  /// The view of a UINavigationController: its bars and the screen they surround.
  case navigationController
  /// The view of a UITabBarController: its tab bar and the screen above it.
  case tabBarController
  /// A view that shows another view controller, as Interface Builder's Container View.
  case containerView
  /// The view of a UIAlertController.
  indirect case alertController(AlertController)
  /// UITableView.
  indirect case tableView(TableView)
  /// UITableViewCell.
  indirect case tableViewCell(TableViewCell)
  /// UICollectionView.
  indirect case collectionView(CollectionView)
}
