/// The typeface that the system font of a time is, as far as the widths of texts go.
///
/// What is drawn is the stand-in for San Francisco in each; its glyphs stand at the typeface's
/// advances.
package enum SystemTypeface: Sendable, Hashable {
  /// Helvetica Neue, with the distances of the interface: up to iOS 8.
  case helveticaNeue
  /// San Francisco with a cut of its own from 20 points on: iOS 9 and 10.
  case sanFranciscoTwoCuts
  /// San Francisco whose cuts pass into each other, set wider at 17 points: iOS 11 to 13.
  case sanFranciscoBefore14
  /// San Francisco as it is set today: from iOS 14 on.
  case sanFrancisco
}
