import Casque

/// `casque explain`: prints the page of a diagnostic code.
public struct ExplainCommand: Subcommand {
  /// What the command takes.
  public static let spec = CommandSpec(
    name: "explain", summary: "Explain a diagnostic code, or list all codes", operands: "[CODE]",
    options: [
      OptionSpec(
        "format", value: "WORD", choices: ["text", "markdown"],
        "text, or an article with the pages of all codes")
    ],
    examples: ["casque explain layout/unsatisfiable", "casque explain"])

  private let codes: [String]
  private let isArticle: Bool

  /// Makes the command from its arguments.
  public init(_ arguments: ParsedArguments) throws(CommandError) {
    codes = arguments.operands
    isArticle = arguments.value("format") == "markdown"
    guard !isArticle || codes.isEmpty else {
      throw .usage(UsageError("--format markdown is of all codes, and takes none"))
    }
  }

  /// Prints the pages.
  public func run(_ io: CommandIO) throws(CommandError) -> ExitStatus {
    guard !isArticle else {
      io.out(DiagnosticsArticle.text())
      return .success
    }
    guard !codes.isEmpty else {
      let width = DiagnosticCode.allCases.map(\.rawValue.count).max() ?? 0
      for code in DiagnosticCode.allCases {
        let gap = String(repeating: " ", count: width - code.rawValue.count)
        io.out("\(code.rawValue)\(gap)  \(code.page.summary)\n")
      }
      return .success
    }
    for text in codes {
      guard let code = DiagnosticCode(rawValue: text) else {
        let names = DiagnosticCode.allCases.map(\.rawValue)
        throw .usage(
          UsageError(
            "there is no code '\(text)'",
            hint: NearestName.of(text, in: names).map { "did you mean '\($0)'?" }
              ?? "`casque explain` lists them"))
      }
      io.out(ExplainCommand.text(of: code))
    }
    return .success
  }

  private static func text(of code: DiagnosticCode) -> String {
    let page = code.page
    let example = page.example.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "    \($0)" }.joined(separator: "\n")
    return """
      \(code.rawValue) (\(code.severity.rawValue))

      \(page.summary)

      Why: \(page.cause)

      What to do: \(page.remedy)

      Example:
      \(example)

      """ + "\n"
  }
}
