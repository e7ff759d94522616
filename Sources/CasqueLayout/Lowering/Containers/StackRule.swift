/// Which of a stack view's constraints a row is, by the identifiers that UIKit's logs show.
///
/// **Source** EnvironmentFacts §9.
enum StackRule: String, Hashable {
  /// The first and the last view lie at the edges of the stack.
  case canvasConnection = "UISV-canvas-connection"
  /// The space between neighbours.
  case spacing = "UISV-spacing"
  /// The views lie across the axis as the alignment says.
  case alignment = "UISV-alignment"
  /// No view reaches beyond the stack across the axis.
  case spanningBoundary = "UISV-spanning-boundary"
  /// All views are as long as the first.
  case fillEqually = "UISV-fill-equally"
  /// Views have their shares of the stack.
  case fillProportionally = "UISV-fill-proportionally"
  /// Gaps, or distances of centres, are equal.
  case distributing = "UISV-distributing"
  /// Labels that wrap share the width of a stack that is aligned at baselines.
  case textWidthDisambiguation = "UISV-text-width-disambiguation"
  /// A hidden view takes no room.
  case hiding = "UISV-hiding"
  /// The stack is no longer than it has to be.
  case canvasFit = "UISV-canvas-fit"
  /// The stack is no longer across the axis than its views.
  case spanningFit = "UISV-spanning-fit"
  /// A view that asks for no size across the axis fills the stack.
  case ambiguitySuppression = "UISV-ambiguity-suppression"
}
