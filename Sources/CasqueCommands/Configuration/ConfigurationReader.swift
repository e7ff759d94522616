import Casque

/// Reads a `casque.yml`.
struct ConfigurationReader {
  private let source: SourceText
  private let commands: [CommandSpec]
  private var settings: [ConfigurationFile.Setting] = []
  private var diagnostics: [Diagnostic] = []

  /// Reads a file; what cannot be used is reported and left out.
  static func read(
    _ bytes: [UInt8], path: String,
    commands: [CommandSpec] = Program.commands.map { $0.spec }
  ) -> Diagnosed<ConfigurationFile> {
    let tree = DocumentTree.read(bytes, path: path)
    var reader = ConfigurationReader(
      source: tree.value.source, commands: commands.filter(\.takesDocuments))
    if let root = tree.value.root, !root.isUnreadable { reader.read(root) }
    return Diagnosed(
      ConfigurationFile(path: path, settings: reader.settings),
      diagnostics: tree.diagnostics + reader.diagnostics)
  }

  private init(source: SourceText, commands: [CommandSpec]) {
    self.source = source
    self.commands = commands
  }

  private mutating func read(_ root: DocumentValue) {
    guard let entries = root.mapping else {
      report(.documentWrongType, "the file is \(root.kindName), not a mapping", root.bytes)
      return
    }
    if root["casque"] == nil {
      report(.documentMissingKey, "the file needs the key 'casque: 1'", 0..<0)
    }
    for entry in entries {
      if entry.key == "casque" {
        readVersion(entry.value)
      } else if entry.key == ConfigurationFile.layouts {
        readLayouts(entry)
      } else if let command = commands.first(where: { $0.name == entry.key }) {
        readSection(entry.value, of: command)
      } else {
        readSetting(entry, command: nil, among: shared)
      }
    }
  }

  /// The options that all commands have, with the same meaning.
  private var shared: [OptionSpec] {
    let lists = commands.map(\.configurable)
    return (lists.first ?? []).filter { option in
      lists.allSatisfy { list in
        list.contains { $0.name == option.name && $0.choices == option.choices }
      }
    }
  }

  private mutating func readVersion(_ value: DocumentValue) {
    guard value.scalar?.coreValue != .integer(1), !value.isUnreadable else { return }
    report(.documentVersion, "this version of Casque reads 'casque: 1'", value.bytes)
  }

  private mutating func readLayouts(_ entry: DocumentEntry) {
    guard let values = words(of: entry.value) else { return }
    add(ConfigurationFile.layouts, nil, values.map(\.text), entry)
  }

  private mutating func readSection(_ value: DocumentValue, of command: CommandSpec) {
    guard let entries = value.mapping else {
      if !value.isUnreadable {
        report(
          .documentWrongType, "'\(command.name)' is \(value.kindName), not a mapping",
          value.bytes)
      }
      return
    }
    for entry in entries {
      readSetting(entry, command: command.name, among: command.configurable)
    }
  }

  private mutating func readSetting(
    _ entry: DocumentEntry, command: String?, among options: [OptionSpec]
  ) {
    guard let option = options.first(where: { $0.name == entry.key }) else {
      let general = command == nil ? [ConfigurationFile.layouts] + commands.map(\.name) : []
      let near = NearestName.of(entry.key, in: options.map(\.name) + general)
      let whose = command.map { " for '\($0)'" } ?? ""
      report(
        .documentUnknownKey, "there is no setting '\(entry.key)'\(whose)", entry.keyBytes,
        hint: near.map { "did you mean '\($0)'?" } ?? "`casque config` lists them")
      return
    }
    guard option.value != nil else {
      readFlag(entry, command)
      return
    }
    guard let values = words(of: entry.value) else { return }
    if option.repeats == .once, values.count != 1 {
      report(
        .documentInvalidValue, "'\(option.name)' has one value, not \(values.count)",
        entry.value.bytes)
      return
    }
    for value in values where !option.choices.isEmpty && !option.choices.contains(value.text) {
      let near = NearestName.of(value.text, in: option.choices)
      report(
        .documentInvalidValue, "'\(option.name)' cannot be '\(value.text)'", value.bytes,
        hint: near.map { "did you mean '\($0)'?" }
          ?? "one of \(option.choices.joined(separator: ", "))")
      return
    }
    add(option.name, command, values.map(\.text), entry)
  }

  private mutating func readFlag(_ entry: DocumentEntry, _ command: String?) {
    switch entry.value.scalar?.coreValue {
    case .boolean(let isOn): add(entry.key, command, isOn ? ["true"] : [], entry)
    default:
      guard !entry.value.isUnreadable else { return }
      report(.documentWrongType, "'\(entry.key)' is true or false", entry.value.bytes)
    }
  }

  /// The words of a value: one, or those of a list; nil if it has been reported.
  private mutating func words(
    of value: DocumentValue
  ) -> [(text: String, bytes: Range<Int>)]? {
    let members = value.sequence ?? [value]
    var words: [(text: String, bytes: Range<Int>)] = []
    for member in members {
      guard let scalar = member.scalar, !scalar.text.isEmpty, scalar.coreValue != .null else {
        if !member.isUnreadable {
          report(
            .documentWrongType, "here must be a word, not \(member.kindName)", member.bytes)
        }
        return nil
      }
      words.append((scalar.text, member.bytes))
    }
    guard !words.isEmpty else {
      report(.documentInvalidValue, "the list is empty", value.bytes)
      return nil
    }
    return words
  }

  private mutating func add(
    _ name: String, _ command: String?, _ values: [String], _ entry: DocumentEntry
  ) {
    settings.append(
      ConfigurationFile.Setting(
        name: name, command: command, values: values, place: source.range(of: entry.value.bytes)))
  }

  private mutating func report(
    _ code: DiagnosticCode, _ message: String, _ bytes: Range<Int>, hint: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        code, message, at: source.range(of: bytes), hints: hint.map { [Hint($0)] } ?? []))
  }
}
