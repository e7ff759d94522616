import CasqueModel

extension ViewKind {
  /// The kind of views with a content.
  init(of content: ViewContent) {
    switch content {
    case .plain: self = .view
    case .label: self = .label
    case .button: self = .button
    case .imageView: self = .imageView
    case .textField: self = .textField
    case .switch: self = .switch
    case .slider: self = .slider
    case .stepper: self = .stepper
    case .segmentedControl: self = .segmentedControl
    case .progressView: self = .progressView
    case .activityIndicatorView: self = .activityIndicatorView
    case .pageControl: self = .pageControl
    case .textView: self = .textView
    case .searchBar: self = .searchBar
    case .datePicker: self = .datePicker
    case .pickerView: self = .pickerView
    case .navigationBar: self = .navigationBar
    case .tabBar: self = .tabBar
    case .toolbar: self = .toolbar
    case .visualEffectView: self = .visualEffectView
    case .stackView: self = .stackView
    case .scrollView: self = .scrollView
    case .navigationController: self = .navigationController
    case .tabBarController: self = .tabBarController
    case .containerView: self = .containerView
    case .alertController: self = .alertController
    case .tableView: self = .tableView
    case .tableViewCell: self = .tableViewCell
    case .collectionView: self = .collectionView
    }
  }
}
