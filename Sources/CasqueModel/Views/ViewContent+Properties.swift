extension ViewContent {
  /// The properties of the content, with what each is now.
  package var properties: [ViewProperty] {
    switch self {
    case .plain, .navigationController, .tabBarController, .containerView: []
    case .label(let label): label.properties
    case .button(let button): button.properties
    case .imageView(let view):
      [
        .image(view.image), .contentMode(view.contentMode),
        .imageRenderingMode(view.imageRenderingMode),
        .adjustsImageSizeForAccessibilityContentSizeCategory(
          view.adjustsImageSizeForAccessibilityContentSizeCategory),
      ]
    case .textField(let field):
      [
        .text(field.text), .placeholder(field.placeholder), .font(field.font),
        .textColor(field.textColor), .textAlignment(field.textAlignment),
        .borderStyle(field.borderStyle), .isSecureTextEntry(field.isSecureTextEntry),
        .clearButtonMode(field.clearButtonMode), .isEnabled(field.isEnabled),
        .isEditing(field.isEditing),
      ]
    case .stackView(let stack): stack.properties
    case .scrollView(let scrollView): scrollView.properties
    case .tableView(let table):
      [
        .tableStyle(table.style), .rowHeight(table.rowHeight),
        .sectionHeaderHeight(table.sectionHeaderHeight),
        .sectionFooterHeight(table.sectionFooterHeight),
        .hasSeparators(table.hasSeparators), .isEditing(table.isEditing),
        .allowsMultipleSelectionDuringEditing(table.allowsMultipleSelectionDuringEditing),
        .separatorColor(table.separatorColor), .separatorInset(table.separatorInset),
      ] + table.scrolling.properties
    case .tableViewCell(let cell):
      [
        .text(cell.text), .detailText(cell.detailText), .image(cell.image),
        .cellStyle(cell.style), .accessory(cell.accessory), .indentation(cell.indentation),
        .isSelected(cell.isSelected), .isHighlighted(cell.isHighlighted),
        .editingStyle(cell.editingStyle), .showsReorderControl(cell.showsReorderControl),
      ]
    case .collectionView(let view):
      [.collectionLayout(view.arrangement), .sectionInset(view.sectionInset)]
        + view.scrolling.properties
    case .alertController(let alert):
      [
        .title(alert.title), .message(alert.message), .preferredStyle(alert.preferredStyle),
        .alertActions(alert.actions), .preferredAction(alert.preferredAction),
        .alertTextFields(alert.textFields),
      ]
    default: controlProperties + barProperties
    }
  }

  private var controlProperties: [ViewProperty] {
    switch self {
    case .switch(let view):
      [
        .isOn(view.isOn), .onTintColor(view.onTintColor),
        .thumbTintColor(view.thumbTintColor), .isEnabled(view.isEnabled),
        .isHighlighted(view.isHighlighted),
      ]
    case .slider(let view):
      [
        .value(view.value), .minimumValue(view.minimumValue), .maximumValue(view.maximumValue),
        .minimumTrackTintColor(view.minimumTrackTintColor),
        .maximumTrackTintColor(view.maximumTrackTintColor),
        .thumbTintColor(view.thumbTintColor), .isEnabled(view.isEnabled),
        .isHighlighted(view.isHighlighted),
      ]
    case .stepper(let view):
      [
        .value(view.value), .minimumValue(view.minimumValue), .maximumValue(view.maximumValue),
        .isEnabled(view.isEnabled), .highlightedStep(view.highlightedStep),
      ]
    case .segmentedControl(let view):
      [
        .segments(view.segments), .segmentImages(view.segmentImages),
        .selectedSegmentIndex(view.selectedSegmentIndex),
        .selectedSegmentTintColor(view.selectedSegmentTintColor), .isEnabled(view.isEnabled),
        .highlightedSegmentIndex(view.highlightedSegmentIndex),
        .apportionsSegmentWidthsByContent(view.apportionsSegmentWidthsByContent),
      ]
    case .progressView(let view):
      [
        .progress(view.progress), .progressViewStyle(view.style),
        .progressTintColor(view.progressTintColor), .trackTintColor(view.trackTintColor),
      ]
    case .activityIndicatorView(let view):
      [
        .activityIndicatorStyle(view.style), .color(view.color),
        .isAnimating(view.isAnimating), .hidesWhenStopped(view.hidesWhenStopped),
      ]
    case .pageControl(let view): view.properties
    case .datePicker(let view):
      [
        .date(view.date), .minuteInterval(view.minuteInterval), .datePickerMode(view.mode),
        .datePickerStyle(view.style),
        .isEnabled(view.isEnabled),
      ]
    case .pickerView(let view):
      [.components(view.components), .selectedRows(view.selectedRows)]
    default: []
    }
  }

  private var barProperties: [ViewProperty] {
    switch self {
    case .textView(let view):
      [
        view.attributedText == nil ? .text(view.text) : .attributedText(view.attributedText),
        .font(view.font), .textColor(view.textColor),
        .textAlignment(view.textAlignment), .isScrollEnabled(view.isScrollEnabled),
        .isEditable(view.isEditable), .isEditing(view.isEditing),
      ]
    case .searchBar(let bar):
      [
        .text(bar.text), .placeholder(bar.placeholder), .searchBarStyle(bar.style),
        .showsCancelButton(bar.showsCancelButton), .isEditing(bar.isEditing),
        .scopeButtonTitles(bar.scopeButtonTitles),
        .selectedScopeButtonIndex(bar.selectedScopeButtonIndex),
      ]
    case .navigationBar(let bar):
      [
        .title(bar.title), .prefersLargeTitles(bar.prefersLargeTitles), .prompt(bar.prompt),
        .isTranslucent(bar.isTranslucent), .barStyle(bar.barStyle),
        .barTintColor(bar.barTintColor), .titleColor(bar.titleColor), .titleFont(bar.titleFont),
        .titleView(bar.titleView),
        .backTitle(bar.backTitle),
        .leadingItems(bar.leadingItems), .trailingItems(bar.trailingItems),
        .isAtScrollEdge(bar.isAtScrollEdge),
      ]
    case .tabBar(let bar):
      [
        .tabBarItems(bar.items), .selectedIndex(bar.selectedIndex),
        .isTranslucent(bar.isTranslucent), .barStyle(bar.barStyle),
        .isAtScrollEdge(bar.isAtScrollEdge), .barTintColor(bar.barTintColor),
      ]
    case .toolbar(let bar):
      [
        .toolbarItems(bar.items), .isTranslucent(bar.isTranslucent), .barStyle(bar.barStyle),
        .isAtScrollEdge(bar.isAtScrollEdge), .barTintColor(bar.barTintColor),
      ]
    case .visualEffectView(let view): [.effect(view.effect), .vibrancy(view.vibrancy)]
    default: []
    }
  }
}

