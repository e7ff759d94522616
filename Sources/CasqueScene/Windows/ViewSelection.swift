/// Which views of a window are drawn.
enum ViewSelection: Hashable {
  /// All of them.
  case all
  /// One view with its subviews, moved and cut as its superviews are.
  case only(String)
  /// All but some, with their subviews.
  case except([String])
}
