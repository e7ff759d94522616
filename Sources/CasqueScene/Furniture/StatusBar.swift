import CasqueGeometry
import CasqueModel

/// The status bar at 9:41 with full signal and battery.
///
/// **Source** ControlFacts, status bar: design kits for Dynamic Island and notch; the bars of
/// home-button devices and iPad are of low confidence.
struct StatusBar {
  let environment: LayoutEnvironment
  let ink: RGBA

  /// What shapes the bar.
  enum Kind: Hashable {
    case dynamicIsland
    case notch(Rect)
    case phone
    case pad
  }

  init(_ environment: LayoutEnvironment, ink: RGBA) {
    self.environment = environment
    self.ink = ink
  }

  var kind: Kind {
    for cutout in environment.cutouts {
      switch cutout.kind {
      case .dynamicIsland: return .dynamicIsland
      case .notch: return .notch(cutout.frame)
      case .homeIndicator: continue
      }
    }
    return environment.traits.userInterfaceIdiom == .pad ? .pad : .phone
  }

  func draw(in list: inout DisplayList, context: SceneContext) {
    switch kind {
    case .dynamicIsland: drawBesideIsland(in: &list, context)
    case .notch(let notch): drawBesideNotch(notch, in: &list, context)
    case .phone: drawPhone(in: &list, context)
    case .pad: drawPad(in: &list, context)
    }
  }

  private var width: Double { environment.size.width }
  private var isMirrored: Bool { environment.traits.layoutDirection == .rightToLeft }

  /// Two columns beside 124 points; the time is padded by 16 and 6, the levels by 6 and 16.
  private func drawBesideIsland(in list: inout DisplayList, _ context: SceneContext) {
    let column = (width - 124) / 2
    // The row is centred at 32 where the safe area is 59 and moves down with it.
    let y = 32 + max(0, environment.safeAreaInsets.top - 59)
    let levels = StatusLevels.island
    let start = width - column + 6 + (column - 22 - levels.width) / 2
    drawTime("9:41", size: 17, x: 16 + (column - 22) / 2, y: y, in: &list, context)
    draw(levels, x: start, y: y, in: &list)
  }

  /// Placed as on a display 375 wide whose notch leaves 83 a side; more room spreads them.
  ///
  /// The time fills a box of (21, 12, 54, 21), in 17 points from iOS 16 on; the levels are centred
  /// at 23.
  private func drawBesideNotch(
    _ notch: Rect, in list: inout DisplayList, _ context: SceneContext
  ) {
    let spread = max(0, (width - notch.width) / 2 - 83) * 0.4
    let y = 23 + max(0, environment.statusBarHeight - 44) / 2
    let levels = StatusLevels.notch
    drawTime("9:41", size: 17, x: 48 + spread, y: y - 0.5, in: &list, context)
    draw(levels, x: width - 14.67 - spread - levels.width, y: y, in: &list)
  }

  private func drawPhone(in list: inout DisplayList, _ context: SceneContext) {
    let y = environment.statusBarHeight / 2
    drawTime("9:41 AM", size: 12, x: width / 2, y: y, in: &list, context)
    draw(.radio, x: 6, y: y, in: &list)
    drawBattery(right: width - 6, y: y, in: &list, context)
  }

  private func drawPad(in list: inout DisplayList, _ context: SceneContext) {
    let y = environment.statusBarHeight / 2
    let side = 16.0
    let time = line("9:41 AM   Tue Jan 9", size: 12, weight: .semibold, context)
    drawLine(time, x: side + time.size.width / 2, y: y, in: &list)
    let start = drawBattery(right: width - side, y: y, in: &list, context)
    draw(.wifi, x: start - 6 - StatusLevels.wifi.width, y: y, in: &list)
  }

  /// Draws the percentage and the battery, and returns where they start.
  @discardableResult
  private func drawBattery(
    right: Double, y: Double, in list: inout DisplayList, _ context: SceneContext
  ) -> Double {
    let battery = StatusLevels.battery
    let percent = line("100%", size: 12, weight: .regular, context)
    let start = right - battery.width - 4 - percent.size.width
    draw(battery, x: right - battery.width, y: y, in: &list)
    drawLine(percent, x: start + percent.size.width / 2, y: y, in: &list)
    return start
  }

  private func drawTime(
    _ time: String, size: Double, x: Double, y: Double, in list: inout DisplayList,
    _ context: SceneContext
  ) {
    drawLine(line(time, size: size, weight: .semibold, context), x: x, y: y, in: &list)
  }

  private func line(
    _ text: String, size: Double, weight: FontWeight, _ context: SceneContext
  ) -> ShapedText {
    context.line(
      text, size: size, weight: weight, legibilityWeight: environment.traits.legibilityWeight)
  }

  private func drawLine(_ line: ShapedText, x: Double, y: Double, in list: inout DisplayList) {
    let center = Point(x: isMirrored ? width - x : x, y: y)
    list.commands.append(.text(DisplayText(line: line, center: center, color: ink)))
  }

  private func draw(_ levels: StatusLevels, x: Double, y: Double, in list: inout DisplayList) {
    levels.draw(left: isMirrored ? width - x - levels.width : x, y: y, ink: ink, in: &list)
  }
}
