internal import CasqueGeometry

extension ViewProperty {
  /// Sets the property on `view`; false if its kind has no such property.
  @discardableResult
  public func apply(to view: inout View) -> Bool {
    applyLayout(to: &view) || applyAutoresizing(to: &view.autoresizing)
      || applyAppearance(to: &view.appearance) || applyContent(to: &view.content)
  }

  private func applyLayout(to view: inout View) -> Bool {
    switch self {
    case .isHidden(let value): view.isHidden = value
    case .isUserInteractionEnabled(let value): view.isUserInteractionEnabled = value
    case .directionalLayoutMargins(let value): view.directionalLayoutMargins = value
    case .preservesSuperviewLayoutMargins(let value): view.preservesSuperviewLayoutMargins = value
    case .insetsLayoutMarginsFromSafeArea(let value): view.insetsLayoutMarginsFromSafeArea = value
    case .semanticContentAttribute(let value): view.semanticContentAttribute = value
    case .contentHuggingPriority(let axis, let value): view.contentHuggingPriority[axis] = value
    case .contentCompressionResistancePriority(let axis, let value):
      view.contentCompressionResistancePriority[axis] = value
    default: return false
    }
    return true
  }

  private func applyAppearance(to appearance: inout Appearance) -> Bool {
    switch self {
    case .backgroundColor(let value): appearance.backgroundColor = value
    case .gradient(let value): appearance.gradient = value
    case .tintColor(let value): appearance.tintColor = value
    case .alpha(let value): appearance.alpha = value
    case .cornerRadius(let value): appearance.cornerRadius = value
    case .cornerCurve(let value): appearance.cornerCurve = value
    case .border(let value): appearance.border = value
    case .shadow(let value): appearance.shadow = value
    case .clipsToBounds(let value): appearance.clipsToBounds = value
    case .transform(let value): appearance.transform = value
    case .transform3D(let value): appearance.transform3D = value
    case .blendMode(let value): appearance.blendMode = value
    case .mask(let value): appearance.mask = value
    case .zPosition(let value): appearance.zPosition = value
    case .motionEffect(let value): appearance.motionEffect = value
    case .standIn(let value): appearance.standIn = value
    default: return false
    }
    return true
  }

  private func applyContent(to content: inout ViewContent) -> Bool {
    switch content {
    case .plain, .navigationController, .tabBarController, .containerView: return false
    case .label(var label):
      guard apply(to: &label) else { return false }
      content = .label(label)
    case .button(var button):
      guard apply(to: &button) else { return false }
      content = .button(button)
    case .imageView(var imageView):
      guard apply(to: &imageView) else { return false }
      content = .imageView(imageView)
    case .textField(var textField):
      guard apply(to: &textField) else { return false }
      content = .textField(textField)
    case .switch(var value):
      guard apply(to: &value) else { return false }
      content = .switch(value)
    case .slider, .stepper, .segmentedControl, .progressView, .activityIndicatorView,
      .pageControl, .textView, .searchBar, .datePicker, .pickerView, .navigationBar, .tabBar,
      .toolbar, .visualEffectView, .alertController, .tableView, .tableViewCell, .collectionView:
      guard let changed = applied(toControl: content) else { return false }
      content = changed
    case .stackView(var stackView):
      guard apply(to: &stackView) else { return false }
      content = .stackView(stackView)
    case .scrollView(var scrollView):
      guard apply(to: &scrollView) else { return false }
      content = .scrollView(scrollView)
    }
    return true
  }

  private func apply(to label: inout Label) -> Bool {
    switch self {
    case .text(let value): label.text = value
    case .font(let value): label.font = value
    case .textColor(let value): label.textColor = value
    case .textAlignment(let value): label.textAlignment = value
    case .numberOfLines(let value): label.numberOfLines = value
    case .lineBreakMode(let value): label.lineBreakMode = value
    case .preferredMaxLayoutWidth(let value): label.preferredMaxLayoutWidth = value
    case .lineHeightMultiple(let value): label.lineHeightMultiple = value
    case .minimumLineHeight(let value): label.minimumLineHeight = value
    case .adjustsFontSizeToFitWidth(let value): label.adjustsFontSizeToFitWidth = value
    case .allowsDefaultTighteningForTruncation(let value):
      label.allowsDefaultTighteningForTruncation = value
    case .minimumScaleFactor(let value): label.minimumScaleFactor = value
    case .attributedText(let value):
      label.attributedText = value
      if let value { label.text = value.string }
    case .baselineAdjustment(let value): label.baselineAdjustment = value
    default: return false
    }
    return true
  }

  private func apply(to button: inout Button) -> Bool {
    switch self {
    case .title(let value): button.title = value
    case .image(let value): button.image = value
    case .buttonType(let value): button.kind = value
    case .buttonStyle(let value): button.style = value
    case .font(let value): button.font = value
    case .isEnabled(let value): button.isEnabled = value
    case .isHighlighted(let value): button.isHighlighted = value
    case .isSelected(let value): button.isSelected = value
    case .contentInsets(let value): button.contentInsets = value
    case .backgroundImage(let value): button.backgroundImage = value
    case .contentHorizontalAlignment(let value): button.contentHorizontalAlignment = value
    case .contentVerticalAlignment(let value): button.contentVerticalAlignment = value
    case .imageRenderingMode(let value): button.imageRenderingMode = value
    case .imageEdgeInsets(let value): button.imageEdgeInsets = value
    case .titleEdgeInsets(let value): button.titleEdgeInsets = value
    case .adjustsImageSizeForAccessibilityContentSizeCategory(let value):
      button.adjustsImageSizeForAccessibilityContentSizeCategory = value
    default: return button.configuration.set(self)
    }
    return true
  }

  private func apply(to imageView: inout ImageView) -> Bool {
    switch self {
    case .image(let value): imageView.image = value
    case .contentMode(let value): imageView.contentMode = value
    case .imageRenderingMode(let value): imageView.imageRenderingMode = value
    case .adjustsImageSizeForAccessibilityContentSizeCategory(let value):
      imageView.adjustsImageSizeForAccessibilityContentSizeCategory = value
    default: return false
    }
    return true
  }

  private func apply(to textField: inout TextField) -> Bool {
    switch self {
    case .text(let value): textField.text = value
    case .placeholder(let value): textField.placeholder = value
    case .font(let value): textField.font = value
    case .textColor(let value): textField.textColor = value
    case .textAlignment(let value): textField.textAlignment = value
    case .borderStyle(let value): textField.borderStyle = value
    case .isSecureTextEntry(let value): textField.isSecureTextEntry = value
    case .clearButtonMode(let value): textField.clearButtonMode = value
    case .isEnabled(let value): textField.isEnabled = value
    case .isEditing(let value): textField.isEditing = value
    default: return false
    }
    return true
  }

  private func apply(to value: inout Switch) -> Bool {
    switch self {
    case .isOn(let isOn): value.isOn = isOn
    case .onTintColor(let color): value.onTintColor = color
    case .thumbTintColor(let color): value.thumbTintColor = color
    case .isEnabled(let isEnabled): value.isEnabled = isEnabled
    case .isHighlighted(let isHighlighted): value.isHighlighted = isHighlighted
    default: return false
    }
    return true
  }
}
