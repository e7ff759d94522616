extension View {
  /// Calls `body` with every view of the tree and its superview's id, superviews first.
  ///
  /// O(n).
  public func forEachView(_ body: (_ view: View, _ superview: String?) -> Void) {
    func visit(_ view: View, _ superview: String?) {
      body(view, superview)
      for subview in view.subviews { visit(subview, view.id) }
    }
    visit(self, nil)
  }

  /// The view of the tree with the given id, or nil.
  ///
  /// O(n).
  public func view(_ id: String) -> View? {
    if self.id == id { return self }
    for subview in subviews {
      if let found = subview.view(id) { return found }
    }
    return nil
  }

  /// How many views the tree has, this one included.
  ///
  /// O(n).
  public var viewCount: Int { subviews.reduce(1) { $0 + $1.viewCount } }
}
