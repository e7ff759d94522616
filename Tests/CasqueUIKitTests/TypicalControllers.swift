#if canImport(UIKit)
  import UIKit
#else
  import CasqueUIKit
#endif

/// A sign-in form.
final class LoginViewController: UIViewController {
  let email = UITextField()
  let password = UITextField()
  let button = UIButton(type: .system)
  private lazy var stack: UIStackView = {
    let stack = UIStackView(arrangedSubviews: [email, password, button])
    stack.axis = .vertical
    stack.spacing = 12
    stack.setCustomSpacing(24, after: password)
    stack.translatesAutoresizingMaskIntoConstraints = false
    return stack
  }()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    email.placeholder = "Email"
    email.borderStyle = .roundedRect
    email.keyboardType = .emailAddress
    email.autocapitalizationType = .none
    email.autocorrectionType = .no
    email.textContentType = .username
    email.returnKeyType = .next
    email.clearButtonMode = .whileEditing
    password.placeholder = "Password"
    password.isSecureTextEntry = true
    password.borderStyle = .roundedRect
    button.setTitle("Sign in", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    button.layer.cornerRadius = 8
    button.addAction(UIAction { [weak self] _ in self?.signIn() }, for: .touchUpInside)
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
      button.heightAnchor.constraint(equalToConstant: 50),
      email.heightAnchor.constraint(equalToConstant: 44),
      password.heightAnchor.constraint(equalTo: email.heightAnchor),
    ])
  }
  private func signIn() {}
}

/// An article that scrolls.
final class ArticleViewController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let content = UIView()
  let header = UIView()
  let body = UIView()
  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.keyboardDismissMode = .interactive
    scrollView.alwaysBounceVertical = true
    scrollView.delegate = self
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(content)
    [header, body].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview($0)
    }
    let guide = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      header.topAnchor.constraint(equalTo: content.topAnchor),
      header.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      header.heightAnchor.constraint(equalTo: header.widthAnchor, multiplier: 9.0 / 16.0),
      body.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 16),
      body.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      body.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      body.heightAnchor.constraint(equalToConstant: 1200),
      body.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
    ])
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// Two panes, below or beside each other by size class.
final class SplitController: UIViewController {
  let left = UIView(), right = UIView()
  private var compactConstraints: [NSLayoutConstraint] = []
  private var regularConstraints: [NSLayoutConstraint] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    for v in [left, right] {
      v.translatesAutoresizingMaskIntoConstraints = false; view.addSubview(v)
    }
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      left.topAnchor.constraint(equalTo: safe.topAnchor),
      left.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      right.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      right.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
    ])
    compactConstraints = [
      left.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      right.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      right.topAnchor.constraint(equalTo: left.bottomAnchor),
      right.heightAnchor.constraint(equalTo: left.heightAnchor),
    ]
    regularConstraints = [
      left.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      right.topAnchor.constraint(equalTo: safe.topAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      right.widthAnchor.constraint(equalTo: left.widthAnchor, multiplier: 2),
    ]
    if #available(iOS 17.0, *) {
      registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
        (self: Self, previous: UITraitCollection) in
        self.applyConstraints()
      }
    }
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    applyConstraints()
  }
  private func applyConstraints() {
    NSLayoutConstraint.deactivate(compactConstraints + regularConstraints)
    NSLayoutConstraint.activate(
      traitCollection.horizontalSizeClass == .compact ? compactConstraints : regularConstraints)
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in self.view.layoutIfNeeded() }, completion: nil)
  }
}

/// Text of readable width.
final class ReaderController: UIViewController {
  let text = UITextView()
  override func viewDidLoad() {
    super.viewDidLoad()
    text.isScrollEnabled = false
    text.isEditable = false
    text.text = "Hello"
    view.addSubview(text)
    text.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: view.readableContentGuide.topAnchor),
      text.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
      text.heightAnchor.constraint(equalToConstant: 100),
    ])
  }
}

/// A controller in a controller.
final class ContainerController: UIViewController {
  let child = ReaderController()
  let bar = UIView()
  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(child)
    view.addSubview(child.view)
    view.addSubview(bar)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    bar.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      child.view.topAnchor.constraint(equalTo: view.topAnchor),
      child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      child.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      child.view.bottomAnchor.constraint(equalTo: bar.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -49),
    ])
    child.didMove(toParent: self)
  }
}

/// A field on the keyboard.
final class ComposerController: UIViewController {
  let field = UIView()
  override func loadView() { view = UIView() }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    field.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      field.heightAnchor.constraint(equalToConstant: 44),
      view.keyboardLayoutGuide.topAnchor.constraint(equalTo: field.bottomAnchor),
    ])
  }
}
