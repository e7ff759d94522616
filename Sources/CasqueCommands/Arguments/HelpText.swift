/// The texts of `casque --help` and `casque COMMAND --help`.
public enum HelpText {
  /// The help of the whole program.
  public static func overview(of commands: [CommandSpec]) -> String {
    let width = commands.map(\.name.count).max() ?? 0
    var lines = [
      "casque solves, checks and draws iOS layouts on every iPhone and iPad.", "",
      "usage: casque COMMAND [options] [FILE…]", "", "Commands:",
    ]
    lines += commands.map { "  \(padded($0.name, width))  \($0.summary)" }
    lines += [
      "", "Start with:", "  casque check Layouts/welcome.yml",
      "  casque render Layouts/welcome.yml --device iphone-se-3 -o welcome.png", "",
      "`casque COMMAND --help` tells more; `casque --version` names engine, catalogue and fonts.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The help of a command.
  public static func page(of spec: CommandSpec) -> String {
    let operands = spec.operands.map { " \($0)" } ?? ""
    let options = spec.options.isEmpty ? "" : " [options]"
    let verbs = (spec.verbs + spec.otherVerbs).joined(separator: "|")
    let verb = verbs.isEmpty ? "" : " \(verbs)"
    var lines = ["usage: casque \(spec.name)\(verb)\(options)\(operands)", "", spec.summary]
    if !spec.discussion.isEmpty { lines += ["", spec.discussion] }
    if !spec.options.isEmpty {
      let heads = spec.options.map(head)
      let width = heads.map(\.count).max() ?? 0
      lines += ["", "Options:"]
      lines += zip(heads, spec.options).map { "  \(padded($0, width))  \($1.summary)" }
    }
    if !spec.examples.isEmpty { lines += ["", "Examples:"] + spec.examples.map { "  \($0)" } }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func head(_ option: OptionSpec) -> String {
    let letter = option.letter.map { "-\($0), " } ?? "    "
    return "\(letter)--\(option.name)" + (option.value.map { " \($0)" } ?? "")
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
