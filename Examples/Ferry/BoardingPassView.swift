#if canImport(UIKit)
  import UIKit
#else
  import CasqueUIKit
#endif

/// The card that is shown at the pier: the way, the time, and a strip in the line's colour.
final class BoardingPassView: UIView {
  let strip = UIView()
  let way = UILabel()
  let time = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    strip.backgroundColor = .systemTeal
    way.text = "Harbour – North Island"
    way.font = .preferredFont(forTextStyle: .headline)
    way.adjustsFontForContentSizeCategory = true
    way.numberOfLines = 0
    time.text = "9:41"
    time.font = .preferredFont(forTextStyle: .largeTitle)
    time.adjustsFontForContentSizeCategory = true
    for (view, name) in [(strip, "strip"), (way, "way"), (time, "time")] as [(UIView, String)] {
      view.accessibilityIdentifier = name
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      strip.leadingAnchor.constraint(equalTo: leadingAnchor),
      strip.topAnchor.constraint(equalTo: topAnchor),
      strip.bottomAnchor.constraint(equalTo: bottomAnchor),
      strip.widthAnchor.constraint(equalToConstant: 6),
      way.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 16),
      way.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      way.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      time.topAnchor.constraint(equalToSystemSpacingBelow: way.bottomAnchor, multiplier: 1),
      time.leadingAnchor.constraint(equalTo: way.leadingAnchor),
      time.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
