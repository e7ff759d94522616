import CasqueGeometry
import CasqueModel

extension Cell {
  /// The height of the software keyboard where it was measured on this device and release.
  ///
  /// Points, with the predictive bar, in a window that fills the screen.
  public var keyboardHeight: Sourced<Double>? {
    guard window == .full, let heights = device.keyboardHeights[os] else { return nil }
    return Sourced(heights.value[orientation], heights.evidence)
  }

  /// The height of the software keyboard over the bottom of the screen, in points: measured, or that
  /// of measured devices of the same kind.
  ///
  /// **Source**: DP3 (iOS 26: high to medium) for the device or for its width; iOS 18 by
  /// ControlFacts, Keyboard: 260 and 206 with a home button, else 336 in portrait, 346 from 414 points of width on
  /// and 209 in landscape (medium to low); iPads of iOS 18 as those of iOS 26 (low).
  var softwareKeyboardHeight: Double {
    if let known = device.keyboardHeights[os]?.value[orientation] { return known }
    let width = device.size.value.width
    let isPortrait = orientation == .portrait
    if device.idiom == .pad {
      switch width {
      case ..<768: return isPortrait ? 340 : 428
      case ..<1000: return isPortrait ? 337 : 422
      default: return isPortrait ? 403 : 498
      }
    }
    if device.displayFeature == .homeButton { return isPortrait ? 260 : 206 }
    let isNew = os == .ios26
    guard isPortrait else { return isNew ? 208 : 209 }
    return (isNew ? 335 : 336) + (width < 414 ? 0 : 10)
  }
}
