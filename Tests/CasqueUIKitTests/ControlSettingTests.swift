import Casque
import CasqueUIKit
import Testing

/// What view files set on controls, and what they are told, as in UIKit.
@Suite struct ControlSettingTests {
  private let phone: Cell
  private let pad: Cell

  init() throws {
    phone = try Cell(slug: "iphone-8_portrait", in: .standard)
    pad = try Cell(slug: "ipad-9_landscape", in: .standard)
  }

  /// The content of the first view of a kind.
  private func content<Content>(
    _ view: UIView, _ take: (ViewContent) -> Content?
  ) throws -> Content {
    let result = LayoutPipeline.standard.resolve(view, in: phone)
    let found = result.views.compactMap { take($0.view.content) }
    return try #require(found.first)
  }

  @Test func configurations() throws {
    let view = ButtonsView()
    let button = try content(view) { if case .button(let button) = $0 { button } else { nil } }
    #expect(view.primary.frame == CGRect(x: 87.5, y: 603, width: 200, height: 64))
    #expect(button.title == "Buy" && button.style == .filled)
    let configuration = button.configuration
    #expect(configuration.subtitle == "Now" && configuration.imagePlacement == .trailing)
    #expect(configuration.cornerStyle == .capsule && configuration.buttonSize == .large)
    #expect(configuration.titleAlignment == .center && configuration.imagePadding == 8)
    #expect(button.imageRenderingMode == .alwaysTemplate)
    #expect(button.image.flatMap(SymbolImage.init(name:))?.systemName == "cart")
  }

  @Test func statesOfButtons() throws {
    let view = UIButton(type: .custom)
    view.setTitle("On", for: .selected)
    view.isSelected = true
    view.contentHorizontalAlignment = .leading
    let button = try content(view) { if case .button(let button) = $0 { button } else { nil } }
    #expect(button.title == "On" && button.kind == .custom && button.isSelected)
    #expect(button.contentHorizontalAlignment == .leading)
  }

  @Test func everyControl() throws {
    let view = ControlsView()
    let slider = try content(view) { if case .slider(let slider) = $0 { slider } else { nil } }
    #expect(slider.value == 0.5 && slider.minimumTrackTintColor != nil)
    let segments = try content(view) {
      if case .segmentedControl(let control) = $0 { control } else { nil }
    }
    #expect(segments.segments == ["Day", "Month"] && segments.selectedSegmentIndex == 0)
    let progress = try content(view) { if case .progressView(let it) = $0 { it } else { nil } }
    #expect(progress.progress == Double(Float(0.3)) && progress.trackTintColor != nil)
    let page = try content(view) { if case .pageControl(let it) = $0 { it } else { nil } }
    #expect(page.pageIndicatorTintColor != nil && page.currentPageIndicatorTintColor != nil)
    let picker = try content(view) { if case .datePicker(let it) = $0 { it } else { nil } }
    #expect(picker.mode == .date && picker.style == .compact)
    let field = UITextField()
    field.isEnabled = false
    field.clearButtonMode = .always
    let shown = try content(field) { if case .textField(let it) = $0 { it } else { nil } }
    #expect(!shown.isEnabled && shown.clearButtonMode == .always)
  }

  /// Switches, steppers and indicators hold their size more strongly than a view beside them.
  ///
  /// **Source** of the widths: ControlFacts, iOS 18
  @Test func controlsKeepTheirSize() {
    let controls: [(UIView, Double)] = [
      (UISwitch(), 51), (UIStepper(), 94), (UIActivityIndicatorView(style: .large), 37),
    ]
    for (control, width) in controls {
      let stack = UIStackView(arrangedSubviews: [UILabel(), control])
      let root = UIView()
      root.addSubview(stack)
      stack.pinEdges(to: root)
      _ = LayoutPipeline.standard.resolve(root, in: phone)
      #expect(control.contentHuggingPriority(for: .horizontal) == .defaultHigh)
      #expect(abs(control.frame.width - width) < 1e-9)
    }
  }

