import CasqueGeometry
package import CasqueModel

extension ContentMeasurer {
  /// The height of the field of a search bar.
  ///
  /// **Source** ControlFacts, UISearchBar: 36 and 44, and 80 where body text has 33 points, whose
  /// leading is 40 in place of 22 (high).
  package var searchFieldHeight: Double {
    grid.round(controls.systemSizes.searchFieldHeight * engine.bodyScale(in: environment.traits))
  }

  /// A search bar is higher than usual by what its field is, and by its scopes.
  func searchBarHeight(_ bar: SearchBar) -> Double {
    let sizes = controls.systemSizes
    return sizes.searchBarHeight + searchFieldHeight - sizes.searchFieldHeight
      + (bar.scopeButtonTitles.isEmpty ? 0 : sizes.scopeBarHeight)
  }
}

extension SearchBar {
  /// The font of the text and the placeholder.
  ///
  /// **Source** ControlFacts, UISearchBar, font (medium): 17 points, medium on iOS 26; it grows
  /// with the field.
  package static func font(isMedium: Bool) -> Font {
    .preferred(.body, weight: isMedium ? .medium : nil)
  }
}
