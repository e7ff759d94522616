import CasqueGeometry
import CasqueModel
import Testing

@testable import CasqueLayout

@Suite struct ViewInsetsTests {
  /// The rule of the nine probe frames: in 320 × 480 under (44, 10, 34, 12).
  ///
  /// Only the probe (0, 460, 320, 100) is published with its outcome; the others follow from the
  /// published formula.
  @Test(arguments: [
    (Rect(x: 0, y: 460, width: 320, height: 100), Insets(top: 0, left: 10, bottom: 34, right: 12)),
    (Rect(x: 0, y: 0, width: 320, height: 480), Insets(top: 44, left: 10, bottom: 34, right: 12)),
    (Rect(x: 0, y: 44, width: 320, height: 402), Insets(left: 10, right: 12)),
    (Rect(x: 10, y: 44, width: 298, height: 402), Insets.zero),
    (Rect(x: 5, y: 20, width: 310, height: 440), Insets(top: 24, left: 5, bottom: 14, right: 7)),
    (
      Rect(x: -20, y: -20, width: 360, height: 520),
      Insets(top: 44, left: 10, bottom: 34, right: 12)
    ),
    (Rect(x: 0, y: 0, width: 320, height: 20), Insets(top: 44, left: 10, right: 12)),
    (Rect(x: 100, y: 100, width: 100, height: 100), Insets.zero),
    (Rect(x: 315, y: 200, width: 5, height: 50), Insets(right: 12)),
  ]) func safeAreaIsClampedEdgeByEdge(_ frame: Rect, _ expected: Insets) {
    let outer = Insets(top: 44, left: 10, bottom: 34, right: 12)
    let window = Rect(x: 0, y: 0, width: 320, height: 480)
    #expect(ViewInsets.propagate(outer, from: window, to: frame) == expected)
  }

  private static let panel = View.view("panel")

  private static func panel(_ change: (inout View) -> Void) -> Layout {
    let panel = panel.with(change)
    return Layout("screen", subviews: [panel]) { root in panel.edges(root) }
  }

  private static let probe = LayoutEnvironment.window(
    safeArea: Insets(top: 44, left: 10, bottom: 34, right: 12))

  @Test func theSumIsConfirmedByTheProbe() {
    let result = resolve(Self.panel { _ in }, in: Self.probe)
    #expect(result["panel"].layoutMargins == Insets(top: 52, left: 18, bottom: 42, right: 20))
    let off = resolve(
      Self.panel { $0.insetsLayoutMarginsFromSafeArea = false }, in: Self.probe)
    #expect(off["panel"].layoutMargins == Insets(all: 8))
  }

  /// 44 + 8 = 52, 34 + 8 = 42, 21 + 8 = 29 (EnvironmentFacts §1, plain full-screen view).
  @Test func measuredMarginsOfAPlainFullScreenView() {
    let upright = resolve(
      Self.panel { _ in }, in: .window(375, 812, safeArea: Insets(top: 44, bottom: 34)))
    #expect(upright["panel"].layoutMargins == Insets(top: 52, left: 8, bottom: 42, right: 8))
    let turned = resolve(
      Self.panel { _ in },
      in: .window(812, 375, safeArea: Insets(left: 44, bottom: 21, right: 44)))
    #expect(turned["panel"].layoutMargins == Insets(top: 8, left: 52, bottom: 29, right: 52))
  }

  /// Full-screen views that keep to their superview's margins have the same, not the sum again.
  @Test func preservedMarginsDoNotCountTheSafeAreaTwice() {
    let result = resolve(
      Self.panel { $0.preservesSuperviewLayoutMargins = true }, in: Self.probe)
    // The root: 16 + 10 at the left, 16 + 12 at the right; 44 and 34, less than 44 + 8 and 34 + 8.
    #expect(result["panel"].layoutMargins == Insets(top: 52, left: 26, bottom: 42, right: 28))
  }

  /// A 734-wide margins guide under 750 safe points stays; 728 under 768 is narrowed (§2).
  @Test func readableWidthIsTestedOnSafeWidth() {
    let rule = OSProfile.plain18.readableWidth
    let stays = rule.insets(
      inWidth: 750, ViewInsets(safeArea: .zero, margins: Insets(left: 8, right: 8)))
    #expect(stays.left == 8 && stays.right == 8)
    let narrows = rule.insets(
      inWidth: 768, ViewInsets(safeArea: .zero, margins: Insets(left: 20, right: 20)))
    #expect(narrows.left == 52 && narrows.right == 52)
  }

  /// iOS 26: a 1200-point view with margins of 200 keeps 800.
  @Test func readableWidthNeverExceedsTheMargins() {
    let insets = OSProfile.plain26.readableWidth.insets(
      inWidth: 1200, ViewInsets(safeArea: .zero, margins: Insets(left: 200, right: 200)))
    #expect(insets.left == 200 && insets.right == 200)
  }
}
