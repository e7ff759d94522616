/// A layout: a view tree with its constraints, and what moves in it.
public struct Layout: Sendable, Hashable {
  /// The name, for reports, file names and references.
  public var name: String
  /// The root view; it fills the window.
  public var root: View
  /// What moves beyond the views' own motion effects, or nil for nothing.
  public var motion: LayoutMotion?
  /// How it is presented over another screen; nil for a screen of its own.
  public var presentation: LayoutPresentation?
  /// Traits that it is always shown with.
  public var traitOverrides = TraitOverrides()
  /// Whether it is shown together with the software keyboard.
  public var isKeyboardShown = false
  /// The layout of the screen that it is presented over, drawn under it; nil for the system's ground.
  public var presenting: Layout? {
    get { presentingLayouts.first }
    set { presentingLayouts = newValue.map { [$0] } ?? [] }
  }
  /// At most one: a layout cannot hold itself, but a list of layouts.
  private var presentingLayouts: [Layout] = []
  /// Whether ``root`` is effective already: what ``effectiveRoot(in:text:)`` gave, or a change of it.
  package var isEffective = false
  /// The document it was read from, as the user named it; nil for Swift code.
  public var path: String?

  /// Creates a layout from its root view.
  public init(name: String, root: View, motion: LayoutMotion? = nil, path: String? = nil) {
    self.name = name
    self.root = root
    self.motion = motion
    self.path = path
  }

  /// Creates a layout whose root view has the layout's name as its id.
  ///
  /// - Parameters:
  ///   - name: the layout's name and the root view's id.
  ///   - backgroundColor: the ground of the root view.
  ///   - subviews: the root view's subviews, back to front.
  ///   - constraints: lists the constraints, given the root view.
  public init(
    _ name: String, backgroundColor: Color? = .systemBackground, subviews: [View],
    @ConstraintBuilder constraints: (_ root: View) -> [LayoutConstraint]
  ) {
    var root = View.view(name, backgroundColor: backgroundColor, subviews: subviews)
    root.constraints = constraints(root)
    self.init(name: name, root: root)
  }

  /// The root view as it is in `environment`: with every variation that holds applied.
  ///
  /// Variations apply in preorder of their views and, within a view, in their own order, so that
  /// later ones win. The result has no variations left, and has the views that the system adds to
  /// tables, their cells and alerts. O(views + constraints + changes · depth).
  ///
  /// - Parameters:
  ///   - environment: window, traits and profile.
  ///   - text: tells whether two buttons of an alert fit beside each other; without it they do.
  public func effectiveRoot(
    in environment: LayoutEnvironment, text: (any TextMeasuring)? = nil
  ) -> View {
    if isEffective { return root }
    var changes: [String: [ViewProperty]] = [:]
    var without: Set<String> = []
    root.forEachView { view, _ in
      for variation in view.variations where variation.condition.holds(in: environment) {
        without.formUnion(variation.without)
        for change in variation.changes {
          changes[change.view, default: []].append(change.property)
        }
      }
    }
    func own(_ view: View) -> View {
      var copy = view
      for variation in view.variations where variation.condition.holds(in: environment) {
        copy.constraints += variation.constraints
      }
      copy.variations = []
      copy.constraints.removeAll { $0.identifier.map(without.contains) ?? false }
      for property in changes[view.id] ?? [] { property.apply(to: &copy) }
      return copy
    }
    func context(in view: View, of source: View) -> ExpansionContext {
      let bars = view.content == .navigationController ? source.subviews.map(own) : []
      return ExpansionContext(in: view, bars: bars, environment)
    }
    // Little stands in this function, as it calls itself for every level of the tree.
    func effective(_ view: View, above: ExpansionContext) -> View {
      var copy = own(view)
      let context = context(in: copy, of: view)
      for index in copy.subviews.indices {
        copy.subviews[index] = effective(view.subviews[index], above: context)
      }
      return copy.expanded(in: environment, above: above, text: text)
    }
    return effective(root, above: ExpansionContext())
  }
}
