#if canImport(UIKit)
  import UIKit
#else
  import CasqueUIKit
#endif

/// Stack views in a scroll view: rows with a title and a control, and a note.
final class SettingsView: UIView {
  let scroll = UIScrollView()
  let rows = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGroupedBackground
    scroll.accessibilityIdentifier = "scroll"
    rows.accessibilityIdentifier = "rows"
    rows.axis = .vertical
    rows.spacing = 12
    rows.isLayoutMarginsRelativeArrangement = true
    rows.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 20, leading: 16, bottom: 20, trailing: 16)
    scroll.translatesAutoresizingMaskIntoConstraints = false
    rows.translatesAutoresizingMaskIntoConstraints = false
    addSubview(scroll)
    scroll.addSubview(rows)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: trailingAnchor),
      rows.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      rows.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      rows.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      rows.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
    add("Notifications", UISwitch())
    add("Volume", UISlider())
    let last = add("Passcode", UIStepper())
    rows.setCustomSpacing(30, after: last)
    let note = UILabel()
    note.accessibilityIdentifier = "note"
    note.text = "Changes apply at once."
    note.font = .preferredFont(forTextStyle: .footnote)
    note.numberOfLines = 0
    rows.addArrangedSubview(note)
  }

  required init?(coder: NSCoder) { nil }

  @discardableResult
  private func add(_ title: String, _ control: UIView) -> UIView {
    let label = UILabel()
    label.text = title
    label.setContentHuggingPriority(.defaultLow, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [label, control])
    row.accessibilityIdentifier = title.lowercased()
    row.alignment = .center
    row.spacing = UIStackView.spacingUseSystem
    row.heightAnchor.constraint(equalToConstant: 44).isActive = true
    rows.addArrangedSubview(row)
    return row
  }
}
