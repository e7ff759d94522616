internal import Casque
public import Foundation

extension UIView {
  public var traitCollection: UITraitCollection {
    ownTraits ?? superview?.traitCollection ?? UITraitCollection()
  }

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

  public func setNeedsLayout() { topmost.needsLayout = true }
  public func invalidateIntrinsicContentSize() { setNeedsLayout() }
  public func setNeedsUpdateConstraints() {
    needsConstraints = true
    setNeedsLayout()
  }

  public func updateConstraintsIfNeeded() {
    for view in subviews { view.updateConstraintsIfNeeded() }
    if needsConstraints {
      needsConstraints = false
      updateConstraints()
    }
  }

  /// Solves the whole tree that the view is in, and gives every view its frame.
  public func layoutIfNeeded() {
    let root = topmost
    let environment = root.bareEnvironment
    _ = UISolver.settle(root, in: environment, cellName: "")
  }

  /// The environment of a view that no device shows: its own size, and no safe area.
  var bareEnvironment: LayoutEnvironment {
    LayoutEnvironment(
      size: bounds.size.model,
      systemMinimumLayoutMargins: DirectionalInsets(top: 8, leading: 8, bottom: 8, trailing: 8),
      traits: traitCollection.model, profile: OSRelease.bareProfile)
  }

  /// Whether nothing settles where the view lies or how large it is.
  public var hasAmbiguousLayout: Bool {
    layoutIfNeeded()
    return solved?.isAmbiguous ?? false
  }

  public var alignmentRectInsets: UIEdgeInsets { .zero }

  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    UISolver.fittingSize(self, targetSize, horizontal, vertical)
  }

  /// What the view's own content asks for, without its constraints.
  var ownFittingSize: CGSize { UISolver.contentSize(of: self) }

  public func sizeThatFits(_ size: CGSize) -> CGSize {
    let fitting = UISolver.fittingSize(self, size, .fittingSizeLevel, .fittingSizeLevel)
    return fitting == .zero ? bounds.size : fitting
  }

  public func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
}
