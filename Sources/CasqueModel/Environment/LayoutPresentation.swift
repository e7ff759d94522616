public import CasqueGeometry

/// How a layout is presented over another screen.
public enum LayoutPresentation: Sendable, Hashable {
  /// As a sheet.
  case sheet(SheetPresentation)
  /// As a popover; in compact width as a sheet, as UIKit adapts it.
  case popover(PopoverPresentation)
}

/// A sheet, as UISheetPresentationController has it.
public struct SheetPresentation: Sendable, Hashable {
  /// How large it is in regular width, as in UIModalPresentationStyle.
  public enum Style: String, Sendable, Hashable, Codable, CaseIterable {
    /// As wide as text is well read.
    case pageSheet
    /// Smaller, for a form.
    case formSheet
  }

  /// Where it rests, as in UISheetPresentationController.Detent.
  public enum Detent: Sendable, Hashable {
    /// At full height.
    case large
    /// At half the height of the screen.
    case medium
    /// At a height in points, without the safe area below.
    case height(Double)
  }

  /// How large it is in regular width.
  public var style: Style
  /// Where it rests in compact width and regular height.
  public var detent: Detent
  /// Whether a grabber is shown at its top.
  public var prefersGrabberVisible: Bool

  /// Creates a sheet.
  public init(
    style: Style = .pageSheet, detent: Detent = .large, prefersGrabberVisible: Bool = false
  ) {
    self.style = style
    self.detent = detent
    self.prefersGrabberVisible = prefersGrabberVisible
  }
}

extension Layout {
  /// The environment of the layout on a screen: that of its sheet or popover, with the keyboard if
  /// the layout is shown with it.
  ///
  /// - Parameters:
  ///   - screen: the environment of a window that fills what the app has of the screen.
  ///   - source: what a popover points at, in the screen's coordinates; nil if it is not known.
  public func environment(
    on screen: LayoutEnvironment, source: Rect? = nil
  ) -> LayoutEnvironment {
    let window = presentingEnvironment(on: screen)
    guard let presentation else { return window }
    return PresentedWindow(presentation, on: window, source: source).environment
  }
}
