package import CasqueGeometry
package import CasqueModel

/// The priorities with which kinds of views hug and defend their content unless told otherwise.
///
/// | kind | hugging x / y | compression x / y |
/// |---|---|---|
/// | view, button, text field | 250 / 250 | 750 / 750 |
/// | label, image view (made in code; Interface Builder writes 251) | 250 / 250 | 750 / 750 |
/// | switch, stepper, activity indicator | 750 / 750 | 750 / 750 |
/// | progress view | 250 / 750 | 750 / 750 |
/// | every other control, bars, materials | 250 / 250 | 750 / 750 |
///
/// **Source** EnvironmentFacts §8. For labels one source reads 251 vertically on iOS 26.
extension ViewContent {
  /// How strongly views of the kind resist growing beyond their content.
  package var defaultHugging: AxisPair<LayoutPriority> {
    switch self {
    case .switch, .stepper, .activityIndicatorView: AxisPair(both: .defaultHigh)
    case .progressView: AxisPair(horizontal: .defaultLow, vertical: .defaultHigh)
    case .slider, .segmentedControl, .pageControl, .textView, .searchBar, .datePicker,
      .pickerView, .navigationBar, .tabBar, .toolbar, .visualEffectView:
      AxisPair(both: .defaultLow)
    case .plain, .label, .button, .imageView, .textField, .stackView, .scrollView,
      .navigationController, .tabBarController, .containerView, .alertController, .tableView,
      .tableViewCell,
      .collectionView:
      AxisPair(both: .defaultLow)
    }
  }

  /// How strongly views of the kind resist shrinking below their content.
  package var defaultCompressionResistance: AxisPair<LayoutPriority> {
    AxisPair(both: .defaultHigh)
  }
}

extension View {
  /// How strongly the view resists growing beyond its content.
  func effectiveHugging(_ axis: Axis) -> LayoutPriority {
    contentHuggingPriority[axis] ?? content.defaultHugging[axis]
  }

  /// How strongly the view resists shrinking below its content.
  func effectiveCompressionResistance(_ axis: Axis) -> LayoutPriority {
    contentCompressionResistancePriority[axis] ?? content.defaultCompressionResistance[axis]
  }
}
