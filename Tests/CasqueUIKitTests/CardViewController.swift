#if canImport(UIKit)
  import UIKit
#else
  import CasqueUIKit
#endif

/// A controller with a child, layout guides as spacers, a blur, and a parallax.
final class CardViewController: UIViewController {
  let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  let above = UILayoutGuide()
  let below = UILayoutGuide()
  let badge = BadgeViewController()
  private(set) var layouts = 0

  override func loadView() {
    view = UIView()
    view.backgroundColor = .systemIndigo
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Card"
    card.accessibilityIdentifier = "card"
    card.layer.cornerRadius = 24
    card.layer.cornerCurve = .continuous
    card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    card.clipsToBounds = true
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    view.addLayoutGuide(above)
    view.addLayoutGuide(below)
    addChild(badge)
    view.insertSubview(badge.view, aboveSubview: card)
    badge.didMove(toParent: self)
    let tilt = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    tilt.minimumRelativeValue = -12
    tilt.maximumRelativeValue = 12
    let group = UIMotionEffectGroup()
    group.motionEffects = [tilt]
    card.addMotionEffect(group)
    let width = card.widthAnchor.constraint(equalToConstant: 600)
    width.priority = .defaultHigh
    width.identifier = "cardWidth"
    NSLayoutConstraint.activate([
      above.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      above.bottomAnchor.constraint(equalTo: card.topAnchor),
      card.bottomAnchor.constraint(equalTo: below.topAnchor),
      below.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      below.heightAnchor.constraint(equalTo: above.heightAnchor, multiplier: 2),
      card.heightAnchor.constraint(equalToConstant: 200),
      card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      width,
      card.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor, constant: 20),
      badge.view.topAnchor.constraint(equalTo: card.topAnchor),
      badge.view.trailingAnchor.constraint(equalTo: card.trailingAnchor),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layouts += 1
  }
}

/// A round mark with its own size.
final class BadgeViewController: UIViewController {
  override func loadView() {
    let badge = BadgeView()
    badge.accessibilityIdentifier = "badge"
    badge.translatesAutoresizingMaskIntoConstraints = false
    view = badge
  }
}

final class BadgeView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    widthAnchor.constraint(equalToConstant: 28).isActive = true
    heightAnchor.constraint(equalTo: widthAnchor).isActive = true
    backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}
