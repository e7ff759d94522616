import CasqueUIKit
import Testing

/// Every call of the list of UIKit's layout calls compiles, and does what UIKit does.
@Suite struct EveryCallTests {
  @Test func treesOfViews() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    let (a, b, c) = (UIView(), UIView(), UIView())
    view.addSubview(a)
    view.insertSubview(b, at: 0)
    view.insertSubview(c, belowSubview: a)
    #expect(view.subviews.map(ObjectIdentifier.init) == [b, c, a].map(ObjectIdentifier.init))
    view.insertSubview(c, aboveSubview: a)
    view.bringSubviewToFront(b)
    view.sendSubviewToBack(a)
    #expect(view.subviews.map(ObjectIdentifier.init) == [a, c, b].map(ObjectIdentifier.init))
    b.tag = 7
    #expect(view.viewWithTag(7) === b)
    c.removeFromSuperview()
    #expect(c.superview == nil && b.superview === view)
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  /// A view that is moved among its siblings keeps its constraints; one that leaves loses them.
  @Test func constraintsOfMovedViews() {
    let (root, a, b) = (UIView(), UIView(), UIView())
    root.addSubview(a)
    root.addSubview(b)
    let constraint = a.topAnchor.constraint(equalTo: b.topAnchor)
    constraint.isActive = true
    root.addSubview(a)
    #expect(root.subviews.last === a && constraint.isActive)
    root.insertSubview(a, belowSubview: b)
    #expect(root.subviews.first === a && constraint.isActive)
    a.removeFromSuperview()
    #expect(!constraint.isActive && root.constraints.isEmpty)
  }

