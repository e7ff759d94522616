public import CasqueSnapshots

/// A snapshot as a report shows it.
public struct ReportSnapshot: Sendable {
  /// The name of its reference, as the command line takes it.
  public var id: String
  /// What it is made of.
  public var kind: SnapshotKind
  /// How it came out; nil if it could not be made.
  public var outcome: SnapshotOutcome?
  /// The picture on disk; nil where the reference is none.
  public var reference: ReportPicture?
  /// The picture just made.
  public var snapshot: ReportPicture?
  /// What differs between both.
  public var difference: ReportPicture?

  /// Creates a snapshot without pictures.
  public init(id: String, kind: SnapshotKind, outcome: SnapshotOutcome?) {
    self.id = id
    self.kind = kind
    self.outcome = outcome
  }
}

/// What a report shows of a cell beside its findings.
public struct ReportCell: Sendable {
  /// The pictures of the layout.
  public var pictures: ReportPictures
  /// The snapshots, in the order of their kinds.
  public var snapshots: [ReportSnapshot]

  /// Creates the content of a cell.
  public init(pictures: ReportPictures = ReportPictures(), snapshots: [ReportSnapshot] = []) {
    self.pictures = pictures
    self.snapshots = snapshots
  }
}
