#if canImport(UIKit)
  import UIKit
#else
  import CasqueUIKit
#endif

extension UIView {
  func pinEdges(to other: UIView, insets: UIEdgeInsets = .zero) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left),
      trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -insets.right),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -insets.bottom),
    ])
  }
}

/// A picture of 16 : 9, as large as fits.
final class PlayerView: UIView {
  let video = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }
  private func commonInit() {
    addSubview(video)
    video.translatesAutoresizingMaskIntoConstraints = false
    let width = video.widthAnchor.constraint(equalTo: widthAnchor)
    width.priority = .defaultHigh
    let height = video.heightAnchor.constraint(equalTo: heightAnchor)
    height.priority = UILayoutPriority(749)
    NSLayoutConstraint.activate([
      video.centerXAnchor.constraint(equalTo: centerXAnchor),
      video.centerYAnchor.constraint(equalTo: centerYAnchor),
      video.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor),
      video.heightAnchor.constraint(lessThanOrEqualTo: heightAnchor),
      video.heightAnchor.constraint(equalTo: video.widthAnchor, multiplier: 9 / 16),
      width, height,
    ])
  }
}

/// A name and its value on one baseline.
final class RowView: UIView {
  let name = UILabel()
  let value = UILabel()
  convenience init(name: String, value: String) {
    self.init(frame: .zero)
    self.name.text = name
    self.value.text = value
  }
  override init(frame: CGRect) {
    super.init(frame: frame)
    name.font = UIFont.preferredFont(forTextStyle: .body)
    value.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17))
    value.textAlignment = .right
    name.setContentHuggingPriority(.required, for: .horizontal)
    name.setContentCompressionResistancePriority(.required, for: .horizontal)
    value.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    for label in [name, value] {
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      name.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      value.leadingAnchor.constraint(equalToSystemSpacingAfter: name.trailingAnchor, multiplier: 1),
      value.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      value.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
    ])
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Two boxes by visual format.
final class FormatView: UIView {
  let red = UIView()
  let blue = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    let views: [String: Any] = ["red": red, "blue": blue]
    let metrics = ["gap": 10, "h": 60]
    views.values.forEach {
      ($0 as! UIView).translatesAutoresizingMaskIntoConstraints = false; addSubview($0 as! UIView)
    }
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-20-[red]-gap-[blue(==red)]-20-|",
        options: [.alignAllTop, .alignAllBottom], metrics: metrics, views: views))
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-100-[red(h)]", options: [], metrics: metrics, views: views))
  }
  required init?(coder: NSCoder) { nil }
}

/// A badge by the initialiser of every attribute.
final class CenterView: UIView {
  let badge = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(badge)
    badge.translatesAutoresizingMaskIntoConstraints = false
    addConstraint(
      NSLayoutConstraint(
        item: badge, attribute: .centerX, relatedBy: .equal, toItem: self, attribute: .centerX,
        multiplier: 1, constant: 0))
    addConstraint(
      NSLayoutConstraint(
        item: badge, attribute: .centerY, relatedBy: .equal, toItem: self, attribute: .centerY,
        multiplier: 0.5, constant: 0))
    badge.addConstraint(
      NSLayoutConstraint(
        item: badge, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 80))
    NSLayoutConstraint(
      item: badge, attribute: .height, relatedBy: .equal, toItem: badge, attribute: .width,
      multiplier: 0.5, constant: 4
    ).isActive = true
  }
  required init?(coder: NSCoder) { nil }
}

/// Masks, and frames set by hand.
final class ManualView: UIView {
  let top = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  let bottom = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    top.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    addSubview(top)
    addSubview(bottom)
  }
  required init?(coder: NSCoder) { nil }
  override func layoutSubviews() {
    super.layoutSubviews()
    let height: CGFloat = 80
    bottom.frame = CGRect(
      x: 0, y: bounds.height - height - safeAreaInsets.bottom, width: bounds.width, height: height
    ).insetBy(dx: 10, dy: 0)
  }
}

/// A drawer that opens with an animation.
final class DrawerView: UIView {
  let drawer = UIView()
  private lazy var top = drawer.topAnchor.constraint(equalTo: bottomAnchor)
  var isOpen = false { didSet { setNeedsUpdateConstraints() } }
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(drawer)
    drawer.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      top, drawer.leftAnchor.constraint(equalTo: leftAnchor),
      drawer.rightAnchor.constraint(equalTo: rightAnchor),
      drawer.heightAnchor.constraint(equalToConstant: 200),
    ])
  }
  required init?(coder: NSCoder) { nil }
  override class var requiresConstraintBasedLayout: Bool { true }
  override func updateConstraints() {
    top.constant = isOpen ? -200 : 0
    super.updateConstraints()
  }
  func open() {
    isOpen = true
    UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut, .beginFromCurrentState]) {
      self.layoutIfNeeded()
    } completion: { finished in
      self.drawer.alpha = finished ? 0.5 : 1
    }
  }
}

