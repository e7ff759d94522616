import Casque
import Foundation

/// `casque snapshots`: records, verifies and keeps the references of documents.
public struct SnapshotsCommand: Subcommand {
  /// What the command takes.
  public static let spec = CommandSpec(
    name: "snapshots", summary: "Record, verify and approve reference snapshots",
    verbs: SnapshotVerb.allCases.filter(\.takesDocuments).map(\.rawValue),
    otherVerbs: SnapshotVerb.allCases.filter { !$0.takesDocuments }.map(\.rawValue),
    operands: "FILE…",
    discussion: """
      \(SnapshotVerb.allCases.map { "\($0.rawValue): \($0.summary)" }.joined(separator: "\n"))

      Names follow from layout and cell, so the order of a run does not count. verify ends with
      status 1 if something differs or has no reference; its files are under STORE/.out. approve and
      review take names as verify prints them, or the beginnings of names; approve without any takes
      all. prune keeps references of the documents' layouts on cells that the flags do not choose;
      with --tests it looks beside test files instead: run the tests with CASQUE_TEST_LOG=FILE before,
      and name the file with --test-log. Without matrix flags the device is an \(MatrixOptions.device) in portrait.
      """,
    options: MatrixOptions.options(.oneDevice) + [
      OptionSpec(
        "kind", value: "WORD", repeats: .lists, choices: SnapshotOptions.kinds,
        initial: "frames, image", "what snapshots are made of"),
      OptionSpec(
        "at", value: "SECONDS", repeats: .lists, "moments of snapshots of the kind motion"),
      OptionSpec(
        "mask", value: "ID", repeats: .lists, "views that pictures hide behind a hatching"),
      OptionSpec(
        "comparator", value: "RULE", initial: "exact",
        "exact, pixels=N, cluster=N or perceptual=DELTAE, what a picture may differ in"),
      OptionSpec("ignore-antialiasing", "do not count pixels that smooth an edge"),
      OptionSpec(
        "store", value: "FOLDER", initial: SnapshotOptions.store, "where the references are"),
      OptionSpec(
        "references", value: "WORD", choices: ReferenceStore.Pictures.allCases.map(\.rawValue),
        initial: "png", "keep pictures as png files, or only their hashes"),
      OptionSpec(
        "base", value: "COMMIT", "the commit to draw references from of which only hashes are kept"),
      OptionSpec(
        "mode", value: "WORD", choices: RecordMode.allCases.map(\.rawValue),
        initial: "changed for record", "which references record writes"),
      OptionSpec("fail-on-record", "end with status 1 if record writes a reference"),
      OptionSpec("check", "prune deletes nothing, and ends with status 1 for orphans"),
      OptionSpec(
        "other-cells", "prune also what these layouts have on cells that the flags do not choose"),
      OptionSpec(
        "tests", value: "FOLDER", "prune references beside the test files below, not documents'"),
      OptionSpec(
        "test-log", value: "FILE", "what a run of all tests noted, for prune --tests"),
      OptionSpec(
        "format", value: "WORD", choices: ["text", "json"], initial: "text",
        "how the outcome is written to stdout"),
      Reporters.option,
      OptionSpec(
        "jobs", letter: "j", value: "N", initial: Jobs.initial, "how many cells are solved at once"),
    ],
    examples: [
      "casque snapshots record Layouts --device phones --style light,dark",
      "casque snapshots verify Layouts --reporter pretty,junit=snapshots.xml,html=report/",
      "casque snapshots approve welcome@iphone-se-3_portrait",
      "casque snapshots prune --check --tests Tests --test-log checked.txt",
    ])

  private let arguments: ParsedArguments
  private let verb: SnapshotVerb
  private let options: SnapshotOptions
  private let reporters: Reporters

  /// Makes the command from its arguments.
  public init(_ arguments: ParsedArguments) throws(CommandError) {
    self.arguments = arguments
    guard let verb = SnapshotVerb(rawValue: arguments.verb ?? "") else {
      throw .usage(
        UsageError(
          "'snapshots' needs to know what to do",
          hint: SnapshotVerb.allCases.map(\.rawValue).joined(separator: ", ")))
    }
    self.verb = verb
    options = try SnapshotOptions(arguments)
    reporters = try Reporters(arguments)
  }

  /// Does what the verb says.
  public func run(_ io: CommandIO) throws(CommandError) -> ExitStatus {
    switch verb {
    case .record, .verify:
      let run = SnapshotCheckRun(options: options, arguments: arguments, verb: verb)
      return try run.run(reporters, io)
    case .approve: return try SnapshotApproval(options.store).approve(arguments.operands, io)
    case .review: return try SnapshotApproval(options.store).review(arguments.operands, io)
    case .prune where arguments.value("tests") != nil:
      let folder = arguments.value("tests") ?? "."
      let references = try TestReferences(folder: folder, log: arguments.value("test-log"))
      return try references.prune(checkOnly: arguments.flag("check"), io)
    case .prune, .list:
      let read = try DocumentOperands(
        arguments.operands, locale: MatrixOptions.locale(of: arguments), io)
      let matrix = try options.matrix(read.documents, arguments)
      let listing = ReferenceListing(matrix)
      if verb == .list { return listing.list(io) }
      // What a broken document has would look like orphans.
      guard read.unread.isEmpty else {
        for diagnostic in read.diagnostics { io.err(TextReport(io).text(of: diagnostic)) }
        throw .failure("nothing is pruned while documents cannot be read")
      }
      return try listing.prune(
        checkOnly: arguments.flag("check"), otherCells: arguments.flag("other-cells"), io)
    }
  }
}
