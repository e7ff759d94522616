import Casque

/// `casque devices`: lists the catalogue.
public struct DevicesCommand: Subcommand {
  /// What the command takes.
  public static let spec = CommandSpec(
    name: "devices", summary: "List the devices that layouts are solved for",
    discussion: """
      Sizes and insets are in points: portrait, then landscape. The evidence is the weakest among a
      row's numbers; the JSON form names the sources.
      """,
    options: [
      OptionSpec("format", value: "WORD", choices: ["text", "json"], "a table, or JSON")
    ],
    examples: ["casque devices", "casque devices --format json"])

  private let isJSON: Bool

  /// Makes the command from its arguments.
  public init(_ arguments: ParsedArguments) throws(CommandError) {
    isJSON = arguments.value("format") == "json"
  }

  /// Prints the list.
  public func run(_ io: CommandIO) throws(CommandError) -> ExitStatus {
    let listing = DeviceCatalogue.standard.listing
    io.out(isJSON ? JSONText.text(of: DevicesDocument(devices: listing)) : DeviceTable.text(listing))
    return .success
  }
}

/// The form `casque-devices/1`.
private struct DevicesDocument: Encodable {
  var schema = "casque-devices/1"
  var devices: [DeviceListing]
}
