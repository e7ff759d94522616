public import CasqueGeometry

/// A property of a view with a value: what documents set and variations change.
public enum ViewProperty: Sendable, Hashable {
  // Content.
  case text(String)
  case title(String)
  case placeholder(String)
  case image(String?)
  case font(Font)
  case textColor(Color)
  case textAlignment(TextAlignment)
  case numberOfLines(Int)
  case lineBreakMode(LineBreakMode)
  case preferredMaxLayoutWidth(Double)
  /// What the natural height of a label's lines is multiplied with.
  case lineHeightMultiple(Double)
  /// The least height of a label's lines, in points.
  case minimumLineHeight(Double)
  case adjustsFontSizeToFitWidth(Bool)
  case allowsDefaultTighteningForTruncation(Bool)
  case attributedText(AttributedText?)
  case minimumScaleFactor(Double)
  case baselineAdjustment(Label.BaselineAdjustment)
  /// Whether a button is the system's or draws nothing of its own.
  case buttonType(Button.Kind)
  case buttonStyle(Button.Style)
  case subtitle(String)
  case imagePlacement(ButtonConfiguration.ImagePlacement)
  case imagePadding(Double)
  case titlePadding(Double)
  case titleAlignment(ButtonConfiguration.TitleAlignment)
  case buttonSize(ButtonConfiguration.Size)
  case cornerStyle(ButtonConfiguration.CornerStyle)
  case showsActivityIndicator(Bool)
  case baseForegroundColor(Color?)
  case baseBackgroundColor(Color?)
  case contentInsets(DirectionalInsets?)
  case backgroundImage(String?)
  case contentHorizontalAlignment(ContentHorizontalAlignment)
  case contentVerticalAlignment(ContentVerticalAlignment)
  case imageRenderingMode(ImageRenderingMode)
  case imageEdgeInsets(Insets)
  case titleEdgeInsets(Insets)
  case adjustsImageSizeForAccessibilityContentSizeCategory(Bool)
  case isHighlighted(Bool)
  case isSelected(Bool)
  case borderStyle(TextField.BorderStyle)
  case isSecureTextEntry(Bool)
  case clearButtonMode(TextField.ClearButtonMode)
  case contentMode(ContentMode)
  case isOn(Bool)
  case onTintColor(Color?)
  case isEnabled(Bool)
  // Content of controls, bars and materials.
  case value(Double)
  case minimumValue(Double)
  case maximumValue(Double)
  case minimumTrackTintColor(Color?)
  case maximumTrackTintColor(Color?)
  case thumbTintColor(Color?)
  case segments([String])
  /// The images in place of a segmented control's titles.
  case segmentImages([String?])
  /// Whether segments are as wide as their titles want.
  case apportionsSegmentWidthsByContent(Bool)
  case selectedSegmentIndex(Int?)
  case selectedSegmentTintColor(Color?)
  case progress(Double)
  case progressViewStyle(ProgressView.Style)
  case progressTintColor(Color?)
  case trackTintColor(Color?)
  case activityIndicatorStyle(ActivityIndicatorView.Style)
  case color(Color?)
  case isAnimating(Bool)
  case hidesWhenStopped(Bool)
  case numberOfPages(Int)
  case currentPage(Int)
  case pageIndicatorTintColor(Color?)
  case currentPageIndicatorTintColor(Color?)
  case hidesForSinglePage(Bool)
  case isScrollEnabled(Bool)
  case isEditable(Bool)
  case searchBarStyle(SearchBar.Style)
  case showsCancelButton(Bool)
  /// The titles of the scopes below the field of a search bar.
  case scopeButtonTitles([String])
  /// The scope that is searched, from 0.
  case selectedScopeButtonIndex(Int)
  case date(CalendarDate)
  /// The steps of a date picker's minutes.
  case minuteInterval(Int)
  case datePickerMode(DatePicker.Mode)
  case datePickerStyle(DatePicker.Style)
  case components([[String]])
  case selectedRows([Int])
  case prompt(String?)
  case isTranslucent(Bool)
  case barStyle(BarStyle)
  /// The colour of a bar's ground.
  case barTintColor(Color?)
  /// The colour of a navigation bar's title.
  case titleColor(Color?)
  /// The font of a navigation bar's title.
  case titleFont(Font?)
  /// Which subview of a navigation bar stands in place of its title, from 0.
  case titleView(Int?)
  case prefersLargeTitles(Bool)
  case backTitle(String?)
  case leadingItems([BarItem])
  case trailingItems([BarItem])
  case tabBarItems([TabBarItem])
  case selectedIndex(Int?)
  case toolbarItems([BarItem])
  case effect(VisualEffectView.BlurStyle?)
  case vibrancy(VisualEffectView.VibrancyStyle?)
  /// The text below an alert's title.
  case message(String)
  /// Whether it is an alert or an action sheet.
  case preferredStyle(AlertController.Style)
  /// The buttons of an alert.
  case alertActions([AlertController.Action])
  /// Which button of an alert is emphasised, from 0.
  case preferredAction(Int?)
  /// The fields of an alert.
  case alertTextFields([TextField])
  /// Whether it has the cursor, or a table's rows show what they are edited with.
  case isEditing(Bool)
  /// Which half of a stepper is under a finger.
  case highlightedStep(Stepper.Step?)
  /// Which segment is under a finger, from 0.
  case highlightedSegmentIndex(Int?)
  // Containers.
  case axis(Axis)
  case distribution(StackView.Distribution)
  case alignment(StackView.Alignment)
  case spacing(Double)
  case customSpacing([String: Double])
  case isLayoutMarginsRelativeArrangement(Bool)
  case isBaselineRelativeArrangement(Bool)
  case contentInset(Insets)
  case contentInsetAdjustmentBehavior(ScrollView.ContentInsetAdjustmentBehavior)
  case tableStyle(TableView.Style)
  case rowHeight(Double?)
  case hasSeparators(Bool)
  /// The colour of the lines between rows.
  case separatorColor(Color?)
  /// Where the lines between rows begin and end.
  case separatorInset(DirectionalInsets?)
  /// The space above a grouped section without a text there, in points; nil for the system's.
  case sectionHeaderHeight(Double?)
  /// The space below a grouped section without a text there, in points; nil for the system's.
  case sectionFooterHeight(Double?)
  case detailText(String?)
  /// How far a cell's texts are moved from where a line starts, in points.
  case indentation(Double)
  case cellStyle(TableViewCell.Style)
  case accessory(TableViewCell.Accessory)
  /// Whether rows have circles to be chosen by while they are edited.
  case allowsMultipleSelectionDuringEditing(Bool)
  /// What a row is edited with while its table is edited.
  case editingStyle(TableViewCell.EditingStyle)
  /// Whether a row can be moved while its table is edited.
  case showsReorderControl(Bool)
  /// Whether content rests at the edge of a bar; nil for what the system begins with.
  case isAtScrollEdge(Bool?)
  case collectionLayout(CollectionView.Arrangement)
  case sectionInset(DirectionalInsets)
  // Appearance.
  case backgroundColor(Color?)
  case gradient(Gradient?)
  case tintColor(Color?)
  case alpha(Double)
  case cornerRadius(Double)
  case cornerCurve(CornerCurve)
  case border(Border?)
  case shadow(Shadow?)
  case clipsToBounds(Bool)
  case transform(AffineTransform)
  case transform3D(Transform3D)
  case blendMode(BlendMode)
  case mask(Mask?)
  case zPosition(Double)
  case motionEffect(MotionEffect?)
  /// What an app draws in the view by itself.
  case standIn(String?)
  // Layout.
  case isHidden(Bool)
  case isUserInteractionEnabled(Bool)
  case directionalLayoutMargins(DirectionalInsets?)
  case preservesSuperviewLayoutMargins(Bool)
  case insetsLayoutMarginsFromSafeArea(Bool)
  case semanticContentAttribute(SemanticContentAttribute)
  case contentHuggingPriority(Axis, LayoutPriority?)
  case contentCompressionResistancePriority(Axis, LayoutPriority?)
  case frame(Rect)
  case autoresizing(Set<Autoresizing.FlexiblePart>)
  case superviewSize(Size)
}
