/// What kind of view it is, with the properties that only that kind has.
public enum ViewContent: Sendable, Hashable {
  /// UIView.
  case plain
  /// UILabel.
  case label(Label)
  /// UIButton.
  case button(Button)
  /// UIImageView.
  case imageView(ImageView)
  /// UITextField.
  case textField(TextField)
  /// UISwitch.
  case `switch`(Switch)
  /// UISlider.
  case slider(Slider)
  /// UIStepper.
  case stepper(Stepper)
  /// UISegmentedControl.
  case segmentedControl(SegmentedControl)
  /// UIProgressView.
  case progressView(ProgressView)
  /// UIActivityIndicatorView.
  case activityIndicatorView(ActivityIndicatorView)
  /// UIPageControl.
  case pageControl(PageControl)
  /// UITextView.
  case textView(TextView)
  /// UISearchBar.
  case searchBar(SearchBar)
  /// UIDatePicker.
  case datePicker(DatePicker)
  /// UIPickerView.
  case pickerView(PickerView)
  /// UINavigationBar.
  case navigationBar(NavigationBar)
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
  case alertController(AlertController)
  /// UITableView.
  case tableView(TableView)
  /// UITableViewCell.
  case tableViewCell(TableViewCell)
  /// UICollectionView.
  case collectionView(CollectionView)
}
