internal import Casque
internal import Foundation

extension UIView {
  /// What the view is shown in.
  public var traitCollection: UITraitCollection {
    ownTraits ?? superview?.traitCollection ?? predictedTraits ?? UITraitCollection()
  }

  /// The direction that the view's content reads in.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    isMirrored ? .rightToLeft : .leftToRight
  }

  var isMirrored: Bool {
    switch semanticContentAttribute {
    case .forceRightToLeft: true
    case .forceLeftToRight, .playback, .spatial: false
    case .unspecified: traitCollection.layoutDirection == .rightToLeft
    }
  }

  /// Asks for the tree to be solved again.
  public func setNeedsLayout() { topmost.needsLayout = true }

  /// Asks for the content to be measured again.
  public func invalidateIntrinsicContentSize() { setNeedsLayout() }

  /// Asks for `updateConstraints()` before the tree is solved.
  public func setNeedsUpdateConstraints() {
    needsConstraints = true
    setNeedsLayout()
  }

  /// Calls `updateConstraints()` where it was asked for, subviews first.
  public func updateConstraintsIfNeeded() {
    for view in subviews { view.updateConstraintsIfNeeded() }
    if needsConstraints {
      needsConstraints = false
      updateConstraints()
    }
  }

  /// Solves the whole tree that the view is in, and gives every view its frame.
  ///
  /// A tree that was solved on a cell stays there while its size does. While it is being solved, as
  /// in `layoutSubviews()`, the frames are those solved last.
  public func layoutIfNeeded() {
    let root = topmost
    guard !root.isBeingSolved else { return }
    var environment = root.bareEnvironment
    if let shown = root.shownIn, shown.size == environment.size { environment = shown }
    _ = UISolver.settle(root, in: environment, cellName: "")
  }

  /// The environment of a view that no device shows: its own size and margins, and no safe area.
  ///
  /// The least margins of the system belong to the views of controllers alone.
  var bareEnvironment: LayoutEnvironment {
    LayoutEnvironment(
      size: bounds.size.model,
      systemMinimumLayoutMargins: directionalLayoutMargins.model,
      traits: traitCollection.model, profile: OSRelease.bareProfile)
  }

  /// Whether nothing settles where the view lies or how large it is.
  public var hasAmbiguousLayout: Bool {
    layoutIfNeeded()
    return solved?.isAmbiguous ?? false
  }

  /// The size that a class of the app's own states for its content; nil where the content's holds.
  var overriddenSize: CGSize? {
    // Classes of this module leave the size to the content, which is not measured here for nothing.
    guard !String(reflecting: type(of: self)).hasPrefix("CasqueUIKit.") else { return nil }
    askedOfContent = nil
    let size = intrinsicContentSize
    return size == askedOfContent ? nil : size
  }

  /// What the view's own content asks for, without its constraints.
  var ownFittingSize: CGSize { UISolver.contentSize(of: self) }

  /// Takes the size that fits.
  public func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
}
