/// Which of a view's layout guides is meant.
public enum LayoutGuideKind: Sendable, Hashable {
  /// `safeAreaLayoutGuide`.
  case safeArea
  /// `layoutMarginsGuide`.
  case layoutMargins
  /// `readableContentGuide`.
  case readableContent
  /// `keyboardLayoutGuide`.
  case keyboard
  /// `contentLayoutGuide` of a scroll view: the area that scrolls.
  case contentLayout
  /// `frameLayoutGuide` of a scroll view: what can be seen of it.
  case frameLayout
  /// `topLayoutGuide`: the band above the safe area.
  case topLayout
  /// `bottomLayoutGuide`: the band below the safe area.
  case bottomLayout
  /// A guide of the view's own list, by its id.
  case custom(String)
}

/// What a constraint is about: a view, or one of a view's guides; views go by their ids.
public enum LayoutItem: Sendable, Hashable {
  /// A view.
  case view(String)
  /// A guide of a view.
  case guide(LayoutGuideKind, of: String)

  /// The id of the view, or of the view that owns the guide.
  public var viewID: String {
    switch self {
    case .view(let id): id
    case .guide(_, let id): id
    }
  }
}