  /// What the image states is stronger than what the view prefers.
  @Test func symbols() throws {
    let configuration = UIImage.SymbolConfiguration(pointSize: 24, weight: .bold)
    let image = UIImage(systemName: "star", withConfiguration: configuration)
    let view = UIImageView(image: image?.withRenderingMode(.alwaysOriginal))
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 40, weight: .light, scale: .large)
    let content = try content(view) { if case .imageView(let it) = $0 { it } else { nil } }
    let expected = SymbolImage(systemName: "star", pointSize: 24, weight: .bold, scale: .large)
    #expect(content.image == expected.name && content.imageRenderingMode == .alwaysOriginal)
  }

  @Test func actions() {
    var calls: [String] = []
    let button = UIButton(
      configuration: .plain(), primaryAction: UIAction(title: "Go") { _ in calls.append("go") })
    #expect(button.currentTitle == "Go")
    let id = UIAction.Identifier("same")
    button.addAction(UIAction(identifier: id) { _ in calls.append("old") }, for: .touchUpInside)
    let new = UIAction(identifier: id) { action in
      #expect(action.sender as? UIButton === button)
      calls.append("new")
    }
    button.addAction(new, for: [.touchUpInside, .touchDown])
    button.sendActions(for: .touchUpInside)
    #expect(calls == ["go", "new"])
    button.removeAction(new, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchDown)
    #expect(calls == ["go", "new", "go", "new"])
  }

  /// A handler hears of the traits that it was registered for, with those before; a controller
  /// knows its own before its view is made.
  @Test func traitChanges() {
    final class Controller: UIViewController {
      var classes: [UIUserInterfaceSizeClass] = []
      var heard = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        classes.append(traitCollection.horizontalSizeClass)
        registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
          (self: Self, previous: UITraitCollection) in
          self.classes += [
            previous.horizontalSizeClass, self.traitCollection.horizontalSizeClass,
          ]
        }
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in
          self.heard += 1
        }
      }
      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        classes.append(traitCollection.horizontalSizeClass)
      }
    }
    let controller = Controller()
    _ = LayoutPipeline.standard.resolve(controller, in: pad)
    #expect(controller.classes == [.regular, .regular])
    _ = LayoutPipeline.standard.resolve(controller, in: phone)
    #expect(controller.classes == [.regular, .regular, .regular, .compact, .compact])
    #expect(controller.heard == 0)
    _ = LayoutPipeline.standard.resolve(controller, in: Cell(device: phone.device, style: .dark))
    #expect(controller.heard == 1)
  }

  /// A phone of 393 points has 16 until iOS 18, and 20 since iOS 26; so has a controller inside.
  @Test func systemMargins() throws {
    for (slug, margin) in [("iphone-15_portrait_os18", 16.0), ("iphone-15_portrait", 20)] {
      let container = ContainerController()
      let cell = try Cell(slug: slug, in: .standard)
      _ = LayoutPipeline.standard.resolve(container, in: cell)
      #expect(Double(container.systemMinimumLayoutMargins.leading) == margin)
      #expect(Double(container.child.text.frame.minX) == margin)
    }
  }

  @Test func whatViewsAreTold() {
    final class Told: UIView {
      var calls: [String] = []
      override func willMove(toSuperview newSuperview: UIView?) {
        calls.append(newSuperview == nil ? "leaves" : "comes")
      }
      override func safeAreaInsetsDidChange() { calls.append("safe area") }
      override func layoutMarginsDidChange() { calls.append("margins") }
    }
    let (root, view) = (UIView(), Told())
    root.addSubview(view)
    view.pinEdges(to: root)
    _ = LayoutPipeline.standard.resolve(root, in: phone)
    _ = LayoutPipeline.standard.resolve(root, in: phone)
    #expect(view.calls == ["comes", "safe area"])
    _ = LayoutPipeline.standard.resolve(root, in: pad)
    view.removeFromSuperview()
    #expect(view.calls == ["comes", "safe area", "safe area", "margins", "leaves"])
  }

  /// The map that is named comes before the one that stands, as in Core Graphics.
  @Test func transforms() {
    let moved = CGAffineTransform(translationX: 10, y: 0)
    #expect(
      moved.scaledBy(x: 2, y: 3) == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 0))
    let scaled = CGAffineTransform(scaleX: 2, y: 3)
    #expect(
      scaled.translatedBy(x: 10, y: 1)
        == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 20, ty: 3))
    #expect(
      moved.concatenating(scaled) == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 20, ty: 0))
    let turned = moved.rotated(by: .pi / 2)
    #expect(turned.tx == 10 && abs(turned.b - 1) < 1e-12 && abs(turned.c + 1) < 1e-12)
    #expect(CGAffineTransform.identity.isIdentity && !turned.isIdentity)
  }
}
