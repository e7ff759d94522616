/// What `casque snapshots` can do.
enum SnapshotVerb: String, CaseIterable {
  case record, verify, approve, review, prune, list

  /// Whether its operands are documents, and not names of references.
  var takesDocuments: Bool {
    switch self {
    case .record, .verify, .prune, .list: true
    case .approve, .review: false
    }
  }

  /// One line of help.
  var summary: String {
    switch self {
    case .record: "write the references that are missing, or all that --mode names"
    case .verify: "compare with the references, and write files about what differs"
    case .approve: "put snapshots of the last verify in the place of their references"
    case .review: "ask for each difference of the last verify whether to approve it"
    case .prune: "delete references that no snapshot has; --check only tells"
    case .list: "list the references of the documents, and the orphans"
    }
  }
}
