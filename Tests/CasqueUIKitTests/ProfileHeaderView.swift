#if canImport(UIKit)
  import UIKit
#else
  import CasqueUIKit
#endif

/// Programmatic constraints with anchors: an avatar, a name and a button that gives way last.
final class ProfileHeaderView: UIView {
  let avatar = UIImageView()
  let name = UILabel()
  let detail = UILabel()
  let follow = UIButton(type: .system)
  private var wide: [NSLayoutConstraint] = []
  private var narrow: [NSLayoutConstraint] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemBackground
    avatar.backgroundColor = .systemGray4
    avatar.layer.cornerRadius = 32
    avatar.layer.borderWidth = 1
    avatar.layer.borderColor = UIColor.separator.cgColor
    avatar.clipsToBounds = true
    avatar.contentMode = .scaleAspectFill
    name.text = "Ada"
    name.font = .systemFont(ofSize: 20, weight: .semibold)
    name.setContentCompressionResistancePriority(.required, for: .horizontal)
    detail.text = "Mathematician"
    detail.textColor = .secondaryLabel
    detail.setContentHuggingPriority(.defaultLow, for: .horizontal)
    follow.setTitle("Follow", for: .normal)
    follow.setTitleColor(.systemBlue, for: .normal)
    for (view, id) in [(avatar, "avatar"), (name, "name"), (detail, "detail"), (follow, "follow")]
      as [(UIView, String)]
    {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.accessibilityIdentifier = id
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      avatar.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      avatar.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 16),
      avatar.widthAnchor.constraint(equalToConstant: 64),
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor, multiplier: 1),
      name.leadingAnchor.constraint(
        equalToSystemSpacingAfter: avatar.trailingAnchor, multiplier: 2),
      name.topAnchor.constraint(equalTo: avatar.topAnchor),
      name.trailingAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.trailingAnchor),
      detail.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      detail.topAnchor.constraint(equalToSystemSpacingBelow: name.bottomAnchor, multiplier: 1),
      follow.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
    wide = [
      follow.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      follow.centerYAnchor.constraint(equalTo: avatar.centerYAnchor),
    ]
    narrow = [
      follow.leadingAnchor.constraint(equalTo: avatar.leadingAnchor),
      follow.topAnchor.constraint(equalTo: avatar.bottomAnchor, constant: 8),
    ]
    NSLayoutConstraint.activate(narrow)
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    let isWide = traitCollection.horizontalSizeClass == .regular
    NSLayoutConstraint.deactivate(isWide ? narrow : wide)
    NSLayoutConstraint.activate(isWide ? wide : narrow)
  }
}