  /// Masks act as soon as a superview's size changes: 40 more go to the one flexible part, or to
  /// several by their lengths (20 and 60 of 80).
  @Test func masks() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (wide, right, shared) = (UIView(), UIView(), UIView())
    for view in [wide, right, shared] {
      view.frame = CGRect(x: 20, y: 0, width: 60, height: 10)
      root.addSubview(view)
    }
    wide.autoresizingMask = .flexibleWidth
    right.autoresizingMask = .flexibleLeftMargin
    shared.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth]
    root.frame.size.width = 140
    #expect(wide.frame == CGRect(x: 20, y: 0, width: 100, height: 10))
    #expect(right.frame == CGRect(x: 60, y: 0, width: 60, height: 10))
    #expect(shared.frame == CGRect(x: 30, y: 0, width: 90, height: 10))
    root.layoutIfNeeded()
    #expect(shared.frame == CGRect(x: 30, y: 0, width: 90, height: 10))
    root.autoresizesSubviews = false
    root.frame.size.width = 240
    #expect(wide.frame.width == 100)
  }

  /// A view asks for constraints when it needs them, and holds a label to a wide and a tall edge.
  @Test func updatesWhenAsked() {
    final class Note: UIView {
      let label = UILabel()
      var updates = 0
      override func updateConstraints() {
        if label.superview == nil {
          addSubview(label)
          label.translatesAutoresizingMaskIntoConstraints = false
          label.lastBaselineAnchor.constraint(equalTo: bottomAnchor, constant: -10).isActive = true
          label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          label.widthAnchor.constraint(
            greaterThanOrEqualTo: widthAnchor, multiplier: 0.5, constant: 4
          ).isActive = true
          label.widthAnchor.constraint(
            lessThanOrEqualTo: widthAnchor, multiplier: 0.5, constant: 4
          ).isActive = true
        }
        updates += 1
        super.updateConstraints()
      }
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 10, height: 20) }
    }
    let note = Note(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    note.label.text = "Hi"
    note.layoutIfNeeded()
    #expect(note.updates == 1 && note.label.frame.width == 54)
    #expect(note.label.frame.maxY > 40 && note.label.frame.minY < 40)
    note.setNeedsLayout()
    note.layoutIfNeeded()
    #expect(note.updates == 1)
    note.setNeedsUpdateConstraints()
    note.layoutIfNeeded()
    #expect(note.updates == 2)
    note.sizeToFit()
    #expect(note.frame == CGRect(x: 0, y: 0, width: 10, height: 20))
    let dynamic = UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? .white : .black })
    #expect(dynamic != .black)
  }

  /// A class of the app's own states the size of its content, alone or on top of the content's; and
  /// asking for layout while it is laid out is no loop.
  @Test func statedSizes() {
    final class Chip: UIView {
      override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 32)
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        layoutIfNeeded()
      }
    }
    final class PaddedLabel: UILabel {
      override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 20, height: size.height + 10)
      }
    }
    final class OwnLabel: UILabel {}
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (chip, padded, label) = (Chip(), PaddedLabel(), OwnLabel())
    for (index, view) in [chip, padded, label].enumerated() {
      (view as? UILabel)?.text = "Hello"
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(index) * 50)
        .isActive = true
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    }
    chip.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(chip.frame == CGRect(x: 0, y: 0, width: 300, height: 32))
    #expect(label.frame.size == label.intrinsicContentSize && label.frame.width > 20)
    #expect(padded.frame.width == label.frame.width + CGFloat(20))
    #expect(padded.frame.height == label.frame.height + CGFloat(10))
    chip.sizeToFit()
    #expect(chip.bounds.height == 32)
  }

  @Test func looks() {
    let view = UIView()
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.alpha = 0.5
    view.isHidden = true
    view.isOpaque = false
    view.clipsToBounds = true
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1).withAlphaComponent(0.5)
    view.tintColor = UIColor(white: 0.5, alpha: 1)
    view.contentMode = .scaleAspectFit
    view.layer.shadowColor = UIColor.label.cgColor
    view.layer.shadowOpacity = 0.3
    view.layer.shadowOffset = CGSize(width: 0, height: 2)
    view.layer.shadowRadius = 4
    view.layer.mask = CALayer()
    view.autoresizesSubviews = true
    view.accessibilityLabel = "A view"
    #expect(view.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
  }

  /// Sizes and distances inside a view of 200 by 100.
  @Test func anchors() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (a, b) = (UIView(), UIView())
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let width = a.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25, constant: 10)
    width.identifier = "width"
    NSLayoutConstraint.activate([
      width, a.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
      a.heightAnchor.constraint(lessThanOrEqualToConstant: 20),
      a.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 5),
      a.leftAnchor.constraint(lessThanOrEqualTo: root.leftAnchor, constant: 5),
      a.topAnchor.constraint(equalTo: root.topAnchor),
      b.widthAnchor.constraint(lessThanOrEqualTo: a.widthAnchor, multiplier: 0.5),
      b.widthAnchor.constraint(greaterThanOrEqualTo: a.widthAnchor, multiplier: 0.5),
      b.heightAnchor.constraint(equalTo: a.heightAnchor),
      b.topAnchor.constraint(equalTo: a.topAnchor),
      b.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 5, y: 0, width: 60, height: 20))
    #expect(b.frame == CGRect(x: 170, y: 0, width: 30, height: 20))
    // Half the room between both is the height of the second: (170 − 65) / 2.
    let gap = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
    b.constraints.forEach { $0.isActive = false }
    root.constraints.filter { $0.firstItem === b && $0.firstAttribute == .height }
      .forEach { root.removeConstraint($0) }
    b.heightAnchor.constraint(equalTo: gap, multiplier: 0.5).isActive = true
    root.layoutIfNeeded()
    #expect(b.frame.height == 52.5)
    width.constant = 30
    #expect(width.isActive && width.multiplier == 0.25 && width.relation == .equal)
    #expect(width.firstItem === a && width.secondItem === root)
    #expect(width.firstAttribute == .width && width.secondAttribute == .width)
    root.layoutIfNeeded()
    #expect(a.frame.width == 80)
    NSLayoutConstraint.deactivate([width])
    #expect(!width.isActive)
  }

  @Test func prioritiesAndSizes() {
    let label = UILabel()
    label.text = "Hello"
    label.attributedText = NSAttributedString(string: "Hello there")
    label.font = .systemFont(ofSize: 20)
    label.preferredMaxLayoutWidth = 100
    label.minimumScaleFactor = 0.5
    label.adjustsFontSizeToFitWidth = false
    label.setContentHuggingPriority(.required, for: .vertical)
    #expect(label.contentHuggingPriority(for: .vertical) == .required)
    #expect(UILayoutPriority(rawValue: 50) == .fittingSizeLevel)
    let size = label.intrinsicContentSize
    #expect(size.width > 50 && size.height > 20)
    label.sizeToFit()
    #expect(label.bounds.size == label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    #expect(label.alignmentRectInsets == .zero)
    let wide = label.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide.width == 300)
    label.invalidateIntrinsicContentSize()
    label.setNeedsUpdateConstraints()
    #expect(UIView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test func marginsAndGuides() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(root.directionalLayoutMargins.leading == 2)
    root.preservesSuperviewLayoutMargins = true
    root.insetsLayoutMarginsFromSafeArea = false
    let guides = [root.layoutMarginsGuide, root.readableContentGuide, root.keyboardLayoutGuide]
    #expect(guides.allSatisfy { $0.owningView === root })
    root.addConstraints([
      child.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
      child.bottomAnchor.constraint(equalTo: root.layoutMarginsGuide.bottomAnchor),
      child.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 2, y: 1, width: 94, height: 96))
    root.removeConstraints(root.constraints)
    #expect(child.hasAmbiguousLayout)
    #expect(root.safeAreaInsets == .zero)
    #expect(root.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test func controlsAndImages() {
    let button = UIButton(type: .system)
    button.setImage(UIImage(named: "star.png"), for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    let configurations: [UIButton.Configuration] = [
      .plain(), .gray(), .tinted(), .filled(), .bordered(),
    ]
    for configuration in configurations { button.configuration = configuration }
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 1
    let views: [UIView] = [
      button, segments, UITextView(), UISwitch(), UISlider(), UIProgressView(), UIPageControl(),
      UIActivityIndicatorView(style: .large), UIStepper(), UIDatePicker(),
      UICollectionViewCell(frame: .zero).contentView,
      UIImageView(image: UIImage(systemName: "heart")),
    ]
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.distribution = .equalSpacing
    stack.isBaselineRelativeArrangement = false
    stack.removeArrangedSubview(segments)
    #expect(stack.arrangedSubviews.count == 11 && segments.superview === stack)
    stack.insertArrangedSubview(segments, at: 0)
    #expect(stack.arrangedSubviews[0] === segments)
    let scroll = UIScrollView()
    scroll.contentInset = UIEdgeInsets(top: 8)
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(
      UIFont.preferredFont(forTextStyle: .body, compatibleWith: nil)
        == .preferredFont(forTextStyle: .body))
  }

  @Test func windowsAndTraits() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10)
    controller.viewRespectsSystemMinimumLayoutMargins = false
    controller.preferredContentSize = CGSize(width: 100, height: 100)
    window.windowLevel = .alert
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(!window.isHidden && controller.view.window === window)
    #expect(controller.view.frame == window.bounds)
    #expect(controller.systemMinimumLayoutMargins.leading == 16)
    let traits = window.traitCollection
    #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular)
    #expect(traits.preferredContentSizeCategory == .large && traits.layoutDirection == .leftToRight)
    #expect(UIColor { $0.userInterfaceStyle == .dark ? .white : .black } != .black)
  }
}
