package import CasqueModel

/// A view that all results of one structure share.
///
/// A view is large and every cell has a result for each, so it is passed about by reference.
package final class SharedView: Sendable {
  /// The view without its subviews.
  package let view: View

  /// Shares a view.
  init(_ view: View) { self.view = view }
}

extension SharedView: Hashable {
  package static func == (a: SharedView, b: SharedView) -> Bool { a === b || a.view == b.view }

  package func hash(into hasher: inout Hasher) { hasher.combine(view) }
}
