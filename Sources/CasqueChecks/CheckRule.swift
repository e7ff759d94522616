public import CasqueDiagnostics

/// A rule about a solved window.
///
/// A rule looks at one window on one cell and knows of no other; it never draws and never solves.
/// One that cannot judge without pixels asks for them by ``needsPicture(of:)``.
public protocol CheckRule: Sendable {
  /// The codes that the rule's findings have.
  static var codes: [DiagnosticCode] { get }
  /// Whether the rule has to see what images show to judge this window.
  ///
  /// Drawing is dear next to solving, so a rule says yes only where frames and colours leave it in
  /// doubt.
  func needsPicture(of input: CheckInput) -> Bool
  /// What the rule finds, in the order of the layout.
  func findings(in input: CheckInput) -> [Finding]
}

extension CheckRule {
  /// False: most rules judge by frames.
  public func needsPicture(of input: CheckInput) -> Bool { false }
}
