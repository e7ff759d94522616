#if canImport(UIKit)
  import UIKit
#else
  import CasqueUIKit
#endif

/// Visual format with metrics and options, and constraints from their parts.
final class LoginView: UIView {
  let user = UITextField()
  let password = UITextField()
  let cancel = UIButton(type: .system)
  let login = UIButton(configuration: .filled())

  override init(frame: CGRect) {
    super.init(frame: frame)
    user.placeholder = "User"
    user.borderStyle = .roundedRect
    password.isSecureTextEntry = true
    password.borderStyle = .roundedRect
    cancel.setTitle("Cancel", for: .normal)
    login.configuration?.title = "Log in"
    let views: [String: UIView] = [
      "user": user, "password": password, "cancel": cancel, "login": login,
    ]
    for name in views.keys.sorted() {
      guard let view = views[name] else { continue }
      view.translatesAutoresizingMaskIntoConstraints = false
      view.accessibilityIdentifier = name
      addSubview(view)
    }
    let metrics: [String: CGFloat] = ["gap": 12, "high": 44, "top": 100]
    var all = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-top-[user(high)]-gap-[password(user)]-(>=gap)-[login(high)]",
      options: [.alignAllLeading, .alignAllTrailing], metrics: metrics, views: views)
    all.removeLast(2)
    all += NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-20-[user]-20-|", options: [], metrics: nil, views: views)
    all += NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-20-[cancel(login)]-[login]-20-|",
      options: [.alignAllTop, .alignAllBottom], metrics: nil, views: views)
    all += NSLayoutConstraint.constraints(
      withVisualFormat: "V:[password]-(30@750)-[login]", options: [], metrics: nil, views: views)
    addConstraints(
      all.filter {
        $0.firstItem !== login || $0.secondItem !== password || $0.firstAttribute == .top
      })
    addConstraint(
      NSLayoutConstraint(
        item: login, attribute: .bottom, relatedBy: .lessThanOrEqual, toItem: self,
        attribute: .bottom, multiplier: 0.9, constant: 0))
  }

  required init?(coder: NSCoder) { nil }
}
