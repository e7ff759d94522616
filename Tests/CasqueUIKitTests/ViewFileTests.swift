import Casque
import CasqueUIKit
import Testing

/// Five files of plain UIKit code, solved here; every number is derived in the comment before it.
///
/// Sums are written as `CGFloat`: what `#expect` compares with a sum of plain numbers is of another
/// type, and never equal to it.
@Suite struct ViewFileTests {
  private func cell(
    _ id: String, _ orientation: Orientation = .portrait, rtl: Bool = false
  ) throws -> Cell {
    Cell(
      device: try DeviceCatalogue.standard.device(id: id), orientation: orientation,
      direction: rtl ? .rightToLeft : .leftToRight, os: .ios18)
  }

  /// An iPhone SE is 375 wide with a status bar of 20 and margins of 16; an iPad's width is regular.
  @Test func profileHeaderFollowsItsTraits() throws {
    let view = ProfileHeaderView()
    var result = LayoutPipeline.standard.resolve(view, in: try cell("iphone-se-3"))
    #expect(result.conflicts.isEmpty)
    #expect(view.avatar.frame == CGRect(x: 16, y: 36, width: 64, height: 64))
    #expect(view.name.frame.minX == CGFloat(16 + 64 + 16))
    #expect(view.name.frame.minY == 36)
    #expect(view.detail.frame.minY == view.name.frame.maxY + 8)
    #expect(view.follow.frame.minX == 16)
    #expect(view.follow.frame.minY == CGFloat(36 + 64 + 8))
    #expect(view.follow.frame.height == 44)
    // Asked again, the tree is still on the phone, with its status bar.
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.avatar.frame.minY == 36 && view.safeAreaInsets.top == 20)
    let pad = try cell("ipad-mini-6")
    result = LayoutPipeline.standard.resolve(view, in: pad)
    let width = pad.environment.size.width
    let margin = pad.environment.systemMinimumLayoutMargins.trailing
    #expect(Double(view.follow.frame.maxX) == width - margin)
    #expect(view.follow.frame.midY == view.avatar.frame.midY)
    result = LayoutPipeline.standard.resolve(view, in: try cell("iphone-se-3", rtl: true))
    #expect(view.avatar.frame.maxX == CGFloat(375 - 16))
    #expect(result["avatar"].isMirrored)
  }

  /// Rows of 44 begin 20 below the top of the content with 12 between, the note 30 after the last.
  @Test func settingsStackUp() throws {
    let view = SettingsView()
    let result = LayoutPipeline.standard.resolve(view, in: try cell("iphone-se-3"))
    #expect(result.conflicts.isEmpty)
    #expect(view.scroll.frame == CGRect(x: 0, y: 20, width: 375, height: 647))
    let ids = ["notifications", "volume", "passcode", "note"]
    let frames: [Rect] = ids.map { result[$0].frame }
    let tops: [Double] = frames.map { $0.minY }
    #expect(tops == [20, 76, 132, 206])
    for frame in frames {
      #expect(frame.minX == 16)
      #expect(frame.width == 343)
    }
    #expect(view.rows.arrangedSubviews.count == 4)
    #expect(Double(view.rows.frame.height) == 226 + frames[3].height)
  }

  /// The fields lie 100 below the top, 44 high, 20 from the sides; both buttons share 375 − 40 − 8.
  @Test func loginReadsVisualFormat() throws {
    let view = LoginView()
    let result = LayoutPipeline.standard.resolve(view, in: try cell("iphone-se-3"))
    #expect(result.conflicts.isEmpty)
    #expect(view.user.frame == CGRect(x: 20, y: 100, width: 335, height: 44))
    #expect(view.password.frame.minY == 156)
    #expect(view.password.frame.height == 44)
    #expect(view.login.frame.minY == CGFloat(156 + 44 + 30))
    #expect(view.cancel.frame.minX == 20)
    #expect(view.login.frame.maxX == 355)
    #expect(view.cancel.frame.width == view.login.frame.width)
    #expect(view.cancel.frame.minY == view.login.frame.minY)
    #expect(view.login.frame.minX == view.cancel.frame.maxX + 8)
  }

  /// 647 below the status bar less 200 leave 447: a third above the card, two below.
  @Test func cardIsHeldBySpacers() throws {
    let controller = CardViewController()
    let result = LayoutPipeline.standard.resolve(controller, in: try cell("iphone-se-3"))
    #expect(result.conflicts.isEmpty)
    #expect(result.layoutName == "CardViewController")
    #expect(controller.card.frame == CGRect(x: 20, y: 169, width: 335, height: 200))
    #expect(controller.above.layoutFrame == CGRect(x: 0, y: 20, width: 0, height: 149))
    #expect(controller.badge.view.frame == CGRect(x: 327, y: 169, width: 28, height: 28))
    #expect(controller.badge.view.layer.cornerRadius == 14)
    #expect(controller.card.contentView.frame.size == controller.card.bounds.size)
    #expect(controller.layouts == 1)
    #expect(result["card"].view.appearance.motionEffect?.amount.horizontal.maximum == 12)
    #expect(controller.navigationItem.title == "Card")
    let wide = LayoutPipeline.standard.resolve(controller, in: try cell("ipad-mini-6"))
    #expect(wide["card"].frame.width == 600)
  }

  /// A cell of 375 by 44: the icon 8 from top and bottom, the line 60 from the left and to the edge.
  @Test func messageCellHoldsItsContent() {
    let cell = MessageCell(style: .default, reuseIdentifier: "message")
    cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 375, height: 44))
    #expect(cell.icon.frame == CGRect(x: 16, y: 8, width: 28, height: 28))
    #expect(cell.sender.frame.minX == 60)
    #expect(cell.date.frame.maxX == 359)
    #expect(cell.line.frame == CGRect(x: 60, y: 43.5, width: 315, height: 0.5))
    #expect(!cell.date.hasAmbiguousLayout)
  }
}
