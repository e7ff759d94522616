public import CasqueDiagnostics
public import CasqueLayout

/// A rule about a solved layout.
///
/// A rule looks at one result and knows of no other cell; it never draws and never solves.
public protocol CheckRule: Sendable {
  /// The codes that the rule's findings have.
  static var codes: [DiagnosticCode] { get }
  /// What the rule finds, in the order of the layout.
  func findings(in result: LayoutResult) -> [Finding]
}
