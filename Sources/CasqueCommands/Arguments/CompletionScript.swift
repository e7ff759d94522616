/// The shells that completion scripts are made for.
public enum Shell: String, Sendable, CaseIterable {
  /// GNU bash.
  case bash
  /// Z shell.
  case zsh
  /// fish.
  case fish
}

/// Scripts that complete `casque` in a shell, made from the commands' specifications.
public enum CompletionScript {
  /// The script for a shell.
  public static func text(for shell: Shell, commands: [CommandSpec]) -> String {
    switch shell {
    case .bash: bash(commands)
    case .zsh: zsh(commands)
    case .fish: fish(commands)
    }
  }

  private static func bash(_ commands: [CommandSpec]) -> String {
    var lines = [
      // The last word of a list with commas is completed.
      "_casque_list() {",
      "  local head=\"\"",
      "  case \"$current\" in *,*) head=\"${current%,*},\" ;; esac",
      "  COMPREPLY=($(compgen -P \"$head\" -W \"$1\" -- \"${current##*,}\"))",
      "}",
      "_casque() {",
      "  local current=\"${COMP_WORDS[COMP_CWORD]}\" previous=\"${COMP_WORDS[COMP_CWORD-1]}\"",
      "  if [ \"$COMP_CWORD\" -eq 1 ]; then",
      "    COMPREPLY=($(compgen -W \"\(names(commands))\" -- \"$current\")); return",
      "  fi",
      "  case \"${COMP_WORDS[1]}:$previous\" in",
    ]
    for command in commands {
      for option in command.options where !words(option).isEmpty {
        lines.append(
          "    \(command.name):--\(option.name)) _casque_list \"\(words(option))\"; return ;;")
      }
    }
    lines += ["  esac", "  case \"${COMP_WORDS[1]}\" in"]
    for command in commands {
      let words = command.options.map { "--\($0.name)" }.joined(separator: " ")
      lines.append(
        "    \(command.name)) local options=\"\(words) --help\""
          + " words=\"\(command.operandWords.joined(separator: " "))\" ;;")
    }
    lines += [
      "  esac",
      "  if [ \"$COMP_CWORD\" -eq 2 ]; then case \"${COMP_WORDS[1]}\" in",
    ]
    lines += commands.filter { !verbs($0).isEmpty }.map {
      "    \($0.name)) words=\"\(verbs($0))\" ;;"
    }
    lines += [
      "  esac; fi",
      "  case \"$current\" in",
      "    -*) COMPREPLY=($(compgen -W \"$options\" -- \"$current\")) ;;",
      "    *) if [ -n \"$words\" ]; then COMPREPLY=($(compgen -W \"$words\" -- \"$current\"))",
      "      else COMPREPLY=($(compgen -f -- \"$current\")); fi ;;",
      "  esac",
      "}",
      "complete -o filenames -F _casque casque",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func zsh(_ commands: [CommandSpec]) -> String {
    var lines = [
      "#compdef casque", "_casque() {", "  local -a commands", "  commands=(",
    ]
    lines += commands.map { "    '\($0.name):\(quoted($0.summary))'" }
    lines += [
      "  )", "  if (( CURRENT == 2 )); then _describe command commands; return; fi",
      "  case $words[2] in",
    ]
    for command in commands {
      lines.append("    \(command.name)) _arguments \\")
      for option in command.options {
        var value = ""
        if option.value != nil {
          value = words(option).isEmpty ? ":value:_files" : ":value:(\(words(option)))"
        }
        let star = option.repeats == .once ? "" : "*"
        lines.append("      '\(star)--\(option.name)[\(quoted(option.summary))]\(value)' \\")
      }
      if !verbs(command).isEmpty { lines.append("      '2:verb:(\(verbs(command)))' \\") }
      let words = command.operandWords.joined(separator: " ")
      lines.append(words.isEmpty ? "      '*:file:_files' ;;" : "      '*:word:(\(words))' ;;")
    }
    lines += ["  esac", "}", "_casque \"$@\""]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func fish(_ commands: [CommandSpec]) -> String {
    var lines: [String] = []
    for command in commands {
      if !command.operandWords.isEmpty {
        lines.append(
          "complete -c casque -n '__fish_seen_subcommand_from \(command.name)' -f"
            + " -a '\(command.operandWords.joined(separator: " "))'")
      }
      if !verbs(command).isEmpty {
        lines.append(
          "complete -c casque -n '__fish_seen_subcommand_from \(command.name); and not "
            + "__fish_seen_subcommand_from \(verbs(command))' -f -a '\(verbs(command))'")
      }
      lines.append(
        "complete -c casque -n __fish_use_subcommand -a \(command.name)"
          + " -d '\(quoted(command.summary))'")
      for option in command.options {
        var line = "complete -c casque -n '__fish_seen_subcommand_from \(command.name)'"
        line += " -l \(option.name) -d '\(quoted(option.summary))'"
        if let letter = option.letter { line += " -s \(letter)" }
        if option.value != nil { line += " -r" }
        if !words(option).isEmpty { line += " -f -a '\(words(option))'" }
        lines.append(line)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func names(_ commands: [CommandSpec]) -> String {
    commands.map(\.name).joined(separator: " ")
  }

  private static func words(_ option: OptionSpec) -> String {
    (option.choices + option.suggestions).joined(separator: " ")
  }

  private static func verbs(_ command: CommandSpec) -> String {
    (command.verbs + command.otherVerbs).joined(separator: " ")
  }

  private static func quoted(_ text: String) -> String {
    text.map { "'[]:".contains($0) ? " " : String($0) }.joined()
  }
}