/// A card of stacks in stacks.
final class CardView: UIView {
  let image = UIImageView(
    image: UIImage(
      systemName: "star.fill",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 24, weight: .bold)))
  let title = UILabel(), subtitle = UILabel()
  let spacer = UIView()
  let toggle = UISwitch()
  lazy var labels = UIStackView(arrangedSubviews: [title, subtitle])
  lazy var row = UIStackView(arrangedSubviews: [image, labels, spacer, toggle])
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    layer.cornerRadius = 12
    layer.cornerCurve = .continuous
    layer.shadowOpacity = 0.2
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.borderColor = UIColor.separator.cgColor
    layer.borderWidth = 0.5
    title.text = "Title"
    title.font = .preferredFont(forTextStyle: .headline)
    subtitle.text = "Subtitle"
    subtitle.font = .preferredFont(forTextStyle: .subheadline)
    subtitle.textColor = .secondaryLabel
    labels.axis = .vertical
    labels.alignment = .leading
    labels.distribution = .equalSpacing
    row.spacing = UIStackView.spacingUseSystem
    row.alignment = .center
    row.isLayoutMarginsRelativeArrangement = true
    row.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: 16, bottom: 8, trailing: 16)
    row.insetsLayoutMarginsFromSafeArea = false
    image.contentMode = .scaleAspectFit
    image.tintColor = .systemYellow
    image.setContentHuggingPriority(UILayoutPriority(751), for: .horizontal)
    toggle.isOn = true
    toggle.setOn(true, animated: false)
    addSubview(row)
    row.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      row.leadingAnchor.constraint(equalTo: leadingAnchor),
      row.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    isAccessibilityElement = true
    accessibilityTraits = [.button, .header]
    accessibilityHint = "Opens the card"
  }
  required init?(coder: NSCoder) { nil }
}

/// A row with an avatar and a text.
final class NoteCell: UITableViewCell {
  static let reuseIdentifier = "NoteCell"
  let avatar = UIImageView()
  let message = UILabel()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    avatar.layer.cornerRadius = 20
    avatar.clipsToBounds = true
    message.numberOfLines = 0
    message.lineBreakMode = .byWordWrapping
    contentView.addSubview(avatar)
    contentView.addSubview(message)
    [avatar, message].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      avatar.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      avatar.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      avatar.widthAnchor.constraint(equalToConstant: 40),
      avatar.heightAnchor.constraint(equalToConstant: 40),
      avatar.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -8),
      message.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
      message.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      message.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      message.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }
  required init?(coder: NSCoder) { fatalError() }
  override func prepareForReuse() { super.prepareForReuse(); message.text = nil }
  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
  }
}

/// A tag as large as its text.
final class TagCell: UICollectionViewCell {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
    label.pinEdges(to: contentView, insets: UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8))
  }
  required init?(coder: NSCoder) { fatalError() }
}

/// Equal spaces by guides.
final class SpacerView: UIView {
  let a = UIView(), b = UIView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    let g1 = UILayoutGuide(), g2 = UILayoutGuide(), g3 = UILayoutGuide()
    [g1, g2, g3].forEach(addLayoutGuide)
    [a, b].forEach {
      addSubview($0); $0.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      g1.leadingAnchor.constraint(equalTo: leadingAnchor),
      g1.trailingAnchor.constraint(equalTo: a.leadingAnchor),
      g2.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      g2.trailingAnchor.constraint(equalTo: b.leadingAnchor),
      g3.leadingAnchor.constraint(equalTo: b.trailingAnchor),
      g3.trailingAnchor.constraint(equalTo: trailingAnchor),
      g1.widthAnchor.constraint(equalTo: g2.widthAnchor),
      g2.widthAnchor.constraint(equalTo: g3.widthAnchor),
      a.widthAnchor.constraint(equalToConstant: 60),
      b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 1, constant: 15),
      a.topAnchor.constraint(equalTo: topAnchor, constant: 30),
      a.heightAnchor.constraint(equalToConstant: 40),
      b.topAnchor.constraint(equalTo: a.topAnchor),
      b.heightAnchor.constraint(equalTo: a.heightAnchor),
    ])
  }
  required init?(coder: NSCoder) { nil }
}

/// A view with a size of its own, and its host.
final class PillView: UIView {
  var text = "" { didSet { invalidateIntrinsicContentSize() } }
  override var intrinsicContentSize: CGSize { CGSize(width: CGFloat(text.count) * 10, height: 30) }
}
/// A host of the pill.
final class PillHost: UIView {
  let pill = PillView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    pill.text = "abcdef"
    addSubview(pill)
    pill.translatesAutoresizingMaskIntoConstraints = false
    pill.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    pill.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
    pill.topAnchor.constraint(equalTo: topAnchor, constant: 100).isActive = true
    pill.widthAnchor.constraint(greaterThanOrEqualTo: widthAnchor, multiplier: 0.1).isActive = true
  }
  required init?(coder: NSCoder) { nil }
}

/// Three equal columns, one of them hidden.
final class StatsView: UIView {
  let stack = UIStackView()
  let views = (0..<3).map { _ in UIView() }
  override init(frame: CGRect) {
    super.init(frame: frame)
    views.forEach(stack.addArrangedSubview)
    stack.distribution = .fillEqually
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 20),
      stack.centerYAnchor.constraint(equalTo: centerYAnchor),
      stack.heightAnchor.constraint(equalToConstant: 50),
    ])
    views[1].isHidden = true
  }
  required init?(coder: NSCoder) { nil }
}
