import CasqueGeometry

/// A tag that is a view: it has an id and a saved frame, or a place among subviews.
struct InterfaceView: Sendable {
  /// What a view is to the view around it.
  enum Role: Sendable {
    /// Nothing is around it: the view of a controller, or a view at the top of a xib.
    case root
    /// A cell or a section's header of a table or collection, which is laid out by itself.
    case cell
    /// The view above or below a table's rows, which is laid out by itself.
    case band
    /// The view inside a cell or a material that holds its subviews.
    case contentView
    /// A subview that a stack view arranges.
    case arranged
    /// Any other subview.
    case subview
  }

  let tag: MarkupTag
  /// The id, unique within the document.
  let id: String
  let role: Role
  /// The frame saved for the canvas, in the coordinates of the view around it; the whole of that
  /// view where none was saved.
  let frame: Rect
  /// Whether the document says where it lies: Xcode 8.0 left it out where constraints tell.
  let hasSavedFrame: Bool
  /// The view around it, by its place in the document; nil for a root.
  let superview: Int?
  /// The view that is laid out by itself and that this one belongs to: it or one around it.
  let layoutRoot: Int
  /// The tag of the controller whose view it is, or nil.
  let controller: MarkupTag?
  /// The views directly inside.
  var subviews: [Int] = []

  /// The tag's name, such as `label`.
  var kind: String { tag.name }

  /// Whether it is laid out by itself.
  var isLayoutRoot: Bool {
    switch role {
    case .root, .cell, .band: true
    case .contentView, .arranged, .subview: false
    }
  }

  /// Whether its frame follows its superview's instead of constraints.
  var isAutoresized: Bool { tag["translatesAutoresizingMaskIntoConstraints"] != "NO" }
  /// Whether it is pinned to its saved frame in the size classes of a selection.
  func isFixed(in selection: VariationSelection) -> Bool {
    selection.value(tag, "fixedFrame") == "YES"
  }

  /// The kinds that are cells.
  static let cellKinds: Set<String> = [
    "tableViewCell", "collectionViewCell", "collectionReusableView",
  ]
}
