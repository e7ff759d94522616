#if canImport(UIKit)
  import UIKit
#else
  import CasqueUIKit
#endif

/// A row whose content view holds it up, with baselines, a mirrored icon and autoresizing.
final class MessageCell: UITableViewCell {
  let icon = UIImageView(image: UIImage(systemName: "star.fill"))
  let sender = UILabel()
  let date = UILabel()
  let line = UIView()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessibilityIdentifier = "cell"
    contentView.accessibilityIdentifier = "content"
    sender.text = "Grace"
    sender.font = UIFontMetrics(forTextStyle: .headline).scaledFont(
      for: .boldSystemFont(ofSize: 17))
    sender.adjustsFontForContentSizeCategory = true
    sender.lineBreakMode = .byTruncatingTail
    date.text = "9:41"
    date.font = .systemFont(ofSize: 13)
    date.textAlignment = .right
    date.setContentCompressionResistancePriority(.required, for: .horizontal)
    date.setContentHuggingPriority(UILayoutPriority(rawValue: 300), for: .horizontal)
    icon.semanticContentAttribute = .forceLeftToRight
    for (view, id) in [(icon, "icon"), (sender, "sender"), (date, "date")] as [(UIView, String)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.accessibilityIdentifier = id
      contentView.addSubview(view)
    }
    line.accessibilityIdentifier = "line"
    line.backgroundColor = .separator
    line.frame = CGRect(x: 60, y: 43.5, width: 260, height: 0.5)
    line.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    contentView.addSubview(line)
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      icon.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      icon.widthAnchor.constraint(equalToConstant: 28),
      icon.heightAnchor.constraint(equalToConstant: 28),
      sender.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 16),
      sender.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      date.leadingAnchor.constraint(greaterThanOrEqualTo: sender.trailingAnchor, constant: 8),
      date.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      date.firstBaselineAnchor.constraint(equalTo: sender.firstBaselineAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
