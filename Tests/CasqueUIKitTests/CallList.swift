/// The calls of UIKit that plain layout code is made of, by the class that declares them.
///
/// A name in parentheses is a function; its labels are those that a caller may write.
enum CallList {
  static let calls: [(owner: String, names: String)] = [
    (
      "UIView",
      """
      init(frame:) addSubview(_:) insertSubview(_:at:) insertSubview(_:belowSubview:)
      insertSubview(_:aboveSubview:) removeFromSuperview() bringSubviewToFront(_:)
      sendSubviewToBack(_:) subviews superview viewWithTag(_:) tag frame bounds center transform
      alpha isHidden isOpaque clipsToBounds backgroundColor tintColor contentMode layer
      translatesAutoresizingMaskIntoConstraints autoresizingMask autoresizesSubviews
      leadingAnchor trailingAnchor leftAnchor rightAnchor topAnchor bottomAnchor widthAnchor
      heightAnchor centerXAnchor centerYAnchor firstBaselineAnchor lastBaselineAnchor
      constraints addConstraint(_:) addConstraints(_:) removeConstraint(_:) removeConstraints(_:)
      safeAreaLayoutGuide safeAreaInsets layoutMarginsGuide readableContentGuide
      keyboardLayoutGuide layoutMargins directionalLayoutMargins preservesSuperviewLayoutMargins
      insetsLayoutMarginsFromSafeArea addLayoutGuide(_:) setContentHuggingPriority(_:for:)
      setContentCompressionResistancePriority(_:for:) contentHuggingPriority(for:)
      intrinsicContentSize invalidateIntrinsicContentSize() alignmentRectInsets
      systemLayoutSizeFitting(_:) sizeThatFits(_:) sizeToFit() setNeedsLayout()
      systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)
      layoutIfNeeded() layoutSubviews() setNeedsUpdateConstraints() updateConstraints()
      hasAmbiguousLayout traitCollection traitCollectionDidChange(_:) semanticContentAttribute
      effectiveUserInterfaceLayoutDirection accessibilityIdentifier accessibilityLabel
      addMotionEffect(_:)
      """
    ),
    (
      "CALayer",
      """
      cornerRadius borderWidth borderColor shadowColor shadowOpacity shadowOffset shadowRadius
      mask maskedCorners cornerCurve
      """
    ),
    (
      "NSLayoutAnchor",
      """
      constraint(equalTo:) constraint(equalTo:constant:) constraint(greaterThanOrEqualTo:)
      constraint(greaterThanOrEqualTo:constant:) constraint(lessThanOrEqualTo:)
      constraint(lessThanOrEqualTo:constant:)
      """
    ),
    (
      "NSLayoutXAxisAnchor",
      "constraint(equalToSystemSpacingAfter:multiplier:) anchorWithOffset(to:)"
    ),
    (
      "NSLayoutYAxisAnchor",
      "constraint(equalToSystemSpacingBelow:multiplier:) anchorWithOffset(to:)"
    ),
    (
      "NSLayoutDimension",
      """
      constraint(equalToConstant:) constraint(greaterThanOrEqualToConstant:)
      constraint(lessThanOrEqualToConstant:) constraint(equalTo:multiplier:)
      constraint(equalTo:multiplier:constant:) constraint(greaterThanOrEqualTo:multiplier:)
      constraint(greaterThanOrEqualTo:multiplier:constant:)
      constraint(lessThanOrEqualTo:multiplier:)
      constraint(lessThanOrEqualTo:multiplier:constant:)
      """
    ),
    (
      "NSLayoutConstraint",
      """
      init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:) activate(_:)
      deactivate(_:) isActive priority constant multiplier identifier firstItem secondItem
      firstAttribute secondAttribute relation
      constraints(withVisualFormat:options:metrics:views:)
      """
    ),
    ("UILayoutGuide", "init()"),
    ("UILayoutPriority", "required defaultHigh defaultLow fittingSizeLevel init(rawValue:)"),
    (
      "UIStackView",
      """
      init(arrangedSubviews:) axis distribution alignment spacing addArrangedSubview(_:)
      insertArrangedSubview(_:at:) removeArrangedSubview(_:) setCustomSpacing(_:after:)
      isLayoutMarginsRelativeArrangement isBaselineRelativeArrangement
      """
    ),
    (
      "UILabel",
      """
      text attributedText font textColor textAlignment numberOfLines lineBreakMode
      preferredMaxLayoutWidth adjustsFontSizeToFitWidth minimumScaleFactor
      adjustsFontForContentSizeCategory
      """
    ),
    (
      "UIFont",
      """
      systemFont(ofSize:) systemFont(ofSize:weight:) boldSystemFont(ofSize:)
      preferredFont(forTextStyle:) preferredFont(forTextStyle:compatibleWith:)
      """
    ),
    ("UIFontMetrics", "init(forTextStyle:) scaledFont(for:)"),
    (
      "UIButton",
      """
      init(type:) setTitle(_:for:) setTitleColor(_:for:) setImage(_:for:) titleLabel
      contentEdgeInsets configuration
      """
    ),
    ("UIButton.Configuration", "plain() gray() tinted() filled() bordered()"),
    ("UIImageView", "init(image:)"),
    ("UIImage", "init(named:) init(systemName:)"),
    ("UITextField", "placeholder borderStyle"),
    ("UISegmentedControl", "init(items:)"),
    (
      "UIScrollView",
      "contentLayoutGuide frameLayoutGuide contentInset contentInsetAdjustmentBehavior"
    ),
    ("UIContentCell", "contentView"),
    ("UIVisualEffectView", "init(effect:)"),
    ("UIBlurEffect", "init(style:)"),
    (
      "UIViewController",
      """
      view loadView() viewDidLoad() viewDidLayoutSubviews() addChild(_:) didMove(toParent:)
      additionalSafeAreaInsets systemMinimumLayoutMargins
      viewRespectsSystemMinimumLayoutMargins traitCollection preferredContentSize
      navigationItem title
      """
    ),
    (
      "UIColor",
      """
      init(red:green:blue:alpha:) init(white:alpha:) withAlphaComponent(_:)
      init(dynamicProvider:) systemBackground label
      """
    ),
    ("UIEdgeInsets", "init(top:left:bottom:right:)"),
    ("NSDirectionalEdgeInsets", "init(top:leading:bottom:trailing:)"),
    (
      "UITraitCollection",
      """
      horizontalSizeClass verticalSizeClass userInterfaceStyle preferredContentSizeCategory
      layoutDirection
      """
    ),
    (
      "UIInterpolatingMotionEffect",
      "init(keyPath:type:) minimumRelativeValue maximumRelativeValue"
    ),
    ("UIMotionEffectGroup", "motionEffects"),
    ("UIWindow", "windowLevel rootViewController makeKeyAndVisible()"),
  ]

  /// The classes that are in the list for themselves.
  static let classes = """
    UITextView UISwitch UISlider UIProgressView UIActivityIndicatorView UIPageControl UIStepper
    UIDatePicker UITableViewCell UICollectionViewCell UITextField
    """
}
