import CasqueGeometry
import CasqueModel
import CasqueSymbols

/// The software keyboard for letters, with the room for suggestions above it.
///
/// **Source** ControlFacts, Keyboard: iOS 26 high for a width of 375 and iPad; the keys of iOS
/// 18 medium, its colours low.
struct Keyboard {
  let environment: LayoutEnvironment
  let look: KeyboardLook

  /// The keyboard over a screen; nil while it is hidden.
  init?(_ environment: LayoutEnvironment) {
    guard environment.keyboardHeight > 0, environment.size.width > 0 else { return nil }
    self.environment = environment
    look = KeyboardLook(environment)
  }

  private var weight: LegibilityWeight { environment.traits.legibilityWeight }

  /// The colour of the home indicator over it.
  var ink: RGBA { look.ink }

  /// What it covers.
  var frame: Rect {
    Rect(
      x: 0, y: environment.size.height - environment.keyboardHeight,
      width: environment.size.width, height: environment.keyboardHeight)
  }

  func draw(in list: inout DisplayList, context: SceneContext) {
    let frame = frame
    list.group(DisplayGroup(clip: .rect(frame))) { list in
      drawPanel(frame, in: &list)
      if look.showsDividers { drawDividers(frame, in: &list) }
      for key in KeyboardArrangement(frame, look, environment).keys {
        draw(key, in: &list, context: context)
      }
    }
  }

  /// The panel's upper corners are round on iOS 26; its lower ones lie below the screen.
  private func drawPanel(_ frame: Rect, in list: inout DisplayList) {
    guard let glass = look.glass else { return list.fill(.rect(frame), look.panel) }
    let radius = 26.0
    let panel = Shape.continuousRect(
      Rect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height + 2 * radius),
      radius: radius)
    if environment.traits.isReduceTransparencyEnabled {
      list.fill(panel, look.panel)
    } else {
      list.commands.append(.material(panel, glass))
    }
  }

  /// The lines between three suggestions.
  private func drawDividers(_ frame: Rect, in list: inout DisplayList) {
    let place = 125.5 / 375
    for x in [frame.width * place, frame.width * (1 - place)] {
      list.fill(
        .rect(Rect(x: x, y: frame.minY + 13, width: 1, height: 23.5)), look.divider)
    }
  }

  private func draw(_ key: KeyboardKey, in list: inout DisplayList, context: SceneContext) {
    if key.ground != .none {
      let shape = Shape.roundedRect(key.frame, radius: look.keyRadius)
      if look.keyShadow.alpha > 0 {
        list.fill(
          .roundedRect(key.frame.offset(by: Point(x: 0, y: 1)), radius: look.keyRadius),
          look.keyShadow)
      }
      list.fill(shape, key.ground == .letter ? look.key : look.specialKey)
    }
    let center = key.frame.center
    switch key.sign {
    case .none: break
    case .letter(let letter):
      let line = context.line(letter, size: look.letterSize, legibilityWeight: weight)
      list.commands.append(
        .text(
          DisplayText(line: line, center: Point(x: center.x, y: center.y - 1), color: look.ink)))
    case .word(let word):
      let line = context.line(
        word, size: UnsureLook.wordKeySize, width: key.frame.width, legibilityWeight: weight)
      list.commands.append(.text(DisplayText(line: line, center: center, color: look.ink)))
    case .symbol(let name, let pointSize):
      draw(symbol: name, pointSize, at: center, in: &list)
    }
  }

  private func draw(
    symbol name: String, _ pointSize: Double, at center: Point, in list: inout DisplayList
  ) {
    guard let symbol = SymbolLibrary.symbol(named: name, weight: .regular) else { return }
    let factor = Symbol.factor(pointSize: pointSize, scale: .medium)
    let box = symbol.size(factor: factor, grid: environment.pixelGrid)
    list.draw(
      symbol, in: Rect(center: center, width: box.width, height: box.height), factor: factor,
      color: look.ink)
  }
}
