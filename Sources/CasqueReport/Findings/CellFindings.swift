public import CasqueDevices
public import CasqueDiagnostics

/// What was found on one cell of a matrix.
public struct CellFindings: Sendable, Hashable {
  /// The layout's name.
  public var layout: String
  /// The document's file, as the user named it; empty without one.
  public var path: String
  /// How the cell is called in messages.
  public var cell: String
  /// The point of the matrix; nil where findings are of none.
  public var matrixCell: Cell?
  /// The findings, in the order of the rules.
  public var findings: [Finding]
  /// Why nobody looked at the cell; nil if it was looked at.
  public var skipped: String?
  /// Files about the cell that a reader may want to see, such as pictures.
  public var attachments: [String]

  /// Creates the findings of a cell.
  public init(
    layout: String, path: String = "", cell: String, matrixCell: Cell? = nil, findings: [Finding],
    skipped: String? = nil, attachments: [String] = []
  ) {
    self.layout = layout
    self.path = path
    self.cell = cell
    self.matrixCell = matrixCell
    self.findings = findings
    self.skipped = skipped
    self.attachments = attachments
  }
}
