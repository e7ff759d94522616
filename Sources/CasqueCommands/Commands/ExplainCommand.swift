import Casque

/// `casque explain`: prints the page of a diagnostic code, or what is not known of UIKit.
public struct ExplainCommand: Subcommand {
  /// What the command takes.
  public static let spec = CommandSpec(
    name: "explain", summary: "Explain a diagnostic code, or list all codes", operands: "[CODE]",
    operandWords: [limits] + DiagnosticCode.allCases.map(\.rawValue),
    discussion: """
      `casque explain limits` lists what of UIKit's layout is not known for certain, and what Casque
      does in its place.
      """,
    options: [
      OptionSpec(
        "format", value: "WORD", choices: ["text", "markdown"],
        "text, or an article with the pages of all codes or with the limits")
    ],
    examples: ["casque explain layout/unsatisfiable", "casque explain limits", "casque explain"])

  /// The operand that stands for what is not known.
  public static let limits = "limits"

  private let codes: [String]
  private let isArticle: Bool

  /// Makes the command from its arguments.
  public init(_ arguments: ParsedArguments) throws(CommandError) {
    codes = arguments.operands
    isArticle = arguments.value("format") == "markdown"
    guard !isArticle || codes.isEmpty || codes == [Self.limits] else {
      throw .usage(UsageError("--format markdown is of all codes, and takes none"))
    }
  }

  /// Prints the pages.
  public func run(_ io: CommandIO) throws(CommandError) -> ExitStatus {
    guard !isArticle else {
      io.out(codes.isEmpty ? DiagnosticsArticle.text() : LimitsText.article())
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
      if text == Self.limits {
        io.out(LimitsText.text())
        continue
      }
      guard let code = DiagnosticCode(rawValue: text) else {
        let names = DiagnosticCode.allCases.map(\.rawValue) + [Self.limits]
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
