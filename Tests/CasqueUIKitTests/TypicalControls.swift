#if canImport(UIKit)
  import UIKit
#else
  import CasqueUIKit
#endif

/// A button with everything a configuration has.
final class ButtonsView: UIView {
  let primary: UIButton = {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    configuration.subtitle = "Now"
    configuration.image = UIImage(systemName: "cart")?.withRenderingMode(.alwaysTemplate)
    configuration.imagePlacement = .trailing
    configuration.imagePadding = 8
    configuration.cornerStyle = .capsule
    configuration.buttonSize = .large
    configuration.titleAlignment = .center
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 10, leading: 20, bottom: 10, trailing: 20)
    return UIButton(configuration: configuration, primaryAction: UIAction(title: "Buy") { _ in })
  }()
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(primary)
    primary.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      primary.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor),
      primary.centerXAnchor.constraint(equalTo: centerXAnchor),
      primary.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
      primary.heightAnchor.constraint(equalToConstant: 64),
      primary.widthAnchor.constraint(equalToConstant: 200),
    ])
  }
  required init?(coder: NSCoder) { nil }
}

/// Every control once.
final class ControlsView: UIView {
  let slider = UISlider()
  let segmented = UISegmentedControl(items: ["Day", "Week"])
  let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
  let progress = UIProgressView(progressViewStyle: .default)
  let page = UIPageControl()
  let label = UILabel()
  let picker = UIDatePicker()
  override init(frame: CGRect) {
    super.init(frame: frame)
    slider.minimumTrackTintColor = .systemGreen
    slider.setValue(0.5, animated: false)
    segmented.selectedSegmentIndex = 0
    segmented.setTitle("Month", forSegmentAt: 1)
    progress.setProgress(0.3, animated: false)
    progress.trackTintColor = .systemGray5
    page.numberOfPages = 3
    page.pageIndicatorTintColor = .systemGray
    page.currentPageIndicatorTintColor = .label
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .compact
    label.font = .systemFont(ofSize: UIFont.labelFontSize, weight: .regular)
    label.font = label.font.withSize(18)
    label.attributedText = NSAttributedString(
      string: "12:00",
      attributes: [
        .font: UIFont.systemFont(ofSize: 12),
        .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
      ])
    label.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
    let stack = UIStackView(arrangedSubviews: [slider, segmented, progress, page, label, picker])
    stack.axis = .vertical
    addSubview(blur)
    blur.pinEdges(to: self)
    blur.contentView.addSubview(stack)
    stack.pinEdges(to: blur.contentView)
    setNeedsDisplay()
    stack.subviews.forEach { $0.layer.masksToBounds = true }
  }
  required init?(coder: NSCoder) { nil }
  override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
  override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
  }
  override func draw(_ rect: CGRect) {}
}
