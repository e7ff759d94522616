/// The bounds within which a document is read; beyond them reading ends with a diagnostic.
package struct DocumentLimits: Sendable {
  /// The most bytes of a file: 8 MiB.
  package var bytes = 8 << 20
  /// The deepest nesting of lists and mappings, aliases expanded.
  package var depth = 128
  /// The most values, aliases expanded.
  package var values = 200_000
  /// The most components and layouts that are put into others, one inside the other included.
  package var instances = 2_000
  /// The most diagnostics of one file; the rest is left out.
  package var diagnostics = 1_000
  /// The most values that are put aside to find out what else is wrong after a syntax error.
  package var recoveries = 20
  /// The largest file in which reading goes on after a syntax error: 1 MiB.
  package var recoveryBytes = 1 << 20

  /// The bounds of layout documents.
  package init() {}
}
