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
