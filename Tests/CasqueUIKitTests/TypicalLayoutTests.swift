import Casque
import CasqueUIKit
import Testing

/// Layouts as apps write them give the frames that follow from their constraints by hand.
///
/// The phone is an iPhone 8: 375 × 667 at 2 pixels a point, 20 of safe area at the top, margins of
/// 16. The pad is an iPad of 1080 × 810.
@Suite struct TypicalLayoutTests {
  private let phone: Cell
  private let pad: Cell

  init() throws {
    phone = try Cell(slug: "iphone-8_portrait", in: .standard)
    pad = try Cell(slug: "ipad-9_landscape", in: .standard)
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @discardableResult
  private func show(_ view: UIView, in cell: Cell? = nil) -> LayoutResult {
    let result = LayoutPipeline.standard.resolve(view, in: cell ?? phone)
    #expect(result.conflicts.isEmpty)
    return result
  }

  @discardableResult
  private func show(_ controller: UIViewController, in cell: Cell? = nil) -> LayoutResult {
    let result = LayoutPipeline.standard.resolve(controller, in: cell ?? phone)
    #expect(result.conflicts.isEmpty && result.ambiguities.isEmpty)
    return result
  }

  /// 44 + 12 + 44 + 24 + 50 = 174.
  @Test func form() throws {
    let controller = LoginViewController()
    show(controller)
    let stack = try #require(controller.view.subviews.first)
    #expect(stack.frame == rect(16, 60, 343, 174))
    #expect(controller.email.frame == rect(0, 0, 343, 44))
    #expect(controller.password.frame == rect(0, 56, 343, 44))
    #expect(controller.button.frame == rect(0, 124, 343, 50))
  }

  /// 375 · 9 / 16 = 210.9375; edges are rounded to half points.
  @Test func scrolling() {
    let controller = ArticleViewController()
    show(controller)
    #expect(controller.scrollView.frame == rect(0, 0, 375, 667))
    #expect(controller.header.frame == rect(0, 0, 375, 211))
    #expect(controller.body.frame == rect(16, 227, 343, 1200))
    #expect(controller.content.frame == rect(0, 0, 375, 1443))
  }

  @Test func aspectFit() {
    let view = PlayerView()
    show(view)
    #expect(view.video.frame == rect(0, 228, 375, 211))
    // 667 · 9 / 16 = 375.1875 is higher than 375: the height decides, and the width is 666.67,
    // from 0.17 to 666.83 and so from pixel to pixel.
    show(view, in: Cell(device: phone.device, orientation: .landscape))
    #expect(view.video.frame == rect(0, 0, 667, 375))
  }

  @Test func baselines() {
    let view = RowView(name: "Name", value: "Value")
    show(view)
    #expect(view.name.frame.minX == 16 && view.name.frame.minY == 20)
    #expect(view.value.frame.minX == view.name.frame.maxX + 8)
    #expect(view.value.frame.maxX == 359 && view.value.frame.minY == 20)
  }

  @Test func visualFormat() {
    let view = FormatView()
    show(view)
    #expect(view.red.frame == rect(20, 100, 162.5, 60))
    #expect(view.blue.frame == rect(192.5, 100, 162.5, 60))
  }

  /// The middle is at 667 / 4 = 166.75, and the height is 80 / 2 + 4.
  @Test func everyAttribute() {
    let view = CenterView()
    show(view)
    #expect(view.badge.frame == rect(147.5, 145, 80, 44))
  }

  /// A width that follows one of nothing grows by all of it.
  @Test func framesByHand() {
    let view = ManualView()
    show(view)
    #expect(view.top.frame == rect(0, 0, 475, 50))
    #expect(view.bottom.frame == rect(10, 587, 355, 80))
  }

  /// The phone has 647 points below its safe area; the pad is split 1 : 2.
  @Test func sizeClasses() {
    let controller = SplitController()
    show(controller)
    #expect(controller.left.frame == rect(0, 20, 375, 323.5))
    #expect(controller.right.frame == rect(0, 343.5, 375, 323.5))
    show(controller, in: pad)
    #expect(controller.left.frame.width == 360 && controller.right.frame.width == 720)
    show(controller)
    #expect(controller.right.frame == rect(0, 343.5, 375, 323.5))
    let first = SplitController()
    show(first, in: pad)
    #expect(first.right.frame.minX == 360)
  }

  @Test func drawerAfterItsAnimation() {
    let view = DrawerView()
    show(view)
    #expect(view.drawer.frame == rect(0, 667, 375, 200))
    view.open()
    #expect(view.drawer.frame == rect(0, 467, 375, 200) && view.drawer.alpha == 0.5)
  }

  /// iPadOS 26 has 920 points in a window wider than 1008.
  @Test func readableWidth() {
    let controller = ReaderController()
    show(controller)
    #expect(controller.text.frame == rect(16, 20, 343, 100))
    show(controller, in: pad)
    #expect(controller.text.frame.minX == 80 && controller.text.frame.width == 920)
  }

  @Test func controllerInAController() {
    let controller = ContainerController()
    show(controller)
    #expect(controller.child.view.frame == rect(0, 0, 375, 618))
    #expect(controller.child.text.frame == rect(16, 20, 343, 100))
    #expect(controller.bar.frame == rect(0, 618, 375, 49))
  }

  @Test func keyboard() {
    let controller = ComposerController()
    show(controller)
    #expect(controller.field.frame == rect(0, 623, 375, 44))
  }

  /// What is left of 375 − 60 − 75 = 240 is three spaces of 80, and their heights are nobody's.
  @Test func spacers() {
    let view = SpacerView()
    #expect(show(view).ambiguities.isEmpty)
    #expect(view.a.frame == rect(80, 30, 60, 40) && view.b.frame == rect(220, 30, 75, 40))
  }

  @Test func sizeOfItsOwn() {
    let view = PillHost()
    show(view)
    #expect(view.pill.frame == rect(157.5, 100, 60, 30))
    view.pill.text = "abcdefghij"
    view.layoutIfNeeded()
    #expect(view.pill.frame == rect(137.5, 100, 100, 30))
  }

  @Test func hiddenColumn() {
    let view = StatsView()
    show(view)
    #expect(view.stack.frame == rect(20, 308.5, 335, 50))
    #expect(view.views.map(\.frame.width) == [162.5, 0, 162.5])
  }

  @Test func stacksInStacks() {
    let view = CardView()
    show(view)
    #expect(view.row.frame.minY == 20 && view.row.frame.width == 375)
    #expect(view.image.frame.minX == 16)
    #expect(view.labels.frame.minX == view.image.frame.maxX + 8)
    #expect(view.labels.frame.minY == 8)
    #expect(view.row.frame.height == view.labels.frame.height + 16)
    #expect(view.title.frame.maxY == view.subtitle.frame.minY)
  }

  @Test func fittingSizes() {
    let tag = TagCell(frame: .zero)
    tag.label.text = "Tag"
    let text = tag.label.intrinsicContentSize
    let size = tag.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: text.width + 16, height: text.height + 8))
    let note = NoteCell(style: .default, reuseIdentifier: NoteCell.reuseIdentifier)
    note.setSelected(true, animated: false)
    #expect(note.isSelected)
    note.message.text = "word word"
    let target = CGSize(width: 320, height: 0)
    func height() -> Double {
      note.contentView.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    // One line is lower than the avatar with its 8 above and below.
    #expect(height() == 56)
    note.message.text = String(repeating: "word ", count: 60)
    #expect(height() > 100)
    note.prepareForReuse()
    #expect(note.message.text == nil)
  }
}
