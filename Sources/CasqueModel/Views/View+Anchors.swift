extension View {
  /// The part of the view that bars and cut-outs leave free.
  public var safeAreaLayoutGuide: OwnedLayoutGuide { OwnedLayoutGuide(.safeArea, of: id) }
  /// The view inside its margins.
  public var layoutMarginsGuide: OwnedLayoutGuide { OwnedLayoutGuide(.layoutMargins, of: id) }
  /// The view inside its margins, no wider than lines of text should be.
  public var readableContentGuide: OwnedLayoutGuide { OwnedLayoutGuide(.readableContent, of: id) }
  /// The part of the view that the keyboard covers; the bottom safe area while there is none.
  public var keyboardLayoutGuide: OwnedLayoutGuide { OwnedLayoutGuide(.keyboard, of: id) }

  /// The area that a scroll view scrolls; its edges give the content size.
  public var contentLayoutGuide: OwnedLayoutGuide { OwnedLayoutGuide(.contentLayout, of: id) }
  /// What can be seen of a scroll view, whatever it scrolls.
  public var frameLayoutGuide: OwnedLayoutGuide { OwnedLayoutGuide(.frameLayout, of: id) }
  /// The band above the safe area, as UIViewController.topLayoutGuide.
  public var topLayoutGuide: OwnedLayoutGuide { OwnedLayoutGuide(.topLayout, of: id) }
  /// The band below the safe area, as UIViewController.bottomLayoutGuide.
  public var bottomLayoutGuide: OwnedLayoutGuide { OwnedLayoutGuide(.bottomLayout, of: id) }
  /// A guide of the view's own, by its id.
  public func layoutGuide(_ id: String) -> OwnedLayoutGuide {
    OwnedLayoutGuide(.custom(id), of: self.id)
  }

  /// The baseline of the first line of text; the bottom where there is none.
  public var firstBaselineAnchor: LayoutYAxisAnchor { LayoutAnchor(layoutItem, .firstBaseline) }
  /// The baseline of the last line of text; the bottom where there is none.
  public var lastBaselineAnchor: LayoutYAxisAnchor { LayoutAnchor(layoutItem, .lastBaseline) }
}