extension Label {
  fileprivate var properties: [ViewProperty] {
    [
      attributedText == nil ? .text(text) : .attributedText(attributedText), .font(font),
      .textColor(textColor), .textAlignment(textAlignment), .numberOfLines(numberOfLines),
      .lineBreakMode(lineBreakMode), .preferredMaxLayoutWidth(preferredMaxLayoutWidth),
      .lineHeightMultiple(lineHeightMultiple), .minimumLineHeight(minimumLineHeight),
      .allowsDefaultTighteningForTruncation(allowsDefaultTighteningForTruncation),
      .adjustsFontSizeToFitWidth(adjustsFontSizeToFitWidth),
      .minimumScaleFactor(minimumScaleFactor), .baselineAdjustment(baselineAdjustment),
    ]
  }
}

extension Button {
  fileprivate var properties: [ViewProperty] {
    [.title(title), .buttonType(kind), .image(image), .buttonStyle(style)]
      + (font.map { [.font($0)] } ?? []) + [
        .subtitle(configuration.subtitle), .imagePlacement(configuration.imagePlacement),
        .imagePadding(configuration.imagePadding), .titlePadding(configuration.titlePadding),
        .titleAlignment(configuration.titleAlignment), .buttonSize(configuration.buttonSize),
        .cornerStyle(configuration.cornerStyle), .contentInsets(contentInsets),
        .showsActivityIndicator(configuration.showsActivityIndicator),
        .baseForegroundColor(configuration.baseForegroundColor),
        .baseBackgroundColor(configuration.baseBackgroundColor),
        .backgroundImage(backgroundImage),
        .contentHorizontalAlignment(contentHorizontalAlignment),
        .contentVerticalAlignment(contentVerticalAlignment),
        .imageRenderingMode(imageRenderingMode), .imageEdgeInsets(imageEdgeInsets),
        .titleEdgeInsets(titleEdgeInsets),
        .adjustsImageSizeForAccessibilityContentSizeCategory(
          adjustsImageSizeForAccessibilityContentSizeCategory),
        .isEnabled(isEnabled), .isHighlighted(isHighlighted), .isSelected(isSelected),
      ]
  }
}

extension PageControl {
  fileprivate var properties: [ViewProperty] {
    [
      .numberOfPages(numberOfPages), .currentPage(currentPage),
      .pageIndicatorTintColor(pageIndicatorTintColor),
      .currentPageIndicatorTintColor(currentPageIndicatorTintColor),
      .hidesForSinglePage(hidesForSinglePage),
    ]
  }
}

extension StackView {
  fileprivate var properties: [ViewProperty] {
    [
      .axis(axis), .distribution(distribution), .alignment(alignment), .spacing(spacing),
      .customSpacing(customSpacing),
      .isLayoutMarginsRelativeArrangement(isLayoutMarginsRelativeArrangement),
      .isBaselineRelativeArrangement(isBaselineRelativeArrangement),
    ]
  }
}

extension ScrollView {
  fileprivate var properties: [ViewProperty] {
    [
      .contentInset(contentInset),
      .contentInsetAdjustmentBehavior(contentInsetAdjustmentBehavior),
    ]
  }
}
