import Casque

/// `casque schema`: prints the JSON Schema of layout documents.
public struct SchemaCommand: Subcommand {
  /// What the command takes.
  public static let spec = CommandSpec(
    name: "schema", summary: "Print the JSON Schema of layout documents",
    discussion: """
      Editors complete and check documents with it: write it beside them as casque.schema.json and
      begin a document with `# yaml-language-server: $schema=casque.schema.json`.
      """,
    examples: ["casque schema > Layouts/casque.schema.json"])

  /// Makes the command from its arguments.
  public init(_ arguments: ParsedArguments) throws(CommandError) {}

  /// Prints the schema.
  public func run(_ io: CommandIO) throws(CommandError) -> ExitStatus {
    io.out(DocumentSchema.json())
    return .success
  }
}
