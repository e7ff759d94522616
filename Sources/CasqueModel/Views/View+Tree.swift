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

  /// The constraint with an identifier in this view's tree, or nil.
  ///
  /// O(constraints).
  package func constraint(_ identifier: String) -> LayoutConstraint? {
    constraints.first { $0.identifier == identifier }
      ?? subviews.lazy.compactMap { $0.constraint(identifier) }.first
  }

  /// The same tree with other constants of constraints, by identifier.
  ///
  /// O(constraints).
  package func settingConstants(_ constants: [String: Double]) -> View {
    var copy = self
    for index in constraints.indices {
      guard let identifier = constraints[index].identifier, let constant = constants[identifier]
      else { continue }
      copy.constraints[index].constant = constant
    }
    copy.subviews = subviews.map { $0.settingConstants(constants) }
    return copy
  }

  /// The id of the view around another, or nil.
  ///
  /// O(views).
  package func superview(of id: String) -> String? {
    if subviews.contains(where: { $0.id == id }) { return self.id }
    return subviews.lazy.compactMap { $0.superview(of: id) }.first
  }
}
