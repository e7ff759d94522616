public import CasqueGeometry

/// One of the windows that share an iPad's screen.
public struct SplitWindow: Sendable, Hashable {
  /// Its size, in points.
  public var size: Size
  /// Its size classes.
  public var sizeClasses: SizeClasses

  /// Creates a window from its size in points and its classes.
  public init(size: Size, sizeClasses: SizeClasses) {
    self.size = size
    self.sizeClasses = sizeClasses
  }
}

/// The windows of Split View in one orientation; nil where the iPad has none such.
public struct SplitWindows: Sendable, Hashable {
  /// The narrow window.
  public var oneThird: Sourced<SplitWindow>?
  /// Each of two equal windows.
  public var oneHalf: Sourced<SplitWindow>?
  /// The wide window.
  public var twoThirds: Sourced<SplitWindow>?

  /// Creates the windows of one orientation.
  public init(
    oneThird: Sourced<SplitWindow>? = nil, oneHalf: Sourced<SplitWindow>? = nil,
    twoThirds: Sourced<SplitWindow>? = nil
  ) {
    self.oneThird = oneThird
    self.oneHalf = oneHalf
    self.twoThirds = twoThirds
  }
}

/// How an iPad shows several windows.
public struct Multitasking: Sendable, Hashable {
  /// The windows of Split View.
  public var split: ByOrientation<SplitWindows>
  /// The width of the window that floats in Slide Over, in points; nil if there is none.
  public var slideOverWidth: Sourced<ByOrientation<Double>>?

  /// Creates it from the windows of Split View and the width of Slide Over in points.
  public init(
    split: ByOrientation<SplitWindows>, slideOverWidth: Sourced<ByOrientation<Double>>? = nil
  ) {
    self.split = split
    self.slideOverWidth = slideOverWidth
  }

  /// The distance of a Slide Over window from the top and the bottom of the screen, in points.
  ///
  /// **Source**: full height less 40 since iOS 11 on iPads with a home button (HACK11: high);
  /// taken over for the others (low).
  public static let slideOverMargin = 20.0
}
