/// The manual page of `casque`, made from the commands' specifications.
public enum ManPage {
  /// The page as source for man(7); it names no date, so that the same commands give the same page.
  ///
  /// - Parameters:
  ///   - commands: the commands, in the order of the page.
  ///   - version: the version of the program.
  public static func text(of commands: [CommandSpec], version: String) -> String {
    var page = ManSource()
    page.request("TH", "CASQUE", "1", "", "casque \(version)", "User Commands")
    page.request("SH", "NAME")
    page.text("casque - solve, check and draw iOS layouts on every iPhone and iPad")
    page.request("SH", "SYNOPSIS")
    page.text("`casque` COMMAND [options] [FILE…]")
    page.request("br")
    page.text("`casque --help`")
    page.request("br")
    page.text("`casque --version`")
    page.request("SH", "COMMANDS")
    for command in commands { write(command, to: &page) }
    page.request("SH", "EXIT STATUS")
    for (status, meaning) in statuses {
      page.entry("`\(status.rawValue)`", meaning)
    }
    page.request("SH", "FILES")
    page.entry(
      "`\(ConfigurationFile.fileName)`",
      "Sets options where the command line does not give them; see `casque config`.")
    page.request("SH", "ENVIRONMENT")
    page.entry("`NO_COLOR`", "If set to anything, what is written to a terminal has no colours.")
    return page.source
  }

  private static let statuses: [(ExitStatus, String)] = [
    (.success, "All is well."),
    (.findings, "There are findings, differences, or errors in a document."),
    (.failure, "Nothing could be done."),
    (.usage, "The command line could not be understood."),
  ]

  private static func write(_ command: CommandSpec, to page: inout ManSource) {
    page.request("SS", command.name)
    let options = command.options.isEmpty ? "" : " [options]"
    let verbs = (command.verbs + command.otherVerbs).joined(separator: "|")
    let verb = verbs.isEmpty ? "" : " \(verbs)"
    let operands = command.operands.map { " \($0)" } ?? ""
    page.text("`casque \(command.name)`\(verb)\(options)\(operands)")
    page.request("PP")
    page.text("\(command.summary).")
    if !command.discussion.isEmpty {
      page.request("PP")
      page.text(command.discussion)
    }
    for option in command.options { page.entry(head(of: option), description(of: option)) }
    guard !command.examples.isEmpty else { return }
    page.request("PP")
    page.text(command.examples.count == 1 ? "Example:" : "Examples:")
    page.literal(command.examples)
  }

  private static func head(of option: OptionSpec) -> String {
    let letter = option.letter.map { "`-\($0)`, " } ?? ""
    return "\(letter)`--\(option.name)`" + (option.value.map { " \($0)" } ?? "")
  }

  private static func description(of option: OptionSpec) -> String {
    var parts = [option.summary]
    if !option.choices.allSatisfy(option.summary.contains) {
      parts.append("one of \(option.choices.joined(separator: ", "))")
    }
    switch option.repeats {
    case .once: break
    case .lists: parts.append("may be repeated, and takes a list with commas")
    case .values: parts.append("may be repeated")
    }
    if !option.initial.isEmpty { parts.append("built in: \(option.initial)") }
    return parts.joined(separator: "; ")
  }
}
