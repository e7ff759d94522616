package import CasqueGeometry

/// Where a sheet or popover lies on the screen that presents it.
package struct WindowPlacement: Sendable, Hashable {
  /// What a window looks like.
  package enum Kind: Sendable, Hashable {
    /// A sheet at full height that reaches the bottom of the screen.
    case sheet
    /// A sheet that rests lower, at the bottom of the screen.
    case detent
    /// A sheet that floats in the middle.
    case card
    /// A popover.
    case popover
  }

  /// What it looks like.
  package var kind: Kind
  /// Where its layout lies, in the screen's coordinates, in points.
  package var frame: Rect
  /// The radius of its corners, in points.
  package var cornerRadius: Double
  /// The arrow of a popover; nil for none.
  package var arrow: Arrow?

  /// The arrow of a popover.
  package struct Arrow: Sendable, Hashable {
    /// Where it points.
    package var direction: PopoverPresentation.ArrowDirection
    /// The middle of its base along the edge that it stands on, in the screen's coordinates.
    package var position: Double

    /// Creates an arrow.
    package init(direction: PopoverPresentation.ArrowDirection, position: Double) {
      self.direction = direction
      self.position = position
    }
  }
}

extension Layout {
  /// The screen that a layout is shown on: with the layout's own traits, and with the keyboard if the
  /// layout is shown with it.
  package func presentingEnvironment(on screen: LayoutEnvironment) -> LayoutEnvironment {
    var window = screen
    traitOverrides.apply(to: &window.traits)
    if isKeyboardShown { window.keyboardHeight = screen.softwareKeyboardHeight }
    return window
  }

  /// Where the layout lies as a sheet or popover; nil where it fills the screen.
  ///
  /// - Parameters:
  ///   - screen: the environment of a window that fills what the app has of the screen.
  ///   - source: what a popover points at, in the screen's coordinates; nil if it is not known.
  package func placement(
    on screen: LayoutEnvironment, source: Rect? = nil
  ) -> WindowPlacement? {
    presentation.flatMap {
      PresentedWindow($0, on: presentingEnvironment(on: screen), source: source).placement
    }
  }
}

extension ColorPalette {
  /// The palette of windows over another screen: in dark style their grounds are a step lighter.
  ///
  /// **Source** UIUserInterfaceLevel.elevated: the grounds are then the grays of the same release,
  /// `systemGray6`, `systemGray5` and `systemGray4`.
  package var elevated: ColorPalette {
    var palette = self
    let steps = [("s", "systemGray6"), ("secondaryS", "systemGray5"), ("tertiaryS", "systemGray4")]
    for (prefix, gray) in steps {
      for ground in ["ystemBackground", "ystemGroupedBackground"] {
        palette.raise(prefix + ground, to: gray)
      }
    }
    return palette
  }
}
